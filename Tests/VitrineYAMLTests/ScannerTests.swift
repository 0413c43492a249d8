import Foundation
import Testing
import VitrineSource

@testable import VitrineYAML

/// The folder with the specs that ship with the project.
private let specFolder = caseFolder.deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Specs")

/// Keys that have fixed ids, so that both kinds of ids are met.
private let someKeys = YAMLKeyTable(["vitrine", "screens", "view", "size", "permittedArrowDirections", "a", "x"])

/// Reads all YAML files below a folder, in order of their paths.
private func yamlFiles(_ folder: URL) throws -> [SourceFile] {
  let all = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
  let urls = all.compactMap { $0 as? URL }.filter { $0.pathExtension == "yaml" }.sorted { $0.path < $1.path }
  return try urls.map { SourceFile(path: $0.path, bytes: Array(try Data(contentsOf: $0))) }
}

/// Builds a file with both builders, compares everything that is kept, and counts what the scanner took.
private struct Comparison {
  /// The files that the scanner built.
  var scanned = 0
  /// All files.
  var all = 0
  /// The first difference.
  var difference: String?
  /// Memory for the scanner, used again so that what it leaves behind is met.
  private let workspace = YAMLWorkspace()
  /// Memory for libyaml.
  private let other = YAMLWorkspace()

  /// Compares one text. Returns whether the scanner built it.
  @discardableResult
  mutating func compare(_ bytes: [UInt8], options: YAMLParseOptions = .spec) -> Bool {
    let file = SourceFile(path: "test.yaml", bytes: bytes)
    let result = YAMLParser.parse(file, id: .main, keys: someKeys, workspace: workspace, options: options)
    all += 1
    // A file that the scanner gave up went the same way in both cases, but for what the arena may have kept.
    let judge = YAMLParser.parse(
      file, id: .main, keys: someKeys, workspace: other, options: options, builder: .libYAML)
    if result.isScanned { scanned += 1 }
    if difference == nil, let found = Self.difference(result, judge) {
      difference = "\(found) in \(String(decoding: bytes, as: UTF8.self).debugDescription)"
    }
    return result.isScanned
  }

  /// Describes how two results differ.
  private static func difference(_ result: YAMLParseResult, _ judge: YAMLParseResult) -> String? {
    let one = result.tree.storage
    let two = judge.tree.storage
    if result.diagnostics != judge.diagnostics { return "diagnostics \(result.diagnostics) \(judge.diagnostics)" }
    if result.isComplete != judge.isComplete { return "completeness" }
    if result.omittedFindings != judge.omittedFindings { return "omitted findings" }
    if one.nodes.count != two.nodes.count { return "node counts \(one.nodes.count) \(two.nodes.count)" }
    if one.roots != two.roots { return "roots" }
    if one.unread != two.unread { return "ends" }
    if one.sideBytes != two.sideBytes || one.sideTexts != two.sideTexts { return "side texts" }
    if one.keySpans != two.keySpans { return "key spans" }
    for i in one.nodes.indices {
      let (a, b) = (one.nodes[i], two.nodes[i])
      let isSame =
        a.kind == b.kind && a.style == b.style && a.flags == b.flags && a.key == b.key && a.start == b.start
        && a.length == b.length && a.link == b.link && a.line == b.line
      if !isSame { return "node \(i): \(a) \(b)" }
      let node = YAMLNodeID(i)
      if result.tree.bytes(of: node) != judge.tree.bytes(of: node) { return "text of node \(i)" }
      if result.tree.text(of: a.key) != judge.tree.text(of: b.key) { return "key of node \(i)" }
    }
    return result.tree.eventCount == judge.tree.eventCount ? nil : "event counts"
  }
}

@Test func `the scanner builds every spec of the project as libyaml does`() throws {
  // What once went wrong is mostly no YAML.
  let files = try yamlFiles(specFolder).filter { !$0.path.contains("/regress/") }
  #expect(files.count > 30)
  var comparison = Comparison()
  var left: [String] = []
  for file in files where !comparison.compare(file.bytes) { left.append(file.path) }
  #expect(comparison.difference == nil)
  #expect(left.isEmpty, "the scanner gave up")
}

@Test func `the scanner builds the golden files as libyaml does or gives up`() throws {
  let files = try yamlFiles(caseFolder)
  var comparison = Comparison()
  for file in files {
    comparison.compare(file.bytes)
    comparison.compare(file.bytes, options: .allDocuments)
  }
  #expect(comparison.difference == nil)
  #expect(comparison.scanned >= 10)
}

