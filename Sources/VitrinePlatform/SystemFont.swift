import VitrineSource

/// Metrics of the system font that do not depend on the text (facts/text-styles.json, facts/font-metrics.json).
public enum SystemFont {
  /// Ascent by point size (text-styles system, measured).
  public static let ascentRatio = 0.9521484375
  /// Descent by point size, positive (text-styles system, measured).
  public static let descentRatio = 0.2412109375
  /// Line height by point size: ascent and descent, there is no line gap (text-styles system, measured).
  public static let lineHeightRatio = 1.193359375
  /// Height of capitals by point size (text-styles system, reported).
  public static let capHeightRatio = 0.70458984375
  /// Height of a small x by point size (text-styles system, reported).
  public static let xHeightRatio = 0.5263671875
  /// The size of `UIFont.systemFont` in labels that say nothing (layout 3, measured).
  public static let labelSize = 17.0
  /// The size in a system button without configuration that names no font (layout 3, measured).
  public static let buttonSize = 15.0
  /// The size in a text view that says nothing (design/language.md 4.4).
  public static let textViewSize = 12.0

  /// The smallest size with a tracking value of its own.
  private static let smallestTracked = 6
  /// Tracking of the sizes 6 to 80 in thousandths of an em; 0 above (text-styles tracking, documented).
  private static let trackingBySize: [Int8] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13,
    12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6, 6, 5, 5, 4, 4, 4, 4, 4, 4, 3, 3,
    2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 0,
  ]

  /// Returns the tracking that is added to every glyph, in points; the size's whole part picks the value.
  public static func tracking(size: Double) -> Double {
    guard size.isFinite, size > 0, size < Double(smallestTracked + trackingBySize.count) else { return 0 }
    let row = max(0, Int(size) - smallestTracked)
    return Double(trackingBySize[row]) / 1000 * size
  }

  /// The size from which the system font uses its display cut (font-metrics calibration, measured).
  static let displayCutSize = 20.0

  /// Returns the factor between the stand-in's advances and Apple's font (font-metrics calibration, measured).
  ///
  /// Nothing was measured for heavy below 20 points; it has bold's factor (decision).
  static func calibration(size: Double, weight: FontWeight) -> Double {
    if size < displayCutSize {
      switch weight {
      case .ultraLight, .thin, .light: return 1.003
      case .regular: return 1.001
      case .medium: return 1.0085
      case .semibold: return 1.0128
      case .bold, .heavy, .black: return 1.0233
      }
    }
    switch weight {
    case .ultraLight, .thin, .light: return 0.99
    case .regular: return 0.9933
    case .medium: return 0.97
    case .semibold: return 0.963
    case .bold: return 0.9799
    case .heavy, .black: return 0.959
    }
  }
}
