/// Popover configuration and background classes (design/language.md 4.6).
enum PopoverShapes {
  /// Where the keys are described.
  private static let page = "language 4.6"

  /// One entry of `popovers`.
  static let popover = Shape(.popover, "a popover", count: 13) { keys in
    keys += commonKeys()
    keys += PopoverShapes.keys()
  }

  /// The keys that every named entry has.
  private static func commonKeys() -> [KeySpec] {
    [
      KeySpec(
        .extends, .reference(.popover), "Another configuration whose keys are taken over.", source: "language 4.1"),
      KeySpec(.vary, .variations, "Keys that hold only where a trait query does.", source: "language 4.1"),
    ]
  }

  /// The keys that configure a popover, which `prepareForPopoverPresentation` shares.
  static func keys() -> [KeySpec] {
    [
      KeySpec(
        .permittedArrowDirections, .list(.word(SchemaWords.arrowDirections)), default: "any", since: "8",
        "Which way the arrow may point: 'up' puts the popover below its anchor; an empty list takes the arrow away.",
        source: page),
      KeySpec(
        .popoverLayoutMargins, .physicalInset, default: "10", since: "8",
        "The least distance from the edges of the window; the status bar is not part of it.", source: page),
      KeySpec(
        .canOverlapSourceViewRect, .bool, default: "false", since: "9", "Whether it may cover its anchor.",
        source: page),
      KeySpec(
        .passthroughViews, .list(.reference(.id)), default: "none", since: "8",
        "Views that can be touched while it stands; UIKit adds the other items of a bar.", source: page),
      KeySpec(
        .backgroundColor, .color, default: "the system's", since: "8",
        "The colour of the backdrop and its arrow, not of the content.", source: page),
      KeySpec(
        .background, .either([.preset(.background), .shape(.background)]), default: "the system's", since: "8",
        uikit: "popoverBackgroundViewClass", "A background view class of one's own.", source: page),
      KeySpec(
        .sheet, .shape(.sheet), since: "15", uikit: "adaptiveSheetPresentationController",
        "The sheet that it becomes where width is compact.", source: page),
      KeySpec(
        .dimming, .shapeOr(.dimming, .color), default: "the system's",
        "A dimming view that the app adds below it.", source: page),
      KeySpec(
        .contentSuperview, .shape(.contentSuperview), "Layer keys set on the superview of the content's view.",
        source: page),
      KeySpec(
        .arrowDirection, .unmodelled, since: "8", status: .readOnly, "The side that UIKit chose.",
        source: "rules popover-arrow-readonly"),
      KeySpec(
        .arrowOffset, .unmodelled, since: "8", status: .readOnly,
        "The arrow's distance from the middle, as UIKit computed it.",
        source: "rules popover-arrow-readonly"),
    ]
  }

  /// A background view class.
  static let background = Shape(
    .background, "a background",
    [
      KeySpec(
        .arrowBase, .points(.any), since: "5", "The width of the arrow's base; a class must answer it.",
        source: "language 4.6.1"),
      KeySpec(
        .arrowHeight, .points(.any), since: "5", "From the arrow's base to its tip; a class must answer it.",
        source: "language 4.6.1"),
      KeySpec(
        .contentViewInsets, .physicalInset, since: "5",
        "From the background's edges to the content; a class must answer it.", source: "language 4.6.1"),
      KeySpec(
        .cornerRadius, .points(.notNegative), default: "0", "How far the corners of the box are rounded.",
        source: "language 4.6.1"),
      KeySpec(
        .maskedCorners, .list(.word(SchemaWords.corners)), default: "all", since: "11", "Which corners are rounded.",
        source: "language 4.6.1"),
      KeySpec(.fill, .color, default: "clear", "The colour inside the outline.", source: "language 4.6.1"),
      KeySpec(.stroke, .shape(.stroke), default: "none", "A line centred on the outline.", source: "language 4.6.1"),
      KeySpec(
        .shadow, .shape(.shadow), default: "UIKit's", "The shadow that the class draws.", source: "language 4.6.1"),
      KeySpec(
        .draws, .list(.word(SchemaWords.drawnDirections)), default: "all that are permitted",
        "The directions whose arrow the class draws.", source: "language 4.6.1"),
      KeySpec(
        .wantsDefaultContentAppearance, .bool, default: "true", since: "6",
        "Whether UIKit draws an inner shadow; without effect from iOS 13.", source: "language 4.6.1"),
      KeySpec(
        .code, .shape(.codeBackground), "Facts about how the class is written.", source: "language 4.6.1"),
    ] + PresetShapes.keys(.background))

  /// The outline of a background.
  static let stroke = Shape(
    .stroke, "a stroke",
    [
      KeySpec(.color, .color, default: "black", "The colour.", source: "language 4.6.1"),
      KeySpec(
        .width, .points(.notNegative), default: "1", "The width, half of it on each side.", source: "language 4.6.1"),
    ])

  /// Layer keys of the content's superview.
  static let contentSuperview = Shape(.contentSuperview, "the content's superview", ValueShapes.layerKeys())
}
