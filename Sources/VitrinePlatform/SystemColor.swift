public import VitrineSource

/// A colour by its parts, 0 to 1, in sRGB.
public struct ColorComponents: Hashable, Sendable {
  /// Red.
  public let red: Double
  /// Green.
  public let green: Double
  /// Blue.
  public let blue: Double
  /// Opacity.
  public let alpha: Double

  /// Creates a colour from its parts.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a grey: UIColor(white:alpha:).
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from 0xRRGGBB.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255,
      alpha: alpha)
  }
}

/// A colour that UIColor has a name for.
///
/// The values are those that Apple's guidelines published for iOS 13 to 18; later systems changed some. The facts hold
/// none of them, so they count as reported.
public struct SystemColor: Hashable, Sendable {
  /// UIColor's name without `Color`.
  public let name: String
  /// In light appearance.
  public let light: ColorComponents
  /// In dark appearance; the same for colours that do not adapt.
  public let dark: ColorComponents
  /// The first iOS that knows the name.
  public let introduced: IOSVersion

  /// Where the values come from.
  public var source: FactSource { FactSource("UIColor reference; HIG Color", .reported) }

  /// Whether the two appearances differ.
  public var isDynamic: Bool { light != dark }

  /// Returns the colour in an appearance.
  public func components(_ appearance: Appearance) -> ColorComponents { appearance == .light ? light : dark }

  /// Returns the colour with a name, building no other.
  public static func named(_ name: String) -> SystemColor? {
    fixed(name) ?? tinted(name) ?? semantic(name)
  }

  /// Returns names that a misspelt one may have meant, nearest first.
  public static func nearNames(to name: String, limit: Int = 3) -> [String] {
    NearNames.near(to: name, in: allNames, limit: limit)
  }

  /// All names, fixed colours first.
  public static let allNames = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear", "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
    "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray",
    "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6", "tint", "label", "secondaryLabel",
    "tertiaryLabel", "quaternaryLabel", "placeholderText", "link", "separator", "opaqueSeparator", "systemFill",
    "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "systemBackground",
    "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "darkText", "lightText",
  ]

  /// Creates a colour of two appearances.
  init(
    _ name: String, _ light: UInt32, _ dark: UInt32, alpha lightAlpha: Double = 1, _ darkAlpha: Double = 1,
    iOS introduced: IOSVersion = IOSVersion(13)
  ) {
    self.name = name
    self.light = ColorComponents(hex: light, alpha: lightAlpha)
    self.dark = ColorComponents(hex: dark, alpha: darkAlpha)
    self.introduced = introduced
  }

  /// Creates a colour that does not adapt.
  init(_ name: String, _ components: ColorComponents) {
    self.name = name
    light = components
    dark = components
    introduced = IOSVersion(2)
  }
}
