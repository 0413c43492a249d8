/// Mappings that stand for a value (design/language.md 3).
enum ValueShapes {
  /// Where the keys are described.
  private static let page = "language 3"

  /// A colour for each appearance.
  static let color = Shape(
    .color, "a colour",
    [
      KeySpec(.light, .color, required: true, "The colour in light appearance.", source: page),
      KeySpec(.dark, .color, required: true, since: "13", "The colour in dark appearance.", source: page),
    ])

  /// A font.
  static let font = Shape(
    .font, "a font",
    [
      KeySpec(.style, .word(SchemaWords.textStyles), uikit: "UIFont.TextStyle", "A text style.", source: page),
      KeySpec(.size, .points(.positive), uikit: "pointSize", "A size that is not a text style's.", source: page),
      KeySpec(
        .weight, .word(SchemaWords.fontWeights), default: "regular", uikit: "UIFont.Weight",
        "How heavy the strokes are; a text style brings its own weight.", source: page),
      KeySpec(.name, .reference(.font), default: "the system's", "A font of the section 'fonts'.", source: page),
      KeySpec(
        .scaledFor, .word(SchemaWords.textStyles), since: "11", uikit: "UIFontMetrics",
        "The text style with which a size of one's own grows.", source: page),
    ])

  /// A layer's border.
  static let border = Shape(
    .border, "a border",
    [
      KeySpec(
        .width, .points(.notNegative), default: "0", uikit: "layer.borderWidth", "The width, inside the bounds.",
        source: page),
      KeySpec(.color, .color, default: "black", uikit: "layer.borderColor", "The colour.", source: page),
    ])

  /// A layer's shadow.
  static let shadow = Shape(
    .shadow, "a shadow",
    [
      KeySpec(.color, .color, default: "black", uikit: "layer.shadowColor", "The colour.", source: page),
      KeySpec(
        .opacity, .fraction, default: "0", uikit: "layer.shadowOpacity", "How opaque; at 0 there is no shadow.",
        source: page),
      KeySpec(
        .offset, .point, default: "[0, -3]", uikit: "layer.shadowOffset", "How far it is moved, right and down.",
        source: page),
      KeySpec(
        .radius, .points(.notNegative), default: "3", uikit: "layer.shadowRadius", "The blur radius.", source: page),
    ])

  /// The keys of a layer, which nodes, styles and the superview of a popover's content share.
  static func layerKeys() -> [KeySpec] {
    [
      KeySpec(
        .cornerRadius, .points(.notNegative), default: "0", uikit: "layer.cornerRadius",
        "How far the corners are rounded.", source: page),
      KeySpec(
        .maskedCorners, .list(.word(SchemaWords.corners)), default: "all", since: "11", uikit: "layer.maskedCorners",
        "Which corners are rounded.", source: page),
      KeySpec(.border, .shape(.border), default: "none", "A line inside the bounds.", source: page),
      KeySpec(.shadow, .shape(.shadow), default: "none", "A shadow below the layer.", source: page),
      KeySpec(
        .clipsToBounds, .bool, default: "false", "Whether what lies beyond the bounds is cut off.", source: page),
    ]
  }

  /// A place within a rectangle.
  static let position = Shape(
    .position, "a position",
    [
      KeySpec(.edge, .word(SchemaWords.positions), "The edge or corner to stand at, or the centre.", source: page),
      KeySpec(.inset, .points(.any), default: "0", "The distance from that edge, inward.", source: page),
      KeySpec(.center, .amountPoint, "Where the centre stands, in the rectangle.", source: page),
      KeySpec(.origin, .amountPoint, "Where the top left corner stands, in the rectangle.", source: page),
    ])

  /// A curve of steps.
  static let curveSteps = Shape(
    .curveSteps, "a curve of steps",
    [
      KeySpec(.steps, .int(.any), required: true, "How many steps.", source: page),
      KeySpec(
        .jump, .word(["start", "end", "none", "both"]), default: "end", "Where the jumps lie.", source: page),
    ])

  /// A curve through points.
  static let curvePoints = Shape(
    .curvePoints, "a curve of points",
    [
      KeySpec(
        .points, .list(.point), required: true, "Pairs of time and progress, straight between them.", source: page)
    ])

  /// A spring in one of three vocabularies.
  static let spring = Shape(
    .spring, "a spring",
    [
      KeySpec(
        .dampingRatio, .number(.any), uikit: "usingSpringWithDamping",
        "How soon it comes to rest: 1 does not swing, less swings more.", source: page),
      KeySpec(
        .initialVelocity, .number(.any), default: "0", uikit: "initialSpringVelocity",
        "The speed at the start, in whole distances per second.", source: page),
      KeySpec(.bounce, .number(NumberRange(-1, 1)), since: "17", "How much it swings past its target.", source: page),
      KeySpec(
        .mass, .number(.any), default: "1", uikit: "UISpringTimingParameters", "The mass at its end.", source: page),
      KeySpec(.stiffness, .number(.any), uikit: "UISpringTimingParameters", "How hard it pulls.", source: page),
      KeySpec(.damping, .number(.any), uikit: "UISpringTimingParameters", "How much it is braked.", source: page),
      KeySpec(
        .allowsOverdamping, .bool, default: "false", since: "17", "Whether a damping ratio above 1 is kept.",
        source: page),
    ])
}
