/// Sheets (design/language.md 4.8).
enum SheetShapes {
  /// Where the keys are described.
  private static let page = "language 4.8"

  /// What a sheet presentation controller is told.
  static let sheet = Shape(
    .sheet, "a sheet",
    [
      KeySpec(
        .detents, .list(.either([.word(["medium", "large"]), .shape(.detent)])), default: "large", since: "15",
        "The resting heights, smallest first.", source: page),
      KeySpec(
        .selectedDetentIdentifier, .reference(.detent), default: "none", since: "15",
        "The detent at which it stands.", source: page),
      KeySpec(
        .largestUndimmedDetentIdentifier, .reference(.detent), default: "none", since: "15",
        "The highest detent at which what lies below stays undimmed.", source: page),
      KeySpec(
        .prefersGrabberVisible, .bool, default: "false", since: "15", "Whether the grabber shows.", source: page),
      KeySpec(
        .prefersEdgeAttachedInCompactHeight, .bool, default: "false", since: "15",
        "Whether it stays a sheet where height is compact.", source: page),
      KeySpec(
        .widthFollowsPreferredContentSizeWhenEdgeAttached, .bool, default: "false", since: "15",
        "Whether it is as wide as the content asks when attached to the bottom.", source: page),
      KeySpec(
        .prefersScrollingExpandsWhenScrolledToEdge, .bool, default: "true", since: "15",
        "Whether scrolling beyond the edge raises it.", source: page),
      KeySpec(
        .preferredCornerRadius, .points(.notNegative), default: "the system's", since: "15", "Its corner radius.",
        source: page),
      KeySpec(
        .prefersPageSizing, .bool, default: "true before iOS 18, false from 18 on", since: "17",
        "Whether it is sized for reading rather than by its content.", source: page),
      KeySpec(.sourceView, .reference(.id), since: "15", "The view over which it is centred.", source: page),
    ])

  /// A resting height of one's own.
  static let detent = Shape(
    .detent, "a detent",
    [
      KeySpec(.id, .newName, required: true, since: "16", "The detent's identifier.", source: page),
      KeySpec(
        .height, .either([.word(["fit", "inactive"]), .points(.any), .amount]), required: true, since: "16",
        "The height without the bottom inset: points, a share of the tallest, measured, or not available.",
        source: page),
      KeySpec(.vary, .variations, "Keys that hold only where a trait query does.", source: "language 4.1"),
    ])
}
