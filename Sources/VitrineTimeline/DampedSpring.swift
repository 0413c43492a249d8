/// A spring in closed form on a unit distance: at 0 when it starts, at rest at 1.
///
/// Velocities are whole distances per second, positive toward the target (facts/motion.md 1).
public struct DampedSpring: Hashable, Sendable {
  /// How a spring comes to rest.
  public enum Regime: String, Hashable, Sendable {
    /// Swings; damping ratio below 1.
    case under
    /// As fast as possible without swinging; ratio 1.
    case critical
    /// Creeps; ratio above 1.
    case over
  }

  /// Mass, above 0.
  public let mass: Double
  /// Stiffness, above 0.
  public let stiffness: Double
  /// Damping as written, at least 0.
  public let damping: Double
  /// Velocity at the start in distances per second.
  public let initialVelocity: Double
  /// Whether a ratio above 1 is honoured rather than treated as 1.
  public let allowsOverdamping: Bool
  /// Natural frequency without damping, in radians per second.
  public let naturalFrequency: Double
  /// Damping ratio as written.
  public let writtenDampingRatio: Double

  /// Creates a spring from physical parameters; `nil` unless mass and stiffness are above 0 and all is finite.
  ///
  /// The defaults are Core Animation's (facts/motion.md 1, documented).
  public init?(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    guard mass > 0, stiffness > 0, damping >= 0, mass.isFinite, stiffness.isFinite, damping.isFinite,
      initialVelocity.isFinite
    else { return nil }
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
    naturalFrequency = (stiffness / mass).squareRoot()
    writtenDampingRatio = damping / (2 * (stiffness * mass).squareRoot())
  }

  /// Creates a spring of mass 1 from frequency and ratio; `nil` unless the frequency is above 0 and all is finite.
  public init?(
    naturalFrequency: Double, dampingRatio: Double, initialVelocity: Double = 0, allowsOverdamping: Bool = false
  ) {
    guard naturalFrequency > 0, dampingRatio >= 0, naturalFrequency.isFinite, dampingRatio.isFinite,
      initialVelocity.isFinite
    else { return nil }
    mass = 1
    stiffness = naturalFrequency * naturalFrequency
    damping = 2 * dampingRatio * naturalFrequency
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
    self.naturalFrequency = naturalFrequency
    writtenDampingRatio = dampingRatio
  }

  /// Damping ratio that counts: at most 1 unless over-damping is allowed (facts/motion.md 2, source).
  public var dampingRatio: Double { allowsOverdamping ? writtenDampingRatio : min(writtenDampingRatio, 1) }

  /// How it comes to rest.
  public var regime: Regime {
    let ratio = dampingRatio
    return ratio < 1 ? .under : ratio == 1 ? .critical : .over
  }

  /// Returns the share of the distance covered after `time` seconds; above 1 past the target.
  public func value(at time: Double) -> Double { 1 - displacement(at: time) }

  /// Returns the velocity after `time` seconds in distances per second.
  public func velocity(at time: Double) -> Double { -state(at: time).slope }

  /// Returns the distance still to go after `time` seconds as a share; below 0 past the target.
  public func displacement(at time: Double) -> Double { state(at: time).displacement }
}
