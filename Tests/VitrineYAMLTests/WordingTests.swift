import Testing
import VitrineSource
import VitrineYAML

/// A text that is wrong, and what is said about it.
struct WordingRow: Sendable, CustomTestStringConvertible {
  /// The text.
  var text: String
  /// Level, code, place and labels of the first finding, as by `describe`.
  var finding: String
  /// Words that message, help or fixes hold.
  var says: [String]
  /// The text in one line.
  var testDescription: String { text.debugDescription }

  /// Creates a row.
  init(_ text: String, _ finding: String, _ says: String...) {
    self.text = text
    self.finding = finding
    self.says = says
  }
}

@Test(arguments: [
  WordingRow("a:\n\tb: 1\n", "error yaml-tab-indent 2:1", "tab", "spaces"),
  WordingRow("a:\n  b: 1\n  \tc: 2\n", "error yaml-tab-indent 3:3", "tab"),
  WordingRow("- a\n-\tb: 1\n", "error yaml-tab-indent 2:2", "tab"),
  WordingRow("title: Share: now\n", "error yaml-colon-in-text 1:13 1:8", "quote"),
  WordingRow("- x: y: z\n", "error yaml-colon-in-text 1:7 1:6", "quote"),
  WordingRow("a: 1\nwidth:200\nb: 2\n", "error yaml-syntax 2:6", "space", "colon"),
  WordingRow("vitrine:1\nb: 2\n", "error yaml-syntax 1:8", "space", "colon"),
  WordingRow("a: 1\nwidth\nb: 2\n", "error yaml-syntax 2:1", "'width'", "colon"),
  WordingRow("a: text\n  b: 2\n", "error yaml-syntax 2:1 1:1", "indented by 2", "do not indent"),
  WordingRow("a: \"x\" y\n", "error yaml-syntax 1:8 1:6", "closing quote"),
  WordingRow("a: 'it's'\n", "error yaml-syntax 1:8 1:7", "closing quote", "''"),
  WordingRow("a: \"b\nc: \"d\"\n", "error yaml-unclosed-quote 1:4 2:4", "never ends"),
  WordingRow("a: \"b\n  c \"d\" e\"\n", "error yaml-syntax 2:6 1:4", "closing quote"),
  WordingRow("a: 'b\nc: 1\n", "error yaml-unclosed-quote 1:4 3:1", "never ends"),
  WordingRow("a: \"b\n---\nc: 1\n", "error yaml-unclosed-quote 1:4 2:1", "never ends"),
  WordingRow("a: [1, 2\n", "error yaml-unclosed-quote 1:4 2:1", "bracket", "']'"),
  WordingRow("a: {b: 1\nc: 2\n", "error yaml-unclosed-quote 1:4 2:2", "bracket", "'}'"),
  WordingRow("a: [1, \n", "error yaml-unclosed-quote 1:4 2:1", "bracket"),
  WordingRow(
    "a: {tint: #fff}\nb: 1\n", "error yaml-hash-starts-comment 1:11 1:4", "'#' starts a comment", "quote '#fff'"),
  WordingRow("a: [1, 2}\n", "error yaml-syntax 1:9 1:4", "'}'", "'['"),
  WordingRow("a: [1 2]]\n", "error yaml-syntax 1:9", "']' closes nothing"),
  WordingRow("a: [\"x\" y]\n", "error yaml-syntax 1:9 1:4", "comma"),
  WordingRow("a: [1, , 2]\n", "error yaml-syntax 1:8", "comma"),
  WordingRow("a:\n    b: 1\n  c: 2\n", "error yaml-syntax 2:1 3:1", "same indentation"),
  WordingRow("  a: 1\nb: 2\n", "error yaml-syntax 1:1 2:1", "first line", "deeper"),
  WordingRow("- a\nb: 1\n", "error yaml-syntax 2:1 1:1", "'- '"),
  WordingRow("a: 1\n- b\n", "error yaml-syntax 2:1 1:4", "list item"),
  WordingRow("a: - b\n", "error yaml-syntax 1:4", "list", "line below"),
  WordingRow("a: @high\n", "error yaml-syntax 1:4", "'@'", "quote"),
  WordingRow("a: `x`\n", "error yaml-syntax 1:4", "'`'", "quote"),
  WordingRow("a: %x\n", "error yaml-syntax 1:4", "'%'"),
  WordingRow("a: >= 8\n", "error yaml-syntax 1:4", "'>'", "quote"),
  WordingRow("a: *\n", "error yaml-syntax 1:4", "alias", "quote"),
  WordingRow("a: & b\n", "error yaml-syntax 1:4", "anchor"),
  WordingRow("a: !<x y\n", "error yaml-tag 1:4", "tag"),
  WordingRow("a: !e!x y\n", "error yaml-tag 1:4", "prefix"),
  WordingRow("a: \"\\d\"\n", "error yaml-syntax 1:5", "'\\d'", "single quotes"),
  WordingRow("a: \"\\uD83D\\uDE00\"\n", "error yaml-syntax 1:5", "JSON", "\\U0001F600"),
  WordingRow("a: \"\\u12\"\n", "error yaml-syntax 1:5", "hexadecimal"),
  WordingRow("%FOO bar\n---\na: 1\n", "error yaml-syntax 1:1", "directive"),
  WordingRow("- a\n-b\n- c\n", "error yaml-syntax 2:1", "dash", "insert a space"),
  WordingRow("a:\n  -b: 1\n    c: 2\n", "error yaml-syntax 2:3", "dash", "insert a space"),
  WordingRow("- a\nb\n- c\n", "error yaml-syntax 2:1", "'- '"),
  WordingRow("a: 1\nb = 2\nc: 3\n", "error yaml-syntax 2:1", "colon", "'='"),
  WordingRow("a: 1\nb\u{FF1A} 2\nc: 3\n", "error yaml-syntax 2:2", "U+FF1A"),
  WordingRow("a: 1\nb:\u{A0}2\nc: 3\n", "error yaml-syntax 2:3", "U+00A0"),
  WordingRow("a: 1\n// note\nc: 3\n", "error yaml-syntax 2:1", "comment begins with '#'"),
  WordingRow("a: 1\n\"b\" 2\nc: 3\n", "error yaml-syntax 2:1", "needs a colon"),
  WordingRow(
    "a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> other\nc: 1\n", "error yaml-syntax 2:1", "merge conflict"),
  WordingRow("a: \u{201C}b: c\u{201D}\n", "error yaml-colon-in-text 1:6 1:4", "\u{201C}"),
  WordingRow("a: b: 1 }\n", "error yaml-syntax 1:9 1:4", "'{' is missing"),
  WordingRow("a: {b: c: d}\n", "error yaml-colon-in-text 1:9 1:8 1:4", "quote the value"),
  WordingRow("a: {b: 1 c: 2}\n", "error yaml-syntax 1:10 1:4", "comma", "'c'"),
  WordingRow("a: [{b: 1} {c: 2}]\n", "error yaml-syntax 1:12 1:4", "comma"),
  WordingRow("a: {b: X #1, c: 2}\nd: 1\n", "error yaml-hash-starts-comment 1:10 1:4", "quote 'X #1'"),
  WordingRow("a: [1];\nb: 2\n", "error yaml-syntax 1:7", "behind a value in brackets"),
  WordingRow("{a: 1},\n", "error yaml-syntax 1:7", "behind a value in brackets"),
  WordingRow("a: ]\n", "error yaml-syntax 1:4", "']' closes nothing"),
  WordingRow("a: \"\\uD83D x\"\n", "error yaml-syntax 1:5", "half"),
  WordingRow("a: \"\\U00110000\"\n", "error yaml-syntax 1:5", "no character"),
  WordingRow("a: \"C:\\Users\"\n", "error yaml-syntax 1:7", "double the backslash"),
  WordingRow("a: 1\n...\nb: 2\n", "error yaml-syntax 3:1", "the document ends"),
  WordingRow(
    "a: { light: #fff, dark: #000 }\nb: 1\n", "error yaml-hash-starts-comment 1:13 1:4", "never closes", "2 values"),
  WordingRow("a: { b: 1, t: #fff } # note, c ]\nd: 1\n", "error yaml-hash-starts-comment 1:15 1:4", "quote '#fff'"),
  WordingRow("a: { b:'c' #d, e: 1 }\n", "error yaml-hash-starts-comment 1:12 1:4", "never closes"),
  WordingRow("a: [ #fff, #000 ]\n", "error yaml-hash-starts-comment 1:6 1:4", "2 values"),
  WordingRow(
    "a: {\n  light: #fff,\n  dark: #000\n}\nb: 1\n", "error yaml-hash-starts-comment 2:10 1:4", "is empty", "2 colours"
  ),
  WordingRow("a: 1\n/* note */\nb: 2\n", "error yaml-syntax 2:1", "comment begins with '#'", "write '#'"),
  WordingRow("```yaml\na: 1\n", "error yaml-syntax 1:1", "```", "remove the line"),
  WordingRow("\"a\": \"b\",\nc: 1\n", "error yaml-syntax 1:9", "closing quote", "remove the comma"),
  WordingRow("a: 'b';\nc: 1\n", "error yaml-syntax 1:7", "closing quote", "remove the semicolon"),
  WordingRow("a:\n  k: v\n  - x\n  - y\nb: 1\n", "error yaml-syntax 3:3 2:6", "among keys", "'k'"),
  WordingRow("a: {b: - x}\n", "error yaml-syntax 1:8", "'-' and a space", "quote"),
  WordingRow("a: {b: ? }\n", "error yaml-syntax 1:8", "'?' and a space", "quote"),
  WordingRow("a: {b: \u{201C}c: d\u{201D}}\n", "error yaml-colon-in-text 1:10 1:8 1:4", "\u{201C}", "quote the value"),
  WordingRow("a: &more\nb: 1\n", "error yaml-syntax 1:4", "anchor", "empty", "quote"),
  WordingRow("a: [&more, 1]\n", "error yaml-syntax 1:5", "anchor", "empty"),
  WordingRow("a: 1\na: 2\n", "error yaml-duplicate-key 2:1 1:1", "'a'"),
  WordingRow("\"a\": 1\na: 2\n", "error yaml-duplicate-key 2:1 1:1", "'a'"),
  WordingRow("[a]: 1\n", "error yaml-key-kind 1:1", "text"),
  WordingRow("? {a: b}\n: 1\n", "error yaml-key-kind 1:3", "text"),
  WordingRow("~: 1\n", "error yaml-key-kind 1:1", "'~'"),
  WordingRow("null: 1\n", "error yaml-key-kind 1:1", "'null'"),
  WordingRow("? \n: 1\n", "error yaml-key-kind 1:2", "missing"),
  WordingRow("!!str a: 1\n", "error yaml-key-kind 1:7", "tag"),
  WordingRow("a: !foo b\n", "error yaml-tag 1:4", "'!foo'"),
  WordingRow("a: !!seq b\n", "error yaml-tag 1:4", "fit"),
  WordingRow("a: &high 1\nb: *hihg\n", "error yaml-unknown-anchor 2:4", "'*high'"),
  WordingRow("a: &x [*x]\n", "error yaml-recursive-alias 1:8 1:4", "own anchor"),
  WordingRow("a: &x 1\nb:\n  <<: *x\n", "error yaml-merge-not-mapping 3:7", "mapping"),
  WordingRow("b:\n  <<: [{a: 1}, 2]\n", "error yaml-merge-not-mapping 2:16", "mapping"),
  WordingRow("a: #0A84FF\n", "error yaml-hash-starts-comment 1:4 1:1", "'#0A84FF'"),
  WordingRow("a:\n\u{A0}\u{A0}b: 1\n", "error yaml-lookalike-indent 2:1", "U+00A0"),
  WordingRow("a:\n\u{3000}b: 1\n  c: 2\n", "error yaml-lookalike-indent 2:1", "U+3000"),
  WordingRow("a:\n\u{2003}- b\n", "error yaml-lookalike-indent 2:1", "U+2003"),
  WordingRow("a: 1\n...\n---\nb: 2\n", "error yaml-several-documents 3:1 1:1", "one spec"),
  WordingRow("# nothing\n", "error yaml-empty 1:1", "nothing"),
  WordingRow("---\n~\n", "error yaml-empty 2:1", "nothing"),
  WordingRow("a: \"x\u{2028}y\"\n", "error yaml-invisible-separator 1:6", "U+2028", "\\L"),
  WordingRow("a: &an:chor b\n", "error yaml-syntax 1:7", "anchor"),
  WordingRow("a: [?foo]\n", "error yaml-syntax 1:5", "'?'"),
  WordingRow("\(String(repeating: "k", count: 1_025)): 1\n", "error yaml-key-too-long 1:1", "1,024"),
  WordingRow("a: 1\n\(String(repeating: "é", count: 1_025)): 1\n", "error yaml-key-too-long 2:1", "1,024"),
  WordingRow("? \(String(repeating: "k", count: 1_025))\n: 1\n", "error yaml-key-too-long 1:3", "1,024"),
])
func `a wrong text is named with its place and a way out`(_ row: WordingRow) throws { try check(row) }

