import Testing
import VitrineOutput

@Test func `pretty JSON breaks lines and keeps lists of numbers on one`() {
  var writer = JSONWriter()
  writer.object { writer in
    writer.key("frame")
    writer.pointsList([0, 1.5, 2])
    writer.key("empty")
    writer.array { _ in }
    writer.key("inner")
    writer.object { writer in
      writer.key("a")
      writer.string("line\n\"quoted\" \u{2028} \u{1}")
    }
  }
  writer.finish()
  #expect(
    String(decoding: writer.bytes, as: UTF8.self) == #"""
      {
        "frame": [0, 1.5, 2],
        "empty": [],
        "inner": {
          "a": "line\n\"quoted\" \u2028 \u0001"
        }
      }

      """#)
}

@Test func `compact JSON is one line`() {
  var writer = JSONWriter(compact: true)
  writer.array { writer in
    writer.int(1)
    writer.object(inline: true) { writer in
      writer.key("k")
      writer.bool(true)
    }
    writer.null()
  }
  #expect(String(decoding: writer.bytes, as: UTF8.self) == #"[1,{"k":true},null]"#)
}

@Test func `what is written reads back`() throws {
  var writer = JSONWriter()
  writer.object { writer in
    writer.key("text")
    writer.string("ü\t\u{7F}\\")
    writer.key("numbers")
    writer.array { writer in for number in [0.1, -3, 1e-9] { writer.exact(number) } }
  }
  let value = try #require(JSONValue(parsing: writer.bytes))
  #expect(value["text"]?.string == "ü\t\u{7F}\\")
  #expect(value["numbers"]?.numbers == [0.1, -3, 1e-9])
}

@Test(arguments: ["", "{", "[1,]", "{\"a\" 1}", "nul", "[1] x", String(repeating: "[", count: 5_000)])
func `text that is no JSON gives nothing`(text: String) {
  #expect(JSONValue(parsing: Array(text.utf8)) == nil)
}

@Test(arguments: [
  ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
  ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
  (
    "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
  ),
])
func `SHA-256 gives the digests of FIPS 180-4's examples`(text: String, digest: String) {
  #expect(SHA256.hex(Array(text.utf8)) == digest)
}

@Test func `numbers that overflowed are null, for JSON has no infinity`() {
  var writer = JSONWriter(compact: true)
  writer.array { writer in
    for number in [Double.infinity, -.infinity, .nan] {
      writer.exact(number)
      writer.points(number)
    }
  }
  #expect(String(decoding: writer.bytes, as: UTF8.self) == "[null,null,null,null,null,null]")
}
