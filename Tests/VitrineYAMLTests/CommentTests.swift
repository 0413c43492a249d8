import Testing
import VitrineSource
import VitrineYAML

/// Writes the comments of a text: line, `=` for own-line or `>` for trailing, `!` where it touches, and the text.
private func comments(_ text: String) -> [String] {
  let bytes = Array(text.utf8)
  return parse(text).tree.comments().map { comment in
    let slice = String(decoding: bytes[Int(comment.span.start)..<Int(comment.span.end)], as: UTF8.self)
    return "\(comment.line)\(comment.isTrailing ? ">" : "=")\(comment.isGlued ? "!" : "") \(slice)"
  }
}

@Test(arguments: [
  ("# one\na: 1 # two\n  # three\nb: 2\n# four", ["1= # one", "2> # two", "3= # three", "5= # four"]),
  ("a: 'x # no' # yes\nb: \"# no\"\nc: x#no\n", ["1> # yes"]),
  ("a: | # header\n  # text\n  more # text\n# after\nb: 1\n", ["1> # header", "4= # after"]),
  ("a: [1, # one\n  2 # two\n  ] # three\n", ["1> # one", "2> # two", "3> # three"]),
  ("a: &x !<tag:yaml.org,2002:str> 1 # c\n", ["1> # c"]),
  ("a: \"x\"# glued\n", ["1>! # glued"]),
  ("a: [1,# glued\n 2]\n", ["1>! # glued"]),
  ("a: # value below\n  - b\n", ["1> # value below"]),
  ("\u{FEFF}# bom\r\na: 1 # crlf\r\n", ["1= # bom", "2> # crlf"]),
  ("# vitrine:disable-file\n---\na: 1\n", ["1= # vitrine:disable-file"]),
  ("a: >-\n  # vitrine:disable\n", []),
  ("a: x\n  y # c\nb: \"x\n  y\" # d\n", ["2> # c", "4> # d"]),
  ("? [a, # in key\n b]\n: 1 # v\n", ["1> # in key", "3> # v"]),
  ("%YAML 1.2 # directive\n---\na: *b # x\n", ["1> # directive", "3> # x"]),
  ("#only", ["1= #only"]),
  ("", []),
])
func `comments are found where no text is`(_ text: String, _ expected: [String]) {
  #expect(comments(text) == expected, "\(text.debugDescription)")
}

@Test func `no comment is taken from what was not read`() {
  #expect(comments("a: 1 # one\nb: \"x # no\n  # no\n# two\n") == ["1> # one", "4= # two"])
}

/// Writes for each comment how it stands to its node, the key of that node or `-` for an item, and its text.
private func attached(_ text: String) -> [String] {
  let tree = parse(text, options: .allDocuments).tree
  let bytes = Array(text.utf8)
  return tree.comments().map { comment in
    guard let node = comment.node else { return "\(comment.placement)" }
    let key = tree.key(of: node) == .none ? "-" : tree.text(of: tree.key(of: node))
    let span = tree.span(of: node)
    let slice = String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
    let first = slice.split(separator: "\n", omittingEmptySubsequences: false).first.map(String.init) ?? ""
    return "\(comment.placement) \(key) \(first)"
  }
}

