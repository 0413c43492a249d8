/// An edit that no author would make, or that a tool made.
public enum HostileKind: String, CaseIterable, Sendable {
  /// The file ends early, perhaps inside a character.
  case truncated
  /// A line is missing.
  case lineDeleted
  /// A line stands twice.
  case lineDoubled
  /// A line is indented by more or less, perhaps with tabs.
  case lineReindented
  /// The keys of a mapping stand in another order.
  case keysPermuted
  /// Brackets instead of indentation.
  case flowForBlock
  /// Lines end with CR and LF.
  case crlf
  /// Lines end with CR alone, or some of them.
  case loneCR
  /// An emoji in front of the file.
  case emojiFirst
  /// An emoji in front of a line's text.
  case emojiInLine
  /// An emoji, or another text of many bytes, inside a value.
  case emojiInValue
  /// Some bits of some bytes are changed.
  case bytesFlipped
  /// Two pieces have changed places.
  case piecesSwapped
  /// A piece of another spec stands in the middle.
  case spliced
  /// Marks with a meaning in YAML are strewn in.
  case punctuation
  /// Byte order marks, one or several, in front or elsewhere.
  case byteOrderMarks
  /// Anchors, aliases and merges.
  case references
  /// A piece stands many times.
  case repeated
  /// A value is one that numbers and texts are rarely.
  case extremeValue
}

/// A text that was edited.
public struct HostileEdit: Sendable {
  /// The number of the spec it was made from.
  public let source: Int
  /// What was done, in order.
  public let kinds: [HostileKind]
  /// The whole text.
  public let bytes: [UInt8]
}
