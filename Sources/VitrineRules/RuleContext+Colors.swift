import VitrineModel
import VitrineSource

extension RuleContext {
  /// UIColor's names that let something shine through (their documentation calls them so; documented).
  private static var translucentNames: [String] {
    [
      "clear", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator", "systemFill",
      "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    ]
  }

  /// Returns a colour with names of `colors` replaced by what they stand for.
  func resolved(_ color: AuthoredColor) -> AuthoredColor { resolved(color, depth: 0) }

  /// Whether nothing shines through in any appearance.
  func isOpaque(_ color: AuthoredColor) -> Bool {
    switch resolved(color) {
    case .base(let base, let alpha): (alpha ?? 1) >= 1 && Self.baseIsOpaque(base)
    case .dynamic(let light, let dark): isOpaque(light) && isOpaque(dark)
    }
  }

  /// Replaces names; colours that name each other end after a few steps.
  private func resolved(_ color: AuthoredColor, depth: Int) -> AuthoredColor {
    guard depth < 8 else { return color }
    switch color {
    case .base(.named(let name), let alpha):
      guard let named = spec.colors.first(where: { $0.name.value == name }), case .color(let base) = named.value.value
      else { return color }
      return Self.with(alpha, resolved(base, depth: depth + 1))
    case .base: return color
    case .dynamic(let light, let dark):
      return .dynamic(light: resolved(light, depth: depth + 1), dark: resolved(dark, depth: depth + 1))
    }
  }

  /// Lays an alpha over a colour.
  private static func with(_ alpha: Double?, _ color: AuthoredColor) -> AuthoredColor {
    guard let alpha else { return color }
    switch color {
    case .base(let base, let own): return .base(base, alpha: (own ?? 1) * alpha)
    case .dynamic(let light, let dark): return .dynamic(light: with(alpha, light), dark: with(alpha, dark))
    }
  }

  /// Whether a colour without its written alpha is opaque.
  private static func baseIsOpaque(_ base: ColorBase) -> Bool {
    switch base {
    case .rgba(_, _, _, let alpha): alpha >= 1
    case .system(let name): !translucentNames.contains(name)
    case .named: true
    }
  }
}
