import VitrineSchema

// Keys of popovers and their backgrounds (language 4.6).

extension Key where Wanted == ListValue<String> {
  /// `up`, `down`, `left`, `right`, `any`; empty for no arrow.
  public static var permittedArrowDirections: Self { Self(.permittedArrowDirections) }
  /// Ids that stay touchable.
  public static var passthroughViews: Self { Self(.passthroughViews) }
  /// Directions whose arrow it draws.
  public static var draws: Self { Self(.draws) }
}

extension Key where Wanted == EdgeInsets {
  /// Least distance to the edges.
  public static var popoverLayoutMargins: Self { Self(.popoverLayoutMargins) }
  /// Background edge to content.
  public static var contentViewInsets: Self { Self(.contentViewInsets) }
}

extension Key where Wanted == Bool {
  /// Whether it may cover the anchor.
  public static var canOverlapSourceViewRect: Self { Self(.canOverlapSourceViewRect) }
  /// Old inner shadow.
  public static var wantsDefaultContentAppearance: Self { Self(.wantsDefaultContentAppearance) }
}

extension Key where Wanted == Value {
  /// An entry of shape background, or a preset.
  public static var background: Self { Self(.background) }
}

extension Key where Wanted == Entry {
  /// What it adapts to.
  public static var sheet: Self { Self(.sheet) }
  /// Normal form: an entry of shape dimming.
  public static var dimming: Self { Self(.dimming) }
  /// Layer keys of the content's superview.
  public static var contentSuperview: Self { Self(.contentSuperview) }
  /// `color` and `width`.
  public static var stroke: Self { Self(.stroke) }
}

extension Key where Wanted == String {
  /// `container` or `presenter`.
  public static var `in`: Self { Self(.`in`) }
}

extension Key where Wanted == Double {
  /// Width of the arrow's base in points.
  public static var arrowBase: Self { Self(.arrowBase) }
  /// Base to tip in points.
  public static var arrowHeight: Self { Self(.arrowHeight) }
}

extension Key where Wanted == AuthoredColor {
  /// The fill.
  public static var fill: Self { Self(.fill) }
}
