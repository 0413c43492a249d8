/// Everything a layout or a rule may vary by.
public struct TraitSet: Hashable, Sendable {
  /// Room along the horizontal axis.
  public var horizontalSizeClass: SizeClass
  /// Room along the vertical axis.
  public var verticalSizeClass: SizeClass
  /// Phone or pad.
  public var idiom: UserInterfaceIdiom
  /// Which way the screen is held.
  public var orientation: Orientation
  /// The system version.
  public var iOS: IOSVersion
  /// The user's text size.
  public var contentSizeCategory: ContentSizeCategory
  /// The direction of reading.
  public var layoutDirection: LayoutDirection
  /// Light or dark.
  public var appearance: Appearance
  /// Whether the user asked for less motion.
  public var reduceMotion: Bool

  /// Creates a set; what the user may choose has UIKit's defaults.
  public init(
    horizontalSizeClass: SizeClass, verticalSizeClass: SizeClass, idiom: UserInterfaceIdiom, orientation: Orientation,
    iOS: IOSVersion, contentSizeCategory: ContentSizeCategory = .large,
    layoutDirection: LayoutDirection = .leftToRight, appearance: Appearance = .light, reduceMotion: Bool = false
  ) {
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.idiom = idiom
    self.orientation = orientation
    self.iOS = iOS
    self.contentSizeCategory = contentSizeCategory
    self.layoutDirection = layoutDirection
    self.appearance = appearance
    self.reduceMotion = reduceMotion
  }
}
