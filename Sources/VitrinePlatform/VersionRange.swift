/// Versions from `lower` on, up to and with all that begin with the parts of `upper` (design/decisions.md).
///
/// `12.0...18.0` holds 18.0.1 but not 18.1; `...18` holds 18.6.
public struct VersionRange: Hashable, Sendable, CustomStringConvertible {
  /// The first version; ``earliest`` when open below.
  public let lower: IOSVersion
  /// The last version, with all that begin with its parts; `nil` when open above.
  public let upper: IOSVersion?

  /// Creates a range; it is empty when `upper` ends before `lower`.
  public init(_ lower: IOSVersion, through upper: IOSVersion?) {
    self.lower = lower
    self.upper = upper
  }

  /// Reads `a...b`, `a...`, `...b`, or `a`, which means from `a` on; `nil` for everything else and for empty ranges.
  public init?(_ text: String) {
    guard let dots = Self.firstDots(in: text.utf8) else {
      guard let version = IOSVersion(text) else { return nil }
      self.init(version, through: nil)
      return
    }
    let after = text.utf8.index(dots, offsetBy: 3)
    let head = text[..<dots]
    let tail = text[after...]
    if head.isEmpty && tail.isEmpty { return nil }
    guard let lower = head.isEmpty ? Self.earliest : IOSVersion(head) else { return nil }
    if tail.isEmpty {
      self.init(lower, through: nil)
      return
    }
    guard let upper = IOSVersion(tail) else { return nil }
    self.init(lower, through: upper)
    if isEmpty { return nil }
  }

  /// The version below which nothing is: the first release that had a public interface.
  public static let earliest = IOSVersion(2, 0)

  /// Every version.
  public static let all = VersionRange(earliest, through: nil)

  /// Returns the versions from one on.
  public static func from(_ version: IOSVersion) -> VersionRange { VersionRange(version, through: nil) }

  /// Returns the versions up to one and all that begin with its parts.
  public static func upTo(_ version: IOSVersion) -> VersionRange { VersionRange(earliest, through: version) }

  /// Returns the versions that begin with the parts of one.
  public static func within(_ version: IOSVersion) -> VersionRange { VersionRange(version, through: version) }

  /// Whether a version lies inside.
  public func contains(_ version: IOSVersion) -> Bool { version >= lower && isAtMostUpper(version) }

  /// Whether no version lies inside.
  public var isEmpty: Bool { !isAtMostUpper(lower) }

  /// Whether some version lies in both.
  public func overlaps(_ other: VersionRange) -> Bool { intersection(other) != nil }

  /// Whether every version of `other` lies inside; an empty range lies in all.
  public func contains(_ other: VersionRange) -> Bool {
    guard !other.isEmpty else { return true }
    return other.lower >= lower && Self.upperIsAtMost(other.upper, upper)
  }

  /// Returns the versions in both, or `nil` when there are none.
  public func intersection(_ other: VersionRange) -> VersionRange? {
    let first = lower >= other.lower ? lower : other.lower
    let last = Self.upperIsAtMost(upper, other.upper) ? upper : other.upper
    let common = VersionRange(first, through: last)
    return common.isEmpty ? nil : common
  }

  /// The range as the language writes it.
  public var description: String {
    guard let upper else { return lower.description }
    return lower == Self.earliest ? "...\(upper)" : "\(lower)...\(upper)"
  }

  /// Whether a version does not come after the last one.
  private func isAtMostUpper(_ version: IOSVersion) -> Bool {
    guard let upper else { return true }
    return version <= upper || version.begins(with: upper)
  }

  /// Whether the upper bound `a` ends no later than `b`; an absent part and an absent bound reach furthest.
  private static func upperIsAtMost(_ a: IOSVersion?, _ b: IOSVersion?) -> Bool {
    guard let b else { return true }
    guard let a else { return false }
    return ceiling(a) <= ceiling(b)
  }

  /// Returns a version that no version with these parts exceeds.
  private static func ceiling(_ version: IOSVersion) -> IOSVersion {
    switch version.partCount {
    case 1: IOSVersion(version.major, Int.max, Int.max)
    case 2: IOSVersion(version.major, version.minor, Int.max)
    default: version
    }
  }

  /// Returns where `...` begins, if it does.
  private static func firstDots(in text: String.UTF8View) -> String.Index? {
    let dot = UInt8(ascii: ".")
    var run = 0
    var start = text.startIndex
    for index in text.indices {
      guard text[index] == dot else {
        run = 0
        continue
      }
      if run == 0 { start = index }
      run += 1
      if run == 3 { return start }
    }
    return nil
  }
}
