/// Slow, independent measures of polylines.
public enum PolylineCheck {
  /// Steps of the grid.
  static let gridSteps = 20_000

  /// Bounds the distance between a polyline and a curve everywhere: the largest on a grid and at the corners, plus what
  /// a curve of bounded second derivative can do between grid points.
  public static func errorBound(
    of knots: [(x: Double, y: Double)], over interval: ClosedRange<Double>, accelerationBound: Double,
    value: (Double) -> Double
  ) -> Double {
    let step = (interval.upperBound - interval.lowerBound) / Double(gridSteps)
    var grid = (0...gridSteps).map { interval.lowerBound + Double($0) * step }
    grid += knots.map(\.x)
    grid.sort()
    var worst = 0.0
    var segment = 0
    for x in grid where x <= interval.upperBound {
      while segment + 2 < knots.count, knots[segment + 1].x <= x { segment += 1 }
      let a = knots[segment]
      let b = knots[segment + 1]
      let line = b.x > a.x ? a.y + (x - a.x) / (b.x - a.x) * (b.y - a.y) : b.y
      worst = max(worst, (value(x) - line).magnitude)
    }
    return worst + step * step * accelerationBound / 8
  }

  /// Returns the fewest equal steps whose chords stay within an error, measured on a fine grid.
  public static func fewestEqualSteps(
    over interval: ClosedRange<Double>, maxError: Double, value: (Double) -> Double
  ) -> Int {
    let width = interval.upperBound - interval.lowerBound
    search: for count in 1...10_000 {
      for index in 0..<count {
        let a = interval.lowerBound + width * Double(index) / Double(count)
        let b = interval.lowerBound + width * Double(index + 1) / Double(count)
        let (left, right) = (value(a), value(b))
        for part in 1..<64 {
          let share = Double(part) / 64
          let miss = value(a + (b - a) * share) - (left + (right - left) * share)
          if miss.magnitude > maxError { continue search }
        }
      }
      return count
    }
    return .max
  }
}
