/// How much of the screen an app's window takes (design/language.md 4.2).
public enum WindowMode: Hashable, Sendable, CustomStringConvertible {
  /// The whole screen.
  case full
  /// Half of the screen, Split View.
  case half
  /// The small pane of Split View.
  case third
  /// The large pane of Split View.
  case twoThirds
  /// A floating pane of the small width.
  case slideOver
  /// A freely resizable window of iPadOS 26.
  case free(ScreenSize)

  /// Reads a mode's name, or `507x768`; `nil` for everything else, sides of 0 included.
  public init?(_ text: String) {
    switch text {
    case "full": self = .full
    case "half": self = .half
    case "third": self = .third
    case "twoThirds": self = .twoThirds
    case "slideOver": self = .slideOver
    default:
      let sides = text.split(separator: "x", omittingEmptySubsequences: false)
      guard sides.count == 2, let width = Self.length(sides[0]), let height = Self.length(sides[1]) else { return nil }
      self = .free(ScreenSize(width, height))
    }
  }

  /// The names that the language knows, without the free sizes.
  public static let names = ["full", "half", "third", "twoThirds", "slideOver"]

  /// The form that the language uses.
  public var description: String {
    switch self {
    case .full: "full"
    case .half: "half"
    case .third: "third"
    case .twoThirds: "twoThirds"
    case .slideOver: "slideOver"
    case .free(let size): size.description
    }
  }

  /// Returns a side in points: digits with at most one point, above 0.
  private static func length(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }), let value = Double(text), value > 0
    else { return nil }
    return value
  }
}
