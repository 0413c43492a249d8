public import VitrineSource

/// A YAML file as one array of nodes. Copying it costs one reference.
///
/// Aliases are followed: ``entries(of:)`` and ``items(of:)`` give the node that an alias points at, whose span lies at
/// the anchor. The entries that `<<` brings in come after the mapping's own. A node may thus be met more than once; the
/// sum of all such meetings is limited (``YAMLLimits/expandedNodes``), and no walk can run in a circle.
public struct YAMLTree: Sendable {
  /// The arrays.
  final class Storage: Sendable {
    /// The bytes of the file.
    let source: [UInt8]
    /// What was not read, or not as it is written.
    let unread: [SourceSpan]
    /// The nodes in document order.
    let nodes: [YAMLNode]
    /// For each node where its key is written.
    let keySpans: [SourceSpan]
    /// The number of the first node: 0 for a whole tree, more for a part of one.
    let firstNode: Int
    /// The root of each document.
    let roots: [UInt32]
    /// Texts that differ from what is written: ranges of `sideBytes`.
    let sideTexts: [SourceSpan]
    /// The bytes of these texts.
    let sideBytes: [UInt8]
    /// Anchors and tags in order of their nodes.
    let properties: [YAMLNodeProperties]
    /// Mappings with merges in the order in which they ended.
    let merges: [YAMLMerge]
    /// What merges bring in.
    let mergedValues: [YAMLMergedValue]
    /// The keys known beforehand.
    let keys: YAMLKeyTable
    /// The keys of this file.
    let ownKeys: YAMLInterner

    /// Takes the arrays of an arena, one by one: copying them out of the arena at once would need the type of each array,
    /// which is made at run time. They are shared until the arena is used again.
    init(
      source: [UInt8], unread: [SourceSpan], nodes: [YAMLNode], keySpans: [SourceSpan], firstNode: Int = 0,
      roots: [UInt32],
      sideTexts: [SourceSpan], sideBytes: [UInt8], properties: [YAMLNodeProperties], merges: [YAMLMerge],
      mergedValues: [YAMLMergedValue], keys: YAMLKeyTable, ownKeys: YAMLInterner
    ) {
      self.source = source
      self.unread = unread
      self.nodes = nodes
      self.keySpans = keySpans
      self.firstNode = firstNode
      self.roots = roots
      self.sideTexts = sideTexts
      self.sideBytes = sideBytes
      self.properties = properties
      self.merges = merges
      self.mergedValues = mergedValues
      self.keys = keys
      self.ownKeys = ownKeys
    }

    /// Returns a node by its number.
    @inline(__always)
    func node(_ number: Int) -> YAMLNode { nodes[number - firstNode] }

    /// Returns where the key of a node is written.
    @inline(__always)
    func keySpan(_ number: Int) -> SourceSpan { keySpans[number - firstNode] }
  }

  /// The arrays.
  var storage: Storage
  /// The file that the spans lie in.
  public let file: FileID

  /// The keys known beforehand.
  public var keys: YAMLKeyTable { storage.keys }
  /// The number of nodes.
  public var nodeCount: Int { storage.nodes.count }
  /// The root of the first document, `nil` when the file has no node.
  public var root: YAMLNodeID? { storage.roots.first.map(YAMLNodeID.init(rawValue:)) }
  /// The roots of all documents that were read.
  public var documents: [YAMLNodeID] { storage.roots.map(YAMLNodeID.init(rawValue:)) }
  /// All nodes in document order, hidden ones and aliases included.
  public var allNodes: some RandomAccessCollection<YAMLNodeID> {
    (storage.firstNode..<(storage.firstNode + storage.nodes.count)).lazy.map { YAMLNodeID($0) }
  }

  /// Returns what a node is. A node that was reported is invalid, whatever is written.
  public func kind(of node: YAMLNodeID) -> YAMLKind {
    let node = storage.node(node.index)
    return node.flags.contains(.invalid) ? .invalid : node.kind
  }

  /// Returns how a node is written.
  public func style(of node: YAMLNodeID) -> YAMLStyle { storage.node(node.index).style }

