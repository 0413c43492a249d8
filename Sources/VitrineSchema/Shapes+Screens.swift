/// Screens, their bars and their sizes (design/language.md 4.3).
enum ScreenShapes {
  /// Where the keys are described.
  private static let page = "language 4.3"

  /// One entry of `screens`.
  static let screen = Shape(.screen, "a screen", count: 32) { keys in
    keys += kindKeys()
    keys += barKeys()
    keys += controllerKeys()
    keys += rootViewKeys()
  }

  /// The keys of which a screen has exactly one, and what belongs to a preset.
  private static func kindKeys() -> [KeySpec] {
    [
      KeySpec(
        .view, .either([.shape(.node), .list(.shape(.node))]), kind: true,
        "The view tree: the children of a plain root view, or the root itself.", source: page),
      KeySpec(
        .alert, .shape(.alert), since: "8", uikit: "UIAlertController", kind: true, "An alert or action sheet.",
        source: page),
      KeySpec(
        .activity, .list(.text), since: "6", uikit: "UIActivityViewController", kind: true,
        "A sheet that shares these texts; what lies inside is not modelled.", source: page),
      KeySpec(
        .navigation, .list(.reference(.screen)), uikit: "UINavigationController", kind: true,
        "A navigation controller with these screens, root first, the last on top.", source: page),
      KeySpec(
        .tabs, .list(.reference(.screen)), uikit: "UITabBarController", kind: true,
        "A tab bar controller with these screens, the first one shown.", source: page),
      KeySpec(
        .split, .list(.reference(.screen)), uikit: "UISplitViewController", kind: true,
        "A split view controller with a primary and a secondary screen.", source: page),
      KeySpec(.preset, .preset(.screen), kind: true, "A library's own controller.", source: page),
      KeySpec(.presetVersion, .text, default: "the preset's newest", "The version of that library.", source: page),
      KeySpec(.with, .presetWords, "The library's own words.", source: page),
      KeySpec(.extends, .reference(.screen), "Another screen whose keys are taken over.", source: "language 4.1"),
      KeySpec(.vary, .variations, "Keys that hold only where a trait query does.", source: "language 4.1"),
    ]
  }

  /// The keys about containers and their bars.
  private static func barKeys() -> [KeySpec] {
    [
      KeySpec(
        .container, .word(["navigation", "tabs"]), default: "none",
        "Stands for a container with this screen alone, wherever its name is used.", source: page),
      KeySpec(.title, .text, "The title that bars show.", source: page),
      KeySpec(.navigationItem, .shape(.navigationItem), "What a navigation bar shows for it.", source: page),
      KeySpec(
        .toolbarItems, .list(.shapeOr(.barItem, .title)), default: "none",
        "Items of the container's toolbar, which they make visible.", source: page),
      KeySpec(.isNavigationBarHidden, .bool, default: "false", "Whether the bar is hidden.", source: page),
      KeySpec(
        .prefersLargeTitles, .bool, default: "false", since: "11", uikit: "navigationBar.prefersLargeTitles",
        "Whether titles start out large.", source: page),
      KeySpec(
        .hidesBottomBarWhenPushed, .bool, default: "false", "Whether the tab bar goes while it is on top.",
        source: page),
      KeySpec(
        .preferredPrimaryColumnWidth, .points(.positive), default: "320", since: "14",
        "The width of a split view's primary column.", source: page),
    ]
  }

