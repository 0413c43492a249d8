/// Where the text of a block scalar ends.
enum YAMLBlockText {
  /// Cuts line breaks and blank lines from the end of a block scalar, whose mark lies at the next token's line. A line
  /// of blanks that is longer than the indentation is content.
  static func trimmedEnd(_ source: Span<UInt8>, from start: UInt32, to limit: UInt32) -> UInt32 {
    let start = Int(start)
    var end = Int(limit)
    let indent = blockIndent(source, from: start, to: end)
    while true {
      var text = end
      while text > start, source[text - 1] == 0x20 || source[text - 1] == 0x09 { text -= 1 }
      // The line has text, or more blanks than the indentation.
      let isStart = text > start && (source[text - 1] == 0x0A || source[text - 1] == 0x0D)
      guard isStart, end - text <= indent else { return UInt32(end) }
      end = text - 1
      if source[end] == 0x0A, end > start, source[end - 1] == 0x0D { end -= 1 }
    }
  }

  /// The spaces before the first line of a block scalar that holds more than spaces.
  static func blockIndent(_ source: Span<UInt8>, from start: Int, to limit: Int) -> Int {
    var i = start
    while i < limit, source[i] != 0x0A, source[i] != 0x0D { i += 1 }
    var spaces = 0
    while i < limit {
      switch source[i] {
      case 0x0A, 0x0D: spaces = 0
      case 0x20: spaces += 1
      default: return spaces
      }
      i += 1
    }
    return .max
  }
}
