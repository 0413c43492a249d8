import VitrineSource

/// Constants of alerts and action sheets up to iOS 18 (facts/uikit-presentation.md 7.2 to 7.4, 10.1).
public enum AlertFacts {
  /// The width of an alert; larger at accessibility text sizes.
  public static func width(at category: ContentSizeCategory) -> Fact<Double> {
    Fact(category.isAccessibilityCategory ? 310 : 270, "uikit-presentation 7.2 (FL)", .source)
  }

  /// The least distance above and below an alert inside the container's safe area.
  public static var verticalMargin: Fact<Double> { Fact(20, "uikit-presentation 7.2 (FL)", .source) }
  /// The least distance above and below an alert to the container.
  public static var outerVerticalMargin: Fact<Double> { Fact(24, "uikit-presentation 7.2 (FL)", .source) }
  /// The corner radius of an alert.
  public static var cornerRadius: Fact<Double> { Fact(14, "uikit-presentation 7.2 (FL)", .source) }
  /// The size of the title, semibold.
  public static var titleSize: Fact<Double> { Fact(17, "uikit-presentation 7.2 (FL)", .source) }
  /// The size of the message.
  public static var messageSize: Fact<Double> { Fact(13, "uikit-presentation 7.2 (FL)", .source) }
  /// The padding around title and message.
  public static var padding: Fact<Double> { Fact(20, "uikit-presentation 7.2 (FL)", .source) }
  /// The padding on each side of the seam between title and message.
  public static var seamPadding: Fact<Double> { Fact(1, "uikit-presentation 7.2 (FL)", .source) }
  /// The least height of a button with its divider.
  public static var buttonHeight: Fact<Double> { Fact(45, "uikit-presentation 7.2 (FL)", .source) }
  /// The width of a divider.
  public static var divider: Fact<Double> { Fact(0.3, "uikit-presentation 7.2 (FL)", .source) }
  /// The least height of the action area when the content scrolls.
  public static var minimumActionArea: Fact<Double> { Fact(67.8, "uikit-presentation 7.2 (FL)", .source) }
  /// The height of a text field.
  public static var textFieldHeight: Fact<Double> { Fact(24, "uikit-presentation 7.2", .decision) }
  /// The distance below a text field.
  public static var textFieldGap: Fact<Double> { Fact(5, "uikit-presentation 7.2", .decision) }
  /// The width of a text field.
  public static var textFieldWidth: Fact<Double> { Fact(238, "uikit-presentation 7.2", .decision) }

  /// The gap at the sides and above the bottom safe area of an action sheet, and between its groups.
  public static var actionSheetGap: Fact<Double> { Fact(8, "uikit-presentation 7.4 (FL)", .source) }
  /// The least height of a row of an action sheet.
  public static var actionSheetRow: Fact<Double> { Fact(57.17, "uikit-presentation 7.4 (FL)", .source) }
  /// The corner radius of an action sheet; 13 to 14 was seen.
  public static var actionSheetCornerRadius: Fact<Double> { Fact(13, "uikit-presentation 7.4 (FL)", .source) }
  /// The horizontal padding of an action sheet's title area.
  public static var actionSheetTitleSide: Fact<Double> { Fact(16, "uikit-presentation 7.4 (FL)", .source) }
  /// The vertical padding of an action sheet's title area.
  public static var actionSheetTitleEnd: Fact<Double> { Fact(13.5, "uikit-presentation 7.4 (FL)", .source) }
  /// The size of the text in an action sheet's title area.
  public static var actionSheetTitleSize: Fact<Double> { Fact(13, "uikit-presentation 7.4 (FL)", .source) }
}
