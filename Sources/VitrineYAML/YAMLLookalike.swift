/// A plain text that is no value of the core schema but is one for other readers, or nearly one. The field that wanted
/// a value asks for it, to say what to write instead (facts/yaml.md section 2).
public enum YAMLLookalike: Hashable, Sendable {
  /// `yes`, `no`, `on`, `off`, `y`, `n` in any letter case: a truth value in YAML 1.1.
  case truthWord(Bool)
  /// `tRue`, `FALSE ` and the like: a truth value in a letter case that the schema does not know.
  case truthSpelling(Bool)
  /// `nUll` and the like.
  case nullSpelling
  /// `1_000`: underscores between digits.
  case underscores
  /// `1:30`: base 60 in YAML 1.1.
  case base60
  /// `0b11`: binary in YAML 1.1.
  case binary
  /// `-0x1F`, `+0o17`: a sign before a base.
  case signedBase
  /// `0X1F`, `0O17`: the base's letter in upper case.
  case upperBase
  /// `inf`, `nan`, `Infinity`: not finite, and without the dot.
  case notFinite
  /// `12px`, `50%`: a number with something behind it, which is given.
  case unit(String)
}

extension YAMLScalar {
  /// Returns what a plain text looks like, `nil` if it looks like nothing but a text. Texts that the core schema
  /// resolves look like nothing.
  public static func lookalike(_ text: ArraySlice<UInt8>) -> YAMLLookalike? {
    guard !text.isEmpty, text.count <= 64, resolveNumber(text) == nil else { return nil }
    let lower = String(decoding: text.map(lowercase), as: UTF8.self)
    switch lower {
    case "yes", "on", "y": return .truthWord(true)
    case "no", "off", "n": return .truthWord(false)
    case "true": return resolveBool(text) == nil ? .truthSpelling(true) : nil
    case "false": return resolveBool(text) == nil ? .truthSpelling(false) : nil
    case "null": return resolveNull(text) ? nil : .nullSpelling
    case "inf", "+inf", "-inf", "infinity", "+infinity", "-infinity", "nan", ".nan", ".inf", "+.inf", "-.inf":
      return .notFinite
    default: return numberLookalike(text)
    }
  }

  /// Returns the plain decimal that was very likely meant by a number in a foreign spelling; `nil` where that is open.
  public static func plainDecimal(_ text: ArraySlice<UInt8>) -> String? {
    switch lookalike(text) {
    case .underscores:
      let digits = text.filter { $0 != UInt8(ascii: "_") }
      return resolveNumber(digits[...]).map { _ in String(decoding: digits, as: UTF8.self) }
    case .binary:
      let sign = text.first == UInt8(ascii: "-") ? "-" : ""
      let digits = text.drop { $0 != UInt8(ascii: "b") && $0 != UInt8(ascii: "B") }.dropFirst()
      return UInt64(String(decoding: digits, as: UTF8.self), radix: 2).map { sign + String($0) }
    case .signedBase, .upperBase:
      let isNegative = text.first == UInt8(ascii: "-")
      let rest = Array(text.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }.map(lowercase))
      return resolveInt(rest[...]).map { (isNegative ? "-" : "") + String($0) }
    case .unit(let unit) where unit != "%":
      return String(decoding: text.dropLast(unit.utf8.count), as: UTF8.self)
    default: return nil
    }
  }

  /// Returns what a text that begins like a number looks like.
  private static func numberLookalike(_ text: ArraySlice<UInt8>) -> YAMLLookalike? {
    let isSigned = text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+")
    let body = isSigned ? text.dropFirst() : text
    guard let first = body.first, isDigit(first) || first == UInt8(ascii: ".") else { return nil }
    if first == UInt8(ascii: "0"), body.count > 2 {
      let digits = body.dropFirst(2)
      let letter = body[body.startIndex + 1]
      switch lowercase(letter) {
      case UInt8(ascii: "b"):
        if digits.allSatisfy({ $0 == 0x30 || $0 == 0x31 }) { return .binary }
      case UInt8(ascii: "o"), UInt8(ascii: "x"):
        let radix = lowercase(letter) == UInt8(ascii: "o") ? 8 : 16
        guard digits.allSatisfy({ digit($0, radix: radix) != nil }) else { break }
        return isSigned ? .signedBase : .upperBase
      default: break
      }
    }
    if body.contains(UInt8(ascii: ":")) { return isBase60(body) ? .base60 : nil }
    if body.contains(UInt8(ascii: "_")) {
      let digits = Array(body.filter { $0 != UInt8(ascii: "_") })
      if resolveNumber(digits[...]) != nil { return .underscores }
    }
    return unit(text)
  }

  /// Whether digits are parted by colons into groups of one or two.
  private static func isBase60(_ text: ArraySlice<UInt8>) -> Bool {
    let groups = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    guard groups.count > 1, let first = groups.first, !first.isEmpty else { return false }
    guard first.allSatisfy(isDigit) else { return false }
    return groups.dropFirst().allSatisfy { group in
      let whole = group.prefix { $0 != UInt8(ascii: ".") }
      return (1...2).contains(whole.count) && whole.allSatisfy(isDigit)
        && group.dropFirst(whole.count).dropFirst().allSatisfy(isDigit)
    }
  }

  /// Finds a number with letters or a sign of percent behind it.
  private static func unit(_ text: ArraySlice<UInt8>) -> YAMLLookalike? {
    let isUnit: (UInt8) -> Bool = { byte in
      byte == UInt8(ascii: "%") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercase(byte)) || byte >= 0x80
    }
    var length = 0
    for byte in text.reversed() {
      guard isUnit(byte) else { break }
      length += 1
    }
    guard length > 0, length < text.count, length <= 12 else { return nil }
    guard resolveNumber(text.dropLast(length)) != nil else { return nil }
    return .unit(String(decoding: text.suffix(length), as: UTF8.self))
  }

  /// Whether a byte is a decimal digit.
  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// The lower case of an ASCII letter.
  private static func lowercase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
