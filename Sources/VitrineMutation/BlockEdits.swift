/// Edits of mappings and lists that are written by indentation.
struct BlockEdits {
  /// A line and the lines below it that are indented deeper.
  private struct Block {
    /// The lines' bytes.
    var range: Range<Int>
    /// The indentation of the first line.
    var indent: Int
  }

  /// The text.
  private let bytes: [UInt8]
  /// The lines.
  private let lines: [Range<Int>]

  /// Looks at a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let starts = HostileEdits.starts(bytes)
    lines = zip(starts, starts.dropFirst()).map { $0..<$1 }
  }

  /// Returns the text with the blocks of one mapping or list in another order.
  func permuted(using random: inout SeededRandom) -> [UInt8] {
    guard !lines.isEmpty else { return bytes }
    let blocks = siblings(of: random.number(0...(lines.count - 1)))
    guard let first = blocks.first, let last = blocks.last, blocks.count > 1 else { return bytes }
    let moved = blocks.shuffled(using: &random).flatMap { bytes[$0.range] }
    return HostileEdits.replacing(first.range.lowerBound..<last.range.upperBound, in: bytes, with: moved)
  }

  /// Returns the text with one mapping or list in brackets, as far as its lines are simple; perhaps not quite right.
  func inFlow(using random: inout SeededRandom) -> [UInt8] {
    guard !lines.isEmpty else { return bytes }
    let blocks = siblings(of: random.number(0...(lines.count - 1)))
    guard let first = blocks.first, let last = blocks.last, first.indent > 0 else { return bytes }
    let isList = bytes[first.range].dropFirst(first.indent).first == Ascii.dash
    let items = blocks.map { block in
      bytes[block.range].split(separator: Ascii.lineFeed).map { line in
        let text = line.drop { $0 == Ascii.space }
        return Array(isList && text.first == Ascii.dash ? text.dropFirst(2) : text)
      }.joined(separator: random.once(in: 4) ? [Ascii.lineFeed, Ascii.space] : [Ascii.space])
    }
    let separator = random.once(in: 3) ? Array(",\n ".utf8) : Array(", ".utf8)
    let inner = Array(items.joined(separator: separator))
    let text: [UInt8] =
      [Ascii.space, isList ? Ascii.openBracket : Ascii.openBrace] + inner
      + [isList ? Ascii.closeBracket : Ascii.closeBrace, Ascii.lineFeed]
    // Behind the key above, whose line feed goes.
    let start = max(0, first.range.lowerBound - 1)
    return HostileEdits.replacing(start..<last.range.upperBound, in: bytes, with: text)
  }

  /// The blocks of the mapping or list that a line belongs to.
  private func siblings(of line: Int) -> [Block] {
    let indent = indent(line)
    var first = line
    while first > 0, self.indent(first - 1) >= indent { first -= 1 }
    var blocks: [Block] = []
    for line in first..<lines.count {
      let own = self.indent(line)
      if own < indent { break }
      if own == indent || blocks.isEmpty {
        blocks.append(Block(range: lines[line], indent: own))
      } else {
        blocks[blocks.count - 1].range = blocks[blocks.count - 1].range.lowerBound..<lines[line].upperBound
      }
    }
    return blocks
  }

  /// The blanks before a line's text.
  private func indent(_ line: Int) -> Int { bytes[lines[line]].prefix { $0 == Ascii.space }.count }
}
