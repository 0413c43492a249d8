public import VitrineModel
public import VitrinePlatform

extension SwiftPopup {
  /// The panel of the library's demonstration of an alert, with its parts (facts/seed-systems.md 2), unrounded.
  public struct AlertDemo: Hashable, Sendable {
    /// In the container.
    public var panel: Rect
    /// In the panel.
    public var leftButton: Rect
    /// In the panel.
    public var rightButton: Rect
    /// In the panel.
    public var closeButton: Rect
    /// What deserves a diagnostic, in the words of the golden table.
    public var flags: [String]
  }

  /// Share of the container's height in regular height.
  static let alertHeightShare = 0.4
  /// Share of the container's height in compact height.
  static let alertHeightShareCompact = 0.8
  /// Width over height of the panel.
  static let alertAspect = 135.0 / 118
  /// The picture's size, which holds where no rule does.
  static let alertPicture = Size(540, 472)
  /// Share of the panel's width of a button.
  static let alertButtonShare = 0.3
  /// Width over height of a button.
  static let alertButtonAspect = 53.0 / 21
  /// Where the buttons' centres are, as a share of the panel's height.
  static let alertButtonCenterY = 0.8
  /// Share of the panel's width of the close button.
  static let alertCloseShare = 0.15
  /// Where the close button's centre is, as shares of the panel.
  static let alertCloseCenter = Point(0.89, 0.105)
  /// Height of the demonstration sheet's picture.
  static let sheetHeight = 355.0

  /// Returns the demonstration alert in a container.
  public static func alertDemo(
    container: Size, safeArea: EdgeInsets, horizontal: SizeClass, vertical: SizeClass
  ) -> AlertDemo {
    let hasRule = horizontal == .compact
    let share = vertical == .compact ? alertHeightShareCompact : alertHeightShare
    let height = hasRule ? container.height * share : alertPicture.height
    let width = hasRule ? height * alertAspect : alertPicture.width
    let area = Rect(origin: .zero, size: container).inset(by: safeArea)
    let panel = Rect(area.midX - width / 2, area.midY - height / 2, width, height)
    let button = Size(width * alertButtonShare, width * alertButtonShare / alertButtonAspect)
    let close = width * alertCloseShare
    func centred(_ x: Double, _ y: Double, _ size: Size) -> Rect {
      Rect(x - size.width / 2, y - size.height / 2, size.width, size.height)
    }
    return AlertDemo(
      panel: panel, leftButton: centred(width / 4, height * alertButtonCenterY, button),
      rightButton: centred(width * 3 / 4, height * alertButtonCenterY, button),
      closeButton: centred(width * alertCloseCenter.x, height * alertCloseCenter.y, Size(close, close)),
      flags: hasRule ? [] : ["no-size-rule-for-trait"])
  }

  /// Returns the picture of the demonstration sheet: pinned to the safe area's sides and bottom.
  public static func sheetDemo(container: Size, safeArea: EdgeInsets) -> Rect {
    Rect(
      safeArea.left, container.height - safeArea.bottom - sheetHeight,
      container.width - safeArea.left - safeArea.right, sheetHeight)
  }
}