@Test(arguments: [
  // Above a key, with or without its own mapping; a blank line parts.
  ("# c\na: 1\n", ["above a 1"]),
  ("# c\n# d\na: 1\n", ["above a 1", "above a 1"]),
  ("# c\n\na: 1\n", ["inside"]),
  ("a: 1\n# c\nb: 2\n", ["above b 2"]),
  ("a: 1\n# c\n\nb: 2\n", ["inside - a: 1"]),
  ("a: 1\n\n# c\nb: 2\n", ["above b 2"]),
  ("a:\n  # c\n  b: 1\n", ["above b 1"]),
  ("a:\n  b: 1\n  # c\n", ["inside a b: 1"]),
  ("a:\n  b: 1\n# c\n", ["inside - a:"]),
  ("a:\n  b: 1\n  # c\nd: 1\n", ["above d 1"]),
  ("a:\n  b: 1\n  # c\n\nd: 1\n", ["inside a b: 1"]),
  ("# c\n&x a: 1\n", ["above a 1"]),
  ("# c\n? a\n: 1\n", ["above a 1"]),
  // Items.
  ("# c\n- 1\n- 2\n", ["above - 1"]),
  ("- 1\n# c\n- 2\n", ["above - 2"]),
  ("# c\n- a: 1\n  b: 2\n", ["above - a: 1"]),
  ("- a: 1\n  # c\n  b: 2\n", ["above b 2"]),
  ("- a: 1\n  # c\n\n- b: 2\n", ["inside - a: 1"]),
  ("a:\n# c\n- 1\n", ["above - 1"]),
  ("-\n  # c\n  a: 1\n", ["above a 1"]),
  // Behind a value, a key, a dash, brackets, properties, a header.
  ("a: 1 # c\nb: 2\n", ["trailing a 1"]),
  ("a: # c\n  b: 1\n", ["trailing a b: 1"]),
  ("a: # c\nb: 1\n", ["trailing a "]),
  ("- # c\n  x\n", ["trailing - x"]),
  (
    "a: [ # c\n  1, # d\n  [2], # e\n  3 # f\n  ] # g\n",
    ["trailing a [ # c", "trailing - 1", "trailing - [2]", "trailing - 3", "trailing a [ # c"]
  ),
  ("a: {b: 1, # c\n  d: [2] # e\n  } # f\n", ["trailing b 1", "trailing d [2]", "trailing a {b: 1, # c"]),
  ("a: {b: [1]} # c\n", ["trailing a {b: [1]}"]),
  ("a: &x # c\n  b: 1\n", ["trailing a b: 1"]),
  ("a: !!str # c\n  b\n", ["trailing a b"]),
  ("a: | # c\n  text\nb: 1 # d\n", ["trailing a | # c", "trailing b 1"]),
  ("a: \"x\n  y\" # c\n", ["trailing a \"x"]),
  ("a: *x # c\n", ["trailing a *x"]),
  // Inside brackets.
  ("a: [\n  # c\n  1,\n  # d\n  ]\n", ["above - 1", "inside a ["]),
  ("a: {\n  # c\n  b: 1\n  # d\n  }\n", ["above b 1", "inside a {"]),
  // Between key and value.
  ("a:\n  # c\n  text\n", ["above a text"]),
  ("? a\n# c\n: b\n", ["above a b"]),
  // Around documents.
  ("# c\n---\na: 1 # d\n... # e\n# f\n", ["inside", "trailing a 1", "inside", "inside - a: 1"]),
  ("%YAML 1.2 # c\n--- # d\na: 1\n", ["inside", "inside"]),
  ("--- text # c\n", ["trailing - text"]),
  ("\u{FEFF}# c\r\na: 1 # d\r\n", ["above a 1", "trailing a 1"]),
  ("# c", ["inside"]),
])
func `a comment belongs to the node it stands at`(_ text: String, _ expected: [String]) {
  #expect(attached(text) == expected, "\(text.debugDescription)")
}

@Test func `the node behind a comment is known across blank lines and comments`() throws {
  let tree = parse("a: 1\n# c\n\n# d\n\nb:\n  c: 2\n# e\n").tree
  let next = tree.comments().map { comment in comment.next.map { tree.text(of: tree.key(of: $0)) } }
  #expect(next == ["b", "b", nil])
}

@Test(arguments: [
  (
    "a: [1, # x\n  2]\n# y\n\n---\n\"b/~\": 1 # z\n",
    """
    [{"line": 1, "column": 8, "text": "# x", "placement": "trailing", "document": 0, "path": "/a/0"}, \
    {"line": 3, "column": 1, "text": "# y", "placement": "inside", "document": 0, "path": ""}, \
    {"line": 6, "column": 10, "text": "# z", "placement": "trailing", "document": 1, "path": "/b~1~0"}]

    """
  ),
  ("# only", "[{\"line\": 1, \"column\": 1, \"text\": \"# only\", \"placement\": \"inside\"}]\n"),
  ("a: 1\n", "[]\n"),
])
func `comments are dumped with the path of their node`(_ text: String, _ expected: String) throws {
  let dump = try #require(YAMLDump.comments(parse(text, options: .allDocuments).tree))
  #expect(String(decoding: dump, as: UTF8.self) == expected)
}

