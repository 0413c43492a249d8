public import VitrineModel
import VitrineSource

/// One view with its frame.
public struct LaidOutNode: Sendable {
  /// The authored node in its screen's tree; nil for views that a container makes, such as a navigation bar.
  public var node: NodeIndex?
  /// The screen that the node belongs to.
  public var screen: String
  /// The id, or the name of ``ViewTree/name(of:)``.
  public var name: String
  /// The kind as output shows it: a node kind, or `navigationBar`, `barButtonItem`, `tabBar` and so on.
  public var kind: String
  /// In the parent's coordinates, snapped to pixels.
  public var frame: Rect
  /// In the window's coordinates, snapped to pixels.
  public var windowFrame: Rect
  /// In the window's coordinates, before snapping.
  public var exactWindowFrame: Rect
  /// The parent's index in the same array; nil for the root.
  public var parent: Int?
  /// The children's indices, in the order of drawing.
  public var children: [Int]
  /// Whether the view is hidden.
  public var isHidden: Bool
  /// The lines of text as they were broken, a control's title or placeholder as one; empty for views without text.
  public var lines: [String]
  /// Whether lines were dropped or cut because there is too little room.
  public var isTruncated: Bool
  /// How far the safe area lies inside each edge, physical.
  public var safeAreaInsets: EdgeInsets
  /// Facts that the frame rests on without being certain.
  public var approximations: [Approximation]
  /// How a text that a controller draws looks; nil for authored views, whose attributes say it.
  public var textLook: TextLook?
  /// What decided the frame.
  public var origin: Origin

  /// The name under which a node lists that its text has no known widths.
  public static let textEstimate = "text widths (layout 8)"

  /// Creates a node without children.
  public init(
    node: NodeIndex?, screen: String, name: String, kind: String, frame: Rect, windowFrame: Rect,
    exactWindowFrame: Rect, parent: Int?, origin: Origin
  ) {
    self.node = node
    self.screen = screen
    self.name = name
    self.kind = kind
    self.frame = frame
    self.windowFrame = windowFrame
    self.exactWindowFrame = exactWindowFrame
    self.parent = parent
    children = []
    isHidden = false
    lines = []
    isTruncated = false
    safeAreaInsets = .zero
    approximations = []
    self.origin = origin
  }
}

/// How a controller draws a text of its own.
public struct TextLook: Hashable, Sendable {
  /// In points, at the user's text size.
  public var fontSize: Double
  /// UIFont's word; nil for regular.
  public var fontWeight: String?
  /// NSTextAlignment's word.
  public var textAlignment: String
  /// The text's colour; nil for the label colour.
  public var textColor: RGBA?

  /// Creates a look.
  public init(fontSize: Double, fontWeight: String? = nil, textAlignment: String = "center", textColor: RGBA? = nil) {
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.textAlignment = textAlignment
    self.textColor = textColor
  }
}

/// A laid-out tree: parents before children, index 0 is the root.
public struct LaidOutTree: Sendable {
  /// The nodes.
  public var nodes: [LaidOutNode]
  /// Content sizes of scroll views by node index, sorted by index.
  public var contentSizes: [(node: Int, size: Size)]
  /// Views whose frame is not determined: name and axis, in the order of the tree.
  public var ambiguous: [AmbiguousAxis]
  /// Requirements that cannot hold together, each set with the one that was left out.
  public var conflicts: [LaidOutConflict]
  /// Written constraints below required, and by how many points each fails; only of trees that the solver laid out.
  public var wishes: [LaidOutWish]
  /// The roots of screens with views of their own, and what they were laid out in.
  public var roots: [LaidOutRoot]
  /// What could not be computed.
  public var notModelled: [NotModelled]

  /// Creates a tree.
  public init(nodes: [LaidOutNode] = []) {
    self.nodes = nodes
    contentSizes = []
    ambiguous = []
    conflicts = []
    wishes = []
    roots = []
    notModelled = []
  }

  /// Adds a view that a controller draws itself below the root: its frame in the window, its text broken into lines.
  public mutating func addPart(
    _ name: String, kind: String, frame: Rect, lines: [String], look: TextLook, origin: Origin
  ) {
    let root = nodes[0].windowFrame.origin
    var part = LaidOutNode(
      node: nil, screen: nodes[0].screen, name: name, kind: kind, frame: frame.offset(by: Point(-root.x, -root.y)),
      windowFrame: frame, exactWindowFrame: frame, parent: 0, origin: origin)
    part.lines = lines
    part.textLook = look
    nodes[0].children.append(nodes.count)
    nodes.append(part)
  }

  /// Returns the index of the first node with a name; linear.
  public func index(of name: String) -> Int? { nodes.firstIndex { $0.name == name } }
}

/// A view that the spec leaves undetermined along an axis.
public struct AmbiguousAxis: Hashable, Sendable {
  /// Index in ``LaidOutTree/nodes``.
  public var node: Int
  /// Whether the horizontal axis is meant.
  public var isHorizontal: Bool

  /// Creates a record.
  public init(node: Int, isHorizontal: Bool) {
    self.node = node
    self.isHorizontal = isHorizontal
  }
}
