import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// What layout needs to know of one node, variations applied, read once.
struct NodeAttributes: Sendable {
  /// What kind of view.
  var kind: NodeKind
  /// Whether it is hidden.
  var isHidden = false
  /// Written dimensions, `size` included.
  var dimensions = PerAxis<[Dimension]>([], [])
  /// Width over height.
  var aspect: Double?
  /// Content hugging.
  var hugging: PerAxis<Double>
  /// Compression resistance.
  var compressionResistance: PerAxis<Double>
  /// Written layout margins.
  var layoutMargins: DirectionalInsets?
  /// `semanticContentAttribute`: whether leading is right, when forced.
  var forcesRightToLeft: Bool?
  /// Direction of a stack.
  var stackAxis: LayoutAxis = .vertical
  /// Points between a stack's children.
  var spacing = 0.0
  /// Along a stack.
  var distribution: StackDistribution = .fill
  /// Across a stack.
  var alignment: StackAlignment = .fill
  /// Points after this child of a stack.
  var customSpacing: Double?
  /// Frame in the parent, physical.
  var frame: Rect?
  /// What of the frame gives when the parent grows.
  var flexible: FlexibleParts = []
  /// Edges held to a guide.
  var pin: PinAttributes?
  /// Centre held to a guide.
  var center: CenterAttributes?
  /// The size that the children's frames were drawn for.
  var bounds: OptionalSize?
  /// Whether content scrolls, per axis.
  var scrolls = PerAxis(false, true)
  /// Written scroll position.
  var contentOffset: Point?
  /// Added around scrolled content.
  var contentInset = EdgeInsets.zero
  /// First and last baseline from the top, as x and y.
  var baseline: Point?
  /// Intrinsic size of a box or image.
  var givenSize = OptionalSize(nil, nil)
  /// Text, title or placeholder.
  var text = ""
  /// Titles of segments.
  var titles: [String] = []
  /// The written font.
  var font: AuthoredFont?
  /// The most lines of a label; 0 for any.
  var numberOfLines = 1
  /// How a label's text is broken or cut.
  var lineBreakMode = LineBreakMode.byTruncatingTail
  /// Whether a text view scrolls.
  var isScrollEnabled = true
  /// UIButton.Configuration's name; nil for none.
  var configuration: String?
  /// Whether a text field has a border.
  var hasBorder = true
  /// Word value of the kind: `large`, `wheels` and so on.
  var variant: String?
  /// Number of pages.
  var pages = 0
  /// Items of a bar.
  var barItems: [Authored<Entry>] = []
  /// Written constraints of a container.
  var constraints: [LayoutConstraint] = []
  /// The authored place that decides most of the frame.
  var place: SourcePlace

  /// Whether it arranges its children.
  var isStack: Bool { kind.isStack }
}

/// The parts of a frame that give when the parent changes size: UIView.AutoresizingMask.
struct FlexibleParts: OptionSet, Sendable {
  /// The bits.
  let rawValue: UInt8

  /// The distance to the left edge.
  static let left = FlexibleParts(rawValue: 1)
  /// The width.
  static let width = FlexibleParts(rawValue: 2)
  /// The distance to the right edge.
  static let right = FlexibleParts(rawValue: 4)
  /// The distance to the top edge.
  static let top = FlexibleParts(rawValue: 8)
  /// The height.
  static let height = FlexibleParts(rawValue: 16)
  /// The distance to the bottom edge.
  static let bottom = FlexibleParts(rawValue: 32)

  /// Reads a word of the language.
  init?(word: String) {
    switch word {
    case "left": self = .left
    case "width": self = .width
    case "right": self = .right
    case "top": self = .top
    case "height": self = .height
    case "bottom": self = .bottom
    default: return nil
    }
  }

  /// Wraps bits.
  init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// What edges and centres are held to.
enum PlacementGuide: Sendable {
  /// The parent's bounds.
  case superview
  /// One of the parent's guides.
  case guide(LayoutGuide)

  /// Reads a word of the language; unknown words were reported and count as the parent's bounds.
  init(word: String?) {
    self = word.flatMap(LayoutGuide.init(rawValue:)).map(Self.guide) ?? .superview
  }
}

/// `pin`: distances inward from the edges of a guide; an edge without any is free.
struct PinAttributes: Sendable {
  /// What the edges are held to.
  var guide = PlacementGuide.superview
  /// Distances from the leading edge and the top.
  var start = PerAxis<[Dimension]>([], [])
  /// Distances from the trailing edge and the bottom.
  var end = PerAxis<[Dimension]>([], [])
}

/// `center`: offsets from the centre of a guide; an axis without one is free.
struct CenterAttributes: Sendable {
  /// What the centre is held to.
  var guide = PlacementGuide.superview
  /// Offsets.
  var offset = PerAxis<Double?>(nil, nil)
  /// Where it is written.
  var place: SourcePlace?
}
