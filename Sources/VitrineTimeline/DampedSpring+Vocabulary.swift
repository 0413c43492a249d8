import VitrinePlatform

/// Springs by other words (facts/motion.md 5).
extension DampedSpring {
  /// The spring of keyboards and of system transitions since iOS 7 (facts/motion.md 5 and 9, reported).
  public static var system: DampedSpring {
    let constants = MotionFacts.systemSpring.value
    return DampedSpring(checked: constants.mass, constants.stiffness, constants.damping)
  }

  /// Creates a spring at rest from parameters known to be in range.
  private init(checked mass: Double, _ stiffness: Double, _ damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    initialVelocity = 0
    allowsOverdamping = false
    naturalFrequency = (stiffness / mass).squareRoot()
    writtenDampingRatio = damping / (2 * (stiffness * mass).squareRoot())
  }

  /// Returns the spring of a perceptual duration and a bounce, as SwiftUI and UIKit (iOS 17) take them.
  ///
  /// A negative bounce is over-damped and is honoured as such. `nil` for a duration of 0 or less and for a bounce
  /// outside -1 (not reached) to 1.
  public static func perceptual(duration: Double, bounce: Double, initialVelocity: Double = 0) -> DampedSpring? {
    guard duration > 0, bounce > -1, bounce <= 1 else { return nil }
    return DampedSpring(
      naturalFrequency: 2 * Double.pi / duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce),
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }

  /// Returns the same spring with another velocity at the start; unchanged when the velocity is not finite.
  public func withInitialVelocity(_ velocity: Double) -> DampedSpring {
    DampedSpring(
      mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
      allowsOverdamping: allowsOverdamping) ?? self
  }
}
