/// What delegates answer (design/language.md 4.11).
enum DelegateShapes {
  /// Where the keys are described.
  private static let page = "language 4.11"

  /// The methods of a presentation's delegate.
  static let delegate = Shape(.delegate, "a delegate", count: 15) { keys in
    keys.append(
      KeySpec(.vary, .variations, "Answers that hold only where a trait query does.", source: "language 2"))
    keys += adaptingKeys()
    keys += dismissingKeys()
  }

  /// The methods about adapting and anchoring.
  private static func adaptingKeys() -> [KeySpec] {
    [
      KeySpec(
        .adaptivePresentationStyle, .word(SchemaWords.modalPresentationStyles), since: "8.3",
        uikit: "adaptivePresentationStyle(for:traitCollection:)", "What the style becomes where there is little room.",
        source: page),
      KeySpec(
        .adaptivePresentationStyleFor, .word(SchemaWords.modalPresentationStyles), since: "8",
        "The older question, asked only when the other is absent.",
        source: page),
      KeySpec(
        .viewControllerForAdaptivePresentationStyle, .either([.reference(.screen), .shape(.wrapInNavigation)]),
        since: "8", uikit: "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
        "The controller to show once the style has changed.", source: page),
      KeySpec(
        .willPresentWithAdaptiveStyle, .implemented, since: "8.3",
        uikit: "presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)",
        "Hears that the style changes.", source: page),
      KeySpec(
        .prepareAdaptivePresentationController, .either([.implemented, .shape(.sheet)]), since: "15",
        uikit: "presentationController(_:prepare:)", "Configures the sheet that a popover becomes.", source: page),
      KeySpec(
        .prepareForPopoverPresentation, .either([.implemented, .shape(.prepareForPopover)]), since: "8",
        uikit: "prepareForPopoverPresentation(_:)", "Sets the anchor and configuration just before.", source: page),
      KeySpec(
        .willRepositionPopoverTo, .either([.implemented, .shape(.reposition)]), since: "8",
        uikit: "popoverPresentationController(_:willRepositionPopoverTo:in:)",
        "Gives another anchor when the popover is placed again.", source: page),
    ]
  }

  /// The methods about leaving and about detents.
  private static func dismissingKeys() -> [KeySpec] {
    [
      KeySpec(
        .presentationControllerShouldDismiss, .bool, since: "13", uikit: "presentationControllerShouldDismiss(_:)",
        "Whether the user may dismiss it.", source: page),
      KeySpec(
        .popoverPresentationControllerShouldDismissPopover, .bool, since: "8", until: "13",
        uikit: "popoverPresentationControllerShouldDismissPopover(_:)", "Whether a tap outside dismisses the popover.",
        source: page),
      KeySpec(
        .presentationControllerWillDismiss, .implemented, since: "13", uikit: "presentationControllerWillDismiss(_:)",
        "Hears that the user begins to dismiss it.", source: page),
      KeySpec(
        .presentationControllerDidDismiss, .implemented, since: "13", uikit: "presentationControllerDidDismiss(_:)",
        "Hears that the user dismissed it.", source: page),
      KeySpec(
        .presentationControllerDidAttemptToDismiss, .implemented, since: "13",
        uikit: "presentationControllerDidAttemptToDismiss(_:)", "Hears that the user tried and was refused.",
        source: page),
      KeySpec(
        .popoverPresentationControllerDidDismissPopover, .implemented, since: "8", until: "13",
        uikit: "popoverPresentationControllerDidDismissPopover(_:)", "Hears that a tap outside dismissed the popover.",
        source: page),
      KeySpec(
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier, .implemented, since: "15",
        uikit: "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
        "Hears that the user moved the sheet to another detent.", source: page),
    ]
  }

  /// A screen wrapped into a navigation controller in answering.
  static let wrapInNavigation = Shape(
    .wrapInNavigation, "a wrapped screen",
    [
      KeySpec(
        .navigation, .list(.reference(.screen)), required: true, uikit: "UINavigationController",
        "The screen to put into a navigation controller.", source: page)
    ])

  /// What `prepareForPopoverPresentation` sets.
  static let prepareForPopover = Shape(
    .prepareForPopover, "a popover's preparation", PresentationShapes.anchorKeys() + PopoverShapes.keys())

  /// What `willRepositionPopoverTo` sets.
  static let reposition = Shape(.reposition, "a new anchor", PresentationShapes.sourceViewKeys())
}