/// Checks that a text has one finding, where and as a row says.
func check(_ row: WordingRow) throws {
  let file = SourceFile(path: "test.yaml", text: row.text)
  let found = parse(file.bytes).diagnostics
  let first = try #require(found.first)
  #expect(describe(first, file) == row.finding, "\(first.message)")
  let words = ([first.message] + first.help + first.fixes.map(\.title)).joined(separator: " | ")
  for word in row.says { #expect(words.contains(word), "\(words)") }
  #expect(found.count == 1, "\(found.map { describe($0, file) })")
}

@Test func `messages follow the house rules`() {
  for text in styleSamples.map({ $0 + "\n\t@" }) + ["a: b: c", "a: [", "x: \"", "? [a]\n: 1", "\u{0}", "a\n\u{A0}b: 1"]
  {
    for diagnostic in parse(text).diagnostics {
      #expect(!diagnostic.message.hasSuffix("."))
      #expect(diagnostic.message.first?.isUppercase != true || diagnostic.message.hasPrefix("U+"))
      #expect(diagnostic.place.span.end <= UInt32(text.utf8.count))
    }
  }
}

@Test(arguments: [
  ("title: Share: now # note\n", "title: \"Share: now\" # note\n"),
  ("title: say \"a: b\": c\n", "title: 'say \"a: b\": c'\n"),
  ("a:\n\tb: 1\n\tc: 2\n", "a:\n  b: 1\n  c: 2\n"),
  ("tint: #FF8800\n", "tint: \"#FF8800\"\n"),
  ("a:\n\u{A0}\u{A0}b: 1\n", "a:\n  b: 1\n"),
  ("a: x # y\u{2028}z\n", "a: x # y z\n"),
  ("a: !foo b\n", "a: b\n"),
  ("a:1\nb: 2\n", "a: 1\nb: 2\n"),
  ("a: @high\n", "a: \"@high\"\n"),
  ("a: \"\\uD83D\\uDE00\"\n", "a: \"\\U0001F600\"\n"),
  ("a: \"C:\\dir\"\n", "a: \"C:\\\\dir\"\n"),
  ("a: \"Say \"hi\" now\"\n", "a: \"Say \\\"hi\\\" now\"\n"),
  ("a: 'it's'\n", "a: 'it''s'\n"),
  ("a: \"x\" and y # z\n", "a: '\"x\" and y' # z\n"),
  ("a: \"b # c\nd: 1\n", "a: \"b\" # c\nd: 1\n"),
  ("a: [\"b, c]\nd: 1\n", "a: [\"b\", c]\nd: 1\n"),
  ("\"a: 1\nd: 1\n", "\"a\": 1\nd: 1\n"),
  ("a: [[1, 2], [3, 4\nb: 1\n", "a: [[1, 2], [3, 4]]\nb: 1\n"),
  ("a: [{b: 1 ]]\n", "a: [{b: 1 }]\n"),
  ("a: [{b: [1, 2 }]\n", "a: [{b: [1, 2] }]\n"),
  ("a: [b: 1, c: 2}]\n", "a: [{b: 1, c: 2}]\n"),
  ("a: {b: 1 c: 2}\n", "a: {b: 1, c: 2}\n"),
  ("a: {b: 1,, c: 2}\n", "a: {b: 1, c: 2}\n"),
  ("a: {tint: #fff, b: 1}\nc: 1\n", "a: {tint: \"#fff\", b: 1}\nc: 1\n"),
  ("a: b: 1 }\n", "a: { b: 1 }\n"),
  ("a: []]\n", "a: []\n"),
  ("a: 1\nb 2\nc: 3\n", "a: 1\nb: 2\nc: 3\n"),
  ("a\n  b: 1\n", "a:\n  b: 1\n"),
  ("a: 1\nb = 2\nc: 3\n", "a: 1\nb: 2\nc: 3\n"),
  ("a: 1\nb\u{FF1A} 2\nc: 3\n", "a: 1\nb: 2\nc: 3\n"),
  ("- a\n-b\n", "- a\n- b\n"),
  ("- a\nb\n- c\n", "- a\n- b\n- c\n"),
  ("a:\n   b: 1\n  c: 2\n  d: 3\n", "a:\n  b: 1\n  c: 2\n  d: 3\n"),
  ("a:\n  - b: 1\n   c: 2\n    d: 3\n", "a:\n  - b: 1\n    c: 2\n    d: 3\n"),
  ("a: - b\n", "a: \"- b\"\n"),
  ("a: {b: @c, d: 1}\n", "a: {b: \"@c\", d: 1}\n"),
  ("a: [`b`]\n", "a: [\"`b`\"]\n"),
  ("a: {b: *c*, d: 1}\n", "a: {b: \"*c*\", d: 1}\n"),
  ("a: {b: & c}\n", "a: {b: \"& c\"}\n"),
  ("a: {\n  b: @c }\n", "a: {\n  b: \"@c\" }\n"),
  ("a: {b: - c}\n", "a: {b: \"- c\"}\n"),
  ("a: &more # note\n", "a: \"&more\" # note\n"),
  ("a: [&more, 1]\n", "a: [\"&more\", 1]\n"),
  ("a: { light: #fff, dark: #000 } # x\nb: 1\n", "a: { light: \"#fff\", dark: \"#000\" } # x\nb: 1\n"),
  ("a: {\n  light: #fff,\n  dark: #000\n}\n", "a: {\n  light: \"#fff\",\n  dark: \"#000\"\n}\n"),
  ("\"a\": \"b\",\nc: 1\n", "\"a\": \"b\"\nc: 1\n"),
  ("a: [1];\nb: 2\n", "a: [1]\nb: 2\n"),
  ("```yaml\na: 1\n", "a: 1\n"),
  ("a: 1\n/* note */\nb: 2\n", "a: 1\n# note\nb: 2\n"),
])
func `a fix leaves nothing to report`(_ before: String, _ after: String) throws {
  let fix = try #require(parse(before).diagnostics.first?.fixes.first)
  var bytes = Array(before.utf8)
  for edit in fix.edits.sorted(by: { $0.place.span.start > $1.place.span.start }) {
    bytes.replaceSubrange(Int(edit.place.span.start)..<Int(edit.place.span.end), with: Array(edit.replacement.utf8))
  }
  #expect(String(decoding: bytes, as: UTF8.self) == after)
  #expect(parse(bytes).diagnostics.isEmpty)
}
