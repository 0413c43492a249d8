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
