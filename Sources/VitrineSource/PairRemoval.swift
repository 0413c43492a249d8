/// Edits that take a key with its value, or an item of a list, out of a YAML text and leave it well formed: whole lines in
/// block style, the comma beside it in flow style.
package enum PairRemoval {
  /// Returns the edits that remove a span; empty when that cannot be done without touching more.
  ///
  /// - Parameters:
  ///   - span: A key with its value, or an item without its dash.
  ///   - isKey: Whether it is a key with its value.
  package static func edits(of span: SourceSpan, isKey: Bool, in file: FileID, _ bytes: [UInt8]) -> [SourceEdit] {
    let start = Int(span.start)
    let end = Int(span.end)
    guard end <= bytes.count else { return [] }
    let next = SourceLines.indentEnd(end, in: bytes)
    if next < bytes.count, bytes[next] == UInt8(ascii: ",") {
      return [edit(file, start, SourceLines.indentEnd(next + 1, in: bytes))]
    }
    if isFlowEnd(bytes, next) {
      var before = start
      while before > 0, isBlankOrBreak(bytes[before - 1]) { before -= 1 }
      if before > 0, bytes[before - 1] == UInt8(ascii: ",") { before -= 1 }
      return [edit(file, before, end)]
    }
    return lines(of: span, isKey: isKey, in: file, bytes)
  }

  /// Returns the edits that remove the lines of a span in block style.
  private static func lines(of span: SourceSpan, isKey: Bool, in file: FileID, _ bytes: [UInt8]) -> [SourceEdit] {
    let start = Int(span.start)
    let lineStart = SourceLines.start(of: start, in: bytes)
    var firstText = SourceLines.indentEnd(lineStart, in: bytes)
    var followsDash = false
    if firstText < start, bytes[firstText] == UInt8(ascii: "-") {
      followsDash = true
      firstText = SourceLines.indentEnd(firstText + 1, in: bytes)
    }
    guard firstText == start else { return [] }
    let after = SourceLines.next(after: SourceLines.end(of: Int(span.end), in: bytes), in: bytes)
    guard followsDash, isKey else { return [edit(file, lineStart, after)] }
    // The dash stays for the next key, which must stand exactly below this one.
    let nextKey = SourceLines.indentEnd(after, in: bytes)
    guard nextKey - after == start - lineStart, nextKey < bytes.count, !isBlankOrBreak(bytes[nextKey]) else {
      return []
    }
    return [edit(file, start, nextKey)]
  }

  /// Whether a byte ends or continues a flow collection.
  package static func isFlowEnd(_ bytes: [UInt8], _ index: Int) -> Bool {
    guard index < bytes.count else { return false }
    return bytes[index] == UInt8(ascii: "}") || bytes[index] == UInt8(ascii: "]")
      || bytes[index] == UInt8(ascii: ",")
  }

  /// Whether a byte is a space, a tab or part of a line end.
  package static func isBlankOrBreak(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Makes the edit that removes what lies between two offsets.
  private static func edit(_ file: FileID, _ start: Int, _ end: Int) -> SourceEdit {
    SourceEdit(SourcePlace(file, SourceSpan(UInt32(start), UInt32(max(start, end)))), replacement: "")
  }
}
