import VitrineLayout
import VitrineModel
import VitrineSource

/// A text whose width is estimated.
struct TextApproximate: LaidOutViewRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "text-approximate", .advice, .text, .resolved,
    "the layout rests on measured widths of text",
    why: "this version has no widths for these characters or this font, so frames may be off by some points",
    sources: ["layout 14", "layout 8"], .decision,
    fix: .suggestion("name the font's file under 'fonts'"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: "สวัสดี", id: ▸hello◂, center: true }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: "Hello", id: hello, center: true }
      """
    ],
    aliases: ["layout-approximate-text"])

  /// Looks at one view in one environment.
  func check(_ view: LaidOutViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard view.view.approximations.contains(where: { $0.name == LaidOutNode.textEstimate }) else { return }
    findings.add(.estimated(view))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func estimated(_ view: LaidOutViewSubject) -> Diagnostic {
    Diagnostic(
      TextApproximate.facts, "the width of this text is an estimate", at: view.place,
      fixes: [DiagnosticFix("name the font's file under 'fonts'", .suggestion)])
  }
}
