public import VitrineSource

/// A model of iPhone or iPad, as a window without bars sees it (facts/devices.json).
///
/// The same model has other insets on iOS 26, so everything but the size is asked for together with a version.
public struct Device: Hashable, Sendable {
  /// The id that specs use, for example `iphone-16`.
  public let id: String
  /// Apple's name.
  public let name: String
  /// Phone or pad.
  public let idiom: UserInterfaceIdiom
  /// Width and height in portrait, in points.
  public let portraitSize: ScreenSize
  /// Pixels per point.
  public let scale: Double
  /// The first iOS that runs on it.
  public let firstIOS: IOSVersion
  /// The last iOS that runs on it; covers every version that begins with its parts.
  public let lastIOS: IOSVersion
  /// The radius of the display's corners in points, 0 for square ones; `nil` when nobody published it.
  public let cornerRadius: Double?
  /// Where the row comes from.
  public let source: FactSource
  /// What a reader of the row should know: disagreeing sources, values taken from a sibling.
  public let note: String?
  /// Insets, status bar and keyboard by version, oldest first, at least one.
  private let geometries: [Geometry]

  /// What changed between versions of iOS.
  public struct Geometry: Hashable, Sendable {
    /// The first version it holds for.
    public let since: IOSVersion
    /// Safe area in portrait.
    public let portraitInsets: ScreenInsets
    /// Safe area in landscape.
    public let landscapeInsets: ScreenInsets
    /// Height of the status bar in portrait; 0 without one.
    public let portraitStatusBar: Double
    /// Height of the status bar in landscape; 0 without one.
    public let landscapeStatusBar: Double
    /// Height of the docked keyboard in portrait, from the bottom of the screen.
    public let portraitKeyboard: Double
    /// Height of the docked keyboard in landscape.
    public let landscapeKeyboard: Double

    /// Creates the geometry of one range of versions.
    public init(
      since: IOSVersion, portraitInsets: ScreenInsets, landscapeInsets: ScreenInsets, portraitStatusBar: Double,
      landscapeStatusBar: Double, portraitKeyboard: Double, landscapeKeyboard: Double
    ) {
      self.since = since
      self.portraitInsets = portraitInsets
      self.landscapeInsets = landscapeInsets
      self.portraitStatusBar = portraitStatusBar
      self.landscapeStatusBar = landscapeStatusBar
      self.portraitKeyboard = portraitKeyboard
      self.landscapeKeyboard = landscapeKeyboard
    }
  }

  /// Creates a device, one of the table or one that a spec describes itself.
  ///
  /// - Parameter geometries: By version, oldest first. Traps when empty: a device has insets on every version.
  public init(
    id: String, name: String, idiom: UserInterfaceIdiom, portraitSize: ScreenSize, scale: Double,
    firstIOS: IOSVersion, lastIOS: IOSVersion, cornerRadius: Double?, geometries: [Geometry], source: FactSource,
    note: String? = nil
  ) {
    precondition(!geometries.isEmpty, "a device needs at least one geometry")
    self.id = id
    self.name = name
    self.idiom = idiom
    self.portraitSize = portraitSize
    self.scale = scale
    self.firstIOS = firstIOS
    self.lastIOS = lastIOS
    self.cornerRadius = cornerRadius
    self.geometries = geometries
    self.source = source
    self.note = note
  }

  /// The versions of iOS that run on it.
  public var versions: VersionRange { VersionRange(firstIOS, through: lastIOS) }

  /// Whether the display has a home indicator instead of a home button.
  public var hasHomeIndicator: Bool { geometries[0].portraitInsets.bottom > 0 }

  /// The smallest width in portrait of a phone that is regular in landscape (facts/devices.json, sizeClassRule).
  static let largePhoneWidth = 414.0

  /// Returns the screen's size in points.
  public func size(in orientation: Orientation) -> ScreenSize {
    orientation == .portrait ? portraitSize : portraitSize.transposed
  }

  /// Returns insets, status bar and keyboard of one version.
  public func geometry(iOS: IOSVersion) -> Geometry {
    geometries.last { $0.since <= iOS } ?? geometries[0]
  }

  /// Returns the safe area insets of a window that fills the screen, without bars.
  public func safeArea(in orientation: Orientation, iOS: IOSVersion) -> ScreenInsets {
    let geometry = geometry(iOS: iOS)
    return orientation == .portrait ? geometry.portraitInsets : geometry.landscapeInsets
  }

  /// Returns the height of the status bar, 0 when there is none.
  public func statusBarHeight(in orientation: Orientation, iOS: IOSVersion) -> Double {
    let geometry = geometry(iOS: iOS)
    return orientation == .portrait ? geometry.portraitStatusBar : geometry.landscapeStatusBar
  }

  /// Returns the height of the docked keyboard from the bottom of the screen, predictive bar and home strip included.
  public func keyboardHeight(in orientation: Orientation, iOS: IOSVersion, isNumberPad: Bool = false) -> Double {
    let geometry = geometry(iOS: iOS)
    let height = orientation == .portrait ? geometry.portraitKeyboard : geometry.landscapeKeyboard
    guard isNumberPad && idiom == .phone else { return height }
    return height - KeyboardFacts.numberPadReduction.value
  }

  /// Returns the size classes of a window that fills the screen.
  public func sizeClasses(in orientation: Orientation) -> (horizontal: SizeClass, vertical: SizeClass) {
    if idiom == .pad { return (.regular, .regular) }
    if orientation == .portrait { return (.compact, .regular) }
    return (portraitSize.width >= Self.largePhoneWidth ? .regular : .compact, .compact)
  }

  /// Returns the traits of a window that fills the screen.
  public func traits(in orientation: Orientation, iOS: IOSVersion) -> TraitSet {
    let classes = sizeClasses(in: orientation)
    return TraitSet(
      horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical, idiom: idiom,
      orientation: orientation, iOS: iOS)
  }
}
