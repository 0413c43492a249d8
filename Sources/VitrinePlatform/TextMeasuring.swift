/// Measures text: the one way in which layout learns how wide text is and where its lines end.
///
/// Heights follow from the number of lines and the font's own metrics: see ``TextMeasurer/height(lineCount:font:scale:)``.
public protocol TextMeasuring: Sendable {
  /// Returns the width of text on one line, not rounded; line ends in it count nothing.
  func width(of text: String, font: TextFont) -> TextMeasurer.Width

  /// Breaks text into lines.
  ///
  /// - Parameters:
  ///   - width: The room for a line in points; `nil` breaks at line ends only.
  ///   - limit: The most lines, as `numberOfLines`: 0 means any number.
  ///   - mode: How the lines break, and what the last of too many shows.
  func lines(of text: String, font: TextFont, width: Double?, limit: Int, mode: LineBreakMode) -> TextLines
}

extension TextMeasuring {
  /// Returns the width of a single-line label: rounded up to a pixel.
  public func labelWidth(of text: String, font: TextFont, scale: Double) -> Double {
    PixelGrid.ceilToPixel(width(of: text, font: font).points, scale: scale)
  }

  /// Breaks text into any number of lines, between words.
  public func lines(of text: String, font: TextFont, width: Double?) -> TextLines {
    lines(of: text, font: font, width: width, limit: 0, mode: .byWordWrapping)
  }
}

/// Measures by the built-in widths and by UAX #14.
public struct BuiltInText: TextMeasuring {
  /// Creates the measurer, which has no state.
  public init() {}

  /// Returns the width of text on one line, not rounded; line ends in it count nothing.
  public func width(of text: String, font: TextFont) -> TextMeasurer.Width { TextMeasurer.width(of: text, font: font) }

  /// Breaks text greedily: see ``TextLines/init(_:font:width:limit:mode:)``.
  public func lines(of text: String, font: TextFont, width: Double?, limit: Int, mode: LineBreakMode) -> TextLines {
    TextLines(text, font: font, width: width, limit: limit, mode: mode)
  }
}
