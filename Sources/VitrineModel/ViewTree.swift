public import VitrineSchema
public import VitrineSource

/// The number of a node in its tree: parents come before their children.
public typealias NodeIndex = Int

/// One view as written, in 40 bytes.
public struct ViewNode: Sendable {
  /// The attributes, and under the kind's key the kind's value (not children).
  public var entry: Entry
  /// What kind of view.
  public var kind: NodeKind
  /// The parent's number, or -1.
  fileprivate var parentNumber: Int32
  /// One past the number of the last view inside.
  fileprivate var end: UInt32 = 0
  /// The bytes of the kind key.
  private var kindSpan: SourceSpan

  /// The parent; nil for the root.
  public var parent: NodeIndex? {
    get { parentNumber < 0 ? nil : NodeIndex(parentNumber) }
    set { parentNumber = newValue.map { Int32($0) } ?? -1 }
  }

  /// Creates a node. The kind key stands in the file of the entry.
  public init(kind: NodeKind, entry: Entry, parent: NodeIndex?, kindPlace: SourcePlace) {
    self.kind = kind
    self.entry = entry
    parentNumber = parent.map { Int32($0) } ?? -1
    kindSpan = kindPlace.span
  }

  /// The whole node.
  public var place: SourcePlace { entry.place }

  /// Where the kind key was written.
  public var kindPlace: SourcePlace { SourcePlace(entry.place.file, kindSpan) }

  /// The id, if one was written.
  public var id: Authored<String>? {
    guard let field = entry.field(.id), case .name(let id) = field.value.value else { return nil }
    return Authored(id, at: field.value.place)
  }

  /// The kind's text: a label's text, a button's title, a placeholder. Nil for kinds without text.
  public var text: Authored<String>? { entry[Key<String>(kind.key)] }

  /// The kind's value, when it is neither text nor children.
  public var kindValue: Authored<Value>? { entry[Key<Value>(kind.key)] }
}

/// A screen's views in one array, each followed by all that is inside it; index 0 is the root.
public struct ViewTree: Sendable {
  /// The nodes.
  public private(set) var nodes: [ViewNode]

  /// Creates a tree. The first node is the root, and each node is followed by its children with all that is inside them.
  public init(nodes: consuming [ViewNode]) {
    self.nodes = consume nodes
    for index in self.nodes.indices { self.nodes[index].end = UInt32(index) + 1 }
    for index in self.nodes.indices.reversed() {
      let parent = Int(self.nodes[index].parentNumber)
      if parent >= 0 { self.nodes[parent].end = max(self.nodes[parent].end, self.nodes[index].end) }
    }
  }

  /// Changes the attributes of a node.
  public mutating func change(_ index: NodeIndex, _ body: (inout Entry) -> Void) { body(&nodes[index].entry) }

  /// The children of a node in the order of writing.
  public func children(of index: NodeIndex) -> ViewChildren {
    ViewChildren(nodes: nodes, startIndex: index + 1, endIndex: Int(nodes[index].end))
  }

  /// The root view.
  public var root: ViewNode { nodes[0] }

  /// Returns the node with an id; linear in the number of nodes.
  public func index(of id: String) -> NodeIndex? { nodes.firstIndex { $0.id?.value == id } }

  /// Returns the name that output uses for a node: its id, `root`, or its kind and path, for example `vstack.0.label.2`.
  public func name(of index: NodeIndex) -> String {
    if let id = nodes[index].id?.value { return id }
    guard let parent = nodes[index].parent else { return "root" }
    let place = children(of: parent).prefix { $0 < index }.count
    let prefix = nodes[parent].parent == nil && nodes[parent].id == nil ? "" : name(of: parent) + "."
    return "\(prefix)\(nodes[index].kind.rawValue).\(place)"
  }
}

/// The numbers of a view's children. Stepping from one to the next costs the same however much is inside.
public struct ViewChildren: Collection, Sendable {
  /// The nodes of the tree.
  fileprivate let nodes: [ViewNode]
  /// The first child.
  public let startIndex: NodeIndex
  /// One past the last view inside.
  public let endIndex: NodeIndex

  /// A child; its position is its number.
  public subscript(position: NodeIndex) -> NodeIndex { position }

  /// Returns the next child.
  public func index(after child: NodeIndex) -> NodeIndex { NodeIndex(nodes[child].end) }
}
