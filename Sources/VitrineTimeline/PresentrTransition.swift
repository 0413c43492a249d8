public import VitrineModel
public import VitrinePlatform
public import VitrineSchema

/// A transition of the library Presentr with its real numbers (facts/seed-systems.md 1.7, source).
public struct PresentrTransition: Hashable, Sendable {
  /// What moves.
  public enum Motion: Hashable, Sendable {
    /// The library left it to UIKit.
    case system(ModalTransitionStyle)
    /// A slide.
    case cover(PresentrCover)
    /// A fade.
    case dissolve
    /// Two chained half turns.
    case flip
  }

  /// A spring in UIKit's words.
  public struct Spring: Hashable, Sendable {
    /// Damping as written; UIKit treats what is above 1 as 1.
    public let damping: Double
    /// Velocity in distances per second.
    public let velocity: Double

    /// Creates a spring.
    public init(damping: Double, velocity: Double) {
      self.damping = damping
      self.velocity = velocity
    }
  }

  /// What moves.
  public let motion: Motion
  /// Seconds that it runs and that the animator declares; a delay is not counted.
  public let duration: Double
  /// Seconds before it runs.
  public let delay: Double
  /// The spring, if there is one.
  public let spring: Spring?
  /// UIView's animation options.
  public let options: [String]

  /// The newest release, which an absent version means.
  public static let newestVersion = IOSVersion(1, 9)
  /// First version with own animators for all slides and fades, and with options.
  private static let ownAnimators = IOSVersion(1, 2, 0)
  /// First version with the corner slide and its own flip.
  private static let cornerAndFlip = IOSVersion(1, 3, 1)
  /// Seconds of `.normal` without a duration, from 1.2.0.
  private static let normalDuration = 0.4
  /// Seconds of the library's animators before 1.2.0.
  private static let oldDuration = 0.5
  /// The spring of the library's animators before 1.2.0.
  private static let oldSpring = Spring(damping: 300, velocity: 5)
  /// The spring of `coverVerticalWithSpring`, 1.1.0 to 1.1.1.
  private static let namedSpring = Spring(damping: 0.5, velocity: 0)

  /// Creates a transition; `nil` when that version has none of this name.
  ///
  /// - Parameters:
  ///   - name: The library's case; its first letter may be a capital, as before 1.0.
  ///   - corner: The corner of `coverFromCorner`.
  ///   - version: The library's version.
  ///   - duration: Seconds from `.normal` or `.spring`; counts from 1.2.0.
  ///   - delay: Seconds before, from `.spring`.
  ///   - spring: The spring of `.spring`.
  public init?(
    name: String, corner: String = "topLeft", version: IOSVersion = newestVersion, duration: Double? = nil,
    delay: Double = 0, spring: Spring? = nil
  ) {
    let name = name.prefix(1).lowercased() + name.dropFirst()
    let isNew = version >= Self.ownAnimators
    let motion: Motion
    switch name {
    case "coverVertical": motion = isNew ? .cover(.vertical) : .system(.coverVertical)
    case "crossDissolve": motion = isNew ? .dissolve : .system(.crossDissolve)
    case "flipHorizontal":
      if isNew, version < Self.cornerAndFlip { return nil }
      motion = isNew ? .flip : .system(.flipHorizontal)
    case "coverVerticalWithSpring":
      guard version >= IOSVersion(1, 1, 0), !isNew else { return nil }
      motion = .cover(.vertical)
    case "coverFromCorner":
      guard version >= Self.cornerAndFlip, let cover = PresentrCover(name: name, corner: corner) else { return nil }
      motion = .cover(cover)
    default:
      guard let cover = PresentrCover(name: name) else { return nil }
      motion = .cover(cover)
    }
    self.motion = motion
    if isNew {
      self.duration = duration ?? Self.normalDuration
      self.delay = spring == nil ? 0 : delay
      self.spring = spring
      options = []
    } else {
      self.duration = Self.oldDuration
      self.delay = 0
      self.spring = name == "coverVerticalWithSpring" ? Self.namedSpring : Self.oldSpring
      options = ["allowUserInteraction"]
    }
  }

  /// The transition that a presentation type of the library has by itself.
  public static func standardName(forType type: String) -> String {
    type.lowercased() == "tophalf" ? "coverVerticalFromTop" : "coverVertical"
  }

  /// Returns where the view starts when it is presented; its final frame when it does not slide.
  public func startFrame(container: Size, finalFrame: Rect) -> Rect {
    guard case .cover(let cover) = motion else { return finalFrame }
    return Rect(origin: cover.start(container: container, finalFrame: finalFrame), size: finalFrame.size)
  }

  /// Returns the share of the way during which no part of the view is inside the container.
  public func offscreenShare(container: Size, finalFrame: Rect) -> Double {
    let start = startFrame(container: container, finalFrame: finalFrame)
    // Each axis on which the start lies outside has a share of its own; the view shows once both are inside.
    func share(_ from: Double, _ to: Double, _ length: Double, _ side: Double) -> Double {
      if from > side, to != from { return (from - side) / (from - to) }
      if from + length < 0, to != from { return (from + length) / (from - to) }
      return 0
    }
    return max(
      share(start.minX, finalFrame.minX, finalFrame.width, container.width),
      share(start.minY, finalFrame.minY, finalFrame.height, container.height))
  }
}
