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

  /// Whether a length is inside the required bounds.
  private func allows(_ cost: LengthCost, _ length: Double) -> Bool {
    cost.lower - Self.slack <= length && length <= cost.upper + Self.slack
  }
}