/// Texts that the scanner builds.
private let commonTexts = [
  "a: 1\n", "a: 1", "a:\n", "a:", "a: # none\nb:\n", "  a: 1\n  b: 2\n", "- 1\n- 2\n", "-\n-\n",
  "- - x\n  - y\n- - - z\n",
  "a:\n- 1\n- 2\nb: 3\n", "a:\n  - 1\n  - b: 2\n    c: 3\n  -\n    d: 4\n", "- a:\n  - x\n  - y:\n    - z\n  b: 1\n",
  "a: [0, 0, 320, 44]\nb: { x: 0, y: 0 }\nc: []\nd: {}\n", "a: [[1, 2], {b: [3], c: 'd'}, \"e\"] # f\n",
  "- [1,2]\n- {a: b}\n", "'a b': \"c d\"\n\"e\": 'f: #g'\n", "# c\n\na: 1 # d\n   # e\n\n  \nb: 2\n",
  "a: b#c d:e -f [g]\n",
  "a: -5\nb: .5\nc: 12:30\nd: 80% @high\n", "ключ: значение # 注\n名: '値'\nl: [é, ü]\n", "a: #fff\n",
  "a:\n  b:\n    c:\n  d:\ne:\n",
  "a:   b   \n-x: 1\n", "- a: 1\n\n  # c\n  b: 2\n-   - c\n    - d\n", "a:\n\n  - b\n\n\n  - c\n",
  "a: \"\"\nb: ''\nlong-key-of-many-bytes: 1\n",
]

/// Texts that are left to libyaml.
private let uncommonTexts = [
  "", "\n", "# c\n", "a\n", "'a'\n", "[a]\n", "{a: 1}\n", "---\na: 1\n", "a: 1\n---\nb: 2\n", "a: 1\n...\n",
  "a: |\n  b\n", "a: >\n  b\n",
  "a: &b c\n", "a: *b\n", "a: !!str b\n", "? a\n: b\n", "a: b\n  c\n", "a: 'b\n  c'\n", "a: 'it''s'\n", "a: \"\\n\"\n",
  "a:\tb\n", "\ta: b\n", "a: b\tc\n", "a: 1\r\nb: 2\n", "a: 1 # \r\n", "a: [b,\n  c]\n", "a: [b: c]\n", "a: {b}\n",
  "a: {\"b\":c}\n", "a: [b, ]\n",
  "a: [, b]\n", "a: [b]c\n", "a: [b]#c\n", "a: 'b'#c\n", "[a]: b\n", "a: b: c\n", "a: - b\n", "a:\n  b\n",
  "a:\n  [b]\n", "a: 1\na: 2\n",
  "<<: {a: 1}\n", "null: 1\n", "~: 1\n", "\"\": 1\n", ": 1\n", "a : 1\n", "a:\n    b: 1\n  c: 2\n", "- a\nb: 1\n",
  "a: 1\n- b\n",
  "a: 1\n  b: 2\n", " a: 1\nb: 2\n", "a: @b\n", "a: `b`\n", "%a: b\n", "a: ? b\n", "a: [b?]\n", "\u{FEFF}a: 1\n",
  "a: \u{FEFF}b\n", "a: b\u{85}c\n",
  "a: b # \u{2028}\n", "a: {b: , c: 1}\n", "a: [b}\n", "a: {b: 1]\n", "a: 'b\n", "a: [b\n", "a: [b#c]\n", "a: ---\n",
  "...: 1\n", "...a: 1\n", "---a: 1\n",
  "a: {b:c}\n", "a: [b:]\n", "\u{A0}a: 1\n",
]

@Test func `the scanner takes the common subset and nothing else`() {
  var comparison = Comparison()
  for text in commonTexts {
    let isScanned = comparison.compare(Array(text.utf8))
    #expect(isScanned, "gave up: \(text.debugDescription)")
  }
  for text in uncommonTexts {
    let isScanned = comparison.compare(Array(text.utf8))
    #expect(!isScanned, "took: \(text.debugDescription)")
  }
  #expect(comparison.difference == nil)
}

