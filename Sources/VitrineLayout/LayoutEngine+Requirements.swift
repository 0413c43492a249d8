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
    if let percentages = percentages(of: index, axis, in: parentLength), !allows(percentages, length) {
      needsSolver = true
    }
  }

  /// Hands the tree to the solver when the room inside a view is another now that the view is placed than it was when the
  /// view's length was found, unless nothing inside had a say in that length: the solver goes on until both agree.
  mutating func checkInsets(_ insets: AxisInsets, of index: NodeIndex, _ axis: LayoutAxis, before: AxisInsets) {
    guard index > 0, insets != before else { return }
    switch owner(of: index, axis) {
    case .frame, .none: return
    case .anchors:
      guard let pin = attributes[index].pin else { break }
      func isFixed(_ distance: Dimension) -> Bool { distance.relation == .equal && distance.priority >= .required }
      if pin.start[axis].contains(where: isFixed), pin.end[axis].contains(where: isFixed) { return }
    case .stack, .scroll: break
    }
    needsSolver = true
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
