import Testing
import VitrineFrontend
import VitrineSource
import VitrineYAML

/// A scalar as YAML reads it, with its bytes in the file.
private struct ReadScalar {
  let text: ArraySlice<UInt8>
  let grammarText: GrammarText
  let source: SourceFile

  /// Reads `value` as the only value of a mapping.
  init?(_ value: String, _ writing: GrammarText.Writing) {
    source = SourceFile(path: "x", text: "a: " + value + "\n")
    let result = YAMLParser.parse(source, id: .main, keys: .empty, workspace: YAMLWorkspace())
    guard result.isComplete, let root = result.tree.root, let node = result.tree.value(of: root, "a") else {
      return nil
    }
    let span = result.tree.span(of: node)
    let quote: UInt32 = writing == .plain ? 0 : 1
    let inner = SourceSpan(span.start + quote, span.end - quote)
    text = result.tree.bytes(of: node)
    grammarText = GrammarText(
      text, written: source.bytes[Int(inner.start)..<Int(inner.end)], writing, at: SourcePlace(.main, inner))
  }

  /// Returns the bytes of the file that stand for a part of the text.
  func written(_ part: String) -> String? {
    let wanted = Array(part.utf8)
    guard let offset = (0...max(0, text.count - wanted.count)).first(where: { text.dropFirst($0).starts(with: wanted) })
    else { return nil }
    return source.text(grammarText.place(offset, wanted.count).span)
  }
}

@Suite struct WrittenTextTests {
  @Test(arguments: [
    (#""3\u0020x""#, "x", "x"), (#""3\u0020x""#, " ", #"\u0020"#), (#""\x41\t\"b""#, "b", "b"),
    (#""\x41\t\"b""#, "\"", #"\""#),
    (#""\U0001F600a""#, "a", "a"), (#""\U0001F600a""#, "😀", #"\U0001F600"#), (#""\N\_\L\Pa""#, "a", "a"),
    (#""é\u00e9z""#, "z", "z"), (#""e\u00e9z""#, "é", #"\u00e9"#),
    ("\"a.top \\\n   = b.top\"", "b.top", "b.top"), ("\"a.top\n   = b.top\"", "= b", "= b"), ("\"a\n\n  b\"", "b", "b"),
    ("\"a \n\n\n  b\"", "\n\n", " \n\n\n  "),
    ("\"a \r\n b\"", " ", " \r\n "),
  ])
  func `a part of a text in double quotes is found in the file`(value: String, part: String, written: String) throws {
    let scalar = try #require(ReadScalar(value, .doubleQuoted))
    #expect(scalar.written(part) == written)
  }

  @Test(arguments: [
    ("'it''s x'", "x", "x"), ("'it''s x'", "'", "''"), ("'a\n   b'", "b", "b"), ("'a\n   b'", " ", "\n   "),
  ])
  func `a part of a text in single quotes is found in the file`(value: String, part: String, written: String) throws {
    #expect(try #require(ReadScalar(value, .singleQuoted)).written(part) == written)
  }

  @Test(arguments: [("a.top\n    = b.top", "b.top", "b.top"), ("a\n\n\n b", "\n\n", "\n\n\n ")])
  func `a part of a folded plain text is found in the file`(value: String, part: String, written: String) throws {
    #expect(try #require(ReadScalar(value, .plain)).written(part) == written)
  }

  @Test func `a problem in an escaped constraint points at its character`() throws {
    let scalar = try #require(ReadScalar(#""a.width\u0020= 50\x25""#, .doubleQuoted))
    do {
      _ = try ConstraintGrammar.constraints(scalar.grammarText)
      Issue.record("it was read")
    } catch {
      #expect(scalar.source.text(error.place(in: scalar.grammarText).span) == #"\x25"#)
    }
  }

  @Test func `a text that does not belong to its writing points at the whole`() {
    let place = SourcePlace(.main, SourceSpan(4, 9))
    let text = GrammarText(Array("abc".utf8)[...], written: Array("a".utf8)[...], .plain, at: place)
    #expect(text.place(1, 1) == place)
  }

  @Test func `every byte of an escaped text has bytes in the file, in order`() throws {
    let seed: UInt64 = 0x5EED_0003
    print("seed \(seed)")
    var random = Seeded(seed)
    let pieces = [
      #"\u00e9"#, #"\n"#, "a", "é", #"\\"#, #"\""#, #"\x7a"#, "😀", #"\U0001F600"#, "\n  ", " ", "\\\n ", "\n\n",
    ]
    var read = 0
    for _ in 0..<300 {
      let body = (0..<Int.random(in: 1...8, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      guard let scalar = ReadScalar("\"x" + body.joined() + "x\"", .doubleQuoted) else { continue }
      read += 1
      var last: UInt32 = 0
      for offset in 0..<scalar.text.count {
        let span = scalar.grammarText.place(offset, 1).span
        #expect(span.start >= last && !span.isEmpty, "\(body)")
        last = span.start
      }
      let end = scalar.grammarText.place(scalar.text.count - 1, 1).span
      #expect(scalar.source.text(end) == "x", "\(body)")
      #expect(end.length == 1)
    }
    #expect(read > 250)
  }
}

@Suite struct WrittenScalarTests {
  @Test(arguments: [
    (#""hello.top\u0020= nothing.tpo""#, "tpo"), ("'hello.top =\n        hello.bottom + @'", "@"),
    ("hello.top =\n        hello.widht", "widht"),
  ])
  func `a finding inside a constraint points at its character, however it is written`(
    constraint: String, part: String
  ) throws {
    let text = """
      vitrine: 1
      screens:
        panel:
          view: [{ label: Hello, id: hello }]
          constraints:
            - \(constraint)

      """
    let loaded = SpecLoader.load(SourceFile(path: "spec.yaml", text: text), workspace: FixtureWorkspace())
    let found = try #require(loaded.diagnostics.first { $0.severity == .error })
    #expect(loaded.files.text(found.place) == part, "\(found.message)")
  }
}