  /// Returns the written bytes of a node, quotes and brackets included, anchor and tag not. A block scalar begins with
  /// its header and ends before its last line break; a block collection ends with its last descendant; an absent value
  /// is an empty span behind the colon.
  public func span(of node: YAMLNodeID) -> SourceSpan {
    let node = storage.node(node.index)
    return SourceSpan(node.start, node.start + node.length)
  }

  /// Returns the written bytes of a node with the file.
  public func place(of node: YAMLNodeID) -> SourcePlace { SourcePlace(file, span(of: node)) }

  /// Returns the line of a node's first byte, from 1.
  public func line(of node: YAMLNodeID) -> Int { Int(storage.node(node.index).line) }

  /// Returns the key that a node stands under; a merged entry keeps the key at the anchor.
  public func key(of node: YAMLNodeID) -> YAMLKeyID { storage.node(node.index).key }

  /// Returns where that key is written; an empty span when there is none.
  public func keySpan(of node: YAMLNodeID) -> SourceSpan { storage.keySpan(node.index) }

  /// Whether a scalar is resolved by its spelling: written without quotes and without a tag.
  public func isPlain(_ node: YAMLNodeID) -> Bool {
    let node = storage.node(node.index)
    return node.kind == .scalar && node.style == .plain && node.flags.tag == .none
  }

  /// Whether nothing is written: `key:` and the like.
  public func isAbsent(_ node: YAMLNodeID) -> Bool {
    let node = storage.node(node.index)
    return node.kind == .scalar && node.style == .plain && node.length == 0
  }

  /// Whether a scalar is null by the core schema: plain `null` in one of its spellings, nothing at all, or `!!null`.
  public func isNull(_ node: YAMLNodeID) -> Bool {
    let written = storage.node(node.index)
    // Only plain scalars of at most four bytes can be null, unless a tag says it.
    if written.length > 4, !written.flags.contains(.hasProperties) { return false }
    let tag = written.flags.tag
    if tag == .null { return true }
    guard written.kind == .scalar, written.style == .plain, tag == .none else { return false }
    // The first byte tells nearly all others apart, and costs no reference to the text.
    if written.length > 0, !written.flags.contains(.sideText) {
      let first = storage.source[Int(written.start)]
      if first != UInt8(ascii: "n"), first != UInt8(ascii: "N"), first != UInt8(ascii: "~") { return false }
    }
    return YAMLScalar.resolveNull(bytes(of: node))
  }

  /// Returns the explicit tag of a node.
  public func tag(of node: YAMLNodeID) -> YAMLTag { storage.node(node.index).flags.tag }

  /// Returns where the tag is written.
  public func tagSpan(of node: YAMLNodeID) -> SourceSpan? {
    properties(of: node).flatMap { $0.tag.isEmpty ? nil : $0.tag }
  }

  /// Returns where the anchor `&name` is written.
  public func anchorSpan(of node: YAMLNodeID) -> SourceSpan? {
    properties(of: node).flatMap { $0.anchor.isEmpty ? nil : $0.anchor }
  }

  /// Follows an alias; any other node stands for itself.
  public func resolved(_ node: YAMLNodeID) -> YAMLNodeID {
    let value = storage.node(node.index)
    return value.kind == .alias ? YAMLNodeID(rawValue: value.link) : node
  }

  /// Returns one past the last node of a subtree.
  public func end(of node: YAMLNodeID) -> YAMLNodeID {
    let value = storage.node(node.index)
    return value.isCollection ? YAMLNodeID(rawValue: value.link) : YAMLNodeID(rawValue: node.rawValue + 1)
  }

  /// Finds anchor and tag of a node.
  private func properties(of node: YAMLNodeID) -> YAMLNodeProperties? {
    guard storage.node(node.index).flags.contains(.hasProperties) else { return nil }
    let list = storage.properties
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle].node < node.rawValue { low = middle + 1 } else { high = middle }
    }
    return low < list.count && list[low].node == node.rawValue ? list[low] : nil
  }
}
