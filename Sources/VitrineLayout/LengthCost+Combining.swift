extension LengthCost {
  /// Returns the cost of two views that have the same length: the sum. Contradicting bounds leave those of `self`.
  func added(to other: LengthCost) -> LengthCost {
    guard other.lower <= upper + Self.tolerance, lower <= other.upper + Self.tolerance else { return self }
    let start = max(lower, min(other.lower, upper))
    var result = LengthCost(lower: start, pieces: [])
    var mine = Cursor(self, from: start)
    var theirs = Cursor(other, from: start)
    while let piece = mine.piece, let otherPiece = theirs.piece {
      let step = min(piece.length, otherPiece.length)
      if step > 0 { result.pieces.append(Piece(length: step, slope: piece.slope + otherPiece.slope)) }
      if step == .infinity { break }
      mine.advance(step)
      theirs.advance(step)
    }
    result.simplify()
    return result
  }

  /// Returns the cost of views that stand end to end and share a length as is best for all.
  static func endToEnd(_ costs: [LengthCost]) -> LengthCost {
    var result = LengthCost(lower: 0, pieces: [])
    for cost in costs {
      result.lower += cost.lower
      result.pieces += cost.pieces
    }
    result.pieces.sort { $0.slope < $1.slope }
    result.simplify()
    return result
  }

  /// Returns the cost of a container that is longer by `points` than what it holds.
  func lengthened(by points: Double) -> LengthCost {
    var result = self
    result.lower += points
    if result.lower < 0 { result = result.cut(below: 0) }
    return result
  }

  /// Returns the cost of a container of which the view takes a fraction: `cost(factor * length)`.
  func scaled(by factor: Double) -> LengthCost {
    guard factor > 0 else { return .free }
    return LengthCost(
      lower: lower / factor,
      pieces: pieces.map { Piece(length: $0.length / factor, slope: $0.slope * factor) })
  }

  /// Returns the cost with one more slope at every length.
  func inclined(by slope: Slope) -> LengthCost {
    LengthCost(lower: lower, pieces: pieces.map { Piece(length: $0.length, slope: $0.slope + slope) })
  }

  /// Returns the cost of a container in which the view may be shorter than the container, never longer.
  var contained: LengthCost {
    var kept = pieces.filter { $0.slope.sign < 0 && $0.length.isFinite }
    kept.append(Piece(length: .infinity, slope: .zero))
    return LengthCost(lower: lower, pieces: kept)
  }

  /// Returns the cost of a container that the view may exceed, but not fall short of.
  var covering: LengthCost {
    var result = LengthCost(lower: 0, pieces: [Piece(length: natural, slope: .zero)])
    result.pieces += pieces.filter { $0.slope.sign >= 0 }
    result.simplify()
    return result
  }

  /// Returns the cost of a container from which the view may differ at a price for each point.
  func softened(to unit: Slope) -> LengthCost {
    var result = LengthCost(lower: 0, pieces: [])
    if lower > 0 { result.pieces.append(Piece(length: lower, slope: -unit)) }
    for piece in pieces {
      var slope = piece.slope
      if slope < -unit { slope = -unit }
      if unit < slope { slope = unit }
      result.pieces.append(Piece(length: piece.length, slope: slope))
    }
    if upper.isFinite { result.pieces.append(Piece(length: .infinity, slope: unit)) }
    result.simplify()
    return result
  }

  /// Returns the cost without the lengths below a minimum.
  private func cut(below minimum: Double) -> LengthCost {
    let cursor = Cursor(self, from: minimum)
    return LengthCost(lower: minimum, pieces: cursor.rest)
  }

  /// Walks along the pieces of a cost.
  private struct Cursor {
    /// All pieces.
    private let pieces: [Piece]
    /// The piece at the current length.
    private var index = 0
    /// What is left of it.
    private var left = 0.0

    /// Begins at a length; below the minimum counts as the minimum.
    init(_ cost: LengthCost, from start: Double) {
      pieces = cost.pieces
      left = pieces.first?.length ?? 0
      skipEmpty()
      advance(max(0, start - cost.lower))
    }

    /// What is left of the current piece; nil at the end.
    var piece: Piece? { index < pieces.count ? Piece(length: left, slope: pieces[index].slope) : nil }

    /// Everything from the current length on.
    var rest: [Piece] {
      guard let piece else { return [] }
      return [piece] + pieces[(index + 1)...]
    }

    /// Moves on.
    mutating func advance(_ distance: Double) {
      var distance = distance
      while index < pieces.count, distance >= left {
        distance -= left
        index += 1
        left = index < pieces.count ? pieces[index].length : 0
      }
      if index < pieces.count { left -= distance }
    }

    /// Steps over pieces without length.
    private mutating func skipEmpty() { advance(0) }
  }
}
