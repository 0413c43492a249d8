/// Finds where a continuous function changes sign.
enum RootFinder {
  /// Halvings that any bracket of doubles survives at most before its ends are neighbours.
  private static let limit = 2_000

  /// Returns an input in `[low, high]` where `function` is zero, as near as doubles allow.
  ///
  /// The two ends must give different signs, or one of them zero; otherwise the end with the smaller value comes back.
  /// The step is inverse quadratic where that is safe and a halving otherwise (Chandrupatla 1997), so that smooth
  /// functions need about eight evaluations.
  /// - Parameters:
  ///   - low: Lower end of the bracket.
  ///   - high: Upper end of the bracket.
  ///   - precision: Relative width at which the search ends; 0 searches until it no longer moves.
  ///   - function: The function whose zero is sought.
  static func zero(
    from low: Double, to high: Double, precision: Double = 0, of function: (Double) -> Double
  ) -> Double {
    var newest = (x: high, y: function(high))
    var opposite = (x: low, y: function(low))
    if newest.y == 0 { return newest.x }
    if opposite.y == 0 { return opposite.x }
    guard (newest.y > 0) != (opposite.y > 0) else {
      return newest.y.magnitude < opposite.y.magnitude ? newest.x : opposite.x
    }
    var share = 0.5
    for _ in 0..<limit {
      let x = newest.x + share * (opposite.x - newest.x)
      if x == newest.x || x == opposite.x { break }
      let y = function(x)
      if y == 0 { return x }
      let older: (x: Double, y: Double)
      if (y > 0) == (newest.y > 0) {
        older = newest
      } else {
        older = opposite
        opposite = newest
      }
      newest = (x, y)
      let best = newest.y.magnitude < opposite.y.magnitude ? newest : opposite
      let width = (opposite.x - newest.x).magnitude
      let tolerance = 2 * best.x.magnitude.ulp + precision * best.x.magnitude
      if width <= tolerance { return best.x }
      share = proposal(newest: newest, opposite: opposite, older: older)
      let margin = min(0.5, tolerance / (2 * width))
      share = min(1 - margin, max(margin, share))
    }
    return newest.y.magnitude < opposite.y.magnitude ? newest.x : opposite.x
  }

  /// Returns the share of the bracket to step: inverse quadratic when the three points bend little, else one half.
  private static func proposal(
    newest: (x: Double, y: Double), opposite: (x: Double, y: Double), older: (x: Double, y: Double)
  ) -> Double {
    let xi = (newest.x - opposite.x) / (older.x - opposite.x)
    let phi = (newest.y - opposite.y) / (older.y - opposite.y)
    guard phi * phi < xi, (1 - phi) * (1 - phi) < 1 - xi else { return 0.5 }
    let first = newest.y / (opposite.y - newest.y) * older.y / (opposite.y - older.y)
    let second =
      (older.x - newest.x) / (opposite.x - newest.x) * newest.y / (older.y - newest.y) * opposite.y
      / (older.y - opposite.y)
    let share = first + second
    return share.isFinite && share > 0 && share < 1 ? share : 0.5
  }
}
