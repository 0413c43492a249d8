import VitrineModel
import VitrineSchema
import VitrineSource

/// A fixed length among equal ones.
struct LayoutEqualFixed: StackRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-equal-fixed", .warning, .layout, .spec,
    "a child of a stack that fills equally has no required length along it",
    why: "the stack requires that all children are as long as the first, so a required length holds by chance "
      + "only",
    sources: ["layout 14"], .source,
    fix: .suggestion("use 'distribution: fill'"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { hstack: [{ label: A, width: ▸40◂ }, { label: B }], distribution: fillEqually }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { hstack: [{ label: A, width: "40 @high" }, { label: B }], distribution: fillEqually }
      """
    ])

  /// Looks at one stack.
  func check(_ stack: ViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard stack.entry[.distribution]?.value.word == .fillEqually else { return }
    let isRow = stack.isRow(stack.index)
    let arranged = stack.arranged
    guard arranged.count > 1 else { return }
    for child in arranged {
      guard let fixed = child.entry.requiredLength(horizontal: isRow) else { continue }
      findings.add(.equalFixed(fixed, stack, isRow: isRow))
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func equalFixed(_ fixed: Dimension, _ stack: ViewSubject, isRow: Bool) -> Diagnostic {
    let word = lengthWord(horizontal: isRow)
    let place = stack.entry.field(.distribution)?.value.place
    return Diagnostic(
      LayoutEqualFixed.facts, "a required \(word) stands against 'fillEqually', which makes all children alike",
      at: fixed.place, labels: place.map { [DiagnosticLabel($0, "every child gets the same \(word)")] } ?? [],
      fixes: [DiagnosticFix("use 'distribution: fill', or a priority below 1000", .suggestion)])
  }
}
