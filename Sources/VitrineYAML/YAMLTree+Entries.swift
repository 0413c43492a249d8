public import VitrineSource

/// A key with its value.
public struct YAMLEntry: Hashable, Sendable {
  /// The key's number.
  public let key: YAMLKeyID
  /// Where the key is written, quotes included.
  public let keySpan: SourceSpan
  /// The value; an alias is followed.
  public let value: YAMLNodeID
  /// The value as it stands there: the alias if there is one.
  public let written: YAMLNodeID
  /// The value of the `<<` that brings the entry in, `nil` for an own entry.
  public let merge: YAMLNodeID?
}

/// A place between two entries of a mapping. It holds no tree, so that a tree can be let go part by part on the way
/// (``YAMLTree/takeApart(below:from:of:)``).
public struct YAMLEntryCursor: Sendable {
  /// The next own child.
  private var position: Int
  /// One past the last own child.
  private let end: Int
  /// The next merged value.
  private var nextMerged = 0
  /// One past the last merged value.
  private var endMerged = 0

  /// Starts at the first entry; other nodes than mappings have none.
  init(_ storage: YAMLTree.Storage, _ mapping: YAMLNodeID) {
    let node = storage.node(mapping.index)
    guard node.kind == .mapping else {
      position = 0
      end = 0
      return
    }
    position = mapping.index + 1
    end = Int(node.link)
    if node.flags.contains(.hasMerge), let merge = storage.merges.record(of: mapping.rawValue, in: storage.nodes) {
      nextMerged = Int(merge.start)
      endMerged = Int(merge.end)
    }
  }

  /// Returns the next entry. The tree is the one that the cursor was made for, or the part of it that comes next; nil
  /// at the end of the part.
  public mutating func next(in tree: YAMLTree) -> YAMLEntry? { next(tree.storage) }

  /// Returns the next entry.
  @inline(__always)
  mutating func next(_ storage: YAMLTree.Storage) -> YAMLEntry? {
    while position < min(end, storage.firstNode + storage.nodes.count) {
      let index = position
      let node = storage.node(index)
      position = node.isCollection ? Int(node.link) : index + 1
      if !node.flags.contains(.hidden) { return entry(index, node, merge: nil, storage) }
    }
    guard nextMerged < endMerged else { return nil }
    let merged = storage.mergedValues[nextMerged]
    nextMerged += 1
    let index = Int(merged.value)
    return entry(index, storage.node(index), merge: YAMLNodeID(rawValue: merged.merge), storage)
  }

  /// Makes the entry of a value node.
  private func entry(_ index: Int, _ node: YAMLNode, merge: YAMLNodeID?, _ storage: YAMLTree.Storage) -> YAMLEntry {
    let written = YAMLNodeID(index)
    return YAMLEntry(
      key: node.key, keySpan: storage.keySpan(index),
      value: node.kind == .alias ? YAMLNodeID(rawValue: node.link) : written, written: written, merge: merge)
  }
}

/// The entries of a mapping: its own in order, then those of its merges that it does not override. Each key comes once.
public struct YAMLEntries: Sequence, IteratorProtocol, Sendable {
  /// The tree.
  private let tree: YAMLTree
  /// Where it stands.
  private var cursor: YAMLEntryCursor

  /// Starts at the first entry; other nodes than mappings have none.
  init(_ tree: YAMLTree, _ mapping: YAMLNodeID) {
    self.tree = tree
    cursor = YAMLEntryCursor(tree.storage, mapping)
  }

  /// Returns the next entry.
  public mutating func next() -> YAMLEntry? { cursor.next(tree.storage) }
}

/// An item of a sequence.
public struct YAMLItem: Hashable, Sendable {
  /// The item; an alias is followed.
  public let value: YAMLNodeID
  /// The item as it stands there: the alias if there is one.
  public let written: YAMLNodeID
}

/// The items of a sequence in order.
public struct YAMLItems: Sequence, IteratorProtocol, Sendable {
  /// The tree.
  private let tree: YAMLTree
  /// The next item.
  private var position: Int
  /// One past the last item.
  private let end: Int

  /// Starts at the first item; other nodes than sequences have none.
  init(_ tree: YAMLTree, _ sequence: YAMLNodeID) {
    self.tree = tree
    let node = tree.storage.node(sequence.index)
    position = sequence.index + 1
    end = node.kind == .sequence ? Int(node.link) : 0
  }

  /// Returns the next item.
  public mutating func next() -> YAMLItem? {
    guard position < end else { return nil }
    let written = YAMLNodeID(position)
    let node = tree.storage.node(position)
    position = node.isCollection ? Int(node.link) : position + 1
    return YAMLItem(value: node.kind == .alias ? YAMLNodeID(rawValue: node.link) : written, written: written)
  }
}

extension YAMLTree {
  /// Returns the entries of a mapping, merged ones last. Other nodes have none.
  public func entries(of mapping: YAMLNodeID) -> YAMLEntries { YAMLEntries(self, mapping) }

  /// Returns a cursor before the first entry of a mapping.
  public func cursor(of mapping: YAMLNodeID) -> YAMLEntryCursor { YAMLEntryCursor(storage, mapping) }

  /// Returns the items of a sequence. Other nodes have none.
  public func items(of sequence: YAMLNodeID) -> YAMLItems { YAMLItems(self, sequence) }

  /// Returns the number of children of a node as written, entries that are none included: room for exactly as many is
  /// enough for its own entries or items. Linear in the children.
  public func childCount(of collection: YAMLNodeID) -> Int {
    let node = storage.node(collection.index)
    guard node.isCollection else { return 0 }
    var count = 0
    var child = collection.index + 1
    while child < Int(node.link) {
      let value = storage.node(child)
      child = value.isCollection ? Int(value.link) : child + 1
      count += 1
    }
    return count
  }

  /// Returns the entry with this key. Linear in the entries.
  public func entry(of mapping: YAMLNodeID, _ key: YAMLKeyID) -> YAMLEntry? {
    entries(of: mapping).first { $0.key == key }
  }

  /// Returns the value under this key. Linear in the entries.
  public func value(of mapping: YAMLNodeID, _ key: String) -> YAMLNodeID? {
    guard let id = keyID(key) else { return nil }
    return entry(of: mapping, id)?.value
  }

  /// Whether a mapping takes over entries from others by `<<`.
  public func hasMerges(_ mapping: YAMLNodeID) -> Bool { storage.node(mapping.index).flags.contains(.hasMerge) }

  /// Returns the values of the `<<` keys of a mapping as they stand there.
  public func merges(of mapping: YAMLNodeID) -> [YAMLNodeID] {
    let node = storage.node(mapping.index)
    guard node.kind == .mapping, node.flags.contains(.hasMerge) else { return [] }
    var merges: [YAMLNodeID] = []
    var child = mapping.index + 1
    while child < Int(node.link) {
      let value = storage.node(child)
      if value.key == .merge { merges.append(YAMLNodeID(child)) }
      child = value.isCollection ? Int(value.link) : child + 1
    }
    return merges
  }
}
