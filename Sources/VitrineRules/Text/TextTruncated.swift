import VitrineLayout
import VitrineModel
import VitrineSource

/// A text that is cut.
struct TextTruncated: LaidOutViewRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "text-truncated", .warning, .text, .resolved,
    "a text has room for all of it",
    why: "what does not fit is replaced by an ellipsis or cut off, and people do not see it",
    sources: ["layout 14"], .decision,
    fix: .suggestion("use 'numberOfLines: 0'"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: A rather long line of text, id: ▸hello◂, frame: [0, 0, 80, 21] }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: Short, id: hello, frame: [0, 0, 80, 21] }
      """
    ],
    aliases: ["layout-truncated"])

  /// Looks at one view in one environment.
  func check(_ view: LaidOutViewSubject, in context: RuleContext, into findings: inout Findings) {
    let node = view.view
    guard node.isTruncated, !node.frame.isEmpty else { return }
    findings.add(.cut(view))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func cut(_ view: LaidOutViewSubject) -> Diagnostic {
    let size = view.view.frame.size
    return Diagnostic(
      TextTruncated.facts,
      "the text of '\(view.view.name)' does not fit in \(numberText(size.width)) by \(numberText(size.height)) points",
      at: view.place, fixes: [DiagnosticFix("use 'numberOfLines: 0', or give it more room", .suggestion)])
  }
}
