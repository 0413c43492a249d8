/// A curve that maps progress of time to progress of a value.
public enum TimingCurve: Hashable, Sendable {
  /// The same progress out as in.
  case linear
  /// A cubic Bézier.
  case bezier(UnitBezier)
  /// A staircase.
  case steps(StepTiming)
  /// Straight lines between points.
  case points(PointTiming)

  /// UIView's and Core Animation's `easeIn`.
  public static let easeIn = TimingCurve.bezier(.easeIn)
  /// UIView's and Core Animation's `easeOut`.
  public static let easeOut = TimingCurve.bezier(.easeOut)
  /// UIView's default, Core Animation's `easeInEaseOut`.
  public static let easeInOut = TimingCurve.bezier(.easeInOut)
  /// Core Animation's `default`.
  public static let coreAnimationDefault = TimingCurve.bezier(.coreAnimationDefault)

  /// Returns the curve of a name of the language; `nil` for an unknown name and for `keyboard`, which is a spring.
  public static func named(_ name: String) -> TimingCurve? {
    switch name {
    case "linear", "curveLinear": .linear
    case "easeIn", "curveEaseIn": .easeIn
    case "easeOut", "curveEaseOut": .easeOut
    case "easeInOut", "curveEaseInOut", "easeInEaseOut": .easeInOut
    case "default": .coreAnimationDefault
    default: nil
    }
  }

  /// Returns the output for an input; inputs outside 0 to 1 follow the rules of each kind.
  public func value(at x: Double) -> Double {
    switch self {
    case .linear: x
    case .bezier(let bezier): bezier.value(at: x)
    case .steps(let steps): steps.value(at: x)
    case .points(let points): points.value(at: x)
    }
  }

  /// Returns d output / d input; 0 on a staircase.
  public func slope(at x: Double) -> Double {
    switch self {
    case .linear: 1
    case .bezier(let bezier): bezier.slope(at: x)
    case .steps: 0
    case .points(let points): points.slope(at: x)
    }
  }
}
