import VitrineModel
import VitrineSource

/// Width, height and aspect that cannot all hold.
struct LayoutAspectOverdetermined: ViewRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-aspect-overdetermined", .error, .layout, .spec,
    "a width, a height and an aspect that are all required agree",
    why: "two of the three give the third, so a third that differs can never hold and UIKit breaks one at run "
      + "time",
    sources: ["layout 14"], .decision,
    fix: .suggestion("drop one of 'width', 'height' and 'aspect'"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { image: [40, 40], width: 40, height: 40, aspect: ▸"16:9"◂ }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { image: [40, 40], width: 40, aspect: "16:9" }
      """,
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { image: [40, 40], width: 32, height: 18, aspect: "16:9" }
      """,
    ])

  /// Looks at one view.
  func check(_ view: ViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard let aspect = view.entry[.aspect],
      let width = view.entry.requiredLength(horizontal: true)?.amount.points,
      let height = view.entry.requiredLength(horizontal: false)?.amount.points,
      abs(width - height * aspect.value) > Self.tolerance
    else { return }
    findings.add(.overdetermined(aspect, width, height))
  }

  /// How far the width may be off, in points: half a pixel at 1x, as an aspect is rarely a whole number (project decision).
  private static let tolerance = 0.5
}

extension Diagnostic {
  /// The finding.
  fileprivate static func overdetermined(_ aspect: Authored<Double>, _ width: Double, _ height: Double) -> Diagnostic {
    Diagnostic(
      LayoutAspectOverdetermined.facts,
      "a width of \(numberText(width)) and a height of \(numberText(height)) do not have this aspect; with this height the "
        + "width would be \(numberText(height * aspect.value))", at: aspect.place,
      fixes: [DiagnosticFix("drop one of 'width', 'height' and 'aspect'", .suggestion)])
  }
}
