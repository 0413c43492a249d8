import Testing
import VitrineSource
import VitrineYAML

/// The JSON of a text.
private func json(_ text: String) -> String? {
  YAMLDump.json(parse(text, options: .allDocuments).tree).map { String(decoding: $0, as: UTF8.self) }
}

@Test(arguments: [
  (
    "a: 1\nb: [x, true, ~, 1.5, 0x1F, 0o17, 010, +7, -0]\n",
    "{\"a\": 1, \"b\": [\"x\", true, null, 1.5, 31, 15, 10, 7, -0]}\n"
  ),
  (
    "a: '1'\nb: \"true\"\nc: ! 12\nd: !!str 1.10\ne: !!int \"3\"\n",
    "{\"a\": \"1\", \"b\": \"true\", \"c\": \"12\", \"d\": \"1.10\", \"e\": 3}\n"
  ),
  ("- .inf\n- -.inf\n- .nan\n- 1e400\n", "[\".inf\", \"-.inf\", \".nan\", \"1e400\"]\n"),
  ("- 123456789012345678901234567890\n- 1e3\n", "[123456789012345678901234567890, 1000.0]\n"),
  ("a: &x [1]\nb: *x\nc:\n  <<: {d: 1, e: 2}\n  d: 3\n", "{\"a\": [1], \"b\": [1], \"c\": {\"d\": 3, \"e\": 2}}\n"),
  ("\"q\\\"\\\\\\n\\t\\x01\": é\n", "{\"q\\\"\\\\\\n\\t\\u0001\": \"é\"}\n"),
  ("a\n---\nb\n---\n", "\"a\"\n\"b\"\nnull\n"),
  ("a: 1\na: 2\nb: *nobody\n", "{\"a\": 1, \"b\": null}\n"),
  ("locales: [gb, no, se]\n", "{\"locales\": [\"gb\", \"no\", \"se\"]}\n"),
  ("!!str a: !foo 1\nb: 2\n", "{\"a\": \"1\", \"b\": 2}\n"),
  ("", ""),
])
func `a document is dumped as JSON`(_ text: String, _ expected: String) {
  #expect(json(text) == expected)
}

@Test func `a dump of many long texts stops at its limit`() {
  let text =
    "a: &a \"" + String(repeating: "x", count: 1_000) + "\"\nb: [" + String(repeating: "*a, ", count: 300) + "]\n"
  let tree = parse(text).tree
  #expect(YAMLDump.json(tree, maximumBytes: 100_000) == nil)
  #expect(YAMLDump.json(tree, maximumBytes: 400_000) != nil)
}

@Test(arguments: [
  ("a: 1\n", "+STR\n+DOC\n+MAP\n=VAL :a\n=VAL :1\n-MAP\n-DOC\n-STR\n"),
  (
    "---\n- &x !!str 'it''s'\n- *x\n- [\"a\\n\\tb\\\\\"]\n- {}\n...\n",
    "+STR\n+DOC ---\n+SEQ\n=VAL &x <tag:yaml.org,2002:str> 'it's\n=ALI *x\n+SEQ []\n=VAL \"a\\n\\tb\\\\\n-SEQ\n+MAP {}\n-MAP\n-SEQ\n-DOC ...\n-STR\n"
  ),
  ("|\n a\n--- >\n b\n", "+STR\n+DOC\n=VAL |a\\n\n-DOC\n+DOC ---\n=VAL >b\\n\n-DOC\n-STR\n"),
  ("&m !t {a: }\n", "+STR\n+DOC\n+MAP {} &m <!t>\n=VAL :a\n=VAL :\n-MAP\n-DOC\n-STR\n"),
  ("a: [", "+STR\n+DOC\n+MAP\n=VAL :a\n+SEQ []\n"),
])
func `events are written in the notation of the test suite`(_ text: String, _ expected: String) {
  #expect(String(decoding: YAMLDump.events(SourceFile(path: "", text: text)), as: UTF8.self) == expected)
}

@Test func `the raw loop counts all events`() {
  // Stream and document begin and end, a mapping begins and ends, two scalars.
  #expect(YAMLRawLoop.countEvents(Array("a: 1\n".utf8)) == 8)
  #expect(YAMLRawLoop.countEvents(Array("a: [".utf8)) == 5)
}
