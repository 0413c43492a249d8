public import VitrineSchema
public import VitrineSource

/// The number of a node in its tree: parents come before their children.
public typealias NodeIndex = Int

/// One view as written, in 72 bytes.
public struct ViewNode: Sendable {
  /// The attributes, and under the kind's key the kind's value (not children).
  public var entry: Entry
  /// What kind of view.
  public var kind: NodeKind
  /// The parent's number, or -1.
  private var parentNumber: Int32
  /// The id, if one was written.
  public var id: Authored<String>?
  /// Where the kind key was written.
  public var kindPlace: SourcePlace
  /// The children in the order of writing.
  public var children: [NodeIndex]

  /// The parent; nil for the root.
  public var parent: NodeIndex? {
    get { parentNumber < 0 ? nil : NodeIndex(parentNumber) }
    set { parentNumber = newValue.map { Int32($0) } ?? -1 }
  }

  /// Creates a node.
  public init(
    kind: NodeKind, id: Authored<String>?, entry: Entry, parent: NodeIndex?, children: [NodeIndex] = [],
    kindPlace: SourcePlace
  ) {
    self.kind = kind
    self.id = id
    self.entry = entry
    parentNumber = parent.map { Int32($0) } ?? -1
    self.children = children
    self.kindPlace = kindPlace
  }

  /// The whole node.
  public var place: SourcePlace { entry.place }

  /// The kind's text: a label's text, a button's title, a placeholder. Nil for kinds without text.
  public var text: Authored<String>? { entry[Key<String>(kind.key)] }

  /// The kind's value, when it is neither text nor children.
  public var kindValue: Authored<Value>? { entry[Key<Value>(kind.key)] }
}

/// A screen's views in one array, parents before children; index 0 is the root.
public struct ViewTree: Sendable {
  /// The nodes.
  public var nodes: [ViewNode]

  /// Creates a tree. The first node is the root.
  public init(nodes: [ViewNode]) { self.nodes = nodes }

  /// The root view.
  public var root: ViewNode { nodes[0] }

  /// Returns the node with an id; linear in the number of nodes.
  public func index(of id: String) -> NodeIndex? { nodes.firstIndex { $0.id?.value == id } }

  /// Returns the name that output uses for a node: its id, `root`, or its kind and path, for example `vstack.0.label.2`.
  public func name(of index: NodeIndex) -> String {
    if let id = nodes[index].id?.value { return id }
    guard let parent = nodes[index].parent else { return "root" }
    let place = nodes[parent].children.firstIndex(of: index) ?? 0
    let prefix = nodes[parent].parent == nil && nodes[parent].id == nil ? "" : name(of: parent) + "."
    return "\(prefix)\(nodes[index].kind.rawValue).\(place)"
  }
}
