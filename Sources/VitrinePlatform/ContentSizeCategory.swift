/// The text size that the user chose: UIContentSizeCategory, smallest first (facts/text-styles.json, documented).
public enum ContentSizeCategory: UInt8, Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest.
  case xSmall
  /// Two below the default.
  case small
  /// One below the default.
  case medium
  /// The default.
  case large
  /// One above the default.
  case xLarge
  /// Two above the default.
  case xxLarge
  /// The largest without accessibility sizes.
  case xxxLarge
  /// The first accessibility size.
  case ax1
  /// The second accessibility size.
  case ax2
  /// The third accessibility size.
  case ax3
  /// The fourth accessibility size.
  case ax4
  /// The largest.
  case ax5

  /// Reads a short name (`xLarge`, `ax1`), UIKit's (`extraLarge`, `accessibilityMedium`) or the raw one.
  public init?(_ name: String) {
    for category in Self.allCases where [category.name, category.uikitName, category.rawName].contains(name) {
      self = category
      return
    }
    return nil
  }

  /// The short name that the language uses.
  public var name: String {
    switch self {
    case .xSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "xLarge"
    case .xxLarge: "xxLarge"
    case .xxxLarge: "xxxLarge"
    case .ax1: "ax1"
    case .ax2: "ax2"
    case .ax3: "ax3"
    case .ax4: "ax4"
    case .ax5: "ax5"
    }
  }

  /// The name of UIKit's constant.
  public var uikitName: String {
    switch self {
    case .xSmall: "extraSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "extraLarge"
    case .xxLarge: "extraExtraLarge"
    case .xxxLarge: "extraExtraExtraLarge"
    case .ax1: "accessibilityMedium"
    case .ax2: "accessibilityLarge"
    case .ax3: "accessibilityExtraLarge"
    case .ax4: "accessibilityExtraExtraLarge"
    case .ax5: "accessibilityExtraExtraExtraLarge"
    }
  }

  /// The text behind UIKit's constant.
  public var rawName: String {
    let letters =
      switch self {
      case .xSmall: "XS"
      case .small: "S"
      case .medium: "M"
      case .large: "L"
      case .xLarge: "XL"
      case .xxLarge: "XXL"
      case .xxxLarge: "XXXL"
      case .ax1: "AccessibilityM"
      case .ax2: "AccessibilityL"
      case .ax3: "AccessibilityXL"
      case .ax4: "AccessibilityXXL"
      case .ax5: "AccessibilityXXXL"
      }
    return "UICTContentSizeCategory" + letters
  }

  /// Whether it is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .ax1 }

  /// Orders from small to large.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue < b.rawValue }
}
