/// Presentations: the scenarios (design/language.md 4.10).
enum PresentationShapes {
  /// Where the keys are described.
  private static let page = "language 4.10"

  /// One entry of `presentations`.
  static let presentation = Shape(.presentation, "a presentation", count: 20) { keys in
    keys += presentingKeys()
    keys += anchorKeys()
    keys += scenarioKeys()
    keys += readOnlyKeys()
  }

  /// The keys that say who presents what, and how.
  private static func presentingKeys() -> [KeySpec] {
    [
      KeySpec(
        .extends, .reference(.presentation), "Another presentation whose keys are taken over.", source: "language 4.1"),
      KeySpec(.vary, .variations, "Keys that hold only where a trait query does.", source: "language 4.1"),
      KeySpec(
        .from, .either([.word(["keyWindow"]), .reference(.screen), .shape(.screen)]),
        default: "with 'over', what that one presented", uikit: "the receiver of present(_:animated:completion:)",
        "The screen that presents, or 'keyWindow' for the window's root.", source: page),
      KeySpec(.over, .reference(.presentation), "The presentation that is on screen before.", source: page),
      KeySpec(
        .present, .either([.reference(.screen), .shape(.screen)]), required: true,
        uikit: "present(_:animated:completion:)", "The screen that is presented.", source: page),
      KeySpec(.animated, .bool, default: "true", "Whether it is animated.", source: page),
      KeySpec(
        .style,
        .either([
          .word(SchemaWords.modalPresentationStyles), .preset(.style), .reference(.style), .shape(.style),
        ]), default: "the screen's, else 'automatic'; up to iOS 12 'fullScreen'", uikit: "modalPresentationStyle",
        "How it is presented.", source: page),
      KeySpec(
        .popover, .either([.reference(.popover), .shape(.popover)]), since: "8", uikit: "popoverPresentationController",
        "Popover configuration, for popovers, action sheets and activities.", source: page),
      KeySpec(
        .transition, TransitionShapes.use, default: "the style's", uikit: "modalTransitionStyle",
        "How it comes and goes.", source: page),
    ]
  }

  /// The keys that say what a popover points at, which delegates share.
  static func anchorKeys() -> [KeySpec] {
    [
      KeySpec(.barButtonItem, .reference(.id), since: "8", "The bar item to point at.", source: page),
      KeySpec(.sourceItem, .reference(.id), since: "16", "The bar item or view to point at.", source: page),
    ] + sourceViewKeys()
  }

  /// The keys of an anchor that is a view.
  static func sourceViewKeys() -> [KeySpec] {
    [
      KeySpec(
        .sourceView, .either([.word(["root", "presenter"]), .reference(.id)]), since: "8", "The view to point at.",
        source: page),
      KeySpec(
        .sourceRect, .sourceRect, default: "null from 13.2, zero before", since: "8",
        "The part of the view to point at.", source: page),
    ]
  }

  /// The keys about what is answered, what happens, and how it ends.
  private static func scenarioKeys() -> [KeySpec] {
    [
      KeySpec(
        .delegate, .shape(.delegate), default: "implements nothing", "What the presentation's delegate answers.",
        source: page),
      KeySpec(
        .during, .list(.either([.word(["keyboardShow", "keyboardHide", "rotate"]), .shape(.duringStep)])),
        default: "none", "What happens once it stands, in order.", source: page),
      KeySpec(
        .dismiss, .either([.word(SchemaWords.waysOut), .reference(.id)]),
        default: "tapOutside for popovers, swipe for sheets, else programmatic",
        "How this scenario ends: a way, or the control or action that is used.", source: page),
      KeySpec(
        .strategy, .shapeOr(.strategy, .kind), default: "presentation",
        "How it is put on screen: presented, or added as a subview, a child or a window.", source: page),
      KeySpec(.code, .shape(.codePresentation), "Facts about how the call is written.", source: page),
    ]
  }

  /// What UIKit computes.
  private static func readOnlyKeys() -> [KeySpec] {
    [
      KeySpec(
        .arrowDirection, .unmodelled, since: "8", status: .readOnly, "The side that UIKit chose.",
        source: "rules popover-arrow-readonly"),
      KeySpec(
        .arrowOffset, .unmodelled, since: "8", status: .readOnly,
        "The arrow's distance from the middle, as UIKit computed it.",
        source: "rules popover-arrow-readonly"),
    ]
  }

  /// How a screen is put up without UIKit's presentation.
  static let strategy = Shape(
    .strategy, "a strategy",
    [
      KeySpec(
        .kind, .word(["presentation", "addSubview", "addChild", "window"]), default: "presentation",
        "Presented, or added as a subview, a child controller or a window.", source: page),
      KeySpec(
        .into, .either([.word(["root"]), .reference(.id)]), default: "root", "The view that it is added to.",
        source: page),
      KeySpec(
        .windowLevel, .number(.any), default: "0", uikit: "UIWindow.windowLevel", "The level of its window.",
        source: page),
      KeySpec(
        .windowScene, .word(["presenter", "none"]), default: "presenter", since: "13", uikit: "UIWindow.windowScene",
        "The scene that its window belongs to.", source: page),
    ])

  /// A step of `during` with a value; exactly one key.
  static let duringStep = Shape(
    .duringStep, "a step",
    [
      KeySpec(
        .window, .either([.word(SchemaWords.windows), .windowSize]), kind: true, "The window takes another size.",
        source: page),
      KeySpec(
        .preferredContentSize, .preferredContentSize, since: "7", kind: true, "The content asks for another size.",
        source: page),
      KeySpec(.detent, .reference(.detent), since: "15", kind: true, "The sheet goes to a detent.", source: page),
      KeySpec(
        .presentation, .reference(.presentation), kind: true, "Another presentation is shown and left again.",
        source: page),
    ])
}
