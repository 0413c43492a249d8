import VitrineSource

extension YAMLTree {
  /// Takes the tree apart between the children of a mapping, so that a reader can let each part go when it is done with
  /// it and need not hold the whole tree beside all that it makes of it. Linear in the nodes.
  ///
  /// Nodes keep their numbers, and each part knows its own nodes only. The last part is what follows the mapping; what lies
  /// before its first child is in none. A tree with anchors is not taken apart, since an alias may lead anywhere.
  ///
  /// - Parameters:
  ///   - mapping: The mapping between whose children parts end.
  ///   - minimum: The nodes from which it is worth the copying; half a megabyte of source has about as many.
  ///   - size: The nodes of a part, or a few more.
  /// - Returns: The parts in order; empty when the tree stays whole.
  public func parts(below mapping: YAMLNodeID, from minimum: Int = 32_768, of size: Int = 8_192) -> [YAMLTree] {
    let node = storage.node(mapping.index)
    guard node.kind == .mapping, Int(node.link) - mapping.index > minimum, storage.properties.isEmpty,
      storage.merges.isEmpty
    else { return [] }
    var parts: [YAMLTree] = []
    var start = mapping.index + 1
    var child = start
    while child < Int(node.link) {
      let value = storage.node(child)
      child = value.isCollection ? Int(value.link) : child + 1
      if child - start >= size {
        parts.append(part(start..<child))
        start = child
      }
    }
    if start < child { parts.append(part(start..<child)) }
    parts.append(part(child..<(storage.firstNode + storage.nodes.count)))
    return parts
  }

  /// Returns some of the nodes as a tree of their own.
  private func part(_ numbers: Range<Int>) -> YAMLTree {
    let range = (numbers.lowerBound - storage.firstNode)..<(numbers.upperBound - storage.firstNode)
    return YAMLTree(
      storage: Storage(
        source: storage.source, unread: storage.unread, nodes: Array(storage.nodes[range]),
        keySpans: Array(storage.keySpans[range]), firstNode: numbers.lowerBound, roots: [],
        sideTexts: storage.sideTexts, sideBytes: storage.sideBytes, properties: [], merges: [], mergedValues: [],
        keys: storage.keys, ownKeys: storage.ownKeys), file: file)
  }
}
