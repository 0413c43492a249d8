/// The number of a node in a ``YAMLTree``: its index in document order.
public struct YAMLNodeID: RawRepresentable, Hashable, Sendable, Comparable {
  /// Index into the tree's nodes.
  public let rawValue: UInt32

  /// Wraps an index.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Wraps an array index.
  init(_ index: Int) { rawValue = UInt32(truncatingIfNeeded: index) }

  /// The number as an array index.
  var index: Int { Int(rawValue) }

  /// Orders by place in the document.
  public static func < (a: YAMLNodeID, b: YAMLNodeID) -> Bool { a.rawValue < b.rawValue }
}

/// The number of a key's text. The keys of a ``YAMLKeyTable`` have their index there, in every file; keys that only a
/// file has get the numbers after those, in order of first use.
public struct YAMLKeyID: RawRepresentable, Hashable, Sendable {
  /// Index into the known keys, or above them.
  public let rawValue: UInt32

  /// Wraps an index.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No key: the node is an item of a sequence, a root, or its key was refused.
  public static let none = YAMLKeyID(rawValue: UInt32.max)
  /// The merge key `<<`.
  public static let merge = YAMLKeyID(rawValue: UInt32.max - 1)
}
