import VitrineModel
import VitrineSource

/// Physical edges.
struct LayoutLeftRight: ConstraintRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-left-right", .advice, .layout, .spec,
    "'leading' and 'trailing' hold edges that mirror",
    why: "in a language that reads from right to left 'left' and 'right' stay, so the layout does not mirror",
    sources: ["layout 14"], .documented,
    fix: .safe("use 'leading' and 'trailing'"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - ▸hello.left◂ = superview.left
          view:
            - { label: Hello, id: hello }
      """
    ],
    fixed: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.leading = superview.leading
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
            - hello.leading = superview.leading
          view:
            - { label: Hello, id: hello }
      """
    ])

  /// Looks at one constraint.
  func check(
    _ constraint: LayoutConstraint, of view: ViewSubject, in context: RuleContext, into findings: inout Findings
  ) {
    guard let first = constraint.first.anchor, let second = constraint.second.anchor, first.attribute.isPhysical,
      second.attribute.isPhysical
    else { return }
    findings.add(.physical(first, second, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func physical(
    _ first: ConstraintAnchor, _ second: ConstraintAnchor, _ context: RuleContext
  ) -> Diagnostic {
    let edits = [first, second].flatMap { anchor in
      let word = anchor.attribute.rawValue
      let end = anchor.place.slice(anchor.place.span.length - word.utf8.count, word.utf8.count)
      return context.files.text(end) == word
        ? context.replacing(end, with: anchor.attribute == .left ? "leading" : "trailing") : []
    }
    return Diagnostic(
      LayoutLeftRight.facts, "'\(first.attribute.rawValue)' does not mirror", at: first.place,
      fixes: edits.count == 2 ? [DiagnosticFix("use 'leading' and 'trailing'", .safe, edits: edits)] : [])
  }
}
