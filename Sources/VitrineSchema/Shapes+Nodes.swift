/// Nodes of a view tree (design/language.md 4.4).
enum NodeShapes {
  /// Where the keys are described.
  private static let page = "language 4.4"

  /// One node: a kind key and attributes.
  static let node = Shape(.node, "a node", count: 72) { keys in
    keys += containerKinds()
    keys += textKinds()
    keys += controlKinds()
    keys += sizeKeys()
    keys += viewKeys()
    keys += ValueShapes.layerKeys()
    keys += placementKeys()
    keys += stackKeys()
    keys += textKeys()
    keys += otherKeys()
  }

  /// The kinds that hold children.
  private static func containerKinds() -> [KeySpec] {
    [
      KeySpec(.view, .list(.shape(.node)), uikit: "UIView", kind: true, "A plain view with children.", source: page),
      KeySpec(
        .vstack, .list(.shape(.node)), since: "9", uikit: "UIStackView", kind: true,
        "A stack that lays its children out from top to bottom.", source: page),
      KeySpec(
        .hstack, .list(.shape(.node)), since: "9", uikit: "UIStackView", kind: true,
        "A stack that lays its children out in the direction of reading.", source: page),
      KeySpec(
        .stack, .list(.shape(.node)), since: "9", uikit: "UIStackView", kind: true,
        "A stack whose axis may vary.", source: page),
      KeySpec(
        .scroll, .shape(.node), uikit: "UIScrollView", kind: true, "A scroll view with one content view.",
        source: page),
    ]
  }

  /// The kinds that show text.
  private static func textKinds() -> [KeySpec] {
    [
      KeySpec(.label, .text, uikit: "UILabel", kind: true, "A label with its text.", source: page),
      KeySpec(.textView, .text, uikit: "UITextView", kind: true, "A text view with its text.", source: page),
      KeySpec(.button, .text, uikit: "UIButton", kind: true, "A button with its title.", source: page),
      KeySpec(.textField, .text, uikit: "UITextField", kind: true, "A text field with its placeholder.", source: page),
      KeySpec(.searchBar, .text, uikit: "UISearchBar", kind: true, "A search bar with its placeholder.", source: page),
    ]
  }

  /// The kinds that are controls, pictures and boxes.
  private static func controlKinds() -> [KeySpec] {
    [
      KeySpec(
        .box, .either([.size(nullable: true), .null]), kind: true,
        "A stand-in for a view of any class, with its intrinsic size.", source: page),
      KeySpec(.slider, .number(.unit), uikit: "UISlider", kind: true, "A slider with its value.", source: page),
      KeySpec(
        .progress, .number(.unit), uikit: "UIProgressView", kind: true, "A progress bar with its value.", source: page),
      KeySpec(.stepper, .null, uikit: "UIStepper", kind: true, "A stepper.", source: page),
      KeySpec(
        .activityIndicator, .either([.word(["medium", "large"]), .null]), uikit: "UIActivityIndicatorView",
        kind: true, "An activity indicator with its size.", source: page),
      KeySpec(
        .segmentedControl, .list(.text), uikit: "UISegmentedControl", kind: true,
        "A segmented control with its titles.", source: page),
      KeySpec(
        .pageControl, .int(.notNegative), uikit: "UIPageControl", kind: true,
        "A page control with the number of pages.",
        source: page),
      KeySpec(.picker, .null, uikit: "UIPickerView", kind: true, "A picker.", source: page),
      KeySpec(
        .datePicker, .either([.word(["wheels", "compact", "inline"]), .null]), uikit: "UIDatePicker", kind: true,
        "A date picker with its style.", source: page),
      KeySpec(
        .toolbar, .list(.shapeOr(.barItem, .title)), uikit: "UIToolbar", kind: true,
        "A toolbar of one's own, not the controller's.", source: page),
      KeySpec(
        .navigationBar, .list(.shapeOr(.barItem, .title)), uikit: "UINavigationBar", kind: true,
        "A navigation bar of one's own, not the controller's.", source: page),
      KeySpec(
        .image, .either([.size(nullable: false), .text]), uikit: "UIImageView", kind: true,
        "An image view with the image's size, or its name beside 'size'.", source: page),
      KeySpec(.switch, .bool, uikit: "UISwitch", kind: true, "A switch with its state.", source: page),
    ]
  }

