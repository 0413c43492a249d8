import VitrineSource

/// Constants of popovers (facts/uikit-presentation.md 5.3, 5.4, 10.1).
public enum PopoverFacts {
  /// The margin to each edge of the container that popoverLayoutMargins begins with.
  public static func layoutMargin(iOS: IOSVersion) -> Fact<Double> {
    Fact(10, "uikit-presentation 1.7 row 4, 10.1", iOS >= IOSVersion(14) ? .decision : .documented)
  }

  /// The height of the standard arrow, measured from iOS 13 on.
  public static var arrowHeight: Fact<Double> { Fact(13, "uikit-presentation 10.1", .reported) }
  /// The base of the standard arrow.
  public static var arrowBase: Fact<Double> { Fact(26, "uikit-presentation 10.1, open point 3", .decision) }
  /// The corner radius of the standard chrome.
  public static func cornerRadius(iOS: IOSVersion) -> Fact<Double> {
    Fact(iOS >= IOSVersion(13) ? 13 : 10, "uikit-presentation 10.1, open point 3", .decision)
  }

  /// The least length of a side of the content for a direction to count when nothing fits.
  public static var minimumContentSide: Fact<Double> { Fact(44, "uikit-presentation 5.4 step 8", .decision) }
  /// The size of content that says nothing: a side of 0 becomes this.
  public static var defaultContentSize: Fact<ScreenSize> {
    Fact(ScreenSize(320, 1100), "uikit-presentation 5.3", .decision)
  }

  /// How far an arrow may be cut short before it counts as misaligned.
  public static var arrowTolerance: Fact<Double> { Fact(0.5, "uikit-presentation 5.4 step 13", .decision) }
  /// The first system whose popovers keep clear of the whole safe area instead of the status bar alone.
  public static var safeAreaVersion: Fact<IOSVersion> {
    Fact(IOSVersion(13), "uikit-presentation 5.4 step 1", .decision)
  }
  /// The first system whose presented view reaches under the arrow of the standard chrome.
  public static var viewUnderArrowVersion: Fact<IOSVersion> {
    Fact(IOSVersion(13), "uikit-presentation 5.3", .reported)
  }
  /// The first system in which an absent sourceRect is null and follows the view.
  public static var nullSourceRectVersion: Fact<IOSVersion> {
    Fact(IOSVersion(13, 2), "uikit-presentation 1.1", .documented)
  }

  /// The width of an action sheet that a pad shows as a popover; 270 to 304 is assumed.
  public static var actionSheetWidth: Fact<Double> { Fact(270, "uikit-presentation 7.4", .decision) }
  /// The shade behind the popover of seed 000's base class.
  public static var seedDimmingAlpha: Fact<Double> { Fact(0.25, "motion 8 (seed 000)", .source) }
}
