import VitrineSource

extension YAMLTree {
  /// Takes the tree apart between the children of a mapping, so that a reader can let each part go when it is done with
  /// it and need not hold the whole tree beside all that it makes of it. Linear in the nodes. The tree itself holds no nodes
  /// afterwards; one that stays whole is left as it is.
  ///
  /// Nodes keep their numbers, and each part knows its own nodes only. The last part is what follows the mapping; what lies
  /// before its first child is in none. A tree with anchors is not taken apart, since an alias may lead anywhere.
  ///
  /// - Parameters:
  ///   - mapping: The mapping between whose children parts end.
  ///   - minimum: The nodes from which it is worth the copying; half a megabyte of source has about as many.
  ///   - size: The nodes of a part, or a few more.
  /// - Returns: The parts in order; empty when the tree stays whole.
  public mutating func takeApart(
    below mapping: YAMLNodeID, from minimum: Int = 32_768, of size: Int = 8_192
  ) -> [YAMLTree] {
    let node = storage.node(mapping.index)
    guard node.kind == .mapping, Int(node.link) - mapping.index > minimum, storage.properties.isEmpty,
      storage.merges.isEmpty
    else { return [] }
    let first = storage.firstNode
    let ranges = ranges(below: mapping, of: size).map { ($0.lowerBound - first)..<($0.upperBound - first) }
    // One array after the other: beside the parts there is never more than one that is still whole.
    let nodes = ranges.map { Array(storage.nodes[$0]) }
    storage = storage.with(nodes: [], keySpans: storage.keySpans, firstNode: first)
    let parts = zip(ranges, nodes).map { range, nodes in
      YAMLTree(
        storage: storage.with(
          nodes: nodes, keySpans: Array(storage.keySpans[range]), firstNode: first + range.lowerBound), file: file)
    }
    storage = storage.with(nodes: [], keySpans: [], firstNode: first)
    return parts
  }

  /// Returns the numbers of the nodes of each part.
  private func ranges(below mapping: YAMLNodeID, of size: Int) -> [Range<Int>] {
    let end = Int(storage.node(mapping.index).link)
    var ranges: [Range<Int>] = []
    var start = mapping.index + 1
    var child = start
    while child < end {
      let value = storage.node(child)
      child = value.isCollection ? Int(value.link) : child + 1
      if child - start >= size {
        ranges.append(start..<child)
        start = child
      }
    }
    if start < child { ranges.append(start..<child) }
    ranges.append(child..<(storage.firstNode + storage.nodes.count))
    return ranges
  }
}

extension YAMLTree.Storage {
  /// Returns a storage of other nodes. It has no document of its own, no anchors and no merges.
  fileprivate func with(nodes: [YAMLNode], keySpans: [SourceSpan], firstNode: Int) -> YAMLTree.Storage {
    YAMLTree.Storage(
      source: source, unread: unread, nodes: nodes, keySpans: keySpans, firstNode: firstNode, roots: [],
      sideTexts: sideTexts, sideBytes: sideBytes, properties: [], merges: [], mergedValues: [], keys: keys,
      ownKeys: ownKeys)
  }
}
