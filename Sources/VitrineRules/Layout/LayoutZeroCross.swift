import VitrineModel
import VitrineSchema
import VitrineSource

/// A child of a stack without a size across it.
struct LayoutZeroCross: StackRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-zero-cross", .warning, .layout, .spec,
    "a child of a stack that does not fill across has a size across it",
    why: "only 'alignment: fill' stretches the children, so a child without a size of its own has none across "
      + "the stack",
    sources: ["layout 14"], .source,
    fix: .suggestion("use 'alignment: fill', or give the child a size"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { vstack: [{ ▸view◂: [] }, { label: B }], alignment: center }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { vstack: [{ view: [] }, { label: B }], alignment: fill }
      """
    ])

  /// Looks at one stack.
  func check(_ stack: ViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard let alignment = stack.entry[.alignment]?.value.word, alignment != .fill else { return }
    let isRow = stack.isRow(stack.index)
    for child in stack.arranged where !stack.hasOwnLength(child.index, horizontal: !isRow) {
      findings.add(.zeroCross(stack.tree.place(naming: child.index), stack.tree.name(of: child.index), isRow: isRow))
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func zeroCross(_ place: SourcePlace, _ name: String, isRow: Bool) -> Diagnostic {
    Diagnostic(
      LayoutZeroCross.facts, "nothing gives '\(name)' a \(lengthWord(horizontal: !isRow)) across its stack", at: place,
      fixes: [DiagnosticFix("use 'alignment: fill', or give the child a size", .suggestion)])
  }
}