@Test func `limits are met by the scanner and by libyaml alike`() {
  var comparison = Comparison()
  for depth in [127, 128, 129, 200] {
    comparison.compare(Array((String(repeating: "- ", count: depth) + "x\n").utf8))
    let brackets = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    comparison.compare(Array("a: \(brackets)\n".utf8))
  }
  for length in [999, 1_000, 1_001, 1_024, 1_025, 2_000] {
    comparison.compare(Array((String(repeating: "k", count: length) + ": v\n").utf8))
    comparison.compare(Array(("a: {" + String(repeating: "k", count: length) + ": v}\n").utf8))
    comparison.compare(Array(("- '" + String(repeating: "v", count: length) + "'\n").utf8))
  }
  #expect(comparison.difference == nil)
  #expect(comparison.scanned > 8)
}

/// Makes block text of random shape, as large specs have it.
private func randomSpec(_ random: inout SplitMix, depth: Int, indent: String, to text: inout String) {
  let isList = Int.random(in: 0..<3, using: &random) == 0
  for i in 0..<Int.random(in: 1...4, using: &random) {
    text += indent + (isList ? "-" : "key-\(i):")
    if Int.random(in: 0..<3, using: &random) == 0, depth < 5 {
      text += Bool.random(using: &random) ? "\n" : " # down\n"
      randomSpec(&random, depth: depth + 1, indent: indent + "  ", to: &text)
    } else {
      let values = [" 12", " one two", " 'x y'", " [1, 2]", " { x: 0, y: [a] }", " \"é\"", "", " #fff", " b  # c"]
      text += values.randomElement(using: &random).map { $0 + "\n" } ?? "\n"
    }
    if Int.random(in: 0..<8, using: &random) == 0 { text += "\n  # between\n" }
  }
}

@Test func `random block text is built as libyaml does`() {
  let seed = UInt64.random(in: 0..<UInt64.max)
  var random = SplitMix(state: seed)
  var comparison = Comparison()
  for _ in 0..<300 {
    var text = ""
    randomSpec(&random, depth: 0, indent: "", to: &text)
    comparison.compare(Array(text.utf8))
  }
  #expect(comparison.difference == nil, "seed \(seed)")
  #expect(comparison.scanned == comparison.all, "seed \(seed)")
}

/// What mutations insert.
private let insertions = [
  "\t", "\r", "#", ":", "'", "\"", "- ", " ", "  ", "\u{85}", "[", "]", "{", "}", ",", "\n", ": ", " #", "?", "-", "&",
  "*", "!", "|", ">",
  "%", "@", "`", "\\", "<<", "---", "...", "é", "\u{2028}", "\u{FEFF}", "\u{A0}", "~", "null",
].map { Array($0.utf8) }

/// Changes bytes at one to three places.
private func mutate(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
  var bytes = bytes
  for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
    let i = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes.remove(at: i)
    case 1: bytes.insert(bytes[i], at: i)
    case 2: bytes.swapAt(i, Int.random(in: bytes.indices, using: &random))
    default: bytes.insert(contentsOf: insertions[Int.random(in: insertions.indices, using: &random)], at: i)
    }
  }
  return bytes
}

/// Cuts a piece of at most twenty lines out of a text.
private func piece(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
  let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  let start = Int.random(in: lines.indices, using: &random)
  let end = min(lines.count, start + Int.random(in: 1...20, using: &random))
  return Array(lines[start..<end].joined(separator: [UInt8(ascii: "\n")])) + [UInt8(ascii: "\n")]
}

@Test(arguments: 0..<4)
func `mutated specs are built as libyaml does or left to it`(_ part: Int) throws {
  let seed = UInt64.random(in: 0..<UInt64.max)
  var random = SplitMix(state: seed)
  let specs = try yamlFiles(specFolder).map(\.bytes)
  let texts = (commonTexts + uncommonTexts).map { Array($0.utf8) }
  var comparison = Comparison()
  for round in 0..<6_000 {
    var bytes = try #require(specs.randomElement(using: &random))
    if round % 20 != 0 {
      bytes = round % 2 == 0 ? piece(bytes, &random) : try #require(texts.randomElement(using: &random))
    }
    comparison.compare(mutate(bytes, &random))
  }
  #expect(comparison.difference == nil, "part \(part), seed \(seed)")
  // Enough must be taken for the comparison to mean something.
  #expect(comparison.scanned > comparison.all / 8, "part \(part), seed \(seed): \(comparison.scanned)")
}
