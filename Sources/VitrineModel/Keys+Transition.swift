import VitrineSchema

// Keys of transitions and animators (language 4.9).

extension Key where Wanted == Value {
  /// An animator, or a presentation's screen.
  public static var present: Self { Self(.present) }
  /// An animator, or a presentation's way out.
  public static var dismiss: Self { Self(.dismiss) }
  /// The transition for reduced motion.
  public static var reduceMotion: Self { Self(.reduceMotion) }
  /// A state, or a presentation's presenter.
  public static var from: Self { Self(.from) }
  /// A number or a point.
  public static var scale: Self { Self(.scale) }
}

extension Key where Wanted == Double {
  /// Seconds.
  public static var delay: Self { Self(.delay) }
  /// Declared seconds.
  public static var transitionDuration: Self { Self(.transitionDuration) }
  /// Fraction of the duration.
  public static var at: Self { Self(.at) }
  /// Degrees.
  public static var rotation: Self { Self(.rotation) }
  /// 0 to 1.
  public static var fraction: Self { Self(.fraction) }
  /// A factor.
  public static var completionSpeed: Self { Self(.completionSpeed) }
}

extension Key where Wanted == AuthoredSpring {
  /// A spring.
  public static var spring: Self { Self(.spring) }
}

extension Key where Wanted == ListValue<Entry> {
  /// Keyframes.
  public static var keyframes: Self { Self(.keyframes) }
  /// Further tracks.
  public static var tracks: Self { Self(.tracks) }
}

extension Key where Wanted == String {
  /// UIKit's word.
  public static var calculationMode: Self { Self(.calculationMode) }
  /// What a track moves.
  public static var target: Self { Self(.target) }
  /// An edge or corner.
  public static var outside: Self { Self(.outside) }
  /// `finish` or `cancel`.
  public static var ends: Self { Self(.ends) }
}

extension Key where Wanted == Point {
  /// Fractions of the view.
  public static var anchorPoint: Self { Self(.anchorPoint) }
}

extension Key where Wanted == ListValue<String> {
  /// Animation options.
  public static var options: Self { Self(.options) }
}

extension Key where Wanted == Entry {
  /// Where the finger lets go.
  public static var interactive: Self { Self(.interactive) }
}

extension Key where Wanted == AmountPoint {
  /// Amounts of the view.
  public static var translation: Self { Self(.translation) }
}

extension Key where Wanted == ListValue<Value> {
  /// A, b, c, d, tx, ty.
  public static var transform: Self { Self(.transform) }
}

extension Key where Wanted == AuthoredCurve {
  /// A curve.
  public static var completionCurve: Self { Self(.completionCurve) }
}
