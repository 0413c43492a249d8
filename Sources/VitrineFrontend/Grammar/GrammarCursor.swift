/// A place in a text that moves forward. Blanks are spaces, tabs and line breaks.
struct GrammarCursor {
  /// The text.
  let bytes: ArraySlice<UInt8>
  /// Where in it.
  private(set) var index: Int

  /// Starts at the beginning.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Starts at an offset.
  init(_ bytes: ArraySlice<UInt8>, at offset: Int) {
    self.bytes = bytes
    index = bytes.startIndex + offset
  }

  /// How many bytes lie behind.
  var offset: Int { index - bytes.startIndex }

  /// Whether nothing is left.
  var isAtEnd: Bool { index == bytes.endIndex }

  /// The next byte; nil at the end.
  var next: UInt8? { isAtEnd ? nil : bytes[index] }

  /// Returns the byte so many bytes ahead; nil beyond the end.
  func peek(_ distance: Int) -> UInt8? {
    let ahead = index + distance
    return ahead < bytes.endIndex ? bytes[ahead] : nil
  }

  /// Moves past a byte. Does nothing at the end.
  mutating func advance() { if !isAtEnd { index += 1 } }

  /// Moves past blanks and returns whether there were any.
  @discardableResult
  mutating func skipBlanks() -> Bool {
    let start = index
    while let byte = next, Self.isBlank(byte) { index += 1 }
    return index > start
  }

  /// Moves past a text if it is next, whatever follows it.
  mutating func take(_ text: String) -> Bool {
    let wanted = text.utf8
    guard bytes[index...].starts(with: wanted) else { return false }
    index += wanted.count
    return true
  }

  /// Moves past a name, `[A-Za-z_][A-Za-z0-9_-]*`, and returns it; nil when none begins here.
  mutating func takeName() -> ArraySlice<UInt8>? {
    guard let first = next, Self.startsName(first) else { return nil }
    let start = index
    while let byte = next, Self.continuesName(byte) { index += 1 }
    return bytes[start..<index]
  }

  /// Returns the text from an offset up to here.
  func text(from offset: Int) -> String { String(decoding: bytes[(bytes.startIndex + offset)..<index], as: UTF8.self) }

  /// Returns how many bytes the next character has; 0 at the end.
  var nextLength: Int {
    guard let first = next else { return 0 }
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    return min(length, bytes.endIndex - index)
  }

  /// The next character, for messages; empty at the end.
  var nextCharacter: String { String(decoding: bytes[index..<(index + nextLength)], as: UTF8.self) }

  /// Whether a byte is a blank.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

  /// Whether a byte is a digit.
  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Whether a name may begin with a byte.
  static func startsName(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (letter >= 0x61 && letter <= 0x7A) || byte == UInt8(ascii: "_")
  }

  /// Whether a name may go on with a byte.
  static func continuesName(_ byte: UInt8) -> Bool { startsName(byte) || isDigit(byte) || byte == UInt8(ascii: "-") }
}

extension GrammarCursor {
  /// Returns a problem at the next character.
  func problem(_ message: String, help: String? = nil, replacements: [String] = []) -> GrammarProblem {
    GrammarProblem(at: offset, nextLength, message, help: help, replacements: replacements)
  }

  /// Returns a problem about everything that is left.
  func problemWithRest(_ message: String, help: String? = nil, replacements: [String] = []) -> GrammarProblem {
    var end = bytes.endIndex
    while end > index, Self.isBlank(bytes[end - 1]) { end -= 1 }
    return GrammarProblem(at: offset, end - index, message, help: help, replacements: replacements)
  }
}
