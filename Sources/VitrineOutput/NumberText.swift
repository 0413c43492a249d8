/// Numbers as text, the same on every machine: no exponent, no `-0`, `1` for `1.0` (design/decisions.md, "numbers in the output").
public enum NumberText {
  /// Digits kept behind the point of a length.
  private static let lengthDigits = 4

  /// Returns a length in points with at most four decimals, rounded half away from zero.
  public static func points(_ value: Double) -> String {
    var bytes: [UInt8] = []
    appendPoints(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the shortest text that reads back as the same number.
  public static func exact(_ value: Double) -> String {
    if value == 0 { return "0" }
    if let whole = Int(exactly: value) { return String(whole) }
    return expandExponent(value.description)
  }

  /// Appends a length in points.
  static func appendPoints(_ value: Double, to bytes: inout [UInt8]) {
    let scaled = (value * 10_000).rounded()
    guard scaled.magnitude < 9e15, scaled.isFinite else {
      bytes.append(contentsOf: exact(value).utf8)
      return
    }
    var units = Int(scaled)
    if units < 0 {
      bytes.append(UInt8(ascii: "-"))
      units = -units
    }
    let whole = units / 10_000
    var part = units % 10_000
    bytes.append(contentsOf: String(whole).utf8)
    guard part != 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var divisor = 1_000
    for _ in 0..<lengthDigits {
      bytes.append(UInt8(ascii: "0") + UInt8(part / divisor))
      part %= divisor
      if part == 0 { return }
      divisor /= 10
    }
  }

  /// Rewrites `1.5e-07` as `0.00000015`; other texts come back as they are.
  private static func expandExponent(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard let mark = bytes.firstIndex(of: UInt8(ascii: "e")),
      let exponent = Int(String(decoding: bytes[(mark + 1)...], as: UTF8.self))
    else { return text }
    var digits: [UInt8] = []
    var pointAt = 0
    var sign = ""
    var sawPoint = false
    for byte in bytes[..<mark] {
      switch byte {
      case UInt8(ascii: "-"): sign = "-"
      case UInt8(ascii: "."): sawPoint = true
      default:
        digits.append(byte)
        if !sawPoint { pointAt += 1 }
      }
    }
    pointAt += exponent
    while digits.count > 1, digits.last == UInt8(ascii: "0"), digits.count > pointAt { digits.removeLast() }
    if pointAt <= 0 {
      return sign + "0." + String(repeating: "0", count: -pointAt) + String(decoding: digits, as: UTF8.self)
    }
    if pointAt >= digits.count {
      return sign + String(decoding: digits, as: UTF8.self) + String(repeating: "0", count: pointAt - digits.count)
    }
    return sign + String(decoding: digits[..<pointAt], as: UTF8.self) + "."
      + String(decoding: digits[pointAt...], as: UTF8.self)
  }
}
