/// The colours of a picture. They follow UIKit's light and dark system colours closely enough to be recognised and decide nothing.
struct SVGTheme {
  /// The page around the device.
  let page: String
  /// Text on the page.
  let ink: String
  /// Less important text on the page.
  let faint: String
  /// The device's edge.
  let bezel: String
  /// `systemBackground`.
  let background: String
  /// The background of a presented view above another.
  let elevated: String
  /// `label`.
  let label: String
  /// `secondaryLabel`.
  let secondary: String
  /// `separator`.
  let separator: String
  /// `systemFill`.
  let fill: String
  /// `systemBlue`.
  let tint: String
  /// Outlines of plain views.
  let outline: String
  /// Marks of the picture itself: anchor, safe area.
  let mark: String

  /// Light appearance.
  static let light = SVGTheme(
    page: "#f5f5f7", ink: "#1d1d1f", faint: "#6e6e73", bezel: "#1d1d1f", background: "#ffffff", elevated: "#ffffff",
    label: "#000000", secondary: "#8a8a8e", separator: "#c6c6c8", fill: "#e9e9eb", tint: "#007aff",
    outline: "#b8b8bf", mark: "#ff2d55")

  /// Dark appearance.
  static let dark = SVGTheme(
    page: "#161617", ink: "#f5f5f7", faint: "#98989d", bezel: "#48484a", background: "#000000", elevated: "#1c1c1e",
    label: "#ffffff", secondary: "#98989f", separator: "#38383a", fill: "#2c2c2e", tint: "#0a84ff",
    outline: "#58585c", mark: "#ff375f")

  /// Returns a colour of the compiled JSON for `fill` or `stroke`, and its opacity.
  static func paint(_ value: JSONValue?) -> (color: String, opacity: Double)? {
    guard let parts = value?.numbers, parts.count == 4 else { return nil }
    let bytes = parts[0..<3].map { Int((max(0, min(1, $0)) * 255).rounded()) }
    return ("rgb(\(bytes[0]),\(bytes[1]),\(bytes[2]))", parts[3])
  }
}
