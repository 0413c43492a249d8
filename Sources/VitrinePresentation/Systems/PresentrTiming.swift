/// How one of Presentr's own animators runs in a release (facts/seed-systems.md 1.7, source).
public struct PresentrTiming: Hashable, Sendable {
  /// Seconds, without the delay; this is what the animator declares.
  public var duration: Double
  /// Seconds before the run begins.
  public var delay: Double
  /// Damping ratio of a spring; nil without one, when UIKit's default curve holds.
  public var damping: Double?
  /// Initial velocity of a spring.
  public var velocity: Double?
  /// Whether touches count during the run.
  public var allowsUserInteraction: Bool

  /// Seconds since 1.2.0.
  static let duration = 0.4
  /// Seconds before.
  static let earlyDuration = 0.5
  /// The damping before, far outside 0 to 1: no bounce.
  static let earlyDamping = 300.0
  /// The velocity before.
  static let earlyVelocity = 5.0

  /// The timing when the caller chooses nothing.
  public init(version: PresentrVersion) {
    let isOwn = version.hasOwnAnimators
    duration = isOwn ? Self.duration : Self.earlyDuration
    delay = 0
    damping = isOwn ? nil : Self.earlyDamping
    velocity = isOwn ? nil : Self.earlyVelocity
    allowsUserInteraction = !isOwn
  }
}
