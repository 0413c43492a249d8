/// Advance widths that stand in for the system font's: those of Inter (facts/font-metrics.json, source).
enum FontWidths {
  /// Units of an em, in which all advances are given.
  static let unitsPerEm = 2048.0
  /// Width of ideographs, kana and Hangul, which the font lacks: one em (layout 8, reported).
  static let ideograph = 2048.0
  /// Width of an emoji, which the font lacks (layout 8, decision).
  static let emoji = 2560.0
  /// Width of other characters that the font lacks (layout 8, decision).
  static let other = 1229.0

  /// Returns the advance of a character in units of an em, or `nil` when the font lacks it.
  static func advance(of scalar: UInt32, weight: FontWeight) -> Double? {
    guard let index = glyphIndex(of: scalar) else { return nil }
    let units =
      switch weight {
      case .ultraLight, .thin, .light: light[index]
      case .regular: regular[index]
      case .medium: medium[index]
      case .semibold: semibold[index]
      case .bold: bold[index]
      case .heavy, .black: heavy[index]
      }
    return units == 0 ? nil : Double(units)
  }

  /// Returns the place of a character in the tables, or `nil` when it lies outside their ranges.
  private static func glyphIndex(of scalar: UInt32) -> Int? {
    switch scalar {
    case 0x20...0x7E: Int(scalar - 0x20)
    case 0xA0...0x17F: Int(scalar - 0xA0) + 95
    case 0x384...0x3CE: Int(scalar - 0x384) + 319
    case 0x400...0x45F: Int(scalar - 0x400) + 394
    case 0x2010...0x203A: Int(scalar - 0x2010) + 490
    case 0x20AC: 533
    case 0x2122: 534
    case 0x2190...0x2193: Int(scalar - 0x2190) + 535
    case 0x2212: 539
    default: nil
    }
  }
}
