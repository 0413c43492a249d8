/// A font as far as measuring needs it.
public struct TextFont: Hashable, Sendable {
  /// Point size.
  public var size: Double
  /// Weight.
  public var weight: FontWeight
  /// Distance between baselines of a text style's font; `nil` for a font by size, whose lines follow its own height.
  public var leading: Double?
  /// Points added to every glyph instead of the system font's own tracking; `nil` keeps that.
  public var tracking: Double?
  /// The name of a font that is not the system's; its widths are estimated with the system font's unless its file is known.
  public var customName: String?
  /// The file of that font.
  public private(set) var file: FontFile?

  /// Creates a font by size.
  public init(
    size: Double, weight: FontWeight = .regular, leading: Double? = nil, tracking: Double? = nil,
    customName: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.leading = leading
    self.tracking = tracking
    self.customName = customName
  }

  /// Creates the font of a text style at a text size, with the style's weight unless another is named.
  public init(_ style: TextStyle, at category: ContentSizeCategory = .large, weight: FontWeight? = nil) {
    self.init(
      size: style.pointSize(at: category), weight: weight ?? style.weight, leading: style.leading(at: category))
  }

  /// Takes widths and heights from a font's file. A style then says no more than the size: its leading is the system font's.
  public mutating func use(_ file: FontFile) {
    self.file = file
    leading = nil
  }

  /// Returns a size scaled as UIFontMetrics does for a style: in step with the style's own (layout 8, decision).
  public static func scaled(_ size: Double, for style: TextStyle, at category: ContentSizeCategory) -> Double {
    size * style.pointSize(at: category) / style.pointSize(at: .large)
  }

  /// Height of one line, not rounded.
  public var lineHeight: Double { size * (file.map { $0.ascent + $0.descent } ?? SystemFont.lineHeightRatio) }
  /// Distance from the top of a line to its baseline, not rounded.
  public var ascent: Double { size * (file?.ascent ?? SystemFont.ascentRatio) }
  /// Distance from the baseline to the bottom of a line, not rounded, positive.
  public var descent: Double { size * (file?.descent ?? SystemFont.descentRatio) }
  /// Distance between baselines; a file's line gap counts between lines (project decision).
  public var linePitch: Double { leading ?? lineHeight + size * (file?.lineGap ?? 0) }
  /// Whether every width is an estimate, whatever the text.
  public var isEstimated: Bool { file == nil && (customName != nil || !weight.hasWidths) }
}
