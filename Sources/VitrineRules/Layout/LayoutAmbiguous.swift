import VitrineLayout
import VitrineModel
import VitrineSchema
import VitrineSource

/// A view that nothing fixes.
struct LayoutAmbiguous: LaidOutRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-ambiguous", .warning, .layout, .resolved,
    "a place and a length are fixed for every view along both axes",
    why: "what is left open is decided by UIKit's solver, and may differ from release to release",
    sources: ["layout 14", "layout 6"], .documented,
    fix: .suggestion("add the edge or the length that is missing"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.top = superview.top
          view:
            - { label: Hello, id: ▸hello◂ }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.top = superview.top
            - hello.leading = superview.leading
          view:
            - { label: Hello, id: hello }
      """
    ])

  /// Looks at the views of one place in one environment.
  func check(_ laidOut: LaidOutSubject, in context: RuleContext, into findings: inout Findings) {
    var index = 0
    let all = laidOut.tree.ambiguous
    while index < all.count {
      let node = all[index].node
      var axes: [Bool] = []
      while index < all.count, all[index].node == node {
        axes.append(all[index].isHorizontal)
        index += 1
      }
      guard let view = laidOut.view(node, context), !view.isHidden, let parent = view.tree.nodes[view.index].parent
      else { continue }
      // What stacks and scroll views leave open has rules of its own.
      let outer = view.tree.nodes[parent].kind
      if outer.isStack || outer == .scroll || view.kind == .scroll { continue }
      // A stack that is held somewhere is as long as its content, whatever the alignment leaves open (layout 4, documented).
      if view.kind.isStack { axes.removeAll { view.isHeld(horizontal: $0) } }
      if axes.isEmpty { continue }
      findings.add(.ambiguous(view, axes))
    }
  }
}

extension LaidOutViewSubject {
  /// Whether an edge, a centre or a constraint holds the view somewhere along an axis.
  fileprivate func isHeld(horizontal: Bool) -> Bool {
    let entry = entry
    if let center = entry[.center]?.value {
      if !center.gives(.x), !center.gives(.y) { return true }
      if center.gives(horizontal ? .x : .y) { return true }
    }
    if entry.field(.center)?.value.value == .bool(true) || tree.isConstrained(index) { return true }
    guard let pin = entry[.pin]?.value else { return false }
    let ends: [KeyID] = horizontal ? [.leading, .trailing] : [.top, .bottom]
    return ends.contains(where: pin.gives) || entry.isPinnedAtBothEnds(horizontal: horizontal)
  }
}

extension LaidOutSubject {
  /// Returns a view by its number in the laid-out tree; nil for views that no author wrote.
  func view(_ position: Int, _ context: RuleContext) -> LaidOutViewSubject? {
    let view = tree.nodes[position]
    guard let index = view.node, let root = tree.roots.last(where: { $0.node <= position && $0.screen == view.screen }),
      let views = context.screen(view.screen)?.tree
    else { return nil }
    return LaidOutViewSubject(laidOut: self, position: position, tree: views, index: index, context: root.context)
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func ambiguous(_ view: LaidOutViewSubject, _ axes: [Bool]) -> Diagnostic {
    let isHorizontal = axes.contains(true)
    let isVertical = axes.contains(false)
    let words = isHorizontal && isVertical ? "on either axis" : isHorizontal ? "horizontally" : "vertically"
    var help: [String] = []
    if isHorizontal { help.append("along the width, two of leading, centerX, trailing and width fix a view") }
    if isVertical { help.append("along the height, two of top, centerY, bottom and height fix a view") }
    return Diagnostic(
      LayoutAmbiguous.facts, "nothing fixes '\(view.view.name)' \(words)", at: view.place, help: help,
      fixes: [DiagnosticFix("add the edge or the length that is missing", .suggestion)])
  }
}
