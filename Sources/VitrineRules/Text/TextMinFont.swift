import VitrineModel
import VitrineSchema
import VitrineSource

/// A text too small to read.
struct TextMinFont: ViewRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "text-min-font", .advice, .text, .spec,
    "a text has at least 11 points at the default text size",
    why: "the Human Interface Guidelines name 11 points as the smallest size that people can read at arm's length",
    sources: ["layout 14"], .documented,
    fix: .suggestion("use 11"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: Hello, id: hello, font: ▸9◂ }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: Hello, id: hello, font: 11 }
      """
    ],
    aliases: ["layout-min-font"])

  /// Looks at one view.
  func check(_ view: ViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard view.node.kind.showsText, let font = view.entry[.font], let size = font.value.size, size < Self.smallest
    else {
      return
    }
    findings.add(.small(font.place, size))
  }

  /// The smallest size in points (layout 14, documented in the Human Interface Guidelines).
  private static let smallest = 11.0
}

extension Diagnostic {
  /// The finding.
  fileprivate static func small(_ place: SourcePlace, _ size: Double) -> Diagnostic {
    Diagnostic(
      TextMinFont.facts, "text of \(numberText(size)) points is hard to read", at: place,
      fixes: [DiagnosticFix("use 11", .suggestion)])
  }
}
