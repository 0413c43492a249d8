/// One number for each content size category, smallest first.
private typealias ByCategory = InlineArray<12, UInt8>

extension TextStyle {
  /// Returns the point size of the style's font at a text size (facts/text-styles.json, documented).
  ///
  /// The extra large titles are known at the default alone and grow here as the large title does (decision).
  public func pointSize(at category: ContentSizeCategory = .large) -> Double {
    let column = Int(category.rawValue)
    switch self {
    case .largeTitle: return Double(Self.largeTitleSizes[column])
    case .extraLargeTitle: return Self.extraLargeTitleSize * Self.largeTitleGrowth(column)
    case .extraLargeTitle2: return Self.extraLargeTitle2Size * Self.largeTitleGrowth(column)
    default: return Double(sizes[column])
    }
  }

  /// Returns the distance between baselines of the style at a text size (facts/text-styles.json, documented).
  public func leading(at category: ContentSizeCategory = .large) -> Double {
    let column = Int(category.rawValue)
    switch self {
    case .extraLargeTitle, .extraLargeTitle2:
      return (pointSize(at: category) * SystemFont.lineHeightRatio).rounded()
    default: return Double(leadings[column])
    }
  }

  /// The size of `extraLargeTitle` at the default text size (facts/text-styles.json, measured).
  private static let extraLargeTitleSize = 36.0
  /// The size of `extraLargeTitle2` at the default text size (facts/text-styles.json, measured).
  private static let extraLargeTitle2Size = 28.0
  /// The sizes of the large title, which the extra large ones follow.
  private static var largeTitleSizes: ByCategory { [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60] }

  /// Returns how much the large title has grown against the default.
  private static func largeTitleGrowth(_ column: Int) -> Double {
    Double(largeTitleSizes[column]) / Double(largeTitleSizes[Int(ContentSizeCategory.large.rawValue)])
  }

  /// Point sizes by category.
  private var sizes: ByCategory {
    switch self {
    case .largeTitle, .extraLargeTitle, .extraLargeTitle2: Self.largeTitleSizes
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  /// Distances between baselines by category.
  private var leadings: ByCategory {
    switch self {
    case .largeTitle, .extraLargeTitle, .extraLargeTitle2: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    case .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
    case .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    case .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    case .headline, .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
    case .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    case .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
    case .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    case .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
    case .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
    }
  }
}
