/// A library's version of one to three parts, compared by parts.
public struct PresetVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The first part.
  public let major: Int
  /// The second part.
  public let minor: Int
  /// The third part.
  public let patch: Int
  /// The version as it was written.
  public let description: String

  /// Reads `N`, `N.N` or `N.N.N`; nil for everything else.
  public init?(_ text: String) {
    var parts: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard !part.isEmpty, part.utf8.count <= Self.digits, part.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
        let number = Int(part)
      else { return nil }
      parts.append(number)
    }
    guard (1...3).contains(parts.count) else { return nil }
    major = parts[0]
    minor = parts.count > 1 ? parts[1] : 0
    patch = parts.count > 2 ? parts[2] : 0
    description = text
  }

  /// The most digits of a part.
  private static let digits = 4

  /// Orders by parts.
  public static func < (a: PresetVersion, b: PresetVersion) -> Bool {
    (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch)
  }

  /// Whether all parts are equal; 1.3 equals 1.3.0.
  public static func == (a: PresetVersion, b: PresetVersion) -> Bool {
    a.major == b.major && a.minor == b.minor && a.patch == b.patch
  }

  /// Feeds the parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(major)
    hasher.combine(minor)
    hasher.combine(patch)
  }
}
