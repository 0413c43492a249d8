/// The key spellings that are known before a file is read. Make one per process.
public final class YAMLKeyTable: Sendable {
  /// The spellings and their numbers.
  let interner: YAMLInterner

  /// Numbers the spellings by their index. A repeated spelling traps: ids would not be the indices the caller counts on.
  public init(_ spellings: [String]) {
    interner = YAMLInterner(words: spellings.reduce(into: [UInt8]()) { $0 += Array($1.utf8) + [0] }, endingWith: 0)
    precondition(interner.count == spellings.count, "a key spelling is listed twice")
  }

  /// Numbers spellings that stand in one text with a blank between two. A repeated spelling traps.
  public init(words: String) {
    var bytes = Array(words.utf8)
    bytes.append(UInt8(ascii: " "))
    interner = YAMLInterner(words: bytes, endingWith: UInt8(ascii: " "))
  }

  /// No known keys, for tools that show any YAML.
  public static let empty = YAMLKeyTable([])

  /// The number of known keys; ids from here on belong to one file.
  public var count: Int { interner.count }

  /// Returns the id of a known spelling.
  public func id(of spelling: String) -> YAMLKeyID? {
    let text = Array(spelling.utf8)
    return interner.find(text.span).map(YAMLKeyID.init(rawValue:))
  }

  /// Returns the spelling of a known key, `nil` for ids of a file.
  public func spelling(of id: YAMLKeyID) -> String? {
    id.rawValue < UInt32(count) ? String(decoding: interner.bytes(of: id.rawValue), as: UTF8.self) : nil
  }
}
