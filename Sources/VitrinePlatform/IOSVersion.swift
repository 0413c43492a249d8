/// A version of iOS or iPadOS of one to three parts, compared part by part; a part that is absent counts as 0.
public struct IOSVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The first part: 13 of 13.2.1.
  public let major: Int
  /// The second part, 0 when absent.
  public let minor: Int
  /// The third part, 0 when absent.
  public let patch: Int
  /// How many parts were written, 1 to 3; decides what an upper bound covers, not what the version equals.
  public let partCount: Int

  /// Creates a version of one part, for example 13.
  public init(_ major: Int) {
    self.init(major, 0, 0, partCount: 1)
  }

  /// Creates a version of two parts, for example 13.2.
  public init(_ major: Int, _ minor: Int) {
    self.init(major, minor, 0, partCount: 2)
  }

  /// Creates a version of three parts, for example 18.0.1.
  public init(_ major: Int, _ minor: Int, _ patch: Int) {
    self.init(major, minor, patch, partCount: 3)
  }

  /// Reads `N`, `N.N` or `N.N.N`, each part of one to four digits without a needless zero in front; `nil` for
  /// everything else, blanks included.
  public init?(_ text: some StringProtocol) {
    var parts = (0, 0, 0)
    var count = 0
    var digits = 0
    var part = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9") where digits < Self.maximumDigits && (digits == 0 || part > 0):
        part = part * 10 + Int(byte - UInt8(ascii: "0"))
        digits += 1
      case UInt8(ascii: ".") where digits > 0 && count < 2:
        if count == 0 { parts.0 = part } else { parts.1 = part }
        count += 1
        digits = 0
        part = 0
      default:
        return nil
      }
    }
    guard digits > 0 else { return nil }
    switch count {
    case 0: parts.0 = part
    case 1: parts.1 = part
    default: parts.2 = part
    }
    self.init(parts.0, parts.1, parts.2, partCount: count + 1)
  }

  /// Creates a version from all it holds.
  private init(_ major: Int, _ minor: Int, _ patch: Int, partCount: Int) {
    self.major = major
    self.minor = minor
    self.patch = patch
    self.partCount = partCount
  }

  /// The most digits that one part may have.
  private static let maximumDigits = 4

  /// The version as written: only the parts that were given.
  public var description: String {
    switch partCount {
    case 1: "\(major)"
    case 2: "\(major).\(minor)"
    default: "\(major).\(minor).\(patch)"
    }
  }

  /// Whether the version begins with the parts of `prefix`: 18.6 begins with 18, but not with 18.0.
  public func begins(with prefix: IOSVersion) -> Bool {
    major == prefix.major && (prefix.partCount < 2 || minor == prefix.minor)
      && (prefix.partCount < 3 || patch == prefix.patch)
  }

  /// Orders by parts.
  public static func < (a: IOSVersion, b: IOSVersion) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }

  /// Whether all parts are equal; 13 equals 13.0.
  public static func == (a: IOSVersion, b: IOSVersion) -> Bool {
    a.major == b.major && a.minor == b.minor && a.patch == b.patch
  }

  /// Feeds the parts, so that 13 and 13.0 hash alike.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(major)
    hasher.combine(minor)
    hasher.combine(patch)
  }
}
