extension SystemColor {
  /// Returns a colour that is the same in both appearances.
  static func fixed(_ name: String) -> SystemColor? {
    switch name {
    case "black": SystemColor(name, ColorComponents(white: 0))
    case "darkGray": SystemColor(name, ColorComponents(white: 1.0 / 3))
    case "lightGray": SystemColor(name, ColorComponents(white: 2.0 / 3))
    case "white": SystemColor(name, ColorComponents(white: 1))
    case "gray": SystemColor(name, ColorComponents(white: 0.5))
    case "red": SystemColor(name, ColorComponents(red: 1, green: 0, blue: 0))
    case "green": SystemColor(name, ColorComponents(red: 0, green: 1, blue: 0))
    case "blue": SystemColor(name, ColorComponents(red: 0, green: 0, blue: 1))
    case "cyan": SystemColor(name, ColorComponents(red: 0, green: 1, blue: 1))
    case "yellow": SystemColor(name, ColorComponents(red: 1, green: 1, blue: 0))
    case "magenta": SystemColor(name, ColorComponents(red: 1, green: 0, blue: 1))
    case "orange": SystemColor(name, ColorComponents(red: 1, green: 0.5, blue: 0))
    case "purple": SystemColor(name, ColorComponents(red: 0.5, green: 0, blue: 0.5))
    case "brown": SystemColor(name, ColorComponents(red: 0.6, green: 0.4, blue: 0.2))
    case "clear": SystemColor(name, ColorComponents(white: 0, alpha: 0))
    case "darkText": SystemColor(name, ColorComponents(white: 0))
    case "lightText": SystemColor(name, ColorComponents(white: 1, alpha: 0.6))
    default: nil
    }
  }

  /// Returns a colour of the system's palette.
  static func tinted(_ name: String) -> SystemColor? {
    switch name {
    case "systemRed": SystemColor(name, 0xFF3B30, 0xFF453A, iOS: IOSVersion(7))
    case "systemOrange": SystemColor(name, 0xFF9500, 0xFF9F0A, iOS: IOSVersion(7))
    case "systemYellow": SystemColor(name, 0xFFCC00, 0xFFD60A, iOS: IOSVersion(7))
    case "systemGreen": SystemColor(name, 0x34C759, 0x30D158, iOS: IOSVersion(7))
    case "systemMint": SystemColor(name, 0x00C7BE, 0x63E6E2, iOS: IOSVersion(15))
    case "systemTeal": SystemColor(name, 0x30B0C7, 0x40C8E0, iOS: IOSVersion(7))
    case "systemCyan": SystemColor(name, 0x32ADE6, 0x64D2FF, iOS: IOSVersion(15))
    case "systemBlue": SystemColor(name, 0x007AFF, 0x0A84FF, iOS: IOSVersion(7))
    case "tint": SystemColor(name, 0x007AFF, 0x0A84FF, iOS: IOSVersion(15))
    case "systemIndigo": SystemColor(name, 0x5856D6, 0x5E5CE6)
    case "systemPurple": SystemColor(name, 0xAF52DE, 0xBF5AF2, iOS: IOSVersion(9))
    case "systemPink": SystemColor(name, 0xFF2D55, 0xFF375F, iOS: IOSVersion(7))
    case "systemBrown": SystemColor(name, 0xA2845E, 0xAC8E68)
    case "systemGray": SystemColor(name, 0x8E8E93, 0x8E8E93, iOS: IOSVersion(7))
    case "systemGray2": SystemColor(name, 0xAEAEB2, 0x636366)
    case "systemGray3": SystemColor(name, 0xC7C7CC, 0x48484A)
    case "systemGray4": SystemColor(name, 0xD1D1D6, 0x3A3A3C)
    case "systemGray5": SystemColor(name, 0xE5E5EA, 0x2C2C2E)
    case "systemGray6": SystemColor(name, 0xF2F2F7, 0x1C1C1E)
    default: nil
    }
  }

  /// Returns a colour that is named after its use.
  static func semantic(_ name: String) -> SystemColor? {
    switch name {
    case "label": SystemColor(name, 0x000000, 0xFFFFFF)
    case "secondaryLabel": SystemColor(name, 0x3C3C43, 0xEBEBF5, alpha: 0.6, 0.6)
    case "tertiaryLabel", "placeholderText": SystemColor(name, 0x3C3C43, 0xEBEBF5, alpha: 0.3, 0.3)
    case "quaternaryLabel": SystemColor(name, 0x3C3C43, 0xEBEBF5, alpha: 0.18, 0.16)
    case "link": SystemColor(name, 0x007AFF, 0x0984FF)
    case "separator": SystemColor(name, 0x3C3C43, 0x545458, alpha: 0.29, 0.6)
    case "opaqueSeparator": SystemColor(name, 0xC6C6C8, 0x38383A)
    case "systemFill": SystemColor(name, 0x787880, 0x787880, alpha: 0.2, 0.36)
    case "secondarySystemFill": SystemColor(name, 0x787880, 0x787880, alpha: 0.16, 0.32)
    case "tertiarySystemFill": SystemColor(name, 0x767680, 0x767680, alpha: 0.12, 0.24)
    case "quaternarySystemFill": SystemColor(name, 0x747480, 0x767680, alpha: 0.08, 0.18)
    case "systemBackground": SystemColor(name, 0xFFFFFF, 0x000000)
    case "secondarySystemBackground": SystemColor(name, 0xF2F2F7, 0x1C1C1E)
    case "tertiarySystemBackground": SystemColor(name, 0xFFFFFF, 0x2C2C2E)
    case "systemGroupedBackground": SystemColor(name, 0xF2F2F7, 0x000000)
    case "secondarySystemGroupedBackground": SystemColor(name, 0xFFFFFF, 0x1C1C1E)
    case "tertiarySystemGroupedBackground": SystemColor(name, 0xF2F2F7, 0x2C2C2E)
    default: nil
    }
  }
}
