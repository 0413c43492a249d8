import VitrineModel
import VitrineSource

/// A frame that depends on the view's own safe area.
struct LayoutSafeAreaCycle: ConstraintRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-safe-area-cycle", .error, .layout, .spec,
    "the frame of a view does not depend on its own safe area",
    why: "what of the safe area lies in a view follows from its frame, so the frame cannot follow from it",
    sources: ["layout 14"], .source,
    fix: .suggestion("use the guide of the view around it"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.height = ▸hello.safeArea.height◂ + 20
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
            - hello.height = superview.safeArea.height - 20
          view:
            - { label: Hello, id: hello }
      """
    ])

  /// Looks at one constraint.
  func check(
    _ constraint: LayoutConstraint, of view: ViewSubject, in context: RuleContext, into findings: inout Findings
  ) {
    guard let first = constraint.first.anchor, let second = constraint.second.anchor, first.item == second.item,
      (first.guide == .safeArea) != (second.guide == .safeArea)
    else { return }
    // The root's frame is given, whatever is written about it.
    if first.item == .superview, view.index == 0 { return }
    findings.add(.cycle(first.guide == .safeArea ? first : second))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func cycle(_ anchor: ConstraintAnchor) -> Diagnostic {
    Diagnostic(
      LayoutSafeAreaCycle.facts, "a view's own safe area cannot decide its frame", at: anchor.place,
      fixes: [DiagnosticFix("use the guide of the view around it", .suggestion)])
  }
}
