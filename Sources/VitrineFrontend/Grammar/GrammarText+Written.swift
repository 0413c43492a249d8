package import VitrineSource

extension GrammarText {
  /// How a scalar is written, as far as its bytes differ from its text (YAML 1.2, 7.3).
  package enum Writing: Hashable, Sendable {
    /// Without quotes; lines are folded.
    case plain
    /// In single quotes; two of them stand for one, lines are folded.
    case singleQuoted
    /// In double quotes; escapes, lines are folded.
    case doubleQuoted
  }

  /// Wraps the text of a scalar that the file writes with escapes, doubled quotes or folded lines.
  ///
  /// A problem points at the bytes that stand for the characters it means. When text and writing do not belong together,
  /// it points at the whole.
  ///
  /// - Parameters:
  ///   - text: The text, escapes resolved.
  ///   - written: The bytes of the file, without the quotes around them.
  ///   - writing: How they are written.
  ///   - place: Where these bytes stand.
  package init(_ text: ArraySlice<UInt8>, written: ArraySlice<UInt8>, _ writing: Writing, at place: SourcePlace) {
    self.init(text) { offset, length in
      var unfolding = Unfolding(written, writing)
      unfolding.run()
      guard unfolding.pieces.count == text.count, offset + length <= text.count else { return place }
      let pieces = unfolding.pieces
      let start = offset < pieces.count ? pieces[offset].start : written.count
      let end = length == 0 ? start : pieces[offset + length - 1].end
      return place.slice(start, max(0, end - start))
    }
  }
}

/// Walks over the bytes of a scalar and notes for each byte of its text which of them stand for it.
private struct Unfolding {
  /// The bytes of the file that one byte of the text stands for, as offsets.
  struct Piece {
    /// The first.
    var start: Int
    /// One past the last.
    var end: Int
  }

  /// The bytes of the file.
  private let bytes: ArraySlice<UInt8>
  /// How they are written.
  private let writing: GrammarText.Writing
  /// Where in them.
  private var index: Int
  /// One piece for each byte of the text.
  private(set) var pieces: [Piece] = []

  /// Starts at the beginning.
  init(_ bytes: ArraySlice<UInt8>, _ writing: GrammarText.Writing) {
    self.bytes = bytes
    self.writing = writing
    index = bytes.startIndex
  }

  /// Walks to the end.
  mutating func run() {
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), writing == .doubleQuoted {
        escape()
      } else if byte == UInt8(ascii: "'"), writing == .singleQuoted, peek(1) == byte {
        note(1, of: 2)
      } else if isFold() {
        fold()
      } else {
        note(1, of: 1)
      }
    }
  }

  /// Returns the byte so many bytes ahead.
  private func peek(_ distance: Int) -> UInt8? { index + distance < bytes.endIndex ? bytes[index + distance] : nil }

  /// Notes that the next `length` bytes stand for `count` bytes of the text, and moves past them.
  private mutating func note(_ count: Int, of length: Int) {
    let start = index - bytes.startIndex
    let end = min(start + length, bytes.count)
    for _ in 0..<count { pieces.append(Piece(start: start, end: end)) }
    index = bytes.startIndex + end
  }

  /// Moves past an escape.
  private mutating func escape() {
    switch peek(1) {
    case UInt8(ascii: "x"): scalar(digits: 2)
    case UInt8(ascii: "u"): scalar(digits: 4)
    case UInt8(ascii: "U"): scalar(digits: 8)
    // Next line and the no-break space have two bytes, the line and paragraph separators three.
    case UInt8(ascii: "N"), UInt8(ascii: "_"): note(2, of: 2)
    case UInt8(ascii: "L"), UInt8(ascii: "P"): note(3, of: 2)
    case 0x0A, 0x0D:
      index += 1
      takeBreak()
      takeBlanks()
      // Behind an escaped line break every empty line stands for a line break.
      for piece in takeEmptyLines() { pieces.append(piece) }
    default: note(1, of: 2)
    }
  }

  /// Moves past an escape with a code in hexadecimal digits.
  private mutating func scalar(digits: Int) {
    let start = min(index + 2, bytes.endIndex)
    let code = UInt32(String(decoding: bytes[start..<min(start + digits, bytes.endIndex)], as: UTF8.self), radix: 16)
    let length = code.flatMap(Unicode.Scalar.init).map { String($0).utf8.count } ?? 1
    note(length, of: 2 + digits)
  }

  /// Whether blanks and a line break, or a line break alone, are next.
  private func isFold() -> Bool {
    var ahead = index
    while ahead < bytes.endIndex, bytes[ahead] == 0x20 || bytes[ahead] == 0x09 { ahead += 1 }
    return ahead < bytes.endIndex && (bytes[ahead] == 0x0A || bytes[ahead] == 0x0D)
  }

  /// Moves past a folded line break: one stands for a space, each further one for a line break.
  private mutating func fold() {
    let start = index - bytes.startIndex
    takeBlanks()
    takeBreak()
    takeBlanks()
    let breaks = takeEmptyLines().count
    let end = index - bytes.startIndex
    for _ in 0..<max(1, breaks) { pieces.append(Piece(start: start, end: end)) }
  }

  /// Moves past line breaks with the blanks behind them, and returns one piece for each.
  private mutating func takeEmptyLines() -> [Piece] {
    var lines: [Piece] = []
    while let byte = peek(0), byte == 0x0A || byte == 0x0D {
      let start = index - bytes.startIndex
      takeBreak()
      takeBlanks()
      lines.append(Piece(start: start, end: index - bytes.startIndex))
    }
    return lines
  }

  /// Moves past one line break.
  private mutating func takeBreak() {
    if peek(0) == 0x0D, peek(1) == 0x0A { index += 1 }
    if index < bytes.endIndex { index += 1 }
  }

  /// Moves past spaces and tabs.
  private mutating func takeBlanks() { while let byte = peek(0), byte == 0x20 || byte == 0x09 { index += 1 } }
}
