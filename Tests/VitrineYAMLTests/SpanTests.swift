import Foundation
import Testing
import VitrineSource
import VitrineYAML

/// Checks what holds for every tree: slices decode to values, lines agree with offsets, children lie inside parents.
func checkSpans(_ bytes: [UInt8], _ context: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let result = parse(bytes, options: .allDocuments)
  let tree = result.tree
  let lines = LineTable(bytes)
  let decoder = SliceDecoder(bytes: bytes)
  let hasSeparator = result.diagnostics.contains { $0.code == "yaml-invisible-separator" }
  var last: UInt32 = 0
  for node in tree.allNodes {
    let span = tree.span(of: node)
    #expect(Int(span.end) <= bytes.count, "\(context): span past the end", sourceLocation: sourceLocation)
    #expect(
      tree.line(of: node) == lines.line(at: span.start), "\(context): line of node at \(span)",
      sourceLocation: sourceLocation)
    let start = tree.keySpan(of: node).isEmpty ? span.start : tree.keySpan(of: node).start
    if tree.kind(of: node) == .scalar {
      // Separators are read as spaces where a text is folded or escaped.
      if !hasSeparator {
        let decoded = decoder.decode(tree, node)
        #expect(
          decoded.map { Array($0.utf8) } == Array(tree.bytes(of: node)),
          "\(context): text at \(span), '\(tree.text(of: node))' against '\(decoded ?? "nil")'",
          sourceLocation: sourceLocation)
      }
      #expect(span.start >= last, "\(context): order at \(span)", sourceLocation: sourceLocation)
      last = span.end
    }
    _ = start
    checkChildren(tree, node, context, sourceLocation)
  }
}

/// Checks that what is in a collection lies inside its span, and that keys read as they are written.
private func checkChildren(_ tree: YAMLTree, _ node: YAMLNodeID, _ context: String, _ sourceLocation: SourceLocation) {
  let span = tree.span(of: node)
  for entry in tree.entries(of: node) where entry.merge == nil {
    #expect(
      span.contains(entry.keySpan) && span.contains(tree.span(of: entry.written)), "\(context): entry in \(span)",
      sourceLocation: sourceLocation)
    #expect(entry.keySpan.end <= tree.span(of: entry.written).start, sourceLocation: sourceLocation)
  }
  for item in tree.items(of: node) {
    #expect(span.contains(tree.span(of: item.written)), "\(context): item in \(span)", sourceLocation: sourceLocation)
  }
}

@Test func `every node of the golden files lies where its text is written`() throws {
  let files = try FileManager.default.contentsOfDirectory(atPath: caseFolder.path()).filter { $0.hasSuffix(".yaml") }
  #expect(files.count == 25)
  for file in files.sorted() { checkSpans(try caseFile(file).bytes, file) }
}

/// Texts that hold every style of node.
let styleSamples = [
  "a: 1\nb: [x, 'it''s', \"tab\\there\", {k: v, w: }]\nc:\n- one\n-\n- two\n",
  "a: &x\n  k: v\nb: *x\nc: !!str 12\nd: &y !!str\n  text\ne: !!map\n  # note\n  f: g\n",
  "lit: |\n  one\n   two\n\n  three\n\nfold: >-\n  one\n  two\n\n  three\n   more\n  end\nkeep: |+\n  x\n\n\nlast: >\n  end",
  "\"quoted key\": 'single\n  line two\n\n  line four'\n'k2': \"double \\\n  joined\\u00E9 \\U0001F600\\L end\n  next\"\n",
  "plain: first line\n  second line\n\n  fourth line\nnext: 1\n",
  "ключ: значение\n\"日本\": [漢字, \"🏽\", é]\nemoji 👍: 'ü'\n",
  "- - a\n  - b\n- ? complex\n  : value\n- [p: q, {r: s}, t]\n- {}\n- []\n",
  "\u{FEFF}style: popover\r\nnote: |\r\n  one\r\n  two\r\nwidth: 200\r\n",
  "---\na: 1\n...\n---\nb: 2\n--- |\n text\n",
  "a:   \nb:    # comment\nc: ~\nd: ''\n",
  "|\n  only a text\n",
  "base: &base {w: 1, h: 2}\nother: &o\n  h: 3\nm:\n  <<: [*base, *o]\n  w: 9\n",
  "a: 'x' # c\nb: \"y\"\t# c\nc: [1, # c\n 2]\n",
]

@Test func `every node of every style lies where its text is written`() {
  for sample in styleSamples { checkSpans(Array(sample.utf8), sample) }
}

@Test func `spans hold in mutated texts`() {
  let seed = UInt64.random(in: .min ... .max)
  var random = SplitMix(state: seed)
  let inserts: [[UInt8]] = [
    "\t", "\r", "\u{85}", "#", ":", "'", "\"", " ", "\n", "- ", ": ", "é", "\u{2028}", "&a ", "*a", "[", "}",
  ]
  .map { Array($0.utf8) }
  for round in 0..<1_500 {
    var bytes = Array(styleSamples[Int.random(in: 0..<styleSamples.count, using: &random)].utf8)
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let at = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0...3, using: &random) {
      case 0: bytes.remove(at: at)
      case 1: bytes.insert(bytes[at], at: at)
      case 2 where at + 1 < bytes.count: bytes.swapAt(at, at + 1)
      default: bytes.insert(contentsOf: inserts[Int.random(in: 0..<inserts.count, using: &random)], at: at)
      }
    }
    checkSpans(bytes, "seed \(seed), round \(round), \(String(decoding: bytes, as: UTF8.self).debugDescription)")
  }
}

@Test func `spans of collections end with their last descendant or bracket`() throws {
  let text = "a:\n  b: 1\n  c:\n    - x\n    -\n# comment\n\nd: [1,\n  2 ]  # more\ne: {f: {g: h}}\n"
  let tree = parse(text).tree
  let root = try #require(tree.root)
  func slice(_ key: String) throws -> String {
    let span = tree.span(of: try #require(tree.value(of: root, key)))
    return String(decoding: Array(text.utf8)[Int(span.start)..<Int(span.end)], as: UTF8.self)
  }
  #expect(try slice("a") == "b: 1\n  c:\n    - x\n    -")
  #expect(try slice("d") == "[1,\n  2 ]")
  #expect(try slice("e") == "{f: {g: h}}")
}

@Test func `anchor and tag lie before the value and outside its span`() throws {
  let text = "a: &x !!str  12\nb: !!map &y\n  # note\n  k: v\nc: &z\n"
  let tree = parse(text).tree
  let bytes = Array(text.utf8)
  func slice(_ span: SourceSpan?) -> String? {
    span.map { String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self) }
  }
  let root = try #require(tree.root)
  let a = try #require(tree.value(of: root, "a"))
  #expect(slice(tree.span(of: a)) == "12")
  #expect(slice(tree.anchorSpan(of: a)) == "&x")
  #expect(slice(tree.tagSpan(of: a)) == "!!str")
  #expect(tree.tag(of: a) == .str)
  let b = try #require(tree.value(of: root, "b"))
  #expect(slice(tree.span(of: b)) == "k: v")
  #expect(tree.line(of: b) == 4)
  #expect(slice(tree.tagSpan(of: b)) == "!!map")
  let c = try #require(tree.value(of: root, "c"))
  #expect(tree.isAbsent(c))
  #expect(tree.span(of: c) == SourceSpan(UInt32(bytes.count - 1), UInt32(bytes.count - 1)))
}
