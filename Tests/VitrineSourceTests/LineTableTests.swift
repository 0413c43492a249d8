import Testing
import VitrineSource

@Test func `a line ends at LF, CR LF and lone CR only`() {
  let bytes = Array("a\nb\r\nc\rd\u{85}e\u{2028}f".utf8)
  let table = LineTable(bytes)
  #expect(table.starts.count == 4)
  #expect(table.position(of: UInt32(bytes.count), in: bytes, unit: .codePoints) == LineColumn(line: 4, column: 6))
}

@Test func `columns count bytes, code points and UTF-16 units`() {
  let bytes = Array("a😀é:".utf8)
  let table = LineTable(bytes)
  let colon = UInt32(bytes.count - 1)
  #expect(table.position(of: colon, in: bytes, unit: .bytes).column == 8)
  #expect(table.position(of: colon, in: bytes, unit: .codePoints).column == 4)
  #expect(table.position(of: colon, in: bytes, unit: .utf16).column == 5)
}

@Test func `columns on a long line are those of a count from its start`() {
  let text = "é\n" + String(repeating: "aé日😀 ", count: 3_000) + "\n" + String(repeating: "x", count: 2_047) + "é\n"
  let bytes = Array(text.utf8)
  let table = LineTable(bytes)
  for offset in stride(from: 0, through: bytes.count, by: 7) {
    let before = String(decoding: bytes[..<offset], as: UTF8.self).unicodeScalars
    // A cut scalar decodes to one U+FFFD, and counts as begun.
    let column =
      before.count - (before.lastIndex(of: "\n").map { before.distance(from: before.startIndex, to: $0) + 1 } ?? 0)
    #expect(table.position(of: UInt32(offset), in: bytes, unit: .codePoints).column == column + 1)
  }
}
