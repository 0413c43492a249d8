import VitrineSource

/// A look at the directives before libyaml compares them with each other.
enum YAMLDirectives {
  /// Returns the line of the first directive beyond the limit; blank lines and comments between directives do not count.
  static func excess(in bytes: [UInt8]) -> SourceSpan? {
    var run = 0
    var line = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while line < bytes.count {
      var end = line
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      if bytes[line] == UInt8(ascii: "%") {
        run += 1
        if run > YAMLLimits.directives { return SourceSpan(UInt32(line), UInt32(end)) }
      } else if run > 0, !isBlank(bytes, line, end) {
        run = 0
      }
      line = end + 1
    }
    return nil
  }

  /// Whether a line holds nothing but spaces, tabs and a comment.
  private static func isBlank(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    var i = start
    while i < end, bytes[i] == 0x20 || bytes[i] == 0x09 { i += 1 }
    return i == end || bytes[i] == UInt8(ascii: "#")
  }
}
