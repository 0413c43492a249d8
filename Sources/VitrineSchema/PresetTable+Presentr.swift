/// Presentr's own words by version (facts/seed-systems.md 1, read in source).
enum PresentrWords {
  /// The newest release.
  static let newest = "1.9"

  /// Sizes: a number, or one of these words, some with values in parentheses.
  private static let size: ValueType = .either([.points(.any), .text])

  /// Transition types; those of versions before 1.0 begin with a capital.
  private static let transitionTypes: ValueType = .word([
    "coverVertical", "coverVerticalFromTop", "coverHorizontalFromLeft", "coverHorizontalFromRight", "coverFromCorner",
    "crossDissolve", "flipHorizontal", "coverVerticalWithSpring", "custom",
  ])

  /// What a tap outside can do, from 1.9.
  private static let tapActions: ValueType = .word(["noAction", "dismiss", "passthrough"])

  /// The properties of `Presentr`, and the parts of its custom and dynamic types.
  static let style = [
    PresetWord("width", size, since: "0.1.6", "The width of the custom type."),
    PresetWord("height", size, since: "0.1.6", "The height of the custom type."),
    PresetWord("center", .text, since: "0.1.6", "The centre or origin of the custom and dynamic types."),
    PresetWord("transitionType", transitionTypes, default: "the type's", "How it comes."),
    PresetWord(
      "dismissTransitionType", transitionTypes, default: "transitionType", since: "0.1.7", "How it goes."),
    PresetWord("roundCorners", .bool, default: "the type's", since: "0.1.6", "Whether corners are rounded."),
    PresetWord("cornerRadius", .points(.notNegative), default: "4", since: "1.0.3", "How far they are rounded."),
    PresetWord(
      "dropShadow", .names(.either([.color, .number(.any), .point])), default: "none", since: "1.0.3",
      "A shadow: shadowColor, shadowOpacity, shadowOffset, shadowRadius."),
    PresetWord(
      "backgroundTap", tapActions, default: "dismiss", since: "1.9", otherName: "dismissOnTap",
      "What a tap on the dimming view does."),
    PresetWord(
      "dismissOnTap", .bool, default: "true", since: "0.1.7", until: "1.3.2", otherName: "backgroundTap",
      "Whether a tap on the dimming view dismisses."),
    PresetWord("dismissOnSwipe", .bool, default: "false", since: "1.0.1", "Whether a swipe dismisses."),
    PresetWord(
      "dismissOnSwipeDirection", .word(["default", "bottom", "top"]), default: "default", since: "1.2.0",
      "Which way to swipe."),
    PresetWord(
      "dismissAnimated", .bool, default: "true", since: "0.1.8", "Whether taps and swipes dismiss with an animation."),
    PresetWord("backgroundColor", .color, default: "black", since: "0.1.7", "The dimming colour."),
    PresetWord(
      "backgroundOpacity", .unboundedFraction, default: "0.7", since: "0.1.7",
      "The dimming colour's alpha, instead of its own."),
    PresetWord(
      "blurBackground", .bool, default: "false", since: "0.1.7", "Whether a blur stands in for colour and opacity."),
    PresetWord("blurStyle", .word(SchemaWords.blurStyles), default: "dark", since: "0.1.7", "The blur's style."),
    PresetWord(
      "customBackgroundView", .text, default: "none", since: "1.2.0", "A view inside the dimming view, by its class."),
    PresetWord(
      "keyboardTranslationType", .word(["none", "moveUp", "stickToTop", "compress"]), default: "none",
      since: "1.0.1", "What happens when the keyboard comes."),
    PresetWord(
      "outsideContextTap", tapActions, default: "passthrough", since: "1.9",
      otherName: "shouldIgnoreTapOutsideContext", "What a tap outside the context does."),
    PresetWord(
      "shouldIgnoreTapOutsideContext", .bool, default: "false", since: "1.2.0", until: "1.3.2",
      otherName: "outsideContextTap", "Whether a tap outside the context does nothing."),
    PresetWord(
      "viewControllerForContext", .text, default: "none", since: "1.2.0",
      "The screen whose view stands in for the container."),
    PresetWord(
      "presentrShouldDismiss", .bool, default: "true", since: "1.0.1", "What the presented controller answers."),
  ]

  /// The values of a transition.
  static let transition = [
    PresetWord("duration", .duration, default: "0.4", since: "1.2.0", "How long it runs."),
    PresetWord(
      "spring", .names(.number(.any)), since: "1.2.0", "A spring: duration, delay, damping, velocity."),
    PresetWord(
      "corner", .word(["topLeft", "topRight", "bottomLeft", "bottomRight"]), since: "1.3.1",
      "The corner of coverFromCorner."),
  ]

  /// The alert controller that comes with the library.
  static let alertViewController = Preset(
    name: "presentr/alertViewController", kind: .screen, versions: .range("0.1.0", newest),
    words: [
      PresetWord("title", .text, default: "the version's", "The title."),
      PresetWord("body", .text, default: "the version's", "The text below."),
      PresetWord(
        "actions", .list(.shapeOr(.alertAction, .default)), default: "one that closes it", since: "0.1.2",
        "At most two buttons, as in an alert."),
      PresetWord("autoDismiss", .bool, default: "true", "Whether a button also dismisses."),
      PresetWord("dismissAnimated", .bool, default: "true", "Whether that is animated."),
      PresetWord("titleFont", .font, since: "1.9", "The title's font."),
      PresetWord("bodyFont", .font, since: "1.9", "The text's font."),
      PresetWord("buttonFont", .font, since: "1.9", "The buttons' font."),
    ], summary: "Presentr's AlertViewController.", source: "language 6, seed-systems 1.11")
}
