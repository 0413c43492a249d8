extension YAMLScanner {
  /// Returns the offset of the first byte that is no space.
  @inline(__always)
  static func skipSpaces(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var i = start
    while i < bytes.count, bytes[i] == UInt8(ascii: " ") { i += 1 }
    return i
  }

  /// Whether a space, a break or the end stands here.
  @inline(__always)
  static func isBlank(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    guard offset < bytes.count else { return true }
    return bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\n")
  }

  /// Whether a dash with a blank behind it stands here: an item of a block list.
  @inline(__always)
  static func isDash(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "-") && isBlank(bytes, offset + 1)
  }

  /// Whether nothing but a comment follows in the line; spaces are skipped already.
  @inline(__always)
  static func isBare(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    guard offset < bytes.count else { return true }
    return bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "#")
  }

  /// Whether a byte opens a collection in brackets.
  @inline(__always)
  static func isBracket(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") }

  /// Whether three dots stand here, which end a document at the start of a line. Three dashes are no scalar anyway.
  static func isDocumentEnd(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    guard offset + 3 <= bytes.count else { return false }
    return bytes[offset] == UInt8(ascii: ".") && bytes[offset + 1] == UInt8(ascii: ".")
      && bytes[offset + 2] == UInt8(ascii: ".")
  }

  /// Whether a plain scalar that is left to this scanner can begin here.
  @inline(__always)
  static func beginsPlain(_ bytes: Span<UInt8>, _ offset: Int) -> Bool {
    let byte = bytes[offset]
    if isWordByte(byte) { return true }
    switch byte {
    case UInt8(ascii: "-"): return offset + 1 < bytes.count && isWordByte(bytes[offset + 1])
    case UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "*"),
      UInt8(ascii: "!"), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "'"), UInt8(ascii: "\""),
      UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      return false
    default: return byte > 0x20
    }
  }

  /// Whether a byte is a letter, a digit or a dot of ASCII.
  @inline(__always)
  private static func isWordByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: ".")
  }

  /// Reads a scalar outside of brackets; `nil` to give up.
  @inline(__always)
  static func blockScalar(_ bytes: Span<UInt8>, _ start: Int) -> Scalar? {
    let first = bytes[start]
    if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") { return quotedScalar(bytes, start) }
    guard beginsPlain(bytes, start) else { return nil }
    var i = start
    var end = start
    while i < bytes.count {
      let byte = bytes[i]
      if byte > UInt8(ascii: "#"), byte != UInt8(ascii: ":") {
        i += 1
        end = i
      } else if byte == UInt8(ascii: " ") {
        i += 1
      } else if byte == UInt8(ascii: "\n") {
        break
      } else if byte == UInt8(ascii: ":"), isBlank(bytes, i + 1) {
        return end == i ? Scalar(style: .plain, start: start, end: end, stop: i, isKey: true) : nil
      } else if byte == UInt8(ascii: "#"), bytes[i - 1] == UInt8(ascii: " ") {
        break
      } else if byte < 0x20 || byte == UInt8(ascii: ":") && bytes[i + 1] < 0x20 {
        return nil
      } else {
        i += 1
        end = i
      }
    }
    return Scalar(style: .plain, start: start, end: end, stop: i, isKey: false)
  }

  /// Reads a scalar in quotes, on one line and without escapes; `nil` to give up.
  static func quotedScalar(_ bytes: Span<UInt8>, _ start: Int) -> Scalar? {
    let quote = bytes[start]
    let isDouble = quote == UInt8(ascii: "\"")
    var i = start + 1
    while i < bytes.count, bytes[i] != quote {
      if bytes[i] < 0x20 || isDouble && bytes[i] == UInt8(ascii: "\\") { return nil }
      i += 1
    }
    guard i < bytes.count else { return nil }
    i += 1
    var isKey = false
    if i < bytes.count {
      if bytes[i] == quote { return nil }
      if bytes[i] == UInt8(ascii: ":") {
        guard isBlank(bytes, i + 1) else { return nil }
        isKey = true
      }
    }
    return Scalar(style: isDouble ? .doubleQuoted : .singleQuoted, start: start, end: i, stop: i, isKey: isKey)
  }
}
