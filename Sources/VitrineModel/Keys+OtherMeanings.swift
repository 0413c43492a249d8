import VitrineSchema

// Keys whose meaning depends on the mapping they stand in: the property's name says which mapping is meant.

extension Key where Wanted == Entry {
  /// `size` of a style: normal form with `width` and `height`, each dimensions or the word `fit`.
  public static var styleSize: Self { Self(.size) }
  /// `from` of an animator or track: a state.
  public static var fromState: Self { Self(.from) }
  /// `to` of an animator or track: a state.
  public static var toState: Self { Self(.to) }
  /// `present` of a transition: an animator.
  public static var presentAnimator: Self { Self(.present) }
  /// `dismiss` of a transition: an animator.
  public static var dismissAnimator: Self { Self(.dismiss) }
}

extension Key where Wanted == String {
  /// `from` of a presentation: a screen, or `keyWindow`.
  public static var fromScreen: Self { Self(.from) }
  /// `dismiss` of a presentation: UIKit's way, or the id of a control.
  public static var wayOut: Self { Self(.dismiss) }
}

extension Key where Wanted == Value {
  /// `width` where it is not a node's: `fit`, a number, an amount or dimensions.
  public static var anyWidth: Self { Self(.width) }
  /// `height` where it is not a node's: `fit`, `inactive`, a number, an amount or dimensions.
  public static var anyHeight: Self { Self(.height) }
  /// `with` of a preset: the library's own words, an entry of shape presetWith or names.
  public static var presetWords: Self { Self(.with) }
}

extension Key where Wanted == OptionalSize {
  /// `max` of a preferred content size.
  public static var max: Self { Self(.max) }
}
