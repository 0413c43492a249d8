import VitrineModel
import VitrineSchema
import VitrineSource

/// A hidden child of a stack that keeps its length.
struct LayoutHiddenFixedSize: StackRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-hidden-fixed-size", .warning, .layout, .spec,
    "a child of a stack that can be hidden has no required length along it",
    why: "a stack hides a child by a required length of 0, so another required length makes the two conflict "
      + "at run time",
    sources: ["layout 14"], .reported,
    fix: .suggestion("use a priority below 1000"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { vstack: [{ label: A, isHidden: true, height: ▸40◂ }, { label: B }] }
      """,
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { vstack: [{ label: A, height: ▸40◂, vary: { "w:compact": { isHidden: true } } }, { label: B }] }
      """,
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { vstack: [{ label: A, isHidden: true, height: "40 @high" }, { label: B }] }
      """
    ])

  /// Looks at one stack.
  func check(_ stack: ViewSubject, in context: RuleContext, into findings: inout Findings) {
    let isRow = stack.isRow(stack.index)
    for child in stack.tree.children(of: stack.index) {
      let entry = stack.entry(of: child)
      guard entry[.isHidden]?.value == true else { continue }
      let fixed = entry.dimensions(horizontal: isRow).first {
        $0.priority >= .required && $0.relation != .lessThanOrEqual && ($0.amount.points > 0 || $0.amount.fraction > 0)
      }
      if let fixed { findings.add(.hiddenFixed(fixed, entry, isRow: isRow)) }
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func hiddenFixed(_ fixed: Dimension, _ child: Entry, isRow: Bool) -> Diagnostic {
    let place = child.field(.isHidden)?.value.place
    return Diagnostic(
      LayoutHiddenFixedSize.facts,
      "a required \(lengthWord(horizontal: isRow)) conflicts with the length of 0 that hides this child",
      at: fixed.place, labels: place.map { [DiagnosticLabel($0, "hidden here")] } ?? [],
      fixes: [DiagnosticFix("use a priority below 1000, for example '@999'", .suggestion)])
  }
}
