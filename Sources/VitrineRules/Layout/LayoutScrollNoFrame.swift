import VitrineModel
import VitrineSchema
import VitrineSource

/// A scroll view without a frame.
struct LayoutScrollNoFrame: ViewRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-scroll-no-frame", .error, .layout, .spec,
    "something gives a scroll view its frame",
    why: "a scroll view has no size of its own: whatever its content, without edges or a size it has none",
    sources: ["layout 14"], .documented,
    fix: .suggestion("pin the scroll view"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { scroll: { box: [100, 900] }, id: ▸s◂ }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { scroll: { box: [100, 900] }, id: s, pin: superview }
      """,
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { scroll: { box: [100, 900] }, id: s, size: [100, 100], pin: { top: 0, leading: 0 } }
      """,
    ])

  /// Looks at one view.
  func check(_ view: ViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard view.node.kind == .scroll, view.parentKind == .view, !view.entry.gives(.frame), !view.entry.gives(.aspect),
      !view.isConstrained(view.index)
    else { return }
    let missing = [true, false].filter {
      view.entry.dimensions(horizontal: $0).isEmpty && !view.entry.isPinnedAtBothEnds(horizontal: $0)
    }
    if !missing.isEmpty { findings.add(.noFrame(view, missing)) }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func noFrame(_ view: ViewSubject, _ missing: [Bool]) -> Diagnostic {
    let words = missing.map { lengthWord(horizontal: $0) }.joined(separator: " and ")
    return Diagnostic(
      LayoutScrollNoFrame.facts, "nothing gives the scroll view '\(view.name)' a \(words)", at: view.place,
      fixes: [DiagnosticFix("pin the scroll view, for example 'pin: safeArea'", .suggestion)])
  }
}
