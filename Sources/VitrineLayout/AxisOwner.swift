import VitrineModel
import VitrineSchema
import VitrineSource

/// Who decides the place and length of a view along one axis (design/language.md 4.4: one owner per axis).
enum AxisOwner: Sendable {
  /// The stack that arranges it.
  case stack
  /// The scroll view whose content it is.
  case scroll
  /// `frame` and `flex`.
  case frame
  /// `pin` and `center`.
  case anchors
  /// Written constraints; an island for the solver.
  case constraints
  /// Nobody.
  case none
}

extension LayoutEngine {
  /// Returns the owner of a view's axis. The root belongs to its surroundings.
  func owner(of index: NodeIndex, _ axis: LayoutAxis) -> AxisOwner {
    guard let parent = tree.nodes[index].parent else { return .none }
    switch attributes[parent].kind {
    case .vstack, .hstack, .stack: return .stack
    case .scroll: return .scroll
    default: break
    }
    let node = attributes[index]
    if node.frame != nil { return .frame }
    if constrained[axis][index] { return .constraints }
    if let pin = node.pin, !pin.start[axis].isEmpty || !pin.end[axis].isEmpty { return .anchors }
    if node.center?.offset[axis] != nil { return .anchors }
    return .none
  }

  /// Finds the nodes that written constraints name, per axis. Linear in nodes and constraints.
  static func constrainedNodes(_ attributes: [NodeAttributes], _ tree: ViewTree) -> PerAxis<[Bool]> {
    let none = Array(repeating: false, count: attributes.count)
    var result = PerAxis(none, none)
    guard attributes.contains(where: { !$0.constraints.isEmpty }) else { return result }
    var indices: [String: NodeIndex] = [:]
    for (index, node) in tree.nodes.enumerated() {
      if let id = node.id?.value, indices[id] == nil { indices[id] = index }
    }
    for node in attributes {
      for constraint in node.constraints {
        for anchor in [constraint.first.anchor, constraint.second.anchor] {
          guard let anchor, case .id(let id) = anchor.item, let index = indices[id] else { continue }
          if anchor.attribute.isHorizontal { result.horizontal[index] = true } else { result.vertical[index] = true }
        }
      }
    }
    return result
  }

  /// Lists the views that only a constraint solver could place, in the order of the tree.
  mutating func reportConstraints() {
    for index in tree.nodes.indices {
      let axes: String
      switch (constrained.horizontal[index], constrained.vertical[index]) {
      case (true, true): axes = "horizontal and vertical"
      case (true, false): axes = "horizontal"
      case (false, true): axes = "vertical"
      case (false, false): continue
      }
      notModelled.append(
        NotModelled(
          "\(axes) constraints of '\(tree.name(of: index))'",
          reason: "written constraints are not solved; the view has the place and size that it would have without them",
          place: tree.nodes[index].place))
    }
  }
}
