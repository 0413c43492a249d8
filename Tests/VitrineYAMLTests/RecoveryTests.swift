import Testing
import VitrineSource
import VitrineYAML

/// A text with several slips, what is said about it, and the keys that are read all the same.
struct RecoveryRow: Sendable, CustomTestStringConvertible {
  /// The text.
  var text: String
  /// Level, code, place and labels of each finding.
  var findings: [String]
  /// The keys of the outermost mapping that are read.
  var keys: String
  /// The text in one line.
  var testDescription: String { text.debugDescription }

  /// Creates a row.
  init(_ text: String, _ keys: String, _ findings: String...) {
    self.text = text
    self.keys = keys
    self.findings = findings
  }
}

@Test(arguments: [
  // Independent slips are all reported.
  RecoveryRow("a: b: c\nd: 1\ne: @x\nf: 2\n", "d f", "error yaml-colon-in-text 1:5 1:4", "error yaml-syntax 3:4"),
  RecoveryRow(
    "a: [1, 2\nb: 1\nc: \"x\" y\nd: 2\n", "b d", "error yaml-unclosed-quote 1:4 2:2", "error yaml-syntax 3:8 3:6"),
  RecoveryRow("a:\n\tb: 1\n\tc: 2\nd:\n\te: 1\n", "a d", "error yaml-tab-indent 2:1", "error yaml-tab-indent 5:1"),
  // One slip is reported once, whatever hangs on it.
  RecoveryRow("a:\n   b: 1\n  c: 2\n  d: 3\ne:\n  f: 1\ng:\n  h: 1\n", "a e g", "error yaml-syntax 2:1 3:1"),
  RecoveryRow("x:\n  y:\n    b: 1\n     c: 2\n    d: 3\ne: 1\n", "x e", "error yaml-syntax 4:1 3:5"),
  RecoveryRow("x:\n  a: 1\n b: 2\n  c: 3\nd: 1\n", "x d", "error yaml-syntax 3:1 2:3"),
  RecoveryRow("a\n  b: 1\n  c: 2\nd: 1\n", "d", "error yaml-syntax 1:1"),
  RecoveryRow("a:\n  - b: 1\n   c: 2\nd: 1\n", "a d", "error yaml-syntax 3:1 2:5"),
  // The line that slipped is named, not the one that does not fit to it.
  RecoveryRow("a:\n b: 1\n  c: 2\n  d: 3\ne: 1\n", "a e", "error yaml-syntax 2:1 3:1"),
  RecoveryRow("a:\n     b: 1\n    c: 2\n    d: 3\ne: 1\n", "a e", "error yaml-syntax 2:1 3:1"),
  RecoveryRow("a:\n  b: 1\n\n c:\n  d: 1\ne: 1\n", "a e", "error yaml-syntax 4:1 1:1"),
  RecoveryRow("a:\n   - b: 1\n    c: 2\n  - d: 3\ne: 1\n", "a e", "error yaml-syntax 2:1 3:1"),
  RecoveryRow("a:\n  - b: 1\n    c: 2\n   d: 3\n    e: 4\nf: 1\n", "a f", "error yaml-syntax 4:1 3:5"),
  RecoveryRow("a:\n  - b\n  c\n  - d\ne: 1\n", "a e", "error yaml-syntax 3:3"),
  RecoveryRow("a:\n  - b: 1\n     c: 2\n    d: 3\ne: 1\n", "a e", "error yaml-syntax 3:1 2:5"),
  RecoveryRow(" a: 1\nb: 1\nc: 1\n", "b c", "error yaml-syntax 1:1 2:1"),
  RecoveryRow("a: 1\nb: {\n  c: 1,\n  d: 2\n}\ne: 1\n", "a b e"),
  RecoveryRow("a: {b: 1,, c: 2}\nd: 1\n", "d", "error yaml-syntax 1:10"),
  RecoveryRow("a: 'b\nc: 1\n", "c", "error yaml-unclosed-quote 1:4 3:1"),
  // A byte that is no text hides nothing else.
  RecoveryRow("a: x\u{7}y\nb: c: d\ne: 1\n", "a e", "error yaml-bad-encoding 1:5", "error yaml-colon-in-text 2:5 2:4"),
  RecoveryRow("\u{1}a:\n  b: 1\nc: 1\n", "c", "error yaml-bad-encoding 1:1"),
  RecoveryRow("a: 1\n\u{7}", "a", "error yaml-bad-encoding 2:1"),
  RecoveryRow("a: 1\n\t\nb: c: d\ne: 1\n", "a e", "error yaml-colon-in-text 3:5 3:4"),
  RecoveryRow(
    "a: 1\n\u{FEFF}b: 2\nc: d: e\nf: 1\n", "a f", "error yaml-bad-encoding 2:1", "error yaml-colon-in-text 3:5 3:4"),
  RecoveryRow(
    "a: 1\n<<<<<<< x\nb: 1\n=======\nb: 2\n>>>>>>> y\nc: @d\ne: 1\n", "a e", "error yaml-syntax 2:1",
    "error yaml-syntax 7:4"),
  // Line ends of every kind.
  RecoveryRow("a: b: c\r\nd: 1\r\ne: @x\r\n", "d", "error yaml-colon-in-text 1:5 1:4", "error yaml-syntax 3:4"),
  RecoveryRow("a: b: c\rd: 1\re: @x\r", "d", "error yaml-colon-in-text 1:5 1:4", "error yaml-syntax 3:4"),
  RecoveryRow("\u{FEFF}a: b: c\nd: 1\n", "d", "error yaml-colon-in-text 1:5 1:4"),
])
func `the rest of a file is read behind a slip`(_ row: RecoveryRow) throws {
  let file = SourceFile(path: "test.yaml", text: row.text)
  let result = parse(file.bytes)
  #expect(result.diagnostics.map { describe($0, file) } == row.findings, "\(result.diagnostics.map(\.message))")
  #expect(result.isComplete == row.findings.isEmpty)
  let root = try #require(result.tree.root)
  #expect(result.tree.entries(of: root).map { result.tree.text(of: $0.key) }.joined(separator: " ") == row.keys)
}

