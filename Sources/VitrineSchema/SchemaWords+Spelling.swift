extension SchemaWords {
  /// Returns the word that a text spells: the word itself, or UIKit's longer spelling of it with the prefix that may go
  /// (`curveEaseInOut`, `layerMinXMinYCorner`, `UIModalPresentationFormSheet`, `extraLarge`). Nil when it spells none of them;
  /// case counts.
  public static func word(_ text: String, among words: [String]) -> String? {
    if words.contains(text) { return text }
    if let word = longNames.first(where: { $0.long == text })?.word, words.contains(word) { return word }
    for affix in affixes where text.hasPrefix(affix.prefix) && text.hasSuffix(affix.suffix) {
      let length = text.utf8.count - affix.prefix.utf8.count - affix.suffix.utf8.count
      guard length > 0 else { continue }
      let middle = text.dropFirst(affix.prefix.count).dropLast(affix.suffix.count)
      if let word = words.first(where: { isSame($0, middle) }) { return word }
    }
    return nil
  }

  /// Whether a word equals another whose first letters may be capitals after a prefix: `easeInOut` and `EaseInOut`.
  private static func isSame(_ word: String, _ other: Substring) -> Bool {
    guard word.utf8.count == other.utf8.count else { return false }
    let capital: UInt8 = 0x20
    for (index, (a, b)) in zip(word.utf8, other.utf8).enumerated() where a != b {
      guard index == 0, a ^ b == capital else { return false }
    }
    return true
  }

  /// What UIKit's spellings put around a word of the language.
  public struct Affix: Hashable, Sendable {
    /// What stands before.
    public let prefix: String
    /// What stands behind.
    public let suffix: String

    /// Creates an affix.
    init(_ prefix: String, _ suffix: String = "") {
      self.prefix = prefix
      self.suffix = suffix
    }
  }

  /// Every affix that may go, longest first among those that begin alike (UIKit headers, documented).
  public static let affixes = [
    Affix("curve"), Affix("layer", "Corner"), Affix("kCALayer", "Corner"), Affix("flexible", "Margin"),
    Affix("flexible"), Affix("calculationMode"), Affix("UIModalPresentationStyle."), Affix("UIModalPresentation"),
    Affix("UIModalTransitionStyle."), Affix("UIModalTransitionStyle"), Affix("UIPopoverArrowDirection."),
    Affix("UIPopoverArrowDirection"), Affix("UIStackViewDistribution"), Affix("UIStackViewAlignment"),
    Affix("UILayoutConstraintAxis"), Affix("UIViewContentMode"), Affix("UIKeyboardType"), Affix("UITextBorderStyle"),
    Affix("NSTextAlignment"), Affix("NSLineBreak"), Affix("UIBlurEffectStyle"), Affix("UIViewAnimationOption"),
    Affix("UIViewAnimationCurve"), Affix("UIViewKeyframeAnimationOptionCalculationMode"), Affix("UIFontTextStyle"),
    Affix("UIFontWeight"), Affix("UISemanticContentAttribute"), Affix("UIAlertControllerStyle"),
    Affix("UIAlertControllerSeverity"), Affix("UINavigationItemLargeTitleDisplayMode"), Affix("UIBarButtonSystemItem"),
    Affix("UIContentSizeCategory"), Affix("UIActivityIndicatorViewStyle"),
    Affix("UIViewAutoresizingFlexible", "Margin"),
    Affix("UIViewAutoresizingFlexible"),
  ]

  /// UIKit's names of words that the language calls otherwise (UIKit headers, documented).
  public static let longNames: [(long: String, word: String)] = [
    ("extraSmall", "xSmall"), ("extraLarge", "xLarge"), ("extraExtraLarge", "xxLarge"),
    ("extraExtraExtraLarge", "xxxLarge"), ("accessibilityMedium", "ax1"), ("accessibilityLarge", "ax2"),
    ("accessibilityExtraLarge", "ax3"), ("accessibilityExtraExtraLarge", "ax4"),
    ("accessibilityExtraExtraExtraLarge", "ax5"), ("leftToRight", "ltr"), ("rightToLeft", "rtl"),
    ("UICTContentSizeCategoryXS", "xSmall"), ("UICTContentSizeCategoryS", "small"),
    ("UICTContentSizeCategoryM", "medium"), ("UICTContentSizeCategoryL", "large"),
    ("UICTContentSizeCategoryXL", "xLarge"), ("UICTContentSizeCategoryXXL", "xxLarge"),
    ("UICTContentSizeCategoryXXXL", "xxxLarge"), ("UICTContentSizeCategoryAccessibilityM", "ax1"),
    ("UICTContentSizeCategoryAccessibilityL", "ax2"), ("UICTContentSizeCategoryAccessibilityXL", "ax3"),
    ("UICTContentSizeCategoryAccessibilityXXL", "ax4"), ("UICTContentSizeCategoryAccessibilityXXXL", "ax5"),
  ]
}
