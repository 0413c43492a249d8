/// Presentation styles (design/language.md 4.7).
enum StyleShapes {
  /// Where the keys are described.
  private static let page = "language 4.7"

  /// One entry of `styles`.
  static let style = Shape(.style, "a style", count: 22) { keys in
    keys += geometryKeys()
    keys += ValueShapes.layerKeys()
    keys += behaviourKeys()
    keys += PresetShapes.keys(.style)
    keys.append(
      KeySpec(
        .code, .shape(.codeStyle), "Facts about how the presentation controller is written.", source: page))
  }

  /// The keys that every named entry has, and those about the frame and what lies below it.
  private static func geometryKeys() -> [KeySpec] {
    [
      KeySpec(.extends, .reference(.style), "Another style whose keys are taken over.", source: "language 4.1"),
      KeySpec(.vary, .variations, "Keys that hold only where a trait query does.", source: "language 4.1"),
      KeySpec(
        .modalPresentationStyle, .word(SchemaWords.modalPresentationStyles), default: "custom",
        "UIKit's style; size, position and the like need 'custom'.", source: page),
      KeySpec(
        .size, .styleSize, default: "100%", uikit: "frameOfPresentedViewInContainerView",
        "The size of the presented view.", source: page),
      KeySpec(
        .position, .position, default: "center", uikit: "frameOfPresentedViewInContainerView",
        "Where the presented view stands.", source: page),
      KeySpec(
        .within, .either([.word(["container", "safeArea"]), .reference(.id)]), default: "container",
        "What size and position refer to: the container, its safe area, or a view of the presenter.", source: page),
      KeySpec(
        .dimming, .shapeOr(.dimming, .color), default: "none", "The view below the presented one.", source: page),
    ]
  }

  /// The keys about keyboard, gestures, motion and UIKit's questions.
  private static func behaviourKeys() -> [KeySpec] {
    [
      KeySpec(
        .keyboard, .shapeOr(.keyboardBehavior, .mode), default: "none", "What happens when the keyboard comes.",
        source: page),
      KeySpec(
        .swipe, .shapeOr(.swipe, .direction), default: "none", "Dismissal by a pan; sheets have UIKit's own.",
        source: page),
      KeySpec(
        .transition, TransitionShapes.use, default: "UIKit's for the style", "How it comes and goes.", source: page),
      KeySpec(
        .shouldRemovePresentersView, .bool, default: "false", since: "8",
        "Whether the presenter's view leaves the window meanwhile.", source: page),
      KeySpec(
        .shouldPresentInFullscreen, .bool, default: "true", since: "8", "Whether it covers the whole window.",
        source: page),
      KeySpec(
        .sheet, .shape(.sheet), since: "15", uikit: "sheetPresentationController",
        "The resting heights and looks of a sheet.", source: page),
    ]
  }

  /// A style's size, side by side.
  static let styleSize = Shape(
    .styleSize, "a size",
    [
      KeySpec(
        .width, .either([.word(["fit"]), .dimension]), default: "100%",
        "The width: of the content, or dimensions where '%' is of the container's.", source: page),
      KeySpec(
        .height, .either([.word(["fit"]), .dimension]), default: "100%",
        "The height: of the content, or dimensions where '%' is of the container's.", source: page),
    ])

  /// A dimming view.
  static let dimming = Shape(
    .dimming, "a dimming view",
    [
      KeySpec(.color, .color, default: "none", "The colour.", source: page),
      KeySpec(.alpha, .fraction, default: "1", "How opaque it is once everything stands.", source: page),
      KeySpec(
        .blur, .word(SchemaWords.blurStyles), default: "none", uikit: "UIBlurEffect.Style",
        "A blur instead of the colour.", source: page),
      KeySpec(
        .tap, .word(SchemaWords.dimmingTaps), default: "none", "What a tap on it does.", source: page),
      KeySpec(
        .animation, .word(["alongside", "none"]), default: "alongside",
        "Whether it fades with the transition or is there at once.", source: page),
      KeySpec(
        .in, .word(["container", "presenter"]), default: "container",
        "Which view it is added to; for popovers only.", source: "language 4.6"),
    ])

  /// What a style does for the keyboard.
  static let keyboardBehavior = Shape(
    .keyboardBehavior, "a keyboard behaviour",
    [
      KeySpec(
        .mode, .word(SchemaWords.keyboardModes), default: "none",
        "Stay, move up as far as needed, move up to the safe top, or become shorter as well.", source: page),
      KeySpec(.margin, .points(.any), default: "20", "The distance kept above the keyboard.", source: page),
      KeySpec(.curve, .curve, default: "keyboard", "The curve of the move.", source: page),
      KeySpec(.duration, .duration, default: "the keyboard's", "How long the move takes.", source: page),
    ])

  /// A pan that dismisses.
  static let swipe = Shape(
    .swipe, "a swipe",
    [
      KeySpec(.direction, .word(["none", "down", "up"]), default: "none", "Which way to pan.", source: page),
      KeySpec(
        .distance, .points(.notNegative), default: "100", "How far the finger must have gone to let go.", source: page),
    ])
}
