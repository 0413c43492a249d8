import VitrineSource

/// The first version with the geometry of 2025's systems.
private let iOS26 = IOSVersion(26, 0)
/// The first version that gave XR and 11 their larger status bar.
private let iOS14 = IOSVersion(14, 0)

/// The shapes that rows of the table have in common; a row gives only what differs.
extension Device {
  /// The home indicator's inset on a phone in portrait.
  private static let phoneBottom = 34.0
  /// The home indicator's inset on a phone in landscape, up to iOS 18.
  private static let phoneLandscapeBottom = 21.0
  /// The same from iOS 26 on.
  private static let phoneLandscapeBottom26 = 20.0
  /// The status bar of a device with a home button.
  private static let classicStatusBar = 20.0
  /// The status bar of a pad with a home indicator, up to iPadOS 18.
  private static let padStatusBar = 24.0
  /// The home indicator's inset on a pad, up to iPadOS 18.
  private static let padBottom = 20.0
  /// The status bar of every pad from iPadOS 26 on.
  private static let padStatusBar26 = 32.0
  /// The home indicator's inset on a pad from iPadOS 26 on.
  private static let padBottom26 = 25.0

  /// Makes a phone with a home button.
  static func homeButtonPhone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double, iOS first: IOSVersion,
    _ last: Int, keyboard: Double, _ certainty: Certainty, _ sources: String, note: String? = nil
  ) -> Device {
    let geometry = Geometry(
      since: first, portraitInsets: ScreenInsets(top: classicStatusBar, left: 0, bottom: 0, right: 0),
      landscapeInsets: .zero, portraitStatusBar: classicStatusBar, landscapeStatusBar: 0, portraitKeyboard: keyboard,
      landscapeKeyboard: 200)
    return Device(
      id: id, name: name, idiom: .phone, portraitSize: ScreenSize(width, height), scale: scale, firstIOS: first,
      lastIOS: IOSVersion(last), cornerRadius: 0, geometries: [geometry], source: cite(id, sources, certainty),
      note: note)
  }

  /// Makes a phone with a sensor housing of the height `top` and a home indicator.
  ///
  /// - Parameters:
  ///   - statusBar: Its height in portrait; the housing's height when absent.
  ///   - topBefore14: The housing's inset before iOS 14 where that differs.
  ///   - keyboard: Heights up to iOS 18.
  ///   - keyboard26: Heights from iOS 26 on.
  static func notchPhone(
    _ id: String, _ name: String, _ width: Double, _ height: Double, scale: Double = 3, iOS first: IOSVersion,
    _ last: Int, top: Double, statusBar: Double? = nil, topBefore14: Double? = nil, radius: Double,
    keyboard: (Double, Double), keyboard26: (Double, Double), _ certainty: Certainty, _ sources: String,
    note: String? = nil
  ) -> Device {
    var geometries: [Geometry] = []
    if let topBefore14 {
      geometries.append(
        notch(first, topBefore14, topBefore14, bottom: phoneLandscapeBottom, keyboard: keyboard))
    }
    if first < iOS26 {
      let since = topBefore14 == nil ? first : iOS14
      geometries.append(notch(since, top, statusBar ?? top, bottom: phoneLandscapeBottom, keyboard: keyboard))
    }
    if last >= iOS26.major {
      geometries.append(notch(iOS26, top, statusBar ?? top, bottom: phoneLandscapeBottom26, keyboard: keyboard26))
    }
    return Device(
      id: id, name: name, idiom: .phone, portraitSize: ScreenSize(width, height), scale: scale, firstIOS: first,
      lastIOS: IOSVersion(last), cornerRadius: radius, geometries: geometries, source: cite(id, sources, certainty),
      note: note)
  }

  /// Makes a pad.
  ///
  /// - Parameters:
  ///   - radius: The display's corner radius; 0 means square corners and a home button.
  ///   - keyboard26: Heights from iPadOS 26 on, where they differ.
  static func pad(
    _ id: String, _ name: String, _ width: Double, _ height: Double, iOS first: IOSVersion, radius: Double?,
    keyboard: (Double, Double), keyboard26: (Double, Double)? = nil, _ certainty: Certainty, _ sources: String,
    note: String? = nil
  ) -> Device {
    let hasButton = radius == 0
    let old = padGeometry(
      first, hasButton ? classicStatusBar : padStatusBar, bottom: hasButton ? 0 : padBottom, keyboard: keyboard)
    let new = padGeometry(iOS26, padStatusBar26, bottom: hasButton ? 0 : padBottom26, keyboard: keyboard26 ?? keyboard)
    return Device(
      id: id, name: name, idiom: .pad, portraitSize: ScreenSize(width, height), scale: 2, firstIOS: first,
      lastIOS: IOSVersion(26), cornerRadius: radius, geometries: first < iOS26 ? [old, new] : [new],
      source: cite(id, sources, certainty), note: note)
  }

  /// Returns the geometry of a phone with a sensor housing.
  private static func notch(
    _ since: IOSVersion, _ top: Double, _ statusBar: Double, bottom: Double, keyboard: (Double, Double)
  ) -> Geometry {
    Geometry(
      since: since, portraitInsets: ScreenInsets(top: top, left: 0, bottom: phoneBottom, right: 0),
      landscapeInsets: ScreenInsets(top: 0, left: top, bottom: bottom, right: top), portraitStatusBar: statusBar,
      landscapeStatusBar: 0, portraitKeyboard: keyboard.0, landscapeKeyboard: keyboard.1)
  }

  /// Returns the geometry of a pad, the same both ways but for the keyboard.
  private static func padGeometry(
    _ since: IOSVersion, _ top: Double, bottom: Double, keyboard: (Double, Double)
  ) -> Geometry {
    let insets = ScreenInsets(top: top, left: 0, bottom: bottom, right: 0)
    return Geometry(
      since: since, portraitInsets: insets, landscapeInsets: insets, portraitStatusBar: top, landscapeStatusBar: top,
      portraitKeyboard: keyboard.0, landscapeKeyboard: keyboard.1)
  }

  /// Returns the citation of a row.
  private static func cite(_ id: String, _ sources: String, _ certainty: Certainty) -> FactSource {
    FactSource("devices \(id) (\(sources))", certainty)
  }
}
