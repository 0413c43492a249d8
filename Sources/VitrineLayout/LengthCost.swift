/// How badly off a view is at each length along one axis: a convex, piecewise linear function with lexicographic values.
///
/// A natural size, a dimension at a priority, a row of views and a column of views all are such functions, and stacking views end to
/// end or side by side stays inside them (facts/layout.md 4, 6). So the closed forms of stacks are exact and need no solver.
struct LengthCost: Sendable {
  /// A stretch of lengths with one slope.
  struct Piece: Sendable {
    /// How many points it covers; infinite for the last piece without a required maximum.
    var length: Double
    /// What each of them costs.
    var slope: Slope
  }

  /// The required minimum.
  var lower: Double
  /// The pieces from the minimum up, slopes ascending; together they end at the required maximum.
  var pieces: [Piece]

  /// The most pieces that are kept, so that a pass over a tree stays linear; the outermost are merged beyond that.
  private static let pieceLimit = 48

  /// Any length from 0 on, all equally good.
  static let free = LengthCost(lower: 0, pieces: [Piece(length: .infinity, slope: .zero)])

  /// The required maximum.
  var upper: Double { pieces.reduce(lower) { $0 + $1.length } }

  /// The smallest of the best lengths.
  var natural: Double {
    var length = lower
    for piece in pieces {
      guard piece.slope.sign < 0, piece.length.isFinite else { break }
      length += piece.length
    }
    return length
  }

  /// The longest of the best lengths; infinite when nothing limits it.
  var longest: Double {
    var length = lower
    for piece in pieces {
      guard piece.slope.sign <= 0 else { break }
      length += piece.length
    }
    return length
  }

  /// Whether a wish of a slot or a stronger one takes part.
  func hasWish(upTo slot: Int) -> Bool { pieces.contains { $0.slope.reaches(slot) } }

  /// Whether the natural length gives way before something does that costs a price for each point.
  func yields(before price: Slope) -> Bool {
    pieces.contains { $0.slope.sign < 0 && -$0.slope < price }
  }

  /// Whether lengths beyond the natural one are as good, so that nothing fixes the length.
  var isLoose: Bool {
    for piece in pieces where piece.length > LengthCost.tolerance && piece.slope.sign >= 0 {
      return piece.slope.sign == 0
    }
    return false
  }

  /// Whether no length is preferred to another: neither a natural size nor a written one speaks.
  var isIndifferent: Bool { isLoose && natural <= lower + LengthCost.tolerance }

  /// Lengths closer than this count as equal, in points; covers rounding of doubles.
  static let tolerance = 1e-9

  /// Returns the cost of one more point at a length; nil at the required maximum.
  func slopeAbove(_ length: Double) -> Slope? {
    var start = lower
    for piece in pieces {
      let end = start + piece.length
      if length < end - Self.tolerance { return piece.slope }
      start = end
    }
    return nil
  }

  /// Returns the cost of the last point of a length; nil at the required minimum.
  func slopeBelow(_ length: Double) -> Slope? {
    var start = lower
    var result: Slope?
    for piece in pieces {
      guard length > start + Self.tolerance else { break }
      if piece.length > Self.tolerance { result = piece.slope }
      start += piece.length
    }
    return result
  }

  /// Returns the length moved into the required bounds.
  func clamped(_ length: Double) -> Double { min(max(length, lower), upper) }

  /// Joins pieces of equal slope and merges the outermost when there are too many.
  mutating func simplify() {
    var joined: [Piece] = []
    joined.reserveCapacity(pieces.count)
    for piece in pieces where piece.length > 0 {
      if let last = joined.last, last.slope.isEqual(to: piece.slope) {
        joined[joined.count - 1].length += piece.length
      } else {
        joined.append(piece)
      }
    }
    pieces = joined.count > Self.pieceLimit ? Self.merged(joined) : joined
  }

  /// Keeps the pieces nearest the natural length and stretches the two outermost of them over the rest.
  private static func merged(_ pieces: [Piece]) -> [Piece] {
    let turn = pieces.firstIndex { $0.slope.sign >= 0 } ?? pieces.count
    let first = max(0, min(turn - pieceLimit / 2, pieces.count - pieceLimit))
    let last = min(pieces.count, first + pieceLimit)
    var kept = Array(pieces[first..<last])
    kept[0].length += pieces[..<first].reduce(0) { $0 + $1.length }
    kept[kept.count - 1].length += pieces[last...].reduce(0) { $0 + $1.length }
    return kept
  }
}
