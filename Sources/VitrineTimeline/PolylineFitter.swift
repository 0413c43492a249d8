/// A curve given by a parameter, cut where its bend changes.
protocol SampledShape {
  /// Parameters of the two ends and, between them, of every change of bend; strictly rising.
  var cuts: [Double] { get }
  /// Returns the point at a parameter: input, then output.
  func point(at parameter: Double) -> (x: Double, y: Double)
  /// Returns the parameter inside a piece of one bend where the tangent has a slope; `nil` without one.
  func parameter(withSlope slope: Double, from low: Double, to high: Double) -> Double?
  /// Returns the parameter of an input.
  func parameter(forInput x: Double) -> Double
}

/// Fits a polyline with its knots on the curve, each as far as the error allows (facts/motion.md 14, calculated).
struct PolylineFitter<Shape: SampledShape> {
  /// What is fitted.
  private let shape: Shape
  /// Ends and changes of bend.
  private let cuts: [Double]
  /// Points tried in each piece beyond a change of bend, where "fits" is no longer monotone.
  private static var scanSteps: Int { 16 }
  /// Pieces beyond the one of the knot that are searched once a chord has failed.
  private static var scanPieces: Int { 2 }
  /// Halvings that place a knot; the count of knots does not change with more.
  private static var placeSteps: Int { 36 }
  /// Share of the error kept back, so that a check on a grid can prove the bound; costs half as much in knots.
  private static var slack: Double { 0.01 }

  /// Prepares a fit.
  init(_ shape: Shape) {
    self.shape = shape
    cuts = shape.cuts
  }

  /// Returns the polyline through the ends and the required inputs, with as few knots between as the greedy rule finds.
  func fit(maxError: Double, including required: [Double] = []) -> SampledCurve {
    precondition(maxError > 0, "a sampling error is above 0")
    guard let first = cuts.first, let end = cuts.last else {
      return SampledCurve(knots: [], maxError: maxError, measuredError: 0)
    }
    var parameters = [first]
    let stops = required.map { shape.parameter(forInput: $0) }.filter { $0 > first && $0 < end } + [end]
    for stop in stops {
      while let last = parameters.last, last < stop {
        parameters.append(farthest(from: last, to: stop, maxError: maxError * (1 - Self.slack)))
      }
    }
    var worst = 0.0
    for index in parameters.indices.dropLast() {
      worst = max(worst, error(from: parameters[index], to: parameters[index + 1], limit: .infinity))
    }
    let knots = parameters.map { parameter in
      let point = shape.point(at: parameter)
      return SampledCurve.Knot(time: point.x, value: point.y)
    }
    return SampledCurve(knots: knots, maxError: maxError, measuredError: worst)
  }

  /// Returns the largest distance between a chord and the curve; stops early once it is beyond `limit`.
  func error(from start: Double, to end: Double, limit: Double) -> Double {
    let a = shape.point(at: start)
    let b = shape.point(at: end)
    guard b.x > a.x else { return (b.y - a.y).magnitude }
    let slope = (b.y - a.y) / (b.x - a.x)
    var worst = 0.0
    var index = piece(containing: start)
    while index + 1 < cuts.count, cuts[index] < end {
      let low = max(start, cuts[index])
      let high = min(end, cuts[index + 1])
      index += 1
      guard low < high else { continue }
      // At a change of bend the distance may be as large as at a stationary point on either side.
      var candidates = [high]
      if let parameter = shape.parameter(withSlope: slope, from: low, to: high) { candidates.append(parameter) }
      for parameter in candidates where parameter < end {
        let point = shape.point(at: parameter)
        worst = max(worst, (point.y - a.y - slope * (point.x - a.x)).magnitude)
      }
      if worst > limit { return worst }
    }
    return worst
  }

