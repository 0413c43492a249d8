import VitrineSource

/// Constants of page sheets, form sheets and cards (facts/uikit-presentation.md 2.3, 2.4, 4.2, 4.3, 10.1).
public enum SheetFacts {
  /// The size of a form sheet without a preferred one; newer systems show it slightly larger.
  public static func formSheet(iOS: IOSVersion) -> Fact<ScreenSize> {
    Fact(ScreenSize(540, 620), "uikit-presentation 2.3, open point 6", iOS >= IOSVersion(16) ? .decision : .source)
  }

  /// What a page sheet leaves free of the container's width, both sides together.
  public static var pageSheetFreeWidth: Fact<Double> { Fact(40, "uikit-presentation 2.3, open point 6", .decision) }
  /// The widest page sheet: the readable width and 16 at each side.
  public static var pageSheetWidth: Fact<Double> { Fact(704, "uikit-presentation 2.3, open point 6", .decision) }
  /// What a floating page sheet leaves free above and below, beyond the safe top.
  public static var pageSheetVerticalGap: Fact<Double> { Fact(20, "uikit-presentation 2.3", .decision) }
  /// The status bar that a page sheet up to iOS 12 leaves free.
  public static var oldPageSheetTop: Fact<Double> { Fact(20, "uikit-presentation 2.3", .reported) }
  /// The first system with cards, swiping and automatic style.
  public static var cardVersion: Fact<IOSVersion> { Fact(IOSVersion(13), "uikit-presentation 2.1", .documented) }
  /// The first system whose sheets are not modelled.
  public static var unmodelledVersion: Fact<IOSVersion> {
    Fact(IOSVersion(26), "uikit-presentation open point 11", .decision)
  }

  /// How a sheet stands on its device.
  public enum Placement: Hashable, Sendable, CaseIterable {
    /// A phone with a home indicator, regular height.
    case homeIndicatorPhone
    /// A phone with a home button, regular height.
    case homeButtonPhone
    /// A phone in compact height, attached to the edge.
    case compactHeight
    /// A pad.
    case pad

    /// Chooses by what the container has.
    public init(idiom: UserInterfaceIdiom, verticalSizeClass: SizeClass, bottomInset: Double) {
      if idiom == .pad {
        self = .pad
      } else if verticalSizeClass == .compact {
        self = .compactHeight
      } else {
        self = bottomInset > 0 ? .homeIndicatorPhone : .homeButtonPhone
      }
    }
  }

  /// Returns what lies between the safe top and the top of the sheet.
  public static func topGap(_ placement: Placement) -> Fact<Double> {
    let gap: Double =
      switch placement {
      case .homeIndicatorPhone: 10
      case .homeButtonPhone, .pad: 20
      case .compactHeight: 8
      }
    return Fact(gap, "uikit-presentation 2.4, 4.3 (BH)", .source)
  }

  /// Returns what lies between the safe top and the top of the presenter under a card.
  public static func presenterTopGap(_ placement: Placement) -> Fact<Double> {
    let gap: Double =
      switch placement {
      case .homeIndicatorPhone, .compactHeight: 0
      case .homeButtonPhone, .pad: 10
      }
    return Fact(gap, "uikit-presentation 2.4 (BH)", .source)
  }

  /// The scale of the presenter under a card on a phone in regular height; elsewhere it is not scaled.
  public static var presenterScale: Fact<Double> { Fact(11.0 / 12, "uikit-presentation 2.4 (FL)", .source) }
  /// The corner radius of a sheet and of the presenter under it.
  public static var cornerRadius: Fact<Double> { Fact(10, "uikit-presentation 2.4", .reported) }
  /// The alpha of the black shade over the presenter; on dark ground a light grey of the same alpha.
  public static var dimmingAlpha: Fact<Double> { Fact(0.1, "uikit-presentation 2.4 (FL)", .source) }
  /// The share of the container's height that a sheet at the medium detent has.
  public static var mediumShare: Fact<Double> { Fact(0.5, "uikit-presentation 4.3, open point 7", .decision) }
  /// The margins at sides and bottom of a small sheet from iOS 26 on; one observation.
  public static var floatingMargin26: Fact<Double> { Fact(28, "uikit-presentation 2.4", .reported) }

  /// Returns the largest value of a detent: the height between the sheet's top and the bottom safe area.
  public static func maximumDetentValue(
    containerHeight: Double, safeTop: Double, safeBottom: Double, placement: Placement
  ) -> Double {
    max(0, containerHeight - (safeTop + topGap(placement).value) - safeBottom)
  }

  /// Returns the value of the medium detent; it is inactive in compact height.
  public static func mediumDetentValue(containerHeight: Double, safeBottom: Double) -> Double {
    max(0, containerHeight * mediumShare.value - safeBottom)
  }

  /// Returns the default of `prefersPageSizing`: true before iOS 18; from then on it follows the style.
  public static func prefersPageSizing(iOS: IOSVersion, isFormSheet: Bool) -> Fact<Bool> {
    iOS >= IOSVersion(18)
      ? Fact(!isFormSheet, "uikit-presentation 2.3", .decision)
      : Fact(!isFormSheet, "uikit-presentation 2.3 (H18)", .documented)
  }
}
