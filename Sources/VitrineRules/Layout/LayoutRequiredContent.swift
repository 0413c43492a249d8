import VitrineModel
import VitrineSource

/// Content that insists on its size.
struct LayoutRequiredContent: ViewRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-required-content", .warning, .layout, .spec,
    "hugging and compression resistance stay below 1000",
    why: "a required content size meets required edges, and the text or the language decides which of them breaks",
    sources: ["layout 14"], .documented,
    fix: .suggestion("use 999"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: Hello, id: hello, hugging: ▸1000◂, pin: superview }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: Hello, id: hello, hugging: 999, pin: superview }
      """
    ])

  /// Looks at one view.
  func check(_ view: ViewSubject, in context: RuleContext, into findings: inout Findings) {
    for (key, name) in [(Key<AxisPriorities>.hugging, "hugging"), (.compressionResistance, "compressionResistance")] {
      guard let written = view.entry[key],
        written.value.horizontal >= .required || written.value.vertical >= .required
      else { continue }
      findings.add(.required(written.place, name))
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func required(_ place: SourcePlace, _ name: String) -> Diagnostic {
    Diagnostic(
      LayoutRequiredContent.facts, "'\(name)' of 1000 leaves no way out when the edges ask for another size", at: place,
      fixes: [DiagnosticFix("use 999", .suggestion)])
  }
}
