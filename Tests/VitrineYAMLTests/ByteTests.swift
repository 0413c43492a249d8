import Testing
import VitrineSource
import VitrineYAML

@Test(arguments: [
  ([0xFF, 0xFE, 0x61, 0], "UTF-16 (little endian)"),
  ([0xFE, 0xFF, 0, 0x61], "UTF-16 (big endian)"),
  ([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], "UTF-32 (little endian)"),
  ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61], "UTF-32 (big endian)"),
  ([0x61, 0, 0x3A, 0], "UTF-16 (little endian)"), ([0, 0x61, 0, 0x3A], "UTF-16 (big endian)"),
  ([0x61, 0, 0, 0], "UTF-32 (little endian)"), ([0, 0, 0, 0x61], "UTF-32 (big endian)"),
])
func `a file in another encoding is refused by name`(_ bytes: [UInt8], _ name: String) {
  let found = parse(bytes).diagnostics
  #expect(found.map(\.code) == ["yaml-bad-encoding"])
  #expect(found.first?.message.contains(name) == true)
}

@Test(arguments: [
  ([0xE9], "E9"), ([0x80], "80"), ([0xC0, 0xAF], "C0"), ([0xED, 0xA0, 0x80], "ED"), ([0xF4, 0x90, 0x80, 0x80], "F4"),
  ([0xE2, 0x82], "E2 82"), ([0xFF], "FF"), ([0xF0, 0x9F, 0x98], "F0 9F 98"),
])
func `an invalid byte is shown with its place`(_ bad: [UInt8], _ hex: String) throws {
  let bytes = Array("a: 1\nb: é".utf8) + bad + Array("\nc: 2\n".utf8)
  let first = try #require(parse(bytes).diagnostics.first)
  #expect(first.code == "yaml-bad-encoding")
  #expect(first.message.contains(hex))
  #expect(first.place.span.start == 10)
  // The rest of the file is read.
  let result = parse(bytes)
  #expect(result.diagnostics.allSatisfy { $0.code == "yaml-bad-encoding" } && !result.isComplete)
  let root = try #require(result.tree.root)
  let keys = result.tree.entries(of: root).map { result.tree.text(of: $0.key) }
  #expect(keys == ["a", "b", "c"])
  #expect(result.tree.entries(of: root).map { result.tree.kind(of: $0.value) } == [.scalar, .invalid, .scalar])
}

@Test(arguments: [0x00, 0x01, 0x08, 0x0B, 0x1B, 0x7F, 0x80, 0x9F, 0xFFFE, 0xFFFF] as [UInt32])
func `a control character is shown with its place`(_ value: UInt32) throws {
  let scalar = try #require(Unicode.Scalar(value))
  for prefix in ["a: ", "a: 0123456789abcdef0123456789abcdef", "a: é"] {
    let found = parse("\(prefix)\(scalar)\n").diagnostics
    #expect(found.map(\.code) == ["yaml-bad-encoding"])
    #expect(found.first?.place.span.start == UInt32(prefix.utf8.count))
    let hex = String(value, radix: 16, uppercase: true)
    #expect(found.first?.message.contains("U+" + String(repeating: "0", count: 4 - hex.count) + hex) == true)
  }
}

@Test(arguments: [
  ([0xC0, 0xAF], "longer"), ([0xE0, 0x80, 0xAF], "longer"), ([0xF0, 0x80, 0x80, 0xAF], "longer"),
  ([0xED, 0xA0, 0x80], "half of a pair"), ([0xF4, 0x90, 0x80, 0x80], "U+10FFFF"), ([0xE2, 0x82], "cut off"),
  ([0xE9], "'é'"), ([0x93], "'\u{201C}'"), ([0xFF], "begins no character"),
])
func `a form that UTF-8 does not allow is one finding`(_ bad: [UInt8], _ word: String) throws {
  let bytes = Array("a: x".utf8) + bad + Array("\nb: @\nc: 1\n".utf8)
  let result = parse(bytes)
  #expect(result.diagnostics.map(\.code.rawValue) == ["yaml-bad-encoding", "yaml-syntax"])
  let first = try #require(result.diagnostics.first)
  #expect(first.place.span == SourceSpan(4, 4 + UInt32(bad.count)))
  #expect(([first.message] + first.help).joined().contains(word), "\(first.message) \(first.help)")
}

@Test func `a byte order mark is named wherever it is not the first character`() {
  for (text, offset) in [("\u{FEFF}\u{FEFF}a: 1\n", 3), ("a: 1\n\u{FEFF}b: 2\n", 5), ("a: x\u{FEFF}y\nb: 2\n", 4)] {
    let found = parse(text).diagnostics
    #expect(found.map { Int($0.place.span.start) } == [offset], "\(found.map(\.message))")
    #expect(found.first?.message.contains("U+FEFF") == true)
  }
  #expect(parse("\u{FEFF}a: 1\n").diagnostics.isEmpty)
}

@Test func `tabs on blank lines are YAML`() throws {
  let result = parse("a: 1\n\t\nb:\n  c: 2\n \t \n\n\t\n  d: 3\n")
  #expect(result.diagnostics.isEmpty)
  let root = try #require(result.tree.root)
  #expect(Array(result.tree.entries(of: root)).count == 2)
}

@Test func `a zero as the last byte is seen`() {
  #expect(parse(Array("a: 1\n".utf8) + [0]).diagnostics.map(\.code) == ["yaml-bad-encoding"])
}

@Test func `every single byte is judged alike wherever it stands`() {
  // Sixteen bytes are looked at in a step; the step must not matter.
  for byte in UInt8.min...UInt8.max {
    let isFine = byte >= 0x20 && byte < 0x7F || [9, 10, 13].contains(byte)
    for offset in 0..<40 {
      var bytes = [UInt8](repeating: 0x61, count: 40)
      bytes[offset] = byte
      let isRefused = parse(bytes).diagnostics.contains { $0.code == "yaml-bad-encoding" }
      #expect(isRefused != isFine, "byte \(byte) at \(offset)")
    }
  }
}

@Test func `escapes may stand for zero and for what is refused in the source`() throws {
  let tree = parse("a: \"x\\0y\\x01\\N\"\n").tree
  let root = try #require(tree.root)
  let value = try #require(tree.value(of: root, "a"))
  #expect(tree.text(of: value) == "x\0y\u{1}\u{85}")
}

@Test func `look-alike spaces inside texts are left alone`() {
  for text in ["a: |\n  \u{3000}日本\n", "a: \"x\n  \u{A0}y\"\n", "a: b\u{A0}c\n", "a: [x,\n  \"\u{A0}y\"]\n"] {
    #expect(parse(text).diagnostics.isEmpty, "\(text.debugDescription)")
  }
}

@Test func `separators are reported and read as spaces`() throws {
  let result = parse("a: 1 # x\u{2028}b: 2\nc: x\u{85}y\n")
  #expect(result.diagnostics.map(\.code) == ["yaml-invisible-separator", "yaml-invisible-separator"])
  let root = try #require(result.tree.root)
  #expect(Array(result.tree.entries(of: root)).count == 2)
  #expect(result.isComplete)
}
