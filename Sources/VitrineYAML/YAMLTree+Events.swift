import VitrineSource

extension YAMLTree {
  /// The number of events that a parser emits for the file: one for a scalar or an alias, two for a collection, one for
  /// a key, two for a document and two for the stream. Merge keys and hidden nodes count as they are written; a file
  /// that was read in part counts in part.
  public var eventCount: Int {
    var count = 2 + 2 * storage.roots.count
    for index in storage.nodes.indices {
      count += storage.nodes[index].isCollection ? 2 : 1
      if !storage.keySpans[index].isEmpty { count += 1 }
    }
    return count
  }
}
