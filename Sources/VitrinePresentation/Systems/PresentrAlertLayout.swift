public import VitrineModel

/// The inside of Presentr's own alert (facts/seed-systems.md 1.11), in the view's coordinates, unrounded.
public struct PresentrAlertLayout: Hashable, Sendable {
  /// The release that is imitated.
  public var version: PresentrVersion
  /// The view's size.
  public var viewSize: Size
  /// How many actions were added.
  public var actionCount: Int

  /// Distance of the texts from the sides.
  static let sideMargin = 20.0
  /// The title's top.
  static let titleTop = 30.0
  /// The title's height.
  static let titleHeight = 18.5
  /// Height of the buttons.
  static let buttonHeight = 60.0
  /// How much less high than the view the body is.
  static let bodyInset = 108.5
  /// The gap between the buttons from 1.9 on.
  static let stackSpacing = 5.0
  /// The gap between the buttons before.
  static let buttonGap = 3.0
  /// The most actions that are shown.
  public static let mostActions = 2
  /// Lines of the body.
  public static let bodyLines = 3
  /// The title's font and size.
  public static let titleFont = (name: "Montserrat-Regular", size: 15.0)
  /// The body's font and size.
  public static let bodyFont = (name: "SourceSansPro-Regular", size: 15.0)
  /// The body's colour: every channel 151 of 255.
  public static let bodyGrey = 151.0 / 255
  /// The buttons' font and size.
  public static let buttonFont = (name: "Montserrat-Regular", size: 11.0)
  /// The title of the action that is added when there is none.
  public static let defaultActionTitle = "ok 🕶"

  /// Creates a layout.
  public init(version: PresentrVersion = .newest, viewSize: Size, actionCount: Int) {
    self.version = version
    self.viewSize = viewSize
    self.actionCount = actionCount
  }

  /// The title's frame.
  public var title: Rect {
    Rect(Self.sideMargin, Self.titleTop, viewSize.width - 2 * Self.sideMargin, Self.titleHeight)
  }

  /// The body's frame.
  public var body: Rect {
    Rect(title.minX, title.maxY, title.width, viewSize.height - Self.bodyInset)
  }

  /// The buttons' frames: one for no action at all, two at most.
  public var buttons: [Rect] {
    let y = viewSize.height - Self.buttonHeight
    guard actionCount >= Self.mostActions else { return [Rect(0, y, viewSize.width, Self.buttonHeight)] }
    if version.stacksAlertButtons {
      let width = (viewSize.width - Self.stackSpacing) / 2
      return [
        Rect(0, y, width, Self.buttonHeight), Rect(width + Self.stackSpacing, y, width, Self.buttonHeight),
      ]
    }
    let first = viewSize.width / 2
    let second = first + Self.buttonGap
    return [Rect(0, y, first, Self.buttonHeight), Rect(second, y, viewSize.width - second, Self.buttonHeight)]
  }

  /// What deserves a diagnostic, in the words of the golden table.
  public var flags: [String] {
    if actionCount > Self.mostActions { return ["extra-actions-ignored"] }
    return actionCount == 0 ? ["default-action-added"] : []
  }
}
