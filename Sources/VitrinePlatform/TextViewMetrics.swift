import VitrineSource

/// The space a text view keeps around its text (facts/layout.md 8).
public enum TextViewMetrics {
  /// The inset above and below the text.
  public static var verticalInset: Fact<Double> { Fact(8, "layout 8 (UITextView.textContainerInset)", .documented) }
  /// The padding of the text container at each side.
  public static var linePadding: Fact<Double> { Fact(5, "layout 8 (lineFragmentPadding)", .documented) }

  /// Returns the content size of a text view: text wrapped inside the padding, the height rounded up to a whole point.
  ///
  /// - Parameter width: The width of the text view; `nil` breaks at line ends only.
  public static func contentSize(
    of text: String, font: TextFont, width: Double?, scale: Double, by measurer: any TextMeasuring = BuiltInText()
  ) -> ScreenSize {
    let room = width.map { max(0, $0 - 2 * linePadding.value) }
    let lines = measurer.lines(of: text, font: font, width: room)
    let widest = contentWidth(widestLine: lines.width, scale: scale)
    return ScreenSize(
      width.map { min($0, widest) } ?? widest, contentHeight(lineCount: lines.lines.count, font: font))
  }

  /// Returns the content width around lines, padding included, up to a pixel.
  public static func contentWidth(widestLine: Double, scale: Double) -> Double {
    PixelGrid.ceilToPixel(widestLine, scale: scale) + 2 * linePadding.value
  }

  /// Returns the content height of a number of lines, insets included, up to a whole point (layout 8, measured).
  public static func contentHeight(lineCount: Int, font: TextFont) -> Double {
    let text = font.lineHeight + Double(max(0, lineCount - 1)) * font.linePitch
    return PixelGrid.ceilToPixel(text + 2 * verticalInset.value, scale: 1)
  }
}
