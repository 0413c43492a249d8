/// A piece of a spring as one cubic Bézier segment, for formats without springs (facts/motion.md 13, calculated).
///
/// The handles lie at a third and two thirds of the time, so the segment is a plain cubic in time.
public struct SpringSegment: Hashable, Sendable {
  /// Seconds at which it begins.
  public let start: Double
  /// Seconds at which it ends.
  public let end: Double
  /// Spring's value at the start.
  public let valueFrom: Double
  /// Spring's value at the end.
  public let valueTo: Double
  /// Output of the first handle as a share of the segment's own change.
  public let y1: Double
  /// Output of the second handle as a share of the segment's own change.
  public let y2: Double
  /// Most that the cubic can be away from the spring, as a share of the spring's distance.
  public let errorBound: Double

  /// Input of the first handle.
  public static let x1 = 1.0 / 3.0
  /// Input of the second handle.
  public static let x2 = 2.0 / 3.0
  /// Divisor of the error term of a cubic Hermite fit (calculated: h⁴/384 times the fourth derivative).
  private static let errorDivisor = 384.0

  /// Fits a segment; `nil` unless time passes and the value changes.
  public init?(_ spring: DampedSpring, from start: Double, to end: Double) {
    let height = spring.value(at: end) - spring.value(at: start)
    let width = end - start
    guard width > 0, height != 0 else { return nil }
    self.start = start
    self.end = end
    valueFrom = spring.value(at: start)
    valueTo = spring.value(at: end)
    y1 = spring.velocity(at: start) * width / (3 * height)
    y2 = 1 - spring.velocity(at: end) * width / (3 * height)
    let square = width * width
    errorBound = spring.bound(ofDerivative: 4, from: start) * square * square / Self.errorDivisor
  }
}
