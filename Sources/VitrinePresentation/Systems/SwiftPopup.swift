public import VitrineModel

/// What SwiftPopup 5.0.0 does (facts/seed-systems.md 2, seed 001): the presented view fills the container, what looks like a
/// popup is laid out inside it.
public enum SwiftPopup {
  /// The dimming colour (seed-systems 2, source): white 0.1 at half alpha.
  public static let backViewColor = RGBA(0.1, 0.1, 0.1, 0.5)

  /// The two animators of the library and those of its demonstration of an action sheet.
  public enum Animation: String, Hashable, Sendable, CaseIterable {
    case show, dismiss, actionSheetShow, actionSheetDismiss

    /// Whether it presents.
    public var isPresenting: Bool { self == .show || self == .actionSheetShow }
  }

  /// One end of an animation.
  public struct Pose: Hashable, Sendable {
    /// The view's frame as it appears, the transform included.
    public var frame: Rect
    /// The transform: a, b, c, d, tx, ty.
    public var transform: [Double]
    /// The view's alpha.
    public var alpha: Double
  }

  /// An animation in a container.
  public struct Run: Hashable, Sendable {
    /// Where it begins.
    public var start: Pose
    /// Where it ends.
    public var end: Pose
    /// What the view is reset to afterwards; nil when presenting.
    public var after: Pose?
    /// The view's frame without transform.
    public var finalFrame: Rect
    /// Seconds.
    public var duration: Double
    /// Seconds before it begins.
    public var delay: Double
    /// Damping ratio and initial velocity; nil without a spring.
    public var spring: (damping: Double, velocity: Double)? {
      get { springValues.map { ($0[0], $0[1]) } }
      set { springValues = newValue.map { [$0.damping, $0.velocity] } }
    }
    /// The spring in a form that can be compared.
    private var springValues: [Double]?
    /// Seconds that the animator declares: the duration without the delay.
    public var declaredDuration: Double
    /// The dimming view's alpha at both ends.
    public var backgroundAlpha: [Double]
    /// What deserves a diagnostic, in the words of the golden table.
    public var flags: [String] { delay > 0 ? ["delay-not-in-declared-duration"] : [] }

    /// Creates a run without a spring.
    init(start: Pose, end: Pose, finalFrame: Rect, duration: Double, delay: Double, isPresenting: Bool) {
      self.start = start
      self.end = end
      self.finalFrame = finalFrame
      self.duration = duration
      self.delay = delay
      declaredDuration = duration
      backgroundAlpha = isPresenting ? [0, 1] : [1, 0]
      after = isPresenting ? nil : Pose(frame: finalFrame, transform: SwiftPopup.identity, alpha: 1)
    }
  }

  /// The transform that changes nothing.
  static let identity: [Double] = [1, 0, 0, 1, 0, 0]
  /// The scale at the far end (seed 001).
  public static let farScale = 0.01
  /// Seconds of showing (seed 001).
  public static let showDuration = 0.8
  /// Damping ratio of showing (seed 001).
  public static let showDamping = 0.8
  /// Initial velocity of showing (seed 001).
  public static let showVelocity = 2.0
  /// Seconds of leaving (seed-systems 2, source).
  public static let dismissDuration = 0.2
  /// Seconds of leaving in the demonstration (seed-systems 2, source).
  static let actionSheetDismissDuration = 0.5

  /// Returns an animation in a container, with the library's own numbers unless others are given.
  ///
  /// - Parameters:
  ///   - container: The container's size in points.
  ///   - duration: Seconds; nil for the library's.
  ///   - delay: Seconds before it begins; the declared duration leaves them out.
  public static func run(_ animation: Animation, container: Size, duration: Double? = nil, delay: Double = 0) -> Run {
    let full = Rect(origin: .zero, size: container)
    let rest = Pose(frame: full, transform: identity, alpha: 1)
    let small = Rect(
      full.midX - container.width * farScale / 2, full.midY - container.height * farScale / 2,
      container.width * farScale, container.height * farScale)
    let scaled: [Double] = [farScale, 0, 0, farScale, 0, 0]
    let below = full.offset(by: Point(0, container.height))
    let moved: [Double] = [1, 0, 0, 1, 0, container.height]
    var run: Run
    switch animation {
    case .show:
      run = Run(
        start: Pose(frame: small, transform: scaled, alpha: 1), end: rest, finalFrame: full,
        duration: duration ?? showDuration, delay: delay, isPresenting: true)
    case .dismiss:
      run = Run(
        start: rest, end: Pose(frame: small, transform: scaled, alpha: 0), finalFrame: full,
        duration: duration ?? dismissDuration, delay: delay, isPresenting: false)
    case .actionSheetShow:
      run = Run(
        start: Pose(frame: below, transform: moved, alpha: 1), end: rest, finalFrame: full,
        duration: duration ?? showDuration, delay: delay, isPresenting: true)
    case .actionSheetDismiss:
      run = Run(
        start: rest, end: Pose(frame: below, transform: moved, alpha: 0), finalFrame: full,
        duration: duration ?? actionSheetDismissDuration, delay: delay, isPresenting: false)
    }
    if animation.isPresenting { run.spring = (showDamping, showVelocity) }
    return run
  }
}
