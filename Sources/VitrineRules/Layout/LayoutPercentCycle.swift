import VitrineModel
import VitrineSource

/// A share of a length that depends on it.
struct LayoutPercentCycle: ViewRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-percent-cycle", .error, .layout, .spec,
    "a percentage is of a length that does not come from the children",
    why: "a parent that takes its length from its children cannot give them a share of it",
    sources: ["layout 14"], .decision,
    fix: .suggestion("use a number"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { vstack: [{ label: A, width: ▸50%◂ }], center: true }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { vstack: [{ label: A, width: 50% }], width: 160, center: true }
      """
    ])

  /// Looks at one view.
  func check(_ view: ViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard let parent = view.node.parent else { return }
    for isHorizontal in [true, false] {
      let shares = view.entry.dimensions(horizontal: isHorizontal).filter { $0.amount.fraction != 0 }
      guard !shares.isEmpty, !view.isGiven(parent, horizontal: isHorizontal) else { continue }
      for share in shares {
        findings.add(.cycle(share.place, view.tree.name(of: parent), lengthWord(horizontal: isHorizontal)))
      }
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func cycle(_ place: SourcePlace, _ parent: String, _ word: String) -> Diagnostic {
    Diagnostic(
      LayoutPercentCycle.facts, "'\(parent)' takes its \(word) from its children, so none can have a share of it",
      at: place, fixes: [DiagnosticFix("use a number, or give '\(parent)' a \(word)", .suggestion)])
  }
}
