public import VitrineModel
import VitrinePlatform
public import VitrineSchema
import VitrineSource

/// A style that is one of Presentr's presets, read for an environment (design/language.md 6).
public struct PresentrPreset: Sendable {
  /// The release that is imitated.
  public let version: PresentrVersion
  /// The presented view and its surroundings; a dynamic type's fitting size is still zero.
  public var geometry: PresentrGeometry
  /// What the library does when the keyboard comes.
  public let keyboardMode: KeyboardMode
  /// Whether the size follows the physical device.
  public let asksDevice: Bool
  /// The library's words.
  let words: PresetWords

  /// The beginning of the presets' names.
  static let prefix = "presentr/"

  /// Reads a style's entry, variations applied; nil when it is none of the library's or its words cannot be read.
  public init?(style: Entry, environment: SpecEnvironment) {
    guard let preset = style[.preset]?.value, preset.hasPrefix(Self.prefix), let version = Self.version(style) else {
      return nil
    }
    let words = PresetWords(style)
    guard let type = Self.type(String(preset.dropFirst(Self.prefix.count)), words: words) else { return nil }
    self.version = version
    self.words = words
    var geometry = PresentrGeometry(type, version: version, container: environment.windowSize)
    geometry.screen = environment.screenSize
    geometry.deviceIsLandscape = environment.traits.orientation == .landscape
    geometry.roundCorners = words.bool("roundCorners")
    if let radius = words.number("cornerRadius") { geometry.cornerRadius = radius }
    self.geometry = geometry
    let word = words.text("keyboardTranslationType")?.lowercased()
    keyboardMode = KeyboardMode.allCases.first { $0.rawValue.lowercased() == word } ?? .none
    asksDevice = Self.asksDevice(type)
  }

  /// Returns the situation with a keyboard of a height.
  public func keyboard(height: Double) -> PresentrKeyboard {
    PresentrKeyboard(geometry, mode: keyboardMode, keyboardHeight: height)
  }

  /// What taps do.
  public var tap: PresentrTap {
    let background =
      words.text("backgroundTap").flatMap(PresentrTap.Reaction.init)
      ?? ((words.bool("dismissOnTap") ?? true) ? .dismiss : .noAction)
    let outside = words.text("outsideContextTap").flatMap(PresentrTap.Reaction.init) ?? .passthrough
    return PresentrTap(geometry, backgroundTap: background, outsideContextTap: outside)
  }

  /// Returns the release that a style names, the newest when it names none; nil for one that was never released.
  private static func version(_ style: Entry) -> PresentrVersion? {
    switch style.field(.presetVersion)?.value.value {
    case .text(let text)?, .word(let text)?, .name(let text)?: PresentrVersion(text)
    case .version(let version)?: PresentrVersion(version)
    case .number(let number)?: PresentrVersion("\(number)")
    default: .newest
    }
  }

  /// Returns the presentation type that a preset's name and words say; nil without a size or with a place that is none.
  private static func type(_ name: String, words: PresetWords) -> PresentrType? {
    var center = PresentrCenter.center
    if let text = words.text("center") {
      guard let read = PresentrCenter(words: text) else { return nil }
      center = read
    }
    switch name {
    case "alert": return .alert
    case "popup": return .popup
    case "topHalf": return .topHalf
    case "bottomHalf": return .bottomHalf
    case "fullScreen": return .fullScreen
    case "dynamic": return .dynamic(center: center)
    case "custom":
      guard let width = size("width", words: words), let height = size("height", words: words) else { return nil }
      return .custom(width: width, height: height, center: center)
    default: return nil
    }
  }

  /// Returns a size that a word says.
  private static func size(_ name: String, words: PresetWords) -> PresentrSize? {
    if let number = words.number(name) { return .custom(number) }
    return words.text(name).flatMap { PresentrSize(words: $0) }
  }

  /// Whether a type reads the physical device's orientation.
  private static func asksDevice(_ type: PresentrType) -> Bool {
    guard case .custom(let width, let height, _) = type else { return false }
    return [width, height].contains { size in
      if case .customOrientation = size { return true }
      return false
    }
  }
}
