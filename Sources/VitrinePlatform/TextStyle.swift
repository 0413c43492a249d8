public import VitrineSource

/// A text style that follows the user's text size: UIFont.TextStyle.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  /// The largest title, iOS 11.
  case largeTitle
  /// The first level of titles.
  case title1
  /// The second level of titles.
  case title2
  /// The third level of titles.
  case title3
  /// A heading.
  case headline
  /// Running text.
  case body
  /// A callout.
  case callout
  /// A subheading.
  case subheadline
  /// A footnote.
  case footnote
  /// The standard caption.
  case caption1
  /// The smaller caption.
  case caption2
  /// A title larger than the large title, iOS 17.
  case extraLargeTitle
  /// The second extra large title, iOS 17.
  case extraLargeTitle2

  /// The first iOS that knows the style.
  public var introduced: IOSVersion {
    switch self {
    case .largeTitle: IOSVersion(11, 0)
    case .title1, .title2, .title3, .callout: IOSVersion(9, 0)
    case .headline, .body, .subheadline, .footnote, .caption1, .caption2: IOSVersion(7, 0)
    case .extraLargeTitle, .extraLargeTitle2: IOSVersion(17, 0)
    }
  }

  /// The weight of its font.
  public var weight: FontWeight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  /// The weight of its emphasised variant.
  public var emphasizedWeight: FontWeight {
    switch self {
    case .largeTitle, .title1, .title2, .extraLargeTitle, .extraLargeTitle2: .bold
    default: .semibold
    }
  }

  /// Where sizes and leadings come from.
  public var source: FactSource {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: FactSource("text-styles extra", .measured)
    default: FactSource("text-styles styles (HIG Typography)", .documented)
    }
  }
}
