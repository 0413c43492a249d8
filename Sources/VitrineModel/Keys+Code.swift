import VitrineSchema

// Keys of `code` (language 4.12).

extension Key where Wanted == Entry {
  /// When something is set.
  public static var when: Self { Self(.when) }
  /// Who keeps what.
  public static var owner: Self { Self(.owner) }
}

extension Key where Wanted == ListValue<String> {
  /// The methods that exist.
  public static var implements: Self { Self(.implements) }
  /// Methods with work needed after leaving.
  public static var afterDismissal: Self { Self(.afterDismissal) }
  /// Delegate methods with effects.
  public static var effects: Self { Self(.effects) }
  /// Protocols.
  public static var conforms: Self { Self(.conforms) }
  /// Calls in order.
  public static var calls: Self { Self(.calls) }
  /// The keys asked for.
  public static var views: Self { Self(.views) }
}

extension Key where Wanted == String {
  /// What sizes were computed from.
  public static var measures: Self { Self(.measures) }
  /// `kept` or `new`.
  public static var adaptiveController: Self { Self(.adaptiveController) }
  /// Base class.
  public static var inherits: Self { Self(.inherits) }
  /// How accessors are written.
  public static var accessors: Self { Self(.accessors) }
  /// How the animator completes.
  public static var completes: Self { Self(.completes) }
  /// When it is read.
  public static var containerView: Self { Self(.containerView) }
  /// Its owner.
  public static var transitioningDelegate: Self { Self(.transitioningDelegate) }
  /// A name.
  public static var name: Self { Self(.name) }
}

extension Key where Wanted == Bool {
  /// Whether setters ask for layout.
  public static var setNeedsLayout: Self { Self(.setNeedsLayout) }
  /// Whether it may return without completing.
  public static var earlyReturn: Self { Self(.earlyReturn) }
  /// Whether it adds the presented view.
  public static var addsView: Self { Self(.addsView) }
  /// Whether it has a gesture.
  public static var gesture: Self { Self(.gesture) }
  /// Whether it is removed on cancel.
  public static var removedOnCancel: Self { Self(.removedOnCancel) }
}

extension Key where Wanted == Double {
  /// Index of the dimming view.
  public static var index: Self { Self(.index) }
}

extension Key where Wanted == AuthoredColor {
  /// For light appearance.
  public static var light: Self { Self(.light) }
  /// For dark appearance.
  public static var dark: Self { Self(.dark) }
}
