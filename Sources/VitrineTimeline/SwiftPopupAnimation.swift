/// The animators of the library SwiftPopup with their real numbers (facts/seed-systems.md 2, source; seed 001).
public struct SwiftPopupAnimation: Hashable, Sendable {
  /// Seconds that it runs and that the animator declares; a delay is not counted.
  public var duration: Double
  /// Seconds before it runs.
  public var delay: Double
  /// UIKit's damping ratio; nil without a spring.
  public var springWithDamping: Double?
  /// Velocity in distances per second.
  public var springVelocity: Double

  /// The animator that shows.
  public static let show = SwiftPopupAnimation(duration: 0.8, delay: 0, springWithDamping: 0.8, springVelocity: 2)
  /// The animator that hides.
  public static let dismiss = SwiftPopupAnimation(duration: 0.2, delay: 0, springWithDamping: nil, springVelocity: 0)
  /// Scale from which it shows and to which it hides: not 0, which cannot be inverted.
  public static let smallScale = 0.01

  /// Creates an animator's numbers.
  public init(duration: Double, delay: Double, springWithDamping: Double?, springVelocity: Double) {
    self.duration = duration
    self.delay = delay
    self.springWithDamping = springWithDamping
    self.springVelocity = springVelocity
  }

  /// Returns the numbers with those of the author laid over.
  func merged(with words: PresetWords?) -> SwiftPopupAnimation {
    guard let words else { return self }
    var result = self
    result.duration = words.number("duration") ?? duration
    result.delay = words.number("delay") ?? delay
    if springWithDamping != nil {
      result.springWithDamping = words.number("springWithDamping") ?? springWithDamping
      result.springVelocity = words.number("springVelocity") ?? springVelocity
    }
    return result
  }

  /// How the animation runs.
  var timing: TrackTiming {
    springWithDamping.map { .spring(dampingRatio: $0, initialVelocity: springVelocity) } ?? .easeInOut
  }
}
