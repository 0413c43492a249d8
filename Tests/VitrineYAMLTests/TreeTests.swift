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

/// Writes entries as `key=value`, merged ones with `<` before them.
private func entries(_ tree: YAMLTree, _ mapping: YAMLNodeID?) -> [String] {
  guard let mapping else { return [] }
  return tree.entries(of: mapping).map {
    "\($0.merge == nil ? "" : "<")\(tree.text(of: $0.key))=\(tree.text(of: $0.value))"
  }
}

@Test(arguments: [
  ("a: &a {x: 1, y: 2}\nb: &b {y: 3, z: 4}\nm: {<<: [*a, *b], x: 9}\n", ["x=9", "<y=2", "<z=4"]),
  ("a: &a {x: 1, y: 2}\nb: &b {y: 3, z: 4}\nm: {<<: [*b, *a]}\n", ["<y=3", "<z=4", "<x=1"]),
  ("a: &a {x: 1}\nb: &b {<<: *a, y: 2}\nm: {<<: *b, z: 3}\n", ["z=3", "<y=2", "<x=1"]),
  ("m: {<<: {x: 1, y: 2}, y: 3}\n", ["y=3", "<x=1"]),
  ("m: {<<: [{x: 1}, {x: 2, y: 3}]}\n", ["<x=1", "<y=3"]),
  ("a: &a {x: 1, x: 2}\nm: {<<: *a}\n", ["<x=1"]),
  ("a: &a {<<: {x: 1}, x: 2}\nm: {y: 0, <<: *a}\n", ["y=0", "<x=2"]),
  ("m: {\"<<\": 1, x: 2}\n", ["<<=1", "x=2"]),
  ("m: {<<: *nobody, x: 2}\n", ["x=2"]),
])
func `merges give way to own keys and to earlier merges`(_ text: String, _ expected: [String]) throws {
  let tree = parse(text).tree
  let root = try #require(tree.root)
  #expect(entries(tree, tree.value(of: root, "m")) == expected)
}

@Test func `an alias leads to the node at its anchor and keeps its own place`() throws {
  let text = "a: &a {x: 1}\nb: *a\nc: [*a]\n"
  let tree = parse(text).tree
  let root = try #require(tree.root)
  let target = try #require(tree.value(of: root, "a"))
  let entry = try #require(tree.keyID("b").flatMap { tree.entry(of: root, $0) })
  #expect(entry.value == target)
  #expect(tree.kind(of: entry.written) == .alias)
  #expect(tree.span(of: entry.written) == SourceSpan(16, 18))
  let list = try #require(tree.value(of: root, "c"))
  #expect(tree.items(of: list).map(\.value) == [target])
  #expect(tree.resolved(entry.written) == target)
}

@Test func `a later anchor of a name replaces an earlier one and documents share none`() throws {
  let tree = parse("a: &x 1\nb: *x\nc: &x 2\nd: *x\n").tree
  #expect(entries(tree, tree.root) == ["a=1", "b=1", "c=2", "d=2"])
  let found = parse("&x a\n---\n*x\n", options: .allDocuments).diagnostics.map(\.code)
  #expect(found == ["yaml-several-documents", "yaml-unknown-anchor"])
}

@Test func `an anchored key and an alias as key are texts`() throws {
  let result = parse("&k key: 1\nother: *k\nmap: {*k : 2}\n")
  #expect(result.diagnostics.isEmpty)
  let root = try #require(result.tree.root)
  #expect(entries(result.tree, root) == ["key=1", "other=key", "map="])
  #expect(entries(result.tree, result.tree.value(of: root, "map")) == ["key=2"])
}

@Test func `what was reported is invalid or hidden and the rest stays`() throws {
  let text = "a: *nobody\nb: !x 1\nc: 1\nc: 2\n[d]: 3\n~: 4\ne: 5\n"
  let result = parse(text)
  let tree = result.tree
  let root = try #require(tree.root)
  #expect(entries(tree, root) == ["a=", "b=1", "c=1", "e=5"])
  #expect(tree.value(of: root, "a").map(tree.kind(of:)) == .invalid)
  #expect(tree.value(of: root, "b").map(tree.kind(of:)) == .invalid)
  #expect(result.isComplete)
  #expect(result.diagnostics.count == 5)
}

@Test func `what stands before a syntax error is kept`() throws {
  let result = parse("a: 1\nb:\n  c: [1, 2]\n  d: @\n")
  #expect(!result.isComplete)
  let root = try #require(result.tree.root)
  let b = try #require(result.tree.value(of: root, "b"))
  let c = try #require(result.tree.value(of: b, "c"))
  #expect(result.tree.items(of: c).map { result.tree.text(of: $0.value) } == ["1", "2"])
}

@Test func `plain, quoted, tagged and absent values are told apart`() throws {
  let tree = parse("a: x\nb: 'x'\nc: ! x\nd:\ne: ''\nf: null\ng: 'null'\nh: !!null x\n").tree
  let root = try #require(tree.root)
  func node(_ key: String) throws -> YAMLNodeID { try #require(tree.value(of: root, key)) }
  #expect(try ["a", "b", "c", "d", "e"].map { tree.isPlain(try node($0)) } == [true, false, false, true, false])
  #expect(try ["a", "d", "e"].map { tree.isAbsent(try node($0)) } == [false, true, false])
  #expect(try ["d", "f", "g", "h"].map { tree.isNull(try node($0)) } == [true, true, false, true])
  #expect(tree.tag(of: try node("c")) == .nonSpecific)
}

@Test func `a workspace gives the same tree for each file and spares trees that live`() throws {
  let workspace = YAMLWorkspace()
  func tree(_ text: String) -> YAMLTree {
    YAMLParser.parse(SourceFile(path: "", text: text), id: .main, keys: .empty, workspace: workspace).tree
  }
  let first = tree("a: 1\nb: \"\\x41\"\nunknown: {c: d}\n")
  let second = tree("other: x\n" + String(repeating: "- ", count: 3))
  #expect(entries(first, first.root) == ["a=1", "b=A", "unknown="])
  let third = tree("a: 1\nb: \"\\x41\"\nunknown: {c: d}\n")
  #expect(entries(third, third.root) == entries(first, first.root))
  #expect(second.nodeCount > 0)
}
