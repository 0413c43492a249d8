public import VitrineSchema

// Keys of styles (language 4.7).

extension Key where Wanted == AuthoredPosition {
  /// Where the presented view stands.
  public static var position: Self { Self(.position) }
}

extension Key where Wanted == String {
  /// `container`, `safeArea` or an id.
  public static var within: Self { Self(.within) }
  /// UIBlurEffect style.
  public static var blur: Self { Self(.blur) }
  /// `alongside` or `none`.
  public static var animation: Self { Self(.animation) }
  /// A direction.
  public static var direction: Self { Self(.direction) }
}

extension Key where Wanted == Entry {
  /// Normal form: an entry of shape keyboardBehavior.
  public static var keyboard: Self { Self(.keyboard) }
  /// Normal form: `direction` and `distance`.
  public static var swipe: Self { Self(.swipe) }
}

extension Key where Wanted == Value {
  /// A word, name, preset or entry.
  public static var transition: Self { Self(.transition) }
}

extension Key where Wanted == Bool {
  /// Whether the presenter's view goes.
  public static var shouldRemovePresentersView: Self { Self(.shouldRemovePresentersView) }
  /// Whether it covers the window.
  public static var shouldPresentInFullscreen: Self { Self(.shouldPresentInFullscreen) }
}

extension Key where Wanted == Word<DimmingTap> {
  /// What a tap does.
  public static var tap: Self { Self(.tap) }
}

extension Key where Wanted == Word<KeyboardMode> {
  /// What the keyboard does to it.
  public static var mode: Self { Self(.mode) }
}

extension Key where Wanted == Double {
  /// Points above the keyboard.
  public static var margin: Self { Self(.margin) }
  /// Seconds.
  public static var duration: Self { Self(.duration) }
  /// Points.
  public static var distance: Self { Self(.distance) }
}

extension Key where Wanted == AuthoredCurve {
  /// The curve.
  public static var curve: Self { Self(.curve) }
}
