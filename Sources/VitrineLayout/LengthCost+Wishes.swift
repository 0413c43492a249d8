import VitrineModel

extension LengthCost {
  /// Collects wishes for one length and turns them into a cost.
  struct Wishes {
    /// The required minimum so far.
    private var lower = 0.0
    /// The required maximum so far.
    private var upper = Double.infinity
    /// The slope just above the minimum.
    private var slope = Slope.zero
    /// Lengths at which the slope grows, with what it grows by.
    private var bends: [(at: Double, by: Slope)] = []
    /// Whether a requirement contradicted earlier ones, or that no length is below 0.
    private(set) var hasConflict = false

    /// Starts without wishes.
    init() {}

    /// Asks for a length at most or at least as long, or just as long, each missing point costing `unit`.
    mutating func wish(_ relation: LayoutRelation, _ length: Double, _ unit: Slope) {
      if relation != .lessThanOrEqual { slope = slope - unit }
      bends.append((length, relation == .equal ? unit * 2 : unit))
    }

    /// Requires a length; one that contradicts an earlier requirement is left out.
    mutating func require(_ relation: LayoutRelation, _ length: Double) {
      // No length is below 0.
      if length < -LengthCost.tolerance, relation != .greaterThanOrEqual { hasConflict = true }
      let length = max(0, length)
      var newLower = lower
      var newUpper = upper
      if relation != .lessThanOrEqual { newLower = max(lower, length) }
      if relation != .greaterThanOrEqual { newUpper = min(upper, length) }
      guard newLower <= newUpper + LengthCost.tolerance else {
        hasConflict = true
        return
      }
      lower = newLower
      upper = max(newLower, newUpper)
    }

    /// Whether a requirement leaves one length only.
    var fixedLength: Double? { upper - lower <= LengthCost.tolerance ? lower : nil }

    /// The cost of all wishes together.
    var cost: LengthCost {
      let sorted = bends.sorted { $0.at < $1.at }
      var result = LengthCost(lower: lower, pieces: [])
      var current = slope
      var start = lower
      for bend in sorted {
        let end = min(bend.at, upper)
        if end > start {
          result.pieces.append(Piece(length: end - start, slope: current))
          start = end
        }
        current = current + bend.by
      }
      if upper > start { result.pieces.append(Piece(length: upper - start, slope: current)) }
      result.simplify()
      return result
    }
  }
}
