public import VitrinePlatform

/// Authored colours as fractions in an appearance.
public enum ColorResolver {
  /// How many names may refer to one another before a colour counts as unknown.
  private static let deepest = 128

  /// Returns the colour; nil when a name is not known, which was reported.
  public static func rgba(_ color: AuthoredColor, spec: Spec, appearance: Appearance) -> RGBA? {
    rgba(color, spec: spec, appearance: appearance, depth: 0)
  }

  /// Returns the colour, following names up to a depth.
  private static func rgba(_ color: AuthoredColor, spec: Spec, appearance: Appearance, depth: Int) -> RGBA? {
    guard depth < deepest else { return nil }
    switch color {
    case .dynamic(let light, let dark):
      return rgba(appearance == .dark ? dark : light, spec: spec, appearance: appearance, depth: depth + 1)
    case .base(let base, let alpha):
      var found: RGBA?
      switch base {
      case .rgba(let red, let green, let blue, let alpha): found = RGBA(red, green, blue, alpha)
      case .system(let name): found = system(name, appearance)
      case .named(let name):
        if case .color(let named)? = spec.colors.first(where: { $0.name.value == name })?.value.value {
          found = rgba(named, spec: spec, appearance: appearance, depth: depth + 1)
        } else {
          found = system(name, appearance)
        }
      }
      // An alpha behind a colour replaces the colour's own, as withAlphaComponent does.
      if let alpha { found?.alpha = alpha }
      return found
    }
  }

  /// Returns one of UIColor's own.
  private static func system(_ name: String, _ appearance: Appearance) -> RGBA? {
    guard let parts = SystemColor.named(name)?.components(appearance) else { return nil }
    return RGBA(parts.red, parts.green, parts.blue, parts.alpha)
  }
}
