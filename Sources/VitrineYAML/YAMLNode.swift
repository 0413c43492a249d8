/// Facts about a node in 16 bits.
struct YAMLNodeFlags: OptionSet, Sendable {
  /// The bits.
  var rawValue: UInt16

  /// The scalar's text differs from what is written and lies in the side array; the link is its entry.
  static let sideText = YAMLNodeFlags(rawValue: 1 << 0)
  /// The node is no entry of its mapping: a merge, a repeated key, a key that is itself a node. With ``invalid`` and a
  /// key it is one whose key was refused.
  static let hidden = YAMLNodeFlags(rawValue: 1 << 1)
  /// The node was reported.
  static let invalid = YAMLNodeFlags(rawValue: 1 << 2)
  /// The node has an anchor or a tag: there is an entry in the property list.
  static let hasProperties = YAMLNodeFlags(rawValue: 1 << 3)
  /// The mapping has a merge key: there is an entry in the merge list.
  static let hasMerge = YAMLNodeFlags(rawValue: 1 << 4)
  /// The key before this value is written in quotes.
  static let quotedKey = YAMLNodeFlags(rawValue: 1 << 5)

  /// Where the tag's four bits begin.
  private static let tagShift: UInt16 = 8

  /// The explicit tag.
  var tag: YAMLTag {
    get { YAMLTag(rawValue: UInt8(truncatingIfNeeded: rawValue >> Self.tagShift) & 0xF) ?? .none }
    set {
      rawValue = (rawValue & ~(0xF << Self.tagShift)) | (UInt16(newValue.rawValue) << Self.tagShift)
    }
  }
}

/// A node in 24 bytes (facts/performance.md section 4). Children follow their parent.
struct YAMLNode: Sendable {
  /// What it is.
  var kind: YAMLKind
  /// How it is written.
  var style: YAMLStyle
  /// Further facts.
  var flags: YAMLNodeFlags
  /// The key it stands under.
  var key: YAMLKeyID
  /// Byte offset of the first written byte, quotes and brackets included, anchor and tag not.
  var start: UInt32
  /// The number of written bytes.
  var length: UInt32
  /// A collection: one past its last descendant (0 while open). An alias: its target. A scalar with side text: the
  /// entry in the list of side texts.
  var link: UInt32
  /// The line of the first byte, from 1.
  var line: UInt32

  /// Whether it is a literal or folded text.
  var isBlockText: Bool { style == .literal || style == .folded }
  /// Whether other nodes lie inside.
  var isCollection: Bool { kind == .mapping || kind == .sequence }
}
