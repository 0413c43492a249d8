/// A number of the core schema.
public struct YAMLNumber: Hashable, Sendable {
  /// How it is spelled.
  public enum Form: Hashable, Sendable {
    /// `12`, `-0`, `+7`.
    case integer
    /// `0.5`, `1.`, `.5`, `1e3`.
    case float
    /// `0o17`.
    case octal
    /// `0x1F`.
    case hexadecimal
    /// `.inf` with or without a sign.
    case infinity
    /// `.nan`.
    case notANumber
  }

  /// The value; infinite for ``Form/infinity`` and where the digits say more than a double holds.
  public let value: Double
  /// How it is spelled.
  public let form: Form
  /// Whether a decimal has a zero in front that YAML 1.1 would read as octal: `010`, not `0` or `0.5`.
  public let hasLeadingZero: Bool

  /// Whether the digits say more than a double holds, as in `1e400`.
  public var isOverflow: Bool { value.isInfinite && form != .infinity }
}

extension YAMLScalar {
  /// Returns the number that a plain text is by the core schema: any int or float form. Exact: the nearest double.
  public static func resolveNumber(_ text: ArraySlice<UInt8>) -> YAMLNumber? {
    let bytes = text.span
    guard let first = bytes.isEmpty ? nil : bytes[0] else { return nil }
    if first == UInt8(ascii: "0"), bytes.count > 2 {
      if bytes[1] == UInt8(ascii: "o") { return based(bytes, from: 2, radix: 8, form: .octal) }
      if bytes[1] == UInt8(ascii: "x") { return based(bytes, from: 2, radix: 16, form: .hexadecimal) }
    }
    return decimal(bytes, text) ?? special(bytes)
  }

