import VitrineModel

/// One side of a custom size from its dimensions (design/language.md 4.7, 5).
enum DimensionSolver {
  /// Returns the length that the dimensions leave.
  ///
  /// They are taken by falling priority, inequalities before equalities of the same priority; each is met as far as those before
  /// it allow. What stays open is filled with the preferred length, as far as it may go.
  static func length(_ dimensions: [Dimension], side: Double, preferred: Double) -> Double {
    var lower = 0.0
    var upper = Double.infinity
    let ordered = dimensions.enumerated().sorted { a, b in
      if a.element.priority != b.element.priority { return a.element.priority > b.element.priority }
      let first = a.element.relation == .equal
      let second = b.element.relation == .equal
      return first == second ? a.offset < b.offset : second
    }
    for (_, dimension) in ordered {
      let length = min(max(dimension.amount.resolved(in: side), lower), upper)
      switch dimension.relation {
      case .equal:
        lower = length
        upper = length
      case .lessThanOrEqual: upper = length
      case .greaterThanOrEqual: lower = length
      }
    }
    return min(max(preferred, lower), upper)
  }
}
