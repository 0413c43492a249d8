import VitrineLayout
import VitrineModel
import VitrineSchema
import VitrineSource

/// A surplus or shortage that order alone decides.
struct LayoutStackTie: LaidOutRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-stack-tie", .warning, .layout, .resolved,
    "the children of a stack that fills differ in what they give and take",
    why: "with equal priorities UIKit's choice is by index only, and a new child changes who is stretched",
    sources: ["layout 14"], .documented,
    fix: .suggestion("give one child another hugging priority"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { hstack: [{ label: A, id: a }, { label: B, id: b }], id: ▸row◂, pin: superview }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { hstack: [{ label: A, id: a, hugging: 250 }, { label: B, id: b }], id: row, pin: superview }
      """
    ])

  /// Looks at the views of one place in one environment.
  func check(_ laidOut: LaidOutSubject, in context: RuleContext, into findings: inout Findings) {
    var stacks: [(position: Int, children: [String])] = []
    for axis in laidOut.tree.ambiguous {
      guard let view = laidOut.view(axis.node, context), !view.isHidden, let position = view.view.parent,
        let parent = view.tree.nodes[view.index].parent, view.tree.nodes[parent].kind.isStack
      else { continue }
      let stack = view.attributes(of: parent)
      let isRow = view.tree.nodes[parent].kind == .hstack || stack[.axis]?.value == "horizontal"
      guard isRow == axis.isHorizontal, (stack[.distribution]?.value.word ?? .fill) == .fill else { continue }
      if stacks.last?.position != position { stacks.append((position, [])) }
      stacks[stacks.count - 1].children.append(view.view.name)
    }
    for stack in stacks where stack.children.count > 1 {
      guard let view = laidOut.view(stack.position, context) else { continue }
      findings.add(.tie(view, stack.children))
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func tie(_ stack: LaidOutViewSubject, _ children: [String]) -> Diagnostic {
    let last = children.last ?? ""
    let names = children.dropLast().map { "'\($0)'" }.joined(separator: ", ") + " and '\(last)'"
    return Diagnostic(
      LayoutStackTie.facts, "only their order decides which of \(names) gives way", at: stack.place,
      fixes: [DiagnosticFix("give one child another hugging or resistance", .suggestion)])
  }
}
