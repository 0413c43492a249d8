/// How views that stand end to end share a length (facts/layout.md 4, `fill`).
struct LengthShares {
  /// The length of each view.
  private(set) var lengths: [Double]
  /// Whether a view's length or place rests on the order of the children alone.
  private(set) var ambiguous: [Bool]

  /// Shares a length.
  ///
  /// Surplus goes to the view that minds it least, shortage comes out of the one that minds it least; ties go to the first child
  /// in both directions (decisions.md). Required minimums that do not fit are broken from the last view on.
  ///
  /// - Complexity: O(n log n) in the number of pieces of the costs.
  init(_ total: Double, among costs: [LengthCost]) {
    lengths = costs.map(\.natural)
    ambiguous = Array(repeating: false, count: costs.count)
    let natural = lengths.reduce(0, +)
    if abs(natural - total) <= LengthCost.tolerance * 16 { return }
    lengths = costs.map(\.lower)
    var left = total - lengths.reduce(0, +)
    if left < 0 {
      breakMinimums(by: -left)
      return
    }
    let order = Self.order(of: costs)
    for (child, piece) in order {
      let given = min(left, costs[child].pieces[piece].length)
      lengths[child] += given
      left -= given
      if left <= 0 { break }
    }
    // Every required maximum is reached: the last one gives way.
    if left > 0, let last = lengths.indices.last { lengths[last] += left }
    markTies(costs)
  }

  /// Returns the pieces of all views in the order in which they are filled.
  private static func order(of costs: [LengthCost]) -> [(child: Int, piece: Int)] {
    var order: [(child: Int, piece: Int)] = []
    for child in costs.indices {
      for piece in costs[child].pieces.indices { order.append((child, piece)) }
    }
    order.sort { a, b in
      let first = costs[a.child].pieces[a.piece].slope
      let second = costs[b.child].pieces[b.piece].slope
      let difference = (first - second).sign
      if difference != 0 { return difference < 0 }
      if a.child == b.child { return a.piece < b.piece }
      // Below the natural length the first child gives way, so the later ones are filled first.
      return first.sign < 0 ? a.child > b.child : a.child < b.child
    }
    return order
  }

  /// Shortens the last views below their required minimums.
  private mutating func breakMinimums(by shortage: Double) {
    var shortage = shortage
    for child in lengths.indices.reversed() where shortage > 0 {
      let taken = min(shortage, lengths[child])
      lengths[child] -= taken
      shortage -= taken
    }
  }

  /// Finds the views between which a point could be moved at no cost, and those whose place would move with it.
  private mutating func markTies(_ costs: [LengthCost]) {
    let above = costs.indices.map { costs[$0].slopeAbove(lengths[$0]) }
    let below = costs.indices.map { costs[$0].slopeBelow(lengths[$0]) }
    var cheapest: Slope?
    for case let slope? in above where cheapest.map({ slope < $0 }) ?? true { cheapest = slope }
    guard let cheapest else { return }
    let takers = costs.indices.filter { above[$0]?.isEqual(to: cheapest) == true }
    let givers = costs.indices.filter { below[$0]?.isEqual(to: cheapest) == true }
    let tied = Set(takers).union(givers)
    guard tied.count > 1, !givers.isEmpty, let first = tied.min(), let last = tied.max() else { return }
    // With one taker and one giver that are the same view nothing can move.
    guard takers.contains(where: { taker in givers.contains { $0 != taker } }) else { return }
    for child in first...last { ambiguous[child] = true }
  }
}
