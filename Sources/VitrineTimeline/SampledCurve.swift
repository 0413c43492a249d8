/// A polyline on a curve, with the largest error it was made for and the one it has.
public struct SampledCurve: Hashable, Sendable {
  /// One corner.
  public struct Knot: Hashable, Sendable {
    /// Input: seconds for a spring, progress of time for a curve.
    public let time: Double
    /// Output: progress of the value.
    public let value: Double

    /// Creates a knot.
    public init(time: Double, value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// The corners, all on the curve, first and last exactly at the ends; equal times mark a jump.
  public let knots: [Knot]
  /// The error that was asked for.
  public let maxError: Double
  /// The largest distance between polyline and curve over all times, found at the extremes of each chord.
  public let measuredError: Double

  /// Creates a polyline.
  public init(knots: [Knot], maxError: Double, measuredError: Double) {
    self.knots = knots
    self.maxError = maxError
    self.measuredError = measuredError
  }

  /// Returns the polyline's value; the end values outside.
  public func value(at time: Double) -> Double {
    guard let first = knots.first, let last = knots.last else { return 0 }
    if time < first.time { return first.value }
    var low = 0
    var high = knots.count
    while low < high {
      let middle = (low + high) / 2
      if knots[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    guard low < knots.count else { return last.value }
    let a = knots[low - 1]
    let b = knots[low]
    return a.value + (time - a.time) / (b.time - a.time) * (b.value - a.value)
  }
}

extension DampedSpring {
  /// Returns few knots that stay within `maxError` of the spring over an interval of seconds.
  ///
  /// - Parameters:
  ///   - interval: Seconds; the ends become knots.
  ///   - maxError: Allowed error, above 0, as a share of the distance.
  ///   - required: Times inside the interval that must become knots, for example the peak; rising.
  public func sampled(
    over interval: ClosedRange<Double>, maxError: Double, including required: [Double] = []
  ) -> SampledCurve {
    PolylineFitter(SpringShape(self, over: interval)).fit(maxError: maxError, including: required)
  }
}

extension TimingCurve {
  /// Returns few knots that stay within `maxError` of the curve from 0 to 1; exact for lines and staircases.
  public func sampled(maxError: Double) -> SampledCurve {
    switch self {
    case .linear:
      return SampledCurve(
        knots: [.init(time: 0, value: 0), .init(time: 1, value: 1)], maxError: maxError, measuredError: 0)
    case .bezier(let bezier):
      return PolylineFitter(BezierShape(bezier)).fit(maxError: maxError)
    case .points(let points):
      let inner = points.corners.filter { $0.input > 0 && $0.input < 1 }
      var knots = [SampledCurve.Knot(time: 0, value: points.value(at: 0))]
      knots += inner.map { SampledCurve.Knot(time: $0.input, value: $0.output) }
      knots.append(SampledCurve.Knot(time: 1, value: points.value(at: 1)))
      return SampledCurve(knots: knots, maxError: maxError, measuredError: 0)
    case .steps(let steps):
      var knots = [SampledCurve.Knot(time: 0, value: steps.value(at: 0))]
      var height = steps.value(at: 0)
      for index in 1...steps.count {
        let time = Double(index) / Double(steps.count)
        let next = index == steps.count ? steps.value(at: 1) : height + 1 / Double(steps.jumps)
        knots.append(SampledCurve.Knot(time: time, value: height))
        if next != height { knots.append(SampledCurve.Knot(time: time, value: next)) }
        height = next
      }
      return SampledCurve(knots: knots, maxError: maxError, measuredError: 0)
    }
  }
}
