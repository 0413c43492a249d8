import VitrineSource

/// An intrinsic size; a side that the view does not decide is `nil`.
public struct ControlSize: Hashable, Sendable {
  /// Horizontal length in points.
  public let width: Double?
  /// Vertical length in points.
  public let height: Double?

  /// Creates a size.
  public init(_ width: Double?, _ height: Double?) {
    self.width = width
    self.height = height
  }
}

/// Intrinsic sizes of controls by system version (facts/layout.md 3).
public enum ControlSizes {
  /// The looks of a date picker.
  public enum DatePickerStyle: String, Hashable, Sendable, CaseIterable {
    /// Wheels.
    case wheels
    /// A button that opens a calendar, iOS 13.4.
    case compact
    /// A calendar, iOS 14.
    case inline
  }

  /// Returns the size of a switch: 51 x 31, 63 x 28 from iOS 26 on.
  public static func `switch`(iOS: IOSVersion) -> Fact<ControlSize> {
    iOS >= redesign ? fact(63, 28, .measured) : fact(51, 31, .measured)
  }

  /// Returns the size of a slider; only its height is fixed.
  public static func slider(iOS: IOSVersion) -> Fact<ControlSize> {
    iOS >= redesign ? fact(nil, 33, .decision) : fact(nil, 31, .measured)
  }

  /// Returns the size of a progress view; only its height is fixed.
  public static func progress(iOS: IOSVersion) -> Fact<ControlSize> {
    fact(nil, iOS >= IOSVersion(14) ? 4 : 2, .measured)
  }

  /// Returns the size of an activity indicator.
  public static func activityIndicator(isLarge: Bool) -> Fact<ControlSize> {
    isLarge ? fact(37, 37, .measured) : fact(20, 20, .measured)
  }

  /// Returns the size of a stepper.
  public static func stepper(iOS: IOSVersion) -> Fact<ControlSize> {
    fact(94, iOS >= IOSVersion(13) ? 32 : 29, .measured)
  }

  /// Returns the size of a segmented control: all segments as wide as the widest title and its padding (decision).
  public static func segmentedControl(
    titles: [String], iOS: IOSVersion, scale: Double, by measurer: any TextMeasuring = BuiltInText()
  ) -> Fact<ControlSize> {
    let font = TextFont(size: segmentTitleSize, weight: .medium)
    let widest = titles.reduce(0) { max($0, measurer.labelWidth(of: $1, font: font, scale: scale)) }
    let width = Double(titles.count) * (widest + 2 * segmentPadding)
    return fact(width, iOS >= IOSVersion(13) ? 32 : 29, .decision)
  }

  /// The height of a segmented control; nobody published how its width comes about.
  public static func segmentedControlHeight(iOS: IOSVersion) -> Fact<Double> {
    Fact(iOS >= IOSVersion(13) ? 32 : 29, citation, .measured)
  }

  /// Returns the size of a page control: its height was not published either, so all of it is assumed.
  public static func pageControl(pages: Int, iOS: IOSVersion) -> Fact<ControlSize> {
    fact(Double(max(0, pages)) * pageDotPitch, iOS >= IOSVersion(14) ? 26 : 37, .decision)
  }

  /// Returns the size of a picker view; only its height is fixed.
  public static var picker: Fact<ControlSize> { fact(nil, 216, .measured) }

  /// Returns the size of a date picker; only its height is fixed, and it was measured for wheels alone.
  public static func datePicker(_ style: DatePickerStyle) -> Fact<ControlSize> {
    switch style {
    case .wheels: fact(nil, 216, .measured)
    case .compact: fact(nil, 34, .decision)
    case .inline: fact(nil, 364, .decision)
    }
  }

  /// Returns the size of a search bar; only its height is fixed.
  public static func searchBar(iOS: IOSVersion) -> Fact<ControlSize> {
    fact(nil, iOS >= IOSVersion(11) ? 56 : 44, .measured)
  }

  /// Returns the size of a text field; without a border its height is the line's (decision).
  public static func textField(hasBorder: Bool, font: TextFont, iOS: IOSVersion, scale: Double) -> Fact<ControlSize> {
    guard hasBorder else {
      return fact(nil, PixelGrid.ceilToPixel(font.lineHeight, scale: scale), .decision)
    }
    return fact(nil, iOS >= IOSVersion(13) ? 34 : 30, .measured)
  }

  /// Returns the size of a button with a title and no configuration: the line rounded up to a point, and 12.
  public static func button(
    title: String, font: TextFont, scale: Double, by measurer: any TextMeasuring = BuiltInText()
  ) -> Fact<ControlSize> {
    let width = measurer.labelWidth(of: title, font: font, scale: scale)
    return fact(width, font.lineHeight.rounded(.up) + plainButtonPadding, .measured)
  }

  /// Returns the size of a button with a configuration (decision); its title has the body style unless said otherwise.
  public static func configuredButton(
    title: String, font: TextFont, scale: Double, by measurer: any TextMeasuring = BuiltInText()
  ) -> Fact<ControlSize> {
    let width = measurer.labelWidth(of: title, font: font, scale: scale) + configuredButtonPadding.width
    let height = PixelGrid.ceilToPixel(font.lineHeight, scale: scale) + configuredButtonPadding.height
    return fact(width, height, .decision)
  }

  /// The system that redrew the controls.
  private static let redesign = IOSVersion(26)
  /// The size of a segment's title (decision).
  public static let segmentTitleSize = 13.0
  /// The space at each side of a segment's title (decision).
  private static let segmentPadding = 10.0
  /// The distance between the dots of a page control (decision).
  private static let pageDotPitch = 16.0
  /// What a button without configuration adds above and below its line together (layout 3, measured).
  private static let plainButtonPadding = 12.0
  /// What a configuration adds to the title in all (layout 3, decision).
  private static let configuredButtonPadding = ScreenSize(24, 14)
  /// Where the sizes stand.
  private static let citation = "layout 3"

  /// Pairs a size with the section.
  private static func fact(_ width: Double?, _ height: Double?, _ certainty: Certainty) -> Fact<ControlSize> {
    Fact(ControlSize(width, height), citation, certainty)
  }
}
