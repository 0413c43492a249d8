import VitrineModel

/// A child of a plain view along an axis on which no edge and no centre is fixed: wishes and bounds only.
///
/// Costs are linear between the lines on which one of them turns, so a best place lies where two lines cross; all crossings are tried.
/// There are few edges, so this stays small.
struct LooseAxisAnchors {
  /// What the leading edge or top is held to.
  var start: [AxisAnchors.Edge]
  /// What the trailing edge or bottom is held to.
  var end: [AxisAnchors.Edge]

  /// How far a place is moved to see whether it is fixed, in points.
  private static let step = 0.25
  /// How far a requirement may be missed, in points; covers rounding of doubles.
  private static let tolerance = 1e-6

  /// Finds the best corner: cheapest, then shortest, then nearest to the leading edge or top (facts/layout.md 6). Without any edge the view lies at the leading edge or top.
  func solve(_ cost: LengthCost) -> AxisAnchors.Solution {
    let natural = cost.natural
    guard !start.isEmpty || !end.isEmpty else {
      return AxisAnchors.Solution(position: 0, length: natural, isAmbiguous: true)
    }
    var best: (position: Double, length: Double, price: Slope)?
    for (position, length) in corners(cost) {
      guard let price = price(position, length, cost) else { continue }
      guard let known = best else {
        best = (position, length, price)
        continue
      }
      let difference = (price - known.price).sign
      if difference < 0 || (difference == 0 && (length, abs(position)) < (known.length, abs(known.position))) {
        best = (position, length, price)
      }
    }
    guard let best else {
      return AxisAnchors.Solution(position: 0, length: natural, isAmbiguous: true, hasConflict: true)
    }
    return AxisAnchors.Solution(
      position: best.position, length: best.length, isAmbiguous: isLoose(best.position, best.length, cost, best.price))
  }

  /// Returns every crossing of two lines.
  private func corners(_ cost: LengthCost) -> [(Double, Double)] {
    var lengths = [cost.lower, cost.natural]
    var at = cost.lower
    for piece in cost.pieces where piece.length.isFinite {
      at += piece.length
      lengths.append(at)
    }
    for start in start { for end in end where end.at >= start.at { lengths.append(end.at - start.at) } }
    var corners: [(Double, Double)] = []
    for length in lengths {
      corners.append((0, length))
      for start in start { corners.append((start.at, length)) }
      for end in end { corners.append((end.at - length, length)) }
    }
    return corners
  }

  /// Returns what a place costs; nil where a requirement fails.
  private func price(_ position: Double, _ length: Double, _ cost: LengthCost) -> Slope? {
    guard var total = cost.price(of: length) else { return nil }
    for (edges, place) in [(start, position), (end, position + length)] {
      for edge in edges {
        let missing =
          switch edge.relation {
          case .equal: abs(place - edge.at)
          case .lessThanOrEqual: max(0, place - edge.at)
          case .greaterThanOrEqual: max(0, edge.at - place)
          }
        guard missing > Self.tolerance else { continue }
        guard let unit = edge.unit else { return nil }
        total = total + unit * missing
      }
    }
    return total
  }

  /// Whether a small move in some direction costs nothing.
  private func isLoose(_ position: Double, _ length: Double, _ cost: LengthCost, _ price: Slope) -> Bool {
    for (x, w) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (-1, 1), (1, -1)] {
      let moved = self.price(position + x * Self.step, length + w * Self.step, cost)
      if let moved, moved.isEqual(to: price) { return true }
    }
    return false
  }
}

extension LengthCost {
  /// Returns what a length costs, compared with the required minimum; nil outside the required bounds.
  func price(of length: Double) -> Slope? {
    guard length >= lower - 1e-6 else { return nil }
    var total = Slope.zero
    var left = length - lower
    for piece in pieces where left > 0 {
      let step = min(left, piece.length)
      total = total + piece.slope * step
      left -= step
    }
    return left <= 1e-6 ? total : nil
  }
}
