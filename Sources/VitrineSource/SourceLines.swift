/// Steps between the lines of a text, for those who look at a few of them. A line ends at LF, CR LF or a lone CR; for
/// positions there is ``LineTable``.
package enum SourceLines {
  /// Returns the offset of the first byte of the line that holds an offset.
  package static func start(of offset: Int, in bytes: [UInt8]) -> Int {
    var start = min(offset, bytes.count)
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  /// Returns the offset one past the last byte of the line that holds an offset, without its break.
  package static func end(of offset: Int, in bytes: [UInt8]) -> Int {
    var end = min(offset, bytes.count)
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }

  /// Returns the offset of the next line, by the end of one; the end of the text behind the last.
  package static func next(after end: Int, in bytes: [UInt8]) -> Int {
    guard end < bytes.count else { return bytes.count }
    return bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? end + 2 : end + 1
  }

  /// Returns the offset of the first byte from an offset on that is no space and no tab.
  package static func indentEnd(_ start: Int, in bytes: [UInt8]) -> Int {
    var i = start
    while i < bytes.count, bytes[i] == 0x20 || bytes[i] == 0x09 { i += 1 }
    return i
  }
}
