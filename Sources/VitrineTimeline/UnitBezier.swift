/// A cubic Bézier curve from (0, 0) to (1, 1): progress of time in, progress of the value out.
///
/// Defined on doubles; Core Animation keeps control points as 32-bit floats, so its own curve differs by about 1e-8
/// (facts/motion.md 6).
public struct UnitBezier: Hashable, Sendable {
  /// Input of the first control point, 0 to 1.
  public let x1: Double
  /// Output of the first control point.
  public let y1: Double
  /// Input of the second control point, 0 to 1.
  public let x2: Double
  /// Output of the second control point.
  public let y2: Double

  /// Creates a curve; `nil` when an input lies outside 0 to 1 or a number is not finite.
  public init?(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else { return nil }
    self.init(unchecked: x1, y1, x2, y2)
  }

  /// Creates a curve from control points known to be in range.
  init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Core Animation's and UIView's ease-in (facts/motion.md 6, source; the CA value is reported).
  public static let easeIn = UnitBezier(unchecked: 0.42, 0, 1, 1)
  /// Core Animation's and UIView's ease-out (facts/motion.md 6, source; the CA value is reported).
  public static let easeOut = UnitBezier(unchecked: 0, 0, 0.58, 1)
  /// UIView's default curve (facts/motion.md 6, documented).
  public static let easeInOut = UnitBezier(unchecked: 0.42, 0, 0.58, 1)
  /// Core Animation's `default`, which implicit layer animations use (facts/motion.md 6, documented).
  public static let coreAnimationDefault = UnitBezier(unchecked: 0.25, 0.1, 0.25, 1)

  /// Returns the output for an input; outside 0 to 1 the curve goes on along its end tangent.
  ///
  /// Exact to a few units in the last place wherever the tangent is not vertical.
  public func value(at x: Double) -> Double {
    if x <= 0 { return x == 0 ? 0 : slopeAtStart * x }
    if x >= 1 { return x == 1 ? 1 : 1 + slopeAtEnd * (x - 1) }
    return output(parameter(forInput: x))
  }

  /// Returns d output / d input; infinite at a vertical tangent, the end tangent outside 0 to 1.
  public func slope(at x: Double) -> Double {
    if x <= 0 { return slopeAtStart }
    if x >= 1 { return slopeAtEnd }
    let t = parameter(forInput: x)
    return outputSlope(t) / inputSlope(t)
  }

  /// Slope with which the curve goes on below 0.
  private var slopeAtStart: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 == 0, x2 > 0 { return y2 / x2 }
    return y1 == 0 && y2 == 0 ? 1 : 0
  }

  /// Slope with which the curve goes on above 1.
  private var slopeAtEnd: Double {
    if x2 < 1 { return (1 - y2) / (1 - x2) }
    if y2 == 1, x1 < 1 { return (1 - y1) / (1 - x1) }
    return y2 == 1 && y1 == 1 ? 1 : 0
  }
}

extension UnitBezier {
  /// Polynomial coefficients of one coordinate: `((a t + b) t + c) t`.
  private static func coefficients(_ p1: Double, _ p2: Double) -> (a: Double, b: Double, c: Double) {
    let c = 3 * p1
    let b = 3 * (p2 - p1) - c
    return (1 - c - b, b, c)
  }

  /// Returns the input at a parameter of the curve.
  func input(_ t: Double) -> Double {
    let (a, b, c) = Self.coefficients(x1, x2)
    return ((a * t + b) * t + c) * t
  }

  /// Returns the output at a parameter of the curve.
  func output(_ t: Double) -> Double {
    let (a, b, c) = Self.coefficients(y1, y2)
    return ((a * t + b) * t + c) * t
  }

  /// Returns d input / d parameter.
  func inputSlope(_ t: Double) -> Double {
    let (a, b, c) = Self.coefficients(x1, x2)
    return (3 * a * t + 2 * b) * t + c
  }

  /// Returns d output / d parameter.
  func outputSlope(_ t: Double) -> Double {
    let (a, b, c) = Self.coefficients(y1, y2)
    return (3 * a * t + 2 * b) * t + c
  }

  /// Returns the parameter at which the input is `x`: Newton's steps inside a bracket that only shrinks.
  func parameter(forInput x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    while true {
      let miss = input(t) - x
      if miss == 0 { return t }
      if miss > 0 { high = t } else { low = t }
      var next = t - miss / inputSlope(t)
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      if next == t || next <= low || next >= high { return t }
      if (next - t).magnitude <= t.ulp { return next }
      t = next
    }
  }

  /// Returns the parameters strictly inside 0 to 1 where the curve changes its bend, rising.
  var inflections: [Double] {
    let x = Self.coefficients(x1, x2)
    let y = Self.coefficients(y1, y2)
    // X'Y'' - Y'X'' with the cubic terms gone.
    let quadratic = 3 * (x.b * y.a - x.a * y.b)
    let linear = 3 * (x.c * y.a - x.a * y.c)
    let constant = x.c * y.b - x.b * y.c
    return Self.roots(quadratic, linear, constant).filter { $0 > 0 && $0 < 1 }
  }

  /// Returns the parameters where the tangent has slope `m`, rising.
  func parameters(withSlope m: Double) -> [Double] {
    let x = Self.coefficients(x1, x2)
    let y = Self.coefficients(y1, y2)
    return Self.roots(3 * (y.a - m * x.a), 2 * (y.b - m * x.b), y.c - m * x.c)
  }

  /// Returns the real zeros of `a t² + b t + c`, rising, without cancellation.
  private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    if a == 0 { return b == 0 ? [] : [-c / b] }
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    if q == 0 { return [0] }
    let first = q / a
    let second = c / q
    return first < second ? [first, second] : [second, first]
  }
}
