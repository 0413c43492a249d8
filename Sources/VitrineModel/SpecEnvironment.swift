public import VitrinePlatform
public import VitrineSource

/// The keyboard of an environment.
public enum KeyboardSetting: Hashable, Sendable {
  /// Not on screen.
  case hidden
  /// The device's docked keyboard.
  case shown
  /// So many points from the bottom.
  case height(Double)
}

/// One combination to compile for.
public struct SpecEnvironment: Hashable, Sendable {
  /// `device.orientation`, then each further axis that the file gives (design/decisions.md).
  public var id: String
  /// The device's id.
  public var deviceID: String
  /// The traits of the window.
  public var traits: TraitSet
  /// The window's size in points.
  public var windowSize: Size
  /// The whole screen's size in this orientation, in points.
  public var screenSize: Size
  /// Pixels per point.
  public var scale: Double
  /// The window's safe area without any bar of a controller.
  public var safeArea: EdgeInsets
  /// Height of the status bar; 0 when it is hidden.
  public var statusBarHeight: Double
  /// What the file says about the keyboard.
  public var keyboard: KeyboardSetting
  /// Height of the docked keyboard from the window's bottom edge if it were shown, bottom inset included; nil when unknown.
  public var dockedKeyboardHeight: Double?
  /// Whether the keyboard's height or the safe area rests on a guess.
  public var isApproximate: Bool
  /// The place that asked for it; the file's start for the default environments.
  public var place: SourcePlace

  /// Creates an environment.
  public init(
    id: String, deviceID: String, traits: TraitSet, windowSize: Size, screenSize: Size, scale: Double,
    safeArea: EdgeInsets, statusBarHeight: Double, keyboard: KeyboardSetting, dockedKeyboardHeight: Double?,
    isApproximate: Bool, place: SourcePlace
  ) {
    self.id = id
    self.deviceID = deviceID
    self.traits = traits
    self.windowSize = windowSize
    self.screenSize = screenSize
    self.scale = scale
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
    self.keyboard = keyboard
    self.dockedKeyboardHeight = dockedKeyboardHeight
    self.isApproximate = isApproximate
    self.place = place
  }

  /// Height of the keyboard from the window's bottom edge; nil when it is hidden or unknown.
  public var keyboardHeight: Double? {
    switch keyboard {
    case .hidden: nil
    case .shown: dockedKeyboardHeight
    case .height(let points): points
    }
  }

  /// Whether leading is right.
  public var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }

  /// The window's bounds.
  public var windowBounds: Rect { Rect(origin: .zero, size: windowSize) }
}

/// A combination that does not exist and was left out.
public struct LeftOutEnvironment: Hashable, Sendable {
  /// The id that it would have.
  public var id: String
  /// Why it does not exist.
  public var reason: String
  /// The place that asked for it.
  public var place: SourcePlace

  /// Creates a record.
  public init(id: String, reason: String, place: SourcePlace) {
    self.id = id
    self.reason = reason
    self.place = place
  }
}
