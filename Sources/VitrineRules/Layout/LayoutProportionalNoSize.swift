import VitrineModel
import VitrineSchema
import VitrineSource

/// A share in proportion to nothing.
struct LayoutProportionalNoSize: StackRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-proportional-no-size", .error, .layout, .spec,
    "every child of a stack that fills proportionally has a size of its own along it",
    why: "the shares are in proportion to the children's own sizes, and a child without one has no share",
    sources: ["layout 14"], .documented,
    fix: .suggestion("use a box with a size"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { hstack: [{ label: A }, { ▸view◂: [] }], distribution: fillProportionally }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { hstack: [{ label: A }, { box: [40, 40] }], distribution: fillProportionally }
      """
    ])

  /// Looks at one stack.
  func check(_ stack: ViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard stack.entry[.distribution]?.value.word == .fillProportionally else { return }
    let isRow = stack.isRow(stack.index)
    for child in stack.arranged where !stack.hasOwnLength(child.index, horizontal: isRow) {
      findings.add(.noShare(stack.tree.place(naming: child.index), stack.tree.name(of: child.index), isRow: isRow))
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func noShare(_ place: SourcePlace, _ name: String, isRow: Bool) -> Diagnostic {
    Diagnostic(
      LayoutProportionalNoSize.facts,
      "'\(name)' has no \(lengthWord(horizontal: isRow)) of its own, so it has no share of the stack", at: place,
      fixes: [DiagnosticFix("use a box with a size", .suggestion)])
  }
}
