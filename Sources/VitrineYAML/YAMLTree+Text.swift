import VitrineSource

extension YAMLTree {
  /// Returns the text of a scalar as UTF-8; empty for other nodes. Costs no copy.
  public func bytes(of node: YAMLNodeID) -> ArraySlice<UInt8> {
    let value = storage.node(node.index)
    guard value.kind == .scalar else { return [] }
    if value.flags.contains(.sideText) {
      let span = storage.sideTexts[Int(value.link)]
      return storage.sideBytes[Int(span.start)..<Int(span.end)]
    }
    let start = Int(value.start)
    let end = start + Int(value.length)
    // Verbatim text in quotes lies between them.
    return value.style == .plain ? storage.source[start..<end] : storage.source[(start + 1)..<(end - 1)]
  }

  /// Returns the text of a scalar; empty for other nodes.
  public func text(of node: YAMLNodeID) -> String { String(decoding: bytes(of: node), as: UTF8.self) }

  /// Returns the text of a key; empty for ``YAMLKeyID/none``.
  public func text(of key: YAMLKeyID) -> String {
    if key == .merge { return "<<" }
    if key == .none { return "" }
    let known = UInt32(keys.count)
    let bytes =
      key.rawValue < known ? keys.interner.bytes(of: key.rawValue) : storage.ownKeys.bytes(of: key.rawValue - known)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the id that a key's text has in this file, `nil` if the file and the table do not know it.
  public func keyID(_ text: String) -> YAMLKeyID? {
    if let known = keys.id(of: text) { return known }
    let bytes = Array(text.utf8)
    return storage.ownKeys.find(bytes.span).map {
      YAMLKeyID(rawValue: $0 + UInt32(keys.count))
    }
  }
}
