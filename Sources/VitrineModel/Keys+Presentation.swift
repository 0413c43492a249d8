public import VitrineSchema

// Keys of presentations (language 4.10) and delegates (4.11).

extension Key where Wanted == String {
  /// The presentation underneath.
  public static var over: Self { Self(.over) }
  /// Anchor: a bar item.
  public static var barButtonItem: Self { Self(.barButtonItem) }
  /// Anchor: a bar item or view.
  public static var sourceItem: Self { Self(.sourceItem) }
  /// Anchor: a view, `root` or `presenter`.
  public static var sourceView: Self { Self(.sourceView) }
  /// The strategy.
  public static var kind: Self { Self(.kind) }
  /// Id of the superview.
  public static var into: Self { Self(.into) }
  /// `presenter` or `none`.
  public static var windowScene: Self { Self(.windowScene) }
  /// A detent id.
  public static var detent: Self { Self(.detent) }
  /// A presentation.
  public static var presentation: Self { Self(.presentation) }
  /// A window mode.
  public static var window: Self { Self(.window) }
}

extension Key where Wanted == Bool {
  /// Whether it animates.
  public static var animated: Self { Self(.animated) }
  /// The answer.
  public static var presentationControllerShouldDismiss: Self { Self(.presentationControllerShouldDismiss) }
  /// The answer.
  public static var popoverPresentationControllerShouldDismissPopover: Self {
    Self(.popoverPresentationControllerShouldDismissPopover)
  }
}

extension Key where Wanted == Value {
  /// A word, name, preset or entry.
  public static var style: Self { Self(.style) }
  /// A name or an entry.
  public static var popover: Self { Self(.popover) }
  /// A screen or a wrap.
  public static var viewControllerForAdaptivePresentationStyle: Self {
    Self(.viewControllerForAdaptivePresentationStyle)
  }
  /// Implemented.
  public static var willPresentWithAdaptiveStyle: Self { Self(.willPresentWithAdaptiveStyle) }
  /// True or a sheet.
  public static var prepareAdaptivePresentationController: Self { Self(.prepareAdaptivePresentationController) }
  /// True, or an anchor and popover keys.
  public static var prepareForPopoverPresentation: Self { Self(.prepareForPopoverPresentation) }
  /// True, or a new anchor.
  public static var willRepositionPopoverTo: Self { Self(.willRepositionPopoverTo) }
  /// Implemented.
  public static var presentationControllerWillDismiss: Self { Self(.presentationControllerWillDismiss) }
  /// Implemented.
  public static var presentationControllerDidDismiss: Self { Self(.presentationControllerDidDismiss) }
  /// Implemented.
  public static var presentationControllerDidAttemptToDismiss: Self { Self(.presentationControllerDidAttemptToDismiss) }
  /// Implemented.
  public static var popoverPresentationControllerDidDismissPopover: Self {
    Self(.popoverPresentationControllerDidDismissPopover)
  }
  /// Implemented.
  public static var sheetPresentationControllerDidChangeSelectedDetentIdentifier: Self {
    Self(.sheetPresentationControllerDidChangeSelectedDetentIdentifier)
  }
}

extension Key where Wanted == SourceRect {
  /// The rect in the source view.
  public static var sourceRect: Self { Self(.sourceRect) }
}

extension Key where Wanted == Entry {
  /// What the delegate answers.
  public static var delegate: Self { Self(.delegate) }
  /// Normal form: `kind`, `into`, `windowLevel`, `windowScene`.
  public static var strategy: Self { Self(.strategy) }
}

extension Key where Wanted == ListValue<Value> {
  /// What happens while it stands.
  public static var during: Self { Self(.during) }
}

extension Key where Wanted == Double {
  /// UIWindow.Level.
  public static var windowLevel: Self { Self(.windowLevel) }
}

extension Key where Wanted == Word<ModalPresentationStyle> {
  /// The answer of the variant with traits.
  public static var adaptivePresentationStyle: Self { Self(.adaptivePresentationStyle) }
  /// The answer of the older variant.
  public static var adaptivePresentationStyleFor: Self { Self(.adaptivePresentationStyleFor) }
}