@Test func `a file of nothing but slips ends after twenty of them`() {
  let text = String(repeating: "a: @x\nb: 1\n", count: 400)
  let found = parse(text).diagnostics
  #expect(found.count { $0.code == "yaml-syntax" } == 20)
}

@Test func `reading on costs no more for a large file than for a small one`() {
  // Errors at the end of a file are the dear ones: all before them is read each time.
  let text = String(repeating: "k: {a: 1, b: [1, 2]}\n", count: 50_000) + String(repeating: "b: @x\nc: 1\n", count: 40)
  let found = parse(text).diagnostics.filter { $0.code == "yaml-syntax" }
  #expect((1...3).contains(found.count))
  #expect(found.first?.place.span.start == UInt32(50_000 * 21 + 3))
  let small = String(repeating: "k: {a: 1, b: [1, 2]}\n", count: 500) + String(repeating: "b: @x\nc: 1\n", count: 15)
  #expect(parse(small).diagnostics.count { $0.code == "yaml-syntax" } == 15)
}

@Test func `an anchor without value is only refused where a value is wanted`() {
  #expect(parse("a: &x\n  b: 1\nc: *x\n").diagnostics.isEmpty)
  #expect(parse("&a k: 1\nb: *a\n").diagnostics.isEmpty)
  #expect(parse("a: &x ''\nb: *x\n").diagnostics.isEmpty)
  #expect(parse("a: &x\n", options: .allDocuments).diagnostics.isEmpty)
}

@Test func `a value that was left out is not called absent`() throws {
  let result = parse("a:\n  @x\nb:\n")
  let root = try #require(result.tree.root)
  #expect(result.tree.entries(of: root).map { result.tree.kind(of: $0.value) } == [.invalid, .scalar])
}
