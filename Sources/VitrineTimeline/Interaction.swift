/// Interruption, hand-over and percent-driven ends (facts/motion.md 11).
public enum Interaction {
  /// How a percent-driven transition ends.
  public enum Outcome: String, Hashable, Sendable {
    /// It goes on to its end.
    case finish
    /// It goes back to its start.
    case cancel
  }

  /// One of several animations that run on the same property at once.
  public struct Additive: Hashable, Sendable {
    /// Seconds at which it begins.
    public let start: Double
    /// Value it leaves.
    public let from: Double
    /// Value it goes to.
    public let to: Double
    /// What drives it.
    public let motion: Motion
    /// Seconds for which it runs.
    public let duration: Double

    /// Creates an animation.
    public init(start: Double, from: Double, to: Double, motion: Motion, duration: Double) {
      self.start = start
      self.from = from
      self.to = to
      self.motion = motion
      self.duration = duration
    }
  }

  /// What a spring is doing at the moment it gets a new target.
  public struct Handover: Hashable, Sendable {
    /// Value on screen.
    public let value: Double
    /// Velocity in units of the value per second.
    public let velocity: Double
    /// Velocity for the new spring in its own distances per second; `nil` when there is no distance left.
    public let newInitialVelocity: Double?
  }

  /// Returns the seconds left once the finger lets go: documented for finishing, by symmetry for cancelling.
  public static func remainingTime(
    duration: Double, fraction: Double, completionSpeed: Double = 1, outcome: Outcome
  ) -> Double {
    let share = outcome == .finish ? 1 - fraction : fraction
    return share * duration / completionSpeed
  }

  /// Returns a velocity in distances per second; `nil` when there is no distance.
  ///
  /// - Parameter velocity: In units of the value per second, for example points of a gesture.
  public static func normalisedVelocity(_ velocity: Double, from: Double, to: Double) -> Double? {
    from == to ? nil : velocity / (to - from)
  }

  /// Returns what a spring from `from` to `to` hands over to one that goes to `newTarget`.
  public static func handover(
    of spring: DampedSpring, from: Double, to: Double, at time: Double, newTarget: Double
  ) -> Handover {
    let value = from + (to - from) * spring.value(at: time)
    let velocity = (to - from) * spring.velocity(at: time)
    return Handover(
      value: value, velocity: velocity,
      newInitialVelocity: normalisedVelocity(velocity, from: value, to: newTarget))
  }

  /// Returns the value on screen when animations on one property add up, as since iOS 8 (facts/motion.md 11, reported).
  ///
  /// The last one that has begun sets the target; each contributes what it has not covered yet.
  public static func value(of animations: [Additive], at time: Double) -> Double? {
    guard let first = animations.first else { return nil }
    let begun = animations.filter { $0.start <= time }
    guard let target = begun.last?.to else { return first.from }
    return begun.reduce(target) { sum, animation in
      sum + (animation.from - animation.to)
        * (1 - animation.motion.progress(at: time - animation.start, duration: animation.duration))
    }
  }
}
