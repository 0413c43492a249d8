import VitrineModel
import VitrineSource

/// A directional edge against a physical one.
struct LayoutLeadingLeftMix: ConstraintRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-leading-left-mix", .error, .layout, .spec,
    "leading and trailing pair with each other, left and right with each other",
    why: "which of left and right is leading depends on the language, and NSLayoutConstraint refuses such a pair",
    sources: ["layout 14"], .documented,
    fix: .suggestion("use 'leading' and 'trailing' on both sides"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.leading = ▸superview.left◂
          view:
            - { label: Hello, id: hello }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.left = superview.left
          view:
            - { label: Hello, id: hello }
      """
    ])

  /// Looks at one constraint.
  func check(
    _ constraint: LayoutConstraint, of view: ViewSubject, in context: RuleContext, into findings: inout Findings
  ) {
    guard let first = constraint.first.anchor, let second = constraint.second.anchor else { return }
    let isMixed =
      first.attribute.isDirectional && second.attribute.isPhysical
      || first.attribute.isPhysical && second.attribute.isDirectional
    if isMixed { findings.add(.mix(first, second)) }
  }
}

extension LayoutAttribute {
  /// Whether it is an edge that follows the reading direction.
  var isDirectional: Bool { self == .leading || self == .trailing }
  /// Whether it is an edge that stays where it is in every language.
  var isPhysical: Bool { self == .left || self == .right }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func mix(_ first: ConstraintAnchor, _ second: ConstraintAnchor) -> Diagnostic {
    Diagnostic(
      LayoutLeadingLeftMix.facts,
      "'\(first.attribute.rawValue)' cannot pair with '\(second.attribute.rawValue)'", at: second.place,
      labels: [DiagnosticLabel(first.place, "its partner")],
      fixes: [DiagnosticFix("use 'leading' and 'trailing' on both sides", .suggestion)])
  }
}
