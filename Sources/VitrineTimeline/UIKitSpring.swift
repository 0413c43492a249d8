import VitrinePlatform

/// The spring UIKit makes of a duration and a damping ratio (facts/motion.md 3, reported and calculated).
///
/// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)` and
/// `UISpringTimingParameters(dampingRatio:initialVelocity:)`. The animation runs for exactly the duration and then
/// snaps to its target.
public struct UIKitSpring: Hashable, Sendable {
  /// Which solution of UIKit's equation was taken.
  public enum Branch: String, Hashable, Sendable {
    /// The only one.
    case unique
    /// The largest of three.
    case outer
    /// The only one left at a high velocity: the view is thrown past its target.
    case inner
  }

  /// The duration that counts, in seconds: as written, clamped to ``durations``.
  public let duration: Double
  /// The ratio that counts: as written, at most 1.
  public let dampingRatio: Double
  /// Velocity at the start in distances per second.
  public let initialVelocity: Double
  /// Which solution was taken.
  public let branch: Branch
  /// The physical spring; its mass is 1.
  public let spring: DampedSpring

  /// Durations that UIKit does not clamp, in seconds (facts/motion.md 3, reported).
  public static let durations = 0.01...10.0
  /// The remainder that UIKit's equation asks for at the end (facts/motion.md 3, reported).
  public static let remainder = 0.001

  /// Derives the spring; `nil` when the equation has no solution: a ratio of 0 or less, or too low without velocity.
  public init?(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    guard duration.isFinite, dampingRatio.isFinite, initialVelocity.isFinite, dampingRatio > 0 else { return nil }
    let time = min(max(duration, Self.durations.lowerBound), Self.durations.upperBound)
    let ratio = min(dampingRatio, 1)
    guard let (frequency, branch) = Self.frequency(ratio: ratio, travel: initialVelocity * time),
      let spring = DampedSpring(
        naturalFrequency: frequency / time, dampingRatio: ratio, initialVelocity: initialVelocity)
    else { return nil }
    self.duration = time
    self.dampingRatio = ratio
    self.initialVelocity = initialVelocity
    self.branch = branch
    self.spring = spring
  }

  /// The value at the end, before the snap to 1.
  public var valueAtDuration: Double { spring.value(at: duration) }

  /// Returns the velocity times duration above which only the inner solution is left.
  public static func innerRootLimit(dampingRatio: Double) -> Double {
    let ratio = min(dampingRatio, 1)
    if ratio == 1 { return -Mathematics.log(remainder) }
    let goal = logRemainder(ratio)
    // Without travel the hump is 1 high; it sinks as travel grows.
    guard goal < 0 else { return 0 }
    return RootFinder.zero(from: 0, to: 1 - goal) { travel in logHump(travel) - goal }
  }

  /// Velocity times duration from which UIKit's own solver gives unrelated springs for neighbouring values.
  ///
  /// The onset itself lies between 0.81 and 1 times this figure (facts/motion.md 3, calculated from readings).
  public static func unstableTravel(dampingRatio: Double) -> Double {
    let start = 5 * min(dampingRatio, 1)
    return start * start / (1 + start)
  }

  /// Share of ``unstableTravel(dampingRatio:)`` that is safe at every ratio (facts/motion.md 3, calculated).
  public static let safeShare = 0.8

  /// Whether UIKit's own solver is known to find this spring; above, its result is unpredictable.
  public var isSolverStable: Bool {
    initialVelocity <= 0
      || initialVelocity * duration < Self.safeShare * Self.unstableTravel(dampingRatio: dampingRatio)
  }
}

extension UIKitSpring {
  /// Returns the logarithm of the right-hand side of the equation below ratio 1.
  private static func logRemainder(_ ratio: Double) -> Double {
    Mathematics.log(remainder * ((1 - ratio) * (1 + ratio)).squareRoot() / ratio)
  }

  /// Returns where `(1 - travel/q)·e^(-q)` is largest.
  private static func humpPlace(_ travel: Double) -> Double {
    (travel + (travel * travel + 4 * travel).squareRoot()) / 2
  }

  /// Returns the logarithm of the largest `(1 - travel/q)·e^(-q)`.
  private static func logHump(_ travel: Double) -> Double {
    guard travel > 0 else { return 0 }
    let q = humpPlace(travel)
    return Mathematics.log(1 - travel / q) - q
  }

  /// Returns frequency times duration and the branch; `nil` without a solution.
  private static func frequency(ratio: Double, travel: Double) -> (Double, Branch)? {
    ratio == 1 ? critical(travel: travel) : underdamped(ratio: ratio, travel: travel)
  }

  /// Solves `|travel/q - 1|·e^(-q) = goal` for q = ratio · frequency · duration, on a logarithmic scale.
  private static func underdamped(ratio: Double, travel: Double) -> (Double, Branch)? {
    let goal = logRemainder(ratio)
    if travel == 0 { return ratio > remainder ? (-goal / ratio, .unique) : nil }
    func miss(_ q: Double) -> Double { Mathematics.log((travel / q - 1).magnitude) - q - goal }
    if travel < 0 {
      return descending(from: 0, width: max(1, -goal), miss).map { ($0 / ratio, .unique) }
    }
    if logHump(travel) > goal {
      return descending(from: humpPlace(travel), width: max(1, -goal), miss).map { ($0 / ratio, .outer) }
    }
    return (RootFinder.zero(from: inside(0, travel), to: outside(travel), of: miss) / ratio, .inner)
  }

  /// Solves `|travel - 1 - w|·e^(-w) = remainder` for w = frequency · duration, on a logarithmic scale.
  private static func critical(travel: Double) -> (Double, Branch)? {
    let a = travel - 1
    let goal = Mathematics.log(remainder)
    func miss(_ w: Double) -> Double { Mathematics.log((a - w).magnitude) - w - goal }
    if travel <= 0 { return descending(from: 0, width: -goal, miss).map { ($0, .unique) } }
    if travel < -goal { return descending(from: max(0, a + 1), width: -goal, miss).map { ($0, .outer) } }
    return (RootFinder.zero(from: 0, to: outside(a), of: miss), .inner)
  }

  /// Returns the only zero beyond `start` of a function that falls from there on.
  private static func descending(from start: Double, width: Double, _ miss: (Double) -> Double) -> Double? {
    var reach = start + width
    for _ in 0..<64 {
      if miss(reach) < 0 { return RootFinder.zero(from: inside(start, reach), to: reach, of: miss) }
      reach = start + (reach - start) * 2
    }
    return nil
  }

  /// Returns `low`, or just above it when it is 0, where the logarithm has no value.
  private static func inside(_ low: Double, _ high: Double) -> Double { low > 0 ? low : high * 1e-300 }

  /// Returns the last double below a pole.
  private static func outside(_ pole: Double) -> Double { pole.nextDown }
}
