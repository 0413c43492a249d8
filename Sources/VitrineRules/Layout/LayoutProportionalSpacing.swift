import VitrineModel
import VitrineSchema
import VitrineSource

/// Spacing between proportional children.
struct LayoutProportionalSpacing: StackRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-proportional-spacing", .warning, .layout, .spec,
    "a stack that fills proportionally has no spacing",
    why: "the shares are of the whole length, spacing included, so they are too long and the last child takes "
      + "the error",
    sources: ["layout 14"], .source,
    fix: .suggestion("use 'distribution: fill'"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { hstack: [{ label: A }, { label: B }], distribution: fillProportionally, spacing: ▸8◂ }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { hstack: [{ label: A }, { label: B }], distribution: fillProportionally }
      """
    ])

  /// Looks at one stack.
  func check(_ stack: ViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard stack.entry[.distribution]?.value.word == .fillProportionally, let spacing = stack.entry[.spacing],
      spacing.value != 0
    else { return }
    findings.add(.spacing(spacing.place))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func spacing(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      LayoutProportionalSpacing.facts, "with spacing the last child of a proportional stack is too short or too long",
      at: place, fixes: [DiagnosticFix("use 'distribution: fill'", .suggestion)])
  }
}