  /// Returns the index of the last cut at or before a parameter that is not the end.
  private func piece(containing parameter: Double) -> Int {
    var low = 0
    var high = cuts.count - 1
    while low < high {
      let middle = (low + high) / 2
      if cuts[middle] <= parameter { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Returns the farthest parameter up to `stop` whose chord from `start` fits.
  private func farthest(from start: Double, to stop: Double, maxError: Double) -> Double {
    func fits(_ end: Double) -> Bool { error(from: start, to: end, limit: maxError) <= maxError }
    var good = start
    var bad: Double?
    func probe(_ place: Double) -> Bool {
      if fits(place) {
        good = place
        bad = nil
        return true
      }
      if bad == nil { bad = place }
      return false
    }
    if probe(stop) { return stop }
    bad = nil
    // Inside the knot's own piece a longer chord never fits better; beyond it, it may.
    var index = piece(containing: start)
    _ = probe(min(stop, cuts[min(index + 1, cuts.count - 1)]))
    var failures = 0
    index += 1
    while index + 1 < cuts.count, cuts[index] < stop, failures < Self.scanPieces {
      let low = cuts[index]
      let width = min(stop, cuts[index + 1]) - low
      var found = false
      for step in 1...Self.scanSteps {
        let place = low + width * Double(step) / Double(Self.scanSteps)
        if place < stop, probe(place) { found = true }
      }
      failures += found ? 0 : 1
      index += 1
    }
    var low = good
    var high = bad ?? stop
    for _ in 0..<Self.placeSteps {
      let middle = low + (high - low) / 2
      if middle <= low || middle >= high { break }
      if fits(middle) { low = middle } else { high = middle }
    }
    // A step is always made, even where no chord of doubles fits.
    return low > start ? low : high
  }
}

/// A spring over an interval as a shape; the parameter is time.
struct SpringShape: SampledShape {
  /// The spring.
  private let spring: DampedSpring
  /// Ends of the interval and changes of bend.
  let cuts: [Double]

  /// Cuts a spring where its bend changes.
  init(_ spring: DampedSpring, over interval: ClosedRange<Double>) {
    self.spring = spring
    var cuts = [interval.lowerBound]
    var time = interval.lowerBound
    while let next = spring.zero(ofDerivative: 2, after: time), next < interval.upperBound {
      cuts.append(next)
      time = next
    }
    if interval.upperBound > interval.lowerBound { cuts.append(interval.upperBound) }
    self.cuts = cuts
  }

  func point(at parameter: Double) -> (x: Double, y: Double) { (parameter, spring.value(at: parameter)) }

  func parameter(forInput x: Double) -> Double { x }

  func parameter(withSlope slope: Double, from low: Double, to high: Double) -> Double? {
    let atLow = spring.velocity(at: low) - slope
    let atHigh = spring.velocity(at: high) - slope
    guard (atLow > 0) != (atHigh > 0) else { return nil }
    // The distance is stationary here, so half the digits of the place give all digits of the distance.
    return RootFinder.zero(from: low, to: high, precision: 1e-9) { spring.velocity(at: $0) - slope }
  }
}

/// A unit Bézier as a shape; the parameter is the curve's own.
struct BezierShape: SampledShape {
  /// The curve.
  private let bezier: UnitBezier
  /// Ends and changes of bend.
  let cuts: [Double]

  /// Cuts a curve where its bend changes.
  init(_ bezier: UnitBezier) {
    self.bezier = bezier
    cuts = [0] + bezier.inflections + [1]
  }

  func point(at parameter: Double) -> (x: Double, y: Double) {
    if parameter <= 0 { return (0, 0) }
    if parameter >= 1 { return (1, 1) }
    return (bezier.input(parameter), bezier.output(parameter))
  }

  func parameter(forInput x: Double) -> Double { bezier.parameter(forInput: min(max(x, 0), 1)) }

  func parameter(withSlope slope: Double, from low: Double, to high: Double) -> Double? {
    bezier.parameters(withSlope: slope).first { $0 > low && $0 < high }
  }
}