  /// The attributes about size.
  private static func sizeKeys() -> [KeySpec] {
    [
      KeySpec(.id, .newName, "The name that constraints, anchors and messages use.", source: page),
      KeySpec(.width, .dimension, "The width, where '%' is of the parent's.", source: page),
      KeySpec(.height, .dimension, "The height, where '%' is of the parent's.", source: page),
      KeySpec(.size, .size(nullable: true), "Both sides at once; null leaves one open.", source: page),
      KeySpec(.aspect, .ratio, "The width over the height, required.", source: page),
      KeySpec(
        .hugging, .axisPriorities, default: "250; labels and images 251", uikit: "contentHuggingPriority",
        "How strongly it resists growing beyond its content.", source: page),
      KeySpec(
        .compressionResistance, .axisPriorities, default: "750", uikit: "contentCompressionResistancePriority",
        "How strongly it resists shrinking below its content.", source: page),
      KeySpec(
        .layoutMargins, .directionalInset, default: "none on stacks, 8 on views", since: "11",
        uikit: "directionalLayoutMargins", on: .containers,
        "The margins inside; a stack arranges its children within them.", source: page),
    ]
  }

  /// The attributes that every view has.
  private static func viewKeys() -> [KeySpec] {
    [
      KeySpec(
        .isHidden, .bool, default: "false", "Whether it is not drawn, which takes it out of a stack.", source: page),
      KeySpec(.alpha, .fraction, default: "1", "How opaque it is.", source: page),
      KeySpec(.backgroundColor, .color, default: "none", "Its background.", source: page),
      KeySpec(
        .tintColor, .color, default: "the parent's", since: "7", status: .known, "The colour of what can be tapped.",
        source: page),
      KeySpec(
        .semanticContentAttribute, .word(["unspecified", "forceLeftToRight", "forceRightToLeft"]),
        default: "unspecified", since: "9", "Whether it mirrors with the direction of reading.", source: page),
      KeySpec(.vary, .variations, "Attributes that hold only where a trait query does.", source: "language 4.1"),
    ]
  }

  /// The attributes that place a child of a view.
  private static func placementKeys() -> [KeySpec] {
    [
      KeySpec(
        .pin, .shapeOr(.pin, .to), on: .childOfView,
        "Fastens edges to a guide or the parent; without any edge named, all four at 0.", source: page),
      KeySpec(
        .center, .either([.bool, .shapeOr(.center, .to)]), on: .childOfView,
        "Centres it in the parent or one of its guides.", source: page),
      KeySpec(.frame, .rect, on: .childOfView, "Its frame in the parent.", source: page),
      KeySpec(
        .flex, .list(.word(SchemaWords.flexibleParts)), default: "none", uikit: "autoresizingMask", on: .childOfView,
        "Which distances and sides give when the parent's size changes.", source: page),
      KeySpec(
        .bounds, .size(nullable: false), default: "its own size", on: .view,
        "The size for which the children's frames were drawn.", source: page),
      KeySpec(
        .constraints, .list(.constraint), on: .view, "Constraints among its descendants.", source: page),
    ]
  }

  /// The attributes of stacks, their children and scroll views.
  private static func stackKeys() -> [KeySpec] {
    [
      KeySpec(
        .axis, .word(["horizontal", "vertical", "both"]), default: "vertical", on: .stackOrScroll,
        "The direction of a stack, or in which a scroll view moves; 'both' only for the latter.", source: page),
      KeySpec(.spacing, .points(.any), default: "0", on: .stacks, "The distance between neighbours.", source: page),
      KeySpec(
        .distribution, .word(SchemaWords.stackDistributions), default: "fill", on: .stacks,
        "How children share the length along the axis.", source: page),
      KeySpec(
        .alignment, .word(SchemaWords.stackAlignments), default: "fill", on: .stacks,
        "How children lie across the axis.", source: page),
      KeySpec(
        .customSpacing, .points(.any), since: "11", uikit: "setCustomSpacing(_:after:)", on: .childOfStack,
        "The distance to the next child instead of the stack's.", source: page),
      KeySpec(.contentOffset, .point, default: "[0, 0]", on: .scroll, "How far it is scrolled.", source: page),
      KeySpec(.contentInset, .physicalInset, default: "0", on: .scroll, "Room added around the content.", source: page),
    ]
  }