  /// The keys about being presented.
  private static func controllerKeys() -> [KeySpec] {
    [
      KeySpec(
        .preferredContentSize, .preferredContentSize, default: "[0, 0]", since: "7",
        "The size that it asks of popovers, form sheets and containers; 'fit' measures the tree.", source: page),
      KeySpec(
        .modalPresentationStyle, .word(SchemaWords.modalPresentationStyles), default: "automatic",
        "UIKit's style of presenting; a presentation's 'style' wins.", source: page),
      KeySpec(
        .modalTransitionStyle, .word(SchemaWords.modalTransitionStyles), default: "coverVertical",
        "UIKit's transition; a presentation's 'transition' wins.", source: page),
      KeySpec(
        .isModalInPresentation, .bool, default: "false", since: "13",
        "Whether taps outside and swipes are refused.", source: page),
      KeySpec(
        .definesPresentationContext, .bool, default: "false",
        "Whether current-context styles stop at this controller.", source: page),
      KeySpec(
        .providesPresentationContextTransitionStyle, .bool, default: "false",
        "Whether its own transition is used when it is the context.", source: page),
      KeySpec(
        .prefersStatusBarHidden, .bool, default: "false", since: "7", "Whether the status bar is hidden.",
        source: page),
      KeySpec(
        .additionalSafeAreaInsets, .physicalInset, default: "0", since: "11", "Insets added to the safe area.",
        source: page),
      KeySpec(.code, .shape(.codeScreen), "Facts about how its class is written.", source: page),
    ]
  }

  /// The keys of the root view, when `view` holds a list of children.
  private static func rootViewKeys() -> [KeySpec] {
    [
      KeySpec(
        .backgroundColor, .color, default: "none", uikit: "view.backgroundColor",
        "The root view's background.", source: page),
      KeySpec(
        .layoutMargins, .directionalInset, default: "the system's minimum", since: "11",
        uikit: "view.directionalLayoutMargins", "The root view's margins.", source: page),
      KeySpec(.constraints, .list(.constraint), "Constraints among the root view's descendants.", source: page),
      KeySpec(
        .bounds, .size(nullable: false), default: "its own size",
        "The size for which the children's frames were drawn.", source: page),
    ]
  }

  /// What a navigation bar shows for a screen.
  static let navigationItem = Shape(
    .navigationItem, "a navigation item",
    [
      KeySpec(.title, .text, default: "the screen's", "The title.", source: page),
      KeySpec(.prompt, .text, "A line of text above the title.", source: page),
      KeySpec(
        .leftBarButtonItems, .list(.shapeOr(.barItem, .title)), default: "none",
        "The items at the leading side, the first one outermost.", source: page),
      KeySpec(
        .rightBarButtonItems, .list(.shapeOr(.barItem, .title)), default: "none",
        "The items at the trailing side, the first one outermost.", source: page),
      KeySpec(
        .largeTitleDisplayMode, .word(["automatic", "always", "never", "inline"]), default: "automatic", since: "11",
        "When its title is large.", source: page),
      KeySpec(.hidesBackButton, .bool, default: "false", "Whether there is no back button.", source: page),
    ])

  /// A bar item; its title alone stands for it.
  static let barItem = Shape(
    .barItem, "a bar item",
    [
      KeySpec(.id, .newName, "The name that anchors and 'dismiss' use.", source: page),
      KeySpec(.title, .text, "Its text.", source: page),
      KeySpec(.image, .text, "The name of its image.", source: page),
      KeySpec(
        .systemItem, .word(SchemaWords.systemItems), uikit: "UIBarButtonItem.SystemItem", "One of the system's items.",
        source: page),
      KeySpec(.width, .points(.notNegative), default: "its own", "A fixed width.", source: page),
      KeySpec(
        .action, .either([.word(["dismiss"]), .reference(.presentation)]),
        "What a tap does: 'dismiss', or the presentation that it starts.", source: page),
    ])

  /// A preferred content size side by side.
  static let preferredContentSize = Shape(
    .preferredContentSize, "a preferred content size",
    [
      KeySpec(
        .width, .either([.word(["fit"]), .points(.notNegative), .amount]), default: "0",
        "The width: points, a share of the window's, or measured.", source: page),
      KeySpec(
        .height, .either([.word(["fit"]), .points(.notNegative), .amount]), default: "0",
        "The height: points, a share of the window's, or measured.", source: page),
      KeySpec(.max, .size(nullable: true), default: "none", "The most that a measured side may take.", source: page),
    ] + PresetShapes.keys(.preferredContentSize))

  /// A preferred content size that a preset measures.
  static let preferredContentSizePreset = Shape(
    .preferredContentSizePreset, "a preferred content size", PresetShapes.keys(.preferredContentSize))
}