@Test func `a dump of comments stops at its limit`() {
  let tree = parse(String(repeating: "- 1 # one\n", count: 100)).tree
  #expect(YAMLDump.comments(tree, maximumBytes: 1_000) == nil)
  #expect(YAMLDump.comments(tree, maximumBytes: 10_000) != nil)
}

/// Makes YAML of random shape in which `#` stands in every kind of place.
private func randomText(_ random: inout SplitMix, depth: Int, indent: String, to text: inout String) {
  let isList = Bool.random(using: &random)
  let blocks = ["|", ">-", "|+ # head", ">2 # head"]
  let values = [
    "x#y", "'a # b' # c", "\"a # \\\" # b\"# ", "[1, # c\n\(indent) #d\n\(indent) 'x #', y#z]",
    "{a: b#c, 'd': \"#\"} # e",
    "&n\(text.utf8.count) v", "!t v # c", "one\n\(indent)  two#\n\(indent)  three # c", "", "# nothing",
    "*none # b",
    "'it''s # no\n\(indent)  # no' # c",
  ]
  for i in 0..<Int.random(in: 1...3, using: &random) {
    if Int.random(in: 0..<4, using: &random) == 0 { text += "\(indent)# own: [ \" line\n" }
    text += indent + (isList ? "-" : "k#\(i):")
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where depth < 4:
      text += Bool.random(using: &random) ? "\n" : " # down\n"
      randomText(&random, depth: depth + 1, indent: indent + "  ", to: &text)
    case 1:
      let header = blocks[Int.random(in: blocks.indices, using: &random)]
      text += " \(header)\n\(indent)  # text\n\(indent)    more # text\n"
    default:
      let value = values[Int.random(in: values.indices, using: &random)]
      text += " " + (value.hasSuffix("# ") ? String(value.dropLast(2)) : value) + "\n"
    }
  }
}

@Test func `every number sign of random texts is a comment or is not`() throws {
  let seed = UInt64.random(in: 0..<UInt64.max)
  var random = SplitMix(state: seed)
  var comments = 0
  var others = 0
  for round in 0..<200 {
    var text = ""
    randomText(&random, depth: 0, indent: "", to: &text)
    if round % 3 == 1 { text = text.replacing("\n", with: "\r\n") }
    if round % 5 == 1 { text = "\u{FEFF}" + text }
    let bytes = Array(text.utf8)
    let tree = parse(bytes).tree
    let context = "seed \(seed), round \(round), \(text.debugDescription)"
    #expect(parse(bytes).isComplete, "\(context)")
    let found = tree.comments()
    for index in bytes.indices where bytes[index] == UInt8(ascii: "#") {
      let isInside = found.contains { $0.span.start <= index && index < $0.span.end }
      // The slow check: a comment is what can be taken away to the end of its line without a trace; of a line of its own
      // nothing stays, since even blanks are text behind a literal. Of a comment's own further signs the same holds.
      let isOwnLine = bytes[..<index].reversed().prefix { $0 != 0x0A && $0 != 0x0D }.allSatisfy { $0 == 0x20 }
      var start = index
      while isOwnLine, start > 0, bytes[start - 1] == 0x20 { start -= 1 }
      var end = index
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      while isOwnLine, end < bytes.count, bytes[end] == 0x0A || bytes[end] == 0x0D { end += 1 }
      var blanked = bytes
      blanked.removeSubrange(start..<end)
      let isTraceless = trace(bytes) == trace(blanked)
      #expect(isInside == isTraceless, "\(context): offset \(index)")
      if isInside { comments += 1 } else { others += 1 }
    }
  }
  #expect(comments > 500 && others > 500)
}

/// All that can be seen of a text but comments: events, and nothing for what is refused.
private func trace(_ bytes: [UInt8]) -> [UInt8] { YAMLDump.events(SourceFile(path: "", bytes: bytes)) }
