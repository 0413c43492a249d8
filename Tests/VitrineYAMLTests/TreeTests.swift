import Testing
import VitrineSource
import VitrineYAML

/// Parses a text as a spec.
func parse(_ text: String, keys: YAMLKeyTable = .empty, options: YAMLParseOptions = .spec) -> YAMLParseResult {
  parse(Array(text.utf8), keys: keys, options: options)
}

/// Parses bytes as a spec.
func parse(_ bytes: [UInt8], keys: YAMLKeyTable = .empty, options: YAMLParseOptions = .spec) -> YAMLParseResult {
  let file = SourceFile(path: "test.yaml", bytes: bytes)
  return YAMLParser.parse(file, id: .main, keys: keys, workspace: YAMLWorkspace(), options: options)
}

@Test func `known keys have the index of their spelling and others come above`() throws {
  let tree = parse("other: 1\nsize: 2\n", keys: YAMLKeyTable(["style", "size"])).tree
  let root = try #require(tree.root)
  let entries = Array(tree.entries(of: root))
  #expect(entries.map(\.key.rawValue) == [2, 1])
  #expect(entries.map { tree.text(of: $0.key) } == ["other", "size"])
  #expect(entries.map { tree.text(of: $0.value) } == ["1", "2"])
}

@Test func `merged entries come last and are overridden by own ones`() throws {
  let tree = parse("base: &base\n  width: 320\n  arrow: up\ncompact:\n  <<: *base\n  width: 280\n").tree
  let root = try #require(tree.root)
  let compact = try #require(tree.value(of: root, "compact"))
  let entries = Array(tree.entries(of: compact))
  #expect(entries.map { tree.text(of: $0.key) } == ["width", "arrow"])
  #expect(entries.map { tree.text(of: $0.value) } == ["280", "up"])
  #expect(entries.map { $0.merge != nil } == [false, true])
}
