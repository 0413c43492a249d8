import VitrineSource

/// A line of the text as an author sees it.
struct YAMLTextLine {
  /// Offset of its first byte.
  var start: Int
  /// Offset of the first byte that is no blank.
  var text: Int
  /// Offset behind the dashes of list items: where a key or a value begins.
  var key: Int
  /// Offset one past the last byte before a comment and blanks.
  var last: Int
  /// Offset one past its last byte, without the break.
  var end: Int

  /// The indentation.
  var column: Int { text - start }
  /// The column of a key behind dashes.
  var keyColumn: Int { key - start }
  /// Whether it is an item of a list.
  var isItem: Bool { key > text }
}

extension YAMLWording {
  /// Reads the line that holds an offset.
  func line(at offset: Int) -> YAMLTextLine {
    let start = lineStart(offset)
    let end = lineEnd(offset)
    let text = indentEnd(start)
    var key = text
    while key < end, bytes[key] == UInt8(ascii: "-"), key + 1 >= end || bytes[key + 1] == 0x20 || bytes[key + 1] == 0x09
    {
      key = min(end, indentEnd(key + 1))
    }
    return YAMLTextLine(start: start, text: text, key: key, last: max(text, valueEnd(text)), end: end)
  }

  /// Whether a line has nothing or only a comment.
  func isBare(_ line: YAMLTextLine) -> Bool {
    line.text >= line.end || bytes[line.text] == UInt8(ascii: "#")
  }

  /// The offset of the first byte of the next line; the end of the text behind the last one.
  func nextStart(_ line: YAMLTextLine) -> Int { SourceLines.next(after: line.end, in: bytes) }

  /// The nearest line above with content.
  func lineAbove(_ line: YAMLTextLine) -> YAMLTextLine? {
    var start = line.start
    while start > 0 {
      // One step back is on the break of the line above.
      let above = self.line(
        at: start >= 2 && bytes[start - 1] == 0x0A && bytes[start - 2] == 0x0D ? start - 2 : start - 1)
      if !isBare(above) { return above }
      start = above.start
    }
    return nil
  }

  /// The nearest line below with content.
  func lineBelow(_ line: YAMLTextLine) -> YAMLTextLine? {
    var start = nextStart(line)
    while start < bytes.count {
      let below = self.line(at: start)
      if !isBare(below) { return below }
      start = nextStart(below)
    }
    return nil
  }

  /// The end of the next line with content, or of the text.
  func endBelow(_ line: YAMLTextLine) -> Int { lineBelow(line)?.end ?? bytes.count }

  /// A range as a span.
  func span(_ start: Int, _ end: Int) -> SourceSpan { SourceSpan(UInt32(start), UInt32(max(start, end))) }

  /// The spaces of one step (project decision: what every spec of the project uses).
  static let indentStep = 2

  /// The columns at which a line may well begin, nearest to the present one first: those of what stands above and around
  /// it, and one step inside a key without value.
  func columns(for line: YAMLTextLine) -> [Int] {
    var found: [Int] = []
    func add(_ column: Int) { if !found.contains(column) { found.append(column) } }
    var limit = Int.max
    var above = lineAbove(line)
    var isOpen = false
    if let above, above.last > above.key, bytes[above.last - 1] == UInt8(ascii: ":") {
      add(above.keyColumn + Self.indentStep)
      isOpen = true
    }
    while let outer = above, limit > 0 {
      if outer.column < limit {
        // A key without value has a line inside it, or, for a list, at its own column.
        if !isOpen || line.isItem { add(outer.keyColumn) }
        add(outer.column)
        limit = outer.column
      }
      isOpen = false
      above = lineAbove(outer)
    }
    return found.enumerated().sorted {
      let (a, b) = (abs($0.element - line.column), abs($1.element - line.column))
      return a == b ? $0.offset < $1.offset : a < b
    }.map(\.element)
  }
}
