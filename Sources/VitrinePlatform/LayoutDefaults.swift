import VitrineSource

/// Margins, guides and distances that UIKit supplies (facts/layout.md 4, 7).
public enum LayoutDefaults {
  /// The layout margin of a plain view, each side.
  public static var viewMargin: Fact<Double> { Fact(8, "layout 7", .documented) }
  /// The standard distance between siblings.
  public static var standardSpacing: Fact<Double> { Fact(8, "layout 4, 13", .measured) }
  /// The leading and trailing margin of a controller's root view that is narrower than ``wideRootWidth``.
  public static var narrowRootMargin: Fact<Double> { Fact(16, "layout 7", .measured) }
  /// The same of a wide one.
  public static var wideRootMargin: Fact<Double> { Fact(20, "layout 7", .measured) }
  /// The width from which a root view has the larger margin; nothing was seen between 375 and 414.
  public static var wideRootWidth: Fact<Double> { Fact(414, "layout 7", .measured) }
  /// The top and bottom margin of a controller's root view.
  public static var rootVerticalMargin: Fact<Double> { Fact(0, "layout 7", .documented) }
  /// The priority at which fitting asks for its target size.
  public static var fittingPriority: Fact<Double> { Fact(50, "layout 11", .documented) }
  /// The smallest side of a control that is easy to hit.
  public static var touchTarget: Fact<Double> { Fact(44, "layout 14 (HIG)", .documented) }
  /// The smallest text that the guidelines allow.
  public static var smallestText: Fact<Double> { Fact(11, "layout 14 (HIG)", .documented) }
  /// The width of a split view's primary column (design/language.md 4.3).
  public static var primaryColumnWidth: Fact<Double> { Fact(320, "language 4.3", .decision) }

  /// Returns the leading and trailing margin of a controller's root view.
  public static func rootMargin(width: Double) -> Fact<Double> {
    width >= wideRootWidth.value ? wideRootMargin : narrowRootMargin
  }

  /// Returns the widest readable guide at a text size; only the one at the default was measured.
  public static func readableWidth(at category: ContentSizeCategory) -> Fact<Double> {
    let width: Double
    switch category {
    case .xSmall: width = 560
    case .small: width = 600
    case .medium: width = 632
    case .large: return Fact(672, "layout 7", .measured)
    case .xLarge: width = 744
    case .xxLarge: width = 824
    case .xxxLarge: width = 896
    case .ax1, .ax2, .ax3, .ax4, .ax5:
      // Beyond the published guess the width keeps its ratio to the body size.
      width = (672 * TextStyle.body.pointSize(at: category) / TextStyle.body.pointSize()).rounded()
    }
    return Fact(width, "layout 7", .decision)
  }
}