  /// The attributes of text.
  private static func textKeys() -> [KeySpec] {
    [
      KeySpec(
        .font, .font, default: "system 17; buttons 15, text views 12", on: .text,
        "The font; text styles grow with the user's text size.", source: page),
      KeySpec(.textColor, .color, default: "label", on: .text, "The colour of the text.", source: page),
      KeySpec(
        .numberOfLines, .int(.notNegative), default: "1", on: .label, "The most lines; 0 for any number.",
        source: page),
      KeySpec(
        .textAlignment, .word(["natural", "left", "center", "right", "justified"]), default: "natural", on: .label,
        "How lines lie in the label.", source: page),
      KeySpec(
        .lineBreakMode, .word(SchemaWords.lineBreakModes), default: "byTruncatingTail", on: .label,
        "How a text that is too long is broken or cut.", source: page),
      KeySpec(.isEditable, .bool, default: "true", on: .textView, "Whether the text can be changed.", source: page),
      KeySpec(.isSelectable, .bool, default: "true", on: .textView, "Whether the text can be selected.", source: page),
      KeySpec(
        .isScrollEnabled, .bool, default: "true", on: .textView,
        "Whether it scrolls; without, it is as high as its text.", source: page),
      KeySpec(
        .becomesFirstResponder, .word(["viewWillAppear", "viewDidAppear"]), default: "never", on: .textInput,
        "When it takes the keyboard, which starts the keyboard's track.", source: page),
      KeySpec(
        .keyboardType, .word(SchemaWords.keyboardTypes), default: "default", on: .textInput,
        "Which keyboard; number pads are lower.", source: page),
      KeySpec(.isSecureTextEntry, .bool, default: "false", on: .textInput, "Whether the text is hidden.", source: page),
      KeySpec(
        .borderStyle, .word(["none", "line", "bezel", "roundedRect"]), default: "roundedRect", on: .textInput,
        "The frame around a text field.", source: page),
    ]
  }

  /// The attributes of single kinds.
  private static func otherKeys() -> [KeySpec] {
    [
      KeySpec(
        .configuration, .word(["none", "plain", "gray", "tinted", "filled"]), default: "none", since: "15",
        uikit: "UIButton.Configuration", on: .button, "The button's configuration.", source: page),
      KeySpec(
        .action, .either([.word(["dismiss"]), .reference(.presentation)]), on: .button,
        "What a tap does: 'dismiss', or the presentation that it starts.", source: page),
      KeySpec(
        .contentMode, .word(SchemaWords.contentModes), default: "scaleToFill", on: .image,
        "How the picture lies in the frame, which it never changes.", source: page),
      KeySpec(
        .baseline, .point, default: "top and bottom", on: .box,
        "The first and the last baseline, each from the top.", source: page),
    ]
  }

  /// The long form of `pin`.
  static let pin = Shape(
    .pin, "a pin",
    [
      KeySpec(
        .to, .word(SchemaWords.guides), default: "superview", "The guide of the parent, or the parent itself.",
        source: page),
      KeySpec(.edges, .directionalInset, "Distances from all four edges.", source: page),
      KeySpec(.top, .distance, "The distance from the top edge.", source: page),
      KeySpec(.bottom, .distance, "The distance from the bottom edge.", source: page),
      KeySpec(.leading, .distance, "The distance from the leading edge.", source: page),
      KeySpec(.trailing, .distance, "The distance from the trailing edge.", source: page),
    ])

  /// The long form of a node's `center`.
  static let center = Shape(
    .center, "a centre",
    [
      KeySpec(
        .to, .word(SchemaWords.guides), default: "superview", "The guide of the parent, or the parent itself.",
        source: page),
      KeySpec(.x, .points(.any), "An offset to the right; without 'y', only this axis is centred.", source: page),
      KeySpec(.y, .points(.any), "An offset downward; without 'x', only this axis is centred.", source: page),
    ])
}