  /// Returns the value of an int form that fits 64 bits.
  public static func resolveInt(_ text: ArraySlice<UInt8>) -> Int? {
    let bytes = text.span
    var i = 0
    var radix = 10
    var isNegative = false
    if bytes.count > 2, bytes[0] == UInt8(ascii: "0"), bytes[1] == UInt8(ascii: "o") || bytes[1] == UInt8(ascii: "x") {
      radix = bytes[1] == UInt8(ascii: "o") ? 8 : 16
      i = 2
    } else if bytes.count > 1, bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+") {
      isNegative = bytes[0] == UInt8(ascii: "-")
      i = 1
    }
    guard i < bytes.count else { return nil }
    var value = 0
    while i < bytes.count {
      guard let digit = digit(bytes[i], radix: radix) else { return nil }
      let (scaled, overflow) = value.multipliedReportingOverflow(by: radix)
      let (sum, overflow2) =
        isNegative ? scaled.subtractingReportingOverflow(digit) : scaled.addingReportingOverflow(digit)
      if overflow || overflow2 { return nil }
      value = sum
      i += 1
    }
    return value
  }

  /// Returns the value of a float form; an int form is one too.
  public static func resolveFloat(_ text: ArraySlice<UInt8>) -> Double? { resolveNumber(text)?.value }

  /// The value of a digit.
  static func digit(_ byte: UInt8, radix: Int) -> Int? {
    let value =
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30
      case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte) - 0x61 + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte) - 0x41 + 10
      default: radix
      }
    return value < radix ? value : nil
  }

  /// Reads the digits behind `0o` or `0x`. Past 53 bits the value is rounded to the nearest, ties to even, since only
  /// whole digits of a power of two are added: the bits that fall away are kept in mind.
  private static func based(_ bytes: Span<UInt8>, from start: Int, radix: Int, form: YAMLNumber.Form) -> YAMLNumber? {
    var value: UInt64 = 0
    var isLost = false
    var scale = 0
    let bits = radix == 8 ? 3 : 4
    for i in start..<bytes.count {
      guard let digit = digit(bytes[i], radix: radix) else { return nil }
      if value >> (64 - bits) == 0, scale == 0 {
        value = value << bits | UInt64(digit)
      } else {
        scale += bits
        isLost = isLost || digit != 0
      }
    }
    // A lost bit decides only ties, so the lowest kept bit may stand for it: it is far below the 53 that count.
    if isLost { value |= 1 }
    let number =
      scale == 0 ? Double(value) : Double(sign: .plus, exponent: min(scale, 2048), significand: Double(value))
    return YAMLNumber(value: number, form: form, hasLeadingZero: false)
  }

  /// Powers of ten that a double holds exactly.
  private static let exactPowers: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20,
    1e21, 1e22,
  ]

  /// Reads `[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?`.
  private static func decimal(_ bytes: Span<UInt8>, _ text: ArraySlice<UInt8>) -> YAMLNumber? {
    var i = 0
    let isNegative = bytes[0] == UInt8(ascii: "-")
    if isNegative || bytes[0] == UInt8(ascii: "+") { i = 1 }
    let firstDigit = i
    var mantissa: UInt64 = 0
    var digits = 0
    var exponent = 0
    var isInteger = true
    func isDigit(_ i: Int) -> Bool { i < bytes.count && bytes[i] &- 0x30 < 10 }
    while isDigit(i) {
      if digits < 19 { mantissa = mantissa * 10 + UInt64(bytes[i] &- 0x30) }
      if mantissa != 0 { digits += 1 }
      i += 1
    }
    let whole = i - firstDigit
    if i < bytes.count, bytes[i] == UInt8(ascii: ".") {
      isInteger = false
      i += 1
      let firstFraction = i
      while isDigit(i) {
        if digits < 19 {
          mantissa = mantissa * 10 + UInt64(bytes[i] &- 0x30)
          exponent -= 1
        }
        if mantissa != 0 { digits += 1 }
        i += 1
      }
      if whole == 0, i == firstFraction { return nil }
    } else if whole == 0 {
      return nil
    }
    if i < bytes.count, bytes[i] == UInt8(ascii: "e") || bytes[i] == UInt8(ascii: "E") {
      isInteger = false
      i += 1
      let isMinus = i < bytes.count && bytes[i] == UInt8(ascii: "-")
      if isMinus || i < bytes.count && bytes[i] == UInt8(ascii: "+") { i += 1 }
      guard isDigit(i) else { return nil }
      var written = 0
      while isDigit(i) {
        written = min(written * 10 + Int(bytes[i] &- 0x30), 100_000)
        i += 1
      }
      exponent += isMinus ? -written : written
    }
    guard i == bytes.count else { return nil }
    let hasLeadingZero = isInteger && whole > 1 && bytes[firstDigit] == 0x30
    let form: YAMLNumber.Form = isInteger ? .integer : .float
    let value: Double
    if digits <= 19, mantissa <= 1 << 53, abs(exponent) <= 22 {
      // One correctly rounded operation on two exact numbers.
      let magnitude = Double(mantissa)
      let scaled = exponent < 0 ? magnitude / exactPowers[-exponent] : magnitude * exactPowers[exponent]
      value = isNegative ? -scaled : scaled
    } else {
      guard let exact = Double(String(decoding: text, as: UTF8.self)) else { return nil }
      value = exact
    }
    return YAMLNumber(value: value, form: form, hasLeadingZero: hasLeadingZero)
  }

  /// Reads `[-+]?\.inf` and `\.nan` in their three spellings.
  private static func special(_ bytes: Span<UInt8>) -> YAMLNumber? {
    if spelling(bytes, ".nan", ".NaN", ".NAN") {
      return YAMLNumber(value: .nan, form: .notANumber, hasLeadingZero: false)
    }
    let isSigned = bytes[0] == UInt8(ascii: "-") || bytes[0] == UInt8(ascii: "+")
    guard spelling(isSigned ? bytes.extracting(droppingFirst: 1) : bytes, ".inf", ".Inf", ".INF") else { return nil }
    let value = bytes[0] == UInt8(ascii: "-") ? -Double.infinity : .infinity
    return YAMLNumber(value: value, form: .infinity, hasLeadingZero: false)
  }
}
