import VitrineModel
import VitrineSchema

extension LayoutEngine {
  /// How far a requirement may be missed, in points; covers rounding of sums of doubles.
  static let slack = 1e-6

  /// Hands the tree to the solver when a view's place does not leave it the length that is required of it: only the
  /// solver says which requirements contradict each other, and leaves one of them out (facts/layout.md 6).
  mutating func checkRequirements(of index: NodeIndex, _ axis: LayoutAxis, in parentLength: Double) {
    let length = lengths[axis][index]
    if !allows(costs[index], length) { needsSolver = true }
    if let shares = shares(of: index, axis, in: parentLength), shares.hasConflict || !allows(shares.cost, length) {
      needsSolver = true
    }
  }

  /// Hands the tree to the solver when a child weighs on a length of its parent in a way that only the solver weighs: by edges
  /// at a priority, upper bounds, or a centre beside a fixed edge.
  mutating func checkDemand(of child: NodeIndex, on parent: NodeIndex, _ axis: LayoutAxis) {
    guard let pin = attributes[child].pin, !hasFixedLength(parent, axis) else { return }
    let isCentred = attributes[child].center?.offset[axis] != nil
    guard isCentred || !pin.start[axis].isEmpty && !pin.end[axis].isEmpty else { return }
    for edge in [pin.start[axis], pin.end[axis]] where !edge.isEmpty {
      let isPlain = edge.count == 1 && edge[0].priority >= .required && edge[0].relation != .lessThanOrEqual
      if !isPlain || isCentred && edge[0].relation == .equal { needsSolver = true }
    }
  }

  /// Whether nothing inside a view has a say in its length.
  private func hasFixedLength(_ index: NodeIndex, _ axis: LayoutAxis) -> Bool {
    switch owner(of: index, axis) {
    case .frame: return true
    case .none: return index == 0 && !isRootFree[axis]
    case .anchors:
      guard let pin = attributes[index].pin else { return false }
      func isFixed(_ distance: Dimension) -> Bool { distance.relation == .equal && distance.priority >= .required }
      guard pin.start[axis].contains(where: isFixed), pin.end[axis].contains(where: isFixed) else { return false }
      return tree.nodes[index].parent.map { hasFixedLength($0, axis) } ?? false
    case .stack, .scroll: return false
    }
  }

  /// Hands the tree to the solver when the room inside a view is another now that the view is placed than it was when the
  /// view's length was found, unless nothing inside had a say in that length: the solver goes on until both agree.
  mutating func checkInsets(_ insets: AxisInsets, of index: NodeIndex, _ axis: LayoutAxis, before: AxisInsets) {
    if index > 0, insets != before, !hasFixedLength(index, axis) { needsSolver = true }
  }

  /// Hands the tree to the solver when the length or place of a view with children is open: what of the children is open
  /// with it follows from what the solver tells.
  mutating func checkAmbiguity(_ axis: LayoutAxis) {
    for index in tree.nodes.indices
    where ambiguous[axis][index] && !isOut[index] && !tree.children(of: index).isEmpty {
      needsSolver = true
    }
  }

  /// Whether a length is inside the required bounds.
  private func allows(_ cost: LengthCost, _ length: Double) -> Bool {
    cost.lower - Self.slack <= length && length <= cost.upper + Self.slack
  }
}
