import VitrineModel
import VitrineSource

/// Anchors that lie on different axes or are of different kinds.
struct LayoutAxisMix: ConstraintRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-axis-mix", .error, .layout, .spec,
    "a constraint relates places of one axis, or lengths",
    why: "UIKit has a class of anchors for each axis and one for lengths, and anchors of two classes cannot be "
      + "related",
    sources: ["layout 14"], .documented,
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.leading = ▸superview.top◂
          view:
            - { label: Hello, id: hello }
      """,
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.leading = ▸superview.width◂
          view:
            - { label: Hello, id: hello }
      """,
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.leading = superview.leading
          view:
            - { label: Hello, id: hello }
      """,
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.width = hello.height
          view:
            - { label: Hello, id: hello }
      """,
    ])

  /// Looks at one constraint.
  func check(
    _ constraint: LayoutConstraint, of view: ViewSubject, in context: RuleContext, into findings: inout Findings
  ) {
    guard let first = constraint.first.anchor, let second = constraint.second.anchor else { return }
    let areLengths = (first.attribute.isLength, second.attribute.isLength)
    guard areLengths != (true, true) else { return }
    if areLengths.0 != areLengths.1 || first.attribute.isHorizontal != second.attribute.isHorizontal {
      findings.add(.axisMix(first, second))
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func axisMix(_ first: ConstraintAnchor, _ second: ConstraintAnchor) -> Diagnostic {
    Diagnostic(
      LayoutAxisMix.facts,
      "'\(first.attribute.rawValue)' cannot pair with '\(second.attribute.rawValue)': \(kind(first)) and \(kind(second))",
      at: second.place, labels: [DiagnosticLabel(first.place, "\(kind(first))")])
  }

  /// Says what an anchor is.
  private static func kind(_ anchor: ConstraintAnchor) -> String {
    if anchor.attribute.isLength { return "a length" }
    return anchor.attribute.isHorizontal ? "a horizontal place" : "a vertical place"
  }
}
