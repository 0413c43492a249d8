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
