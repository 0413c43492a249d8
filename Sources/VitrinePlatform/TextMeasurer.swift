/// Widths and heights of text in the system font (facts/layout.md 8).
///
/// A stand-in's advances with kerning, times a calibration factor, plus Apple's tracking, agree with 278 widths that
/// Interface Builder saved within 2 points for 90 of 100 labels. How lines end is another matter: see ``TextLines``.
public enum TextMeasurer {
  /// A length of text.
  public struct Width: Hashable, Sendable {
    /// Length in points, not rounded.
    public let points: Double
    /// Whether characters without known widths, or another font, took part.
    public let isEstimated: Bool

    /// Creates a length.
    public init(points: Double, isEstimated: Bool) {
      self.points = points
      self.isEstimated = isEstimated
    }
  }

  /// Returns the width of text on one line, not rounded; line ends in it count nothing.
  public static func width(of text: String, font: TextFont) -> Width {
    var points = 0.0
    let isEstimated = TextCluster.forEach(in: text, font: font) { points += $0.advance + $0.kern }
    return Width(points: max(0, points), isEstimated: isEstimated)
  }

  /// Returns the width of a single-line label: rounded up to a pixel.
  public static func labelWidth(of text: String, font: TextFont, scale: Double) -> Double {
    PixelGrid.ceilToPixel(width(of: text, font: font).points, scale: scale)
  }

  /// Returns the height of a number of lines, rounded up to a pixel; 0 lines have none.
  public static func height(lineCount: Int, font: TextFont, scale: Double) -> Double {
    guard lineCount > 0 else { return 0 }
    let height = font.lineHeight + Double(lineCount - 1) * font.linePitch
    return PixelGrid.ceilToPixel(height, scale: scale)
  }

  /// Returns the distance from the top of the text to the first baseline, not rounded.
  public static func firstBaseline(font: TextFont) -> Double { font.ascent }

  /// Returns the distance from the top of the text to the last baseline, not rounded.
  public static func lastBaseline(lineCount: Int, font: TextFont) -> Double {
    font.ascent + Double(max(0, lineCount - 1)) * font.linePitch
  }
}
