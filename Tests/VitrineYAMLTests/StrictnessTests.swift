import Testing
import VitrineSource
import VitrineYAML

@Test(arguments: [
  WordingRow("a: \"x\"# c\n", "error yaml-syntax 1:7", "space before its '#'", "quote"),
  WordingRow("a: [b,#c\n  d]\n", "error yaml-syntax 1:7", "space before its '#'"),
  WordingRow("a: ># c\n  b\n", "error yaml-syntax 1:5", "space before its '#'"),
  WordingRow("a: [b,\nc]\n", "error yaml-syntax 2:1 1:4", "deeper"),
  WordingRow("x:\n  a: \"b\n  c\"\n", "error yaml-syntax 3:3 2:6", "deeper"),
  WordingRow("a: \"b\n\tc\"\n", "error yaml-tab-indent 2:1", "tab"),
  WordingRow("- [\n\tb,\n c\n ]\n", "error yaml-tab-indent 2:1", "tab"),
  WordingRow("a: [-, b]\n", "error yaml-syntax 1:5", "dash", "quote"),
  WordingRow("a: >\n \n   \n  b\n", "error yaml-syntax 3:1 4:1", "blank line"),
  WordingRow("a: >\n   \n # no comment\n", "error yaml-syntax 2:1 3:1", "blank line"),
  WordingRow("- |+\n   ", "warning yaml-last-line-blank 2:1 1:3", "line end"),
  WordingRow("a: |\n  x\n   ", "warning yaml-last-line-blank 3:1 1:4", "line end"),
])
func `what libyaml passes over is named`(_ row: WordingRow) throws { try check(row) }

@Test(arguments: [
  "a: [\n  b\n]\nc: {\n  d: 1\n}\n", "\"a\nb\"\n", "[a,\nb]\n", "a: >\n\n  \n  b\n", "a: |2\n     \n    b\n",
  "a: x\n   ", "- - [a,\n   b]\n", "a: [-1, b-]\n", "a: [b, # c\n  d]\n", "a: [\n  b,\n\n  c\n]\n",
  "a: [b\n# c\n  , d]\n",
])
func `what is valid stays silent`(_ text: String) {
  #expect(parse(text).diagnostics.isEmpty, "\(parse(text).diagnostics)")
}

@Test func `a last line of spaces belongs to the text above`() {
  #expect(firstItem("- |+\n   ") == "\n")
  #expect(firstItem("- |\n  x\n   ") == "x\n \n")
}

/// The text of the first item of a list.
private func firstItem(_ text: String) -> String? {
  let tree = parse(text).tree
  guard let root = tree.root else { return nil }
  for item in tree.items(of: root) { return tree.text(of: item.value) }
  return nil
}

@Test func `a tab in a block text is not taken for a blank`() {
  let found = parse("a: |\n\t\n text\nb: 1\n").diagnostics
  #expect(found.contains { $0.severity == .error })
  #expect(firstItem("- |\n  x\n  \t\n  y\n") == "x\n\t\ny\n")
}
