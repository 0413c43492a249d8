public import VitrinePlatform

/// A release of Presentr, 0.1.0 to 1.9 (facts/seed-systems.md 1).
public struct PresentrVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The release's numbers.
  public let number: IOSVersion

  /// The newest release.
  public static let newest = PresentrVersion(IOSVersion(1, 9))

  /// Wraps a number.
  public init(_ number: IOSVersion) { self.number = number }

  /// Reads a release's number; nil for branches and everything else.
  public init?(_ text: String) {
    guard let number = IOSVersion(text) else { return nil }
    self.number = number
  }

  /// The number as written.
  public var description: String { number.description }

  /// Orders by number.
  public static func < (a: PresentrVersion, b: PresentrVersion) -> Bool { a.number < b.number }

  /// Whether the release is this one or a later one.
  func isAtLeast(_ major: Int, _ minor: Int, _ patch: Int) -> Bool { number >= IOSVersion(major, minor, patch) }

  /// Whether a top centre lies one point high: since 0.1.5 (seed-systems 1.4, source).
  var shiftsTopCenter: Bool { isAtLeast(0, 1, 5) }
  /// Whether the context's origin counts: since 1.2.0 (seed-systems 1.4, source).
  var knowsContext: Bool { isAtLeast(1, 2, 0) }
  /// Whether the type decides about round corners when nobody says: since 1.2.0 (seed-systems 1.2, source).
  var roundsByType: Bool { isAtLeast(1, 2, 0) }
  /// Whether the corner radius can be chosen: since 1.0.3 (seed-systems 1.5, source).
  var hasCornerRadius: Bool { isAtLeast(1, 0, 3) }
  /// Whether any type listens to the keyboard: since 1.3.1 (seed-systems 1.8, source).
  var observesKeyboardAlways: Bool { isAtLeast(1, 3, 1) }
  /// Whether a popup listens to the keyboard: since 1.0.1 (seed-systems 1.8, source).
  var observesKeyboardForPopup: Bool { isAtLeast(1, 0, 1) }
  /// Whether a view that ends with the screen gets no buffer: since 1.3.2 (seed-systems 1.8, source).
  var testsBottomEdge: Bool { isAtLeast(1, 3, 2) }
  /// Whether transitions are the library's own throughout: since 1.2.0 (seed-systems 1.7, source).
  var hasOwnAnimators: Bool { isAtLeast(1, 2, 0) }
  /// Whether the alert's buttons are a stack: since 1.9 (seed-systems 1.11, source).
  var stacksAlertButtons: Bool { isAtLeast(1, 9, 0) }
}
