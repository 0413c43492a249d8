/// A weight of the system font: UIFont.Weight.
public enum FontWeight: String, Hashable, Sendable, CaseIterable {
  /// The thinnest.
  case ultraLight
  /// Very thin.
  case thin
  /// Thin.
  case light
  /// The default.
  case regular
  /// A little stronger.
  case medium
  /// The weight of headlines.
  case semibold
  /// Strong.
  case bold
  /// Very strong.
  case heavy
  /// The strongest.
  case black

  /// Whether the width tables hold this weight itself; the others borrow the nearest.
  public var hasWidths: Bool {
    switch self {
    case .ultraLight, .thin, .black: false
    case .light, .regular, .medium, .semibold, .bold, .heavy: true
    }
  }
}
