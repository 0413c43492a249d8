public import VitrineModel
import VitrineSource

extension TrackTiming {
  /// UIView's default curve (facts/motion.md 6, documented).
  static let easeInOut = TrackTiming.curve(.named("easeInOut"))
  /// Even progress.
  static let linear = TrackTiming.curve(.named("linear"))
  /// The spring of keyboards and system transitions (facts/motion.md 5 and 9, reported).
  static let system = TrackTiming.physicalSpring(
    mass: DampedSpring.system.mass, stiffness: DampedSpring.system.stiffness, damping: DampedSpring.system.damping,
    initialVelocity: 0)

  /// Returns what drives a track of this timing; `nil` when no curve or spring has these parameters.
  public func motion(duration: Double) -> Motion? {
    switch self {
    case .curve(let authored):
      return authored.motion
    case .spring(let dampingRatio, let initialVelocity):
      return UIKitSpring(duration: duration, dampingRatio: dampingRatio, initialVelocity: initialVelocity)
        .map { .spring($0.spring) }
    case .physicalSpring(let mass, let stiffness, let damping, let initialVelocity, let allowsOverdamping):
      return DampedSpring(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity,
        allowsOverdamping: allowsOverdamping
      ).map { .spring($0) }
    }
  }

  /// Whether it is a spring.
  var isSpring: Bool {
    if case .curve(let curve) = self { return curve == .named("keyboard") }
    return true
  }
}

extension AuthoredCurve {
  /// What the curve means; `nil` when it was reported as wrong. `keyboard` is the system spring.
  public var motion: Motion? {
    switch self {
    case .named("keyboard"): .spring(.system)
    case .named(let name): TimingCurve.named(name).map { .timing($0) }
    case .bezier(let x1, let y1, let x2, let y2): UnitBezier(x1, y1, x2, y2).map { .timing(.bezier($0)) }
    case .steps(let count, let jump):
      StepTiming.Jump(rawValue: jump).flatMap { StepTiming(count, jump: $0) }.map { .timing(.steps($0)) }
    case .points(let points):
      PointTiming(points.map { PointTiming.Corner(input: $0.x, output: $0.y) }).map { .timing(.points($0)) }
    }
  }
}
