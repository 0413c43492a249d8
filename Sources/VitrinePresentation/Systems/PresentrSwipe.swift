public import VitrineModel
import VitrinePlatform

/// A drag on a view presented by Presentr, 1.3 to 1.9 (facts/seed-systems.md 1.9).
public struct PresentrSwipe: Hashable, Sendable {
  /// The presented view and its surroundings.
  public var geometry: PresentrGeometry
  /// Whether the caller chose upward; nil for the type's own direction.
  public var isUpward: Bool?

  /// The first release that asks the delegate once, when the drag begins (seed-systems 1.9, source).
  public static let firstVersion = PresentrVersion(IOSVersion(1, 3))
  /// Points that a drag must exceed (seed-systems 1.9, source).
  public static let limit = 100.0
  /// Seconds of the spring that takes the view back (seed-systems 1.9, source).
  public static let springBackDuration = 0.5
  /// Damping ratio of that spring.
  public static let springBackDamping = 0.5
  /// Initial velocity of that spring.
  public static let springBackVelocity = 1.0

  /// Creates a situation.
  public init(_ geometry: PresentrGeometry, isUpward: Bool? = nil) {
    self.geometry = geometry
    self.isUpward = isUpward
  }

  /// What came of a drag.
  public struct Outcome: Hashable, Sendable {
    /// Index of the event that dismisses; nil when none does.
    public var dismissedAt: Int?
    /// The view's centre after each event that was read.
    public var centerY: [Double]
    /// Whether the delegate was asked at the beginning.
    public var delegateIsAsked: Bool
    /// Where the centre springs back to when the finger lifts; nil after a dismissal.
    public var springBack: Point?
    /// What deserves a diagnostic, in the words of the golden table.
    public var flags: [String]
  }

  /// Returns the outcome of a drag: the translation when it begins, then those of its further events, in points downward.
  public func outcome(translationAtBegan: Double, translations: [Double]) -> Outcome {
    let frame = geometry.frame
    let goesUp = isUpward ?? geometry.type.swipesUp
    let asked = goesUp ? translationAtBegan <= 0 : translationAtBegan > 0
    var outcome = Outcome(
      dismissedAt: nil, centerY: [], delegateIsAsked: asked, springBack: nil,
      flags: asked ? [] : ["delegate-not-asked"])
    var center = frame.midY
    for (index, translation) in translations.enumerated() {
      let distance = goesUp ? -translation : translation
      if distance > 0 { center = frame.midY + translation }
      outcome.centerY.append(center)
      if distance > Self.limit {
        outcome.dismissedAt = index
        return outcome
      }
    }
    outcome.springBack = Point(frame.midX, frame.midY)
    return outcome
  }
}
