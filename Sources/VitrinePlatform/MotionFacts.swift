import VitrineSource

/// A spring by its physical parameters.
public struct SpringConstants: Hashable, Sendable {
  /// Mass.
  public let mass: Double
  /// Stiffness.
  public let stiffness: Double
  /// Damping.
  public let damping: Double

  /// Creates a spring.
  public init(mass: Double, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }
}

/// The four numbers of a cubic timing curve from (0, 0) to (1, 1).
public struct CurveConstants: Hashable, Sendable {
  /// Horizontal place of the first control point.
  public let x1: Double
  /// Vertical place of the first control point.
  public let y1: Double
  /// Horizontal place of the second control point.
  public let x2: Double
  /// Vertical place of the second control point.
  public let y2: Double

  /// Creates a curve.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }
}

/// Durations, springs and curves that UIKit and Core Animation supply (facts/motion.md 1, 5, 6, 9, 12).
public enum MotionFacts {
  /// The spring of the keyboard, of navigation and of modal presentation since iOS 7.
  public static var systemSpring: Fact<SpringConstants> {
    Fact(SpringConstants(mass: 3, stiffness: 1000, damping: 500), "motion 5, 9", .reported)
  }

  /// The spring of a CASpringAnimation that says nothing.
  public static var coreAnimationSpring: Fact<SpringConstants> {
    Fact(SpringConstants(mass: 1, stiffness: 100, damping: 10), "motion 1", .documented)
  }

  /// The time over which the keyboard moves.
  public static var keyboardDuration: Fact<Double> { Fact(0.5, "motion 9", .reported) }
  /// The duration that the keyboard's notification usually names; the keyboard is not yet still then.
  public static var keyboardNotificationDuration: Fact<Double> { Fact(0.25, "motion 9", .decision) }
  /// The curve value of the keyboard's notification, outside the public enumeration.
  public static var keyboardCurveValue: Fact<Int> { Fact(7, "motion 9", .reported) }

  /// The duration of presenting and dismissing with UIKit's own transitions; the system spring runs from iOS 7 on.
  public static func modalDuration(iOS: IOSVersion) -> Fact<Double> {
    Fact(iOS >= IOSVersion(7) ? 0.5 : 0.35, "motion 9", .reported)
  }

  /// The duration of a cross dissolve.
  public static var crossDissolveDuration: Fact<Double> { Fact(0.4, "motion 8", .reported) }
  /// The duration of the fade with which a popover comes and goes.
  public static var popoverDuration: Fact<Double> { Fact(0.25, "motion 9", .decision) }
  /// The duration of an alert's entrance.
  public static var alertDuration: Fact<Double> { Fact(0.4, "motion 9", .decision) }
  /// The duration of hiding and showing bars.
  public static var barDuration: Fact<Double> { Fact(0.2, "motion 9", .decision) }
  /// The duration of a transition that the language leaves out.
  public static var transitionDuration: Fact<Double> { Fact(0.4, "language 4.9", .decision) }
  /// The longest a transition's variant for reduced motion runs.
  public static var reducedMotionDuration: Fact<Double> { Fact(0.3, "motion 12", .decision) }
  /// The shortest duration of a spring given by duration and ratio.
  public static var shortestSpringDuration: Fact<Double> { Fact(0.01, "decisions", .decision) }

  /// `linear`.
  public static var linear: Fact<CurveConstants> { Fact(CurveConstants(0, 0, 1, 1), "motion 6", .documented) }
  /// `easeIn`.
  public static var easeIn: Fact<CurveConstants> { Fact(CurveConstants(0.42, 0, 1, 1), "motion 6", .source) }
  /// `easeOut`.
  public static var easeOut: Fact<CurveConstants> { Fact(CurveConstants(0, 0, 0.58, 1), "motion 6", .source) }
  /// `easeInOut`, UIView's default.
  public static var easeInOut: Fact<CurveConstants> {
    Fact(CurveConstants(0.42, 0, 0.58, 1), "motion 6", .documented)
  }
  /// `default` of Core Animation, not of UIView.
  public static var coreAnimationDefault: Fact<CurveConstants> {
    Fact(CurveConstants(0.25, 0.1, 0.25, 1), "motion 6", .documented)
  }
}
