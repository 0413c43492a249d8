import Testing
import VitrineSource
import VitrineYAML

/// A file that tries to cost much.
struct HostileFile: Sendable, CustomTestStringConvertible {
  /// What it is.
  var testDescription: String
  /// The code that names it, `nil` if it is fine.
  var code: DiagnosticCode?
  /// Makes its text.
  var make: @Sendable () -> String
}

/// Files of up to some megabytes, each of which must be done within a second.
let hostileFiles = [
  HostileFile(testDescription: "nested flow lists", code: "yaml-too-deep") { String(repeating: "[", count: 200_000) },
  HostileFile(testDescription: "nested flow mappings", code: "yaml-too-deep") {
    String(repeating: "{a: ", count: 60_000)
  },
  HostileFile(testDescription: "nested block lists", code: "yaml-too-deep") { String(repeating: "- ", count: 20_000) },
  HostileFile(testDescription: "nested questions", code: "yaml-too-deep") { String(repeating: "? ", count: 1_000) },
  HostileFile(testDescription: "an alias bomb", code: "yaml-alias-bomb") {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for i in 1..<30 {
      text += "a\(i): &a\(i) [" + String(repeating: "*a\(i - 1), ", count: 9) + "*a\(i - 1)]\n"
    }
    return text
  },
  HostileFile(testDescription: "a bomb of merges", code: "yaml-alias-bomb") {
    var text = "m0: &m0 {k: 1}\n"
    for i in 1..<5_000 { text += "m\(i): &m\(i) {<<: *m\(i - 1), k\(i): 1}\n" }
    return text
  },
  HostileFile(testDescription: "many anchors", code: "yaml-too-many-anchors") {
    (0..<100_001).map { "- &a\($0) x\n" }.joined()
  },
  HostileFile(testDescription: "many unknown aliases", code: "yaml-unknown-anchor") {
    String(repeating: "- *nobody\n", count: 20_000)
  },
  HostileFile(testDescription: "many equal keys", code: "yaml-duplicate-key") {
    String(repeating: "key: 1\n", count: 20_000)
  },
  HostileFile(testDescription: "many different keys", code: nil) {
    (0..<20_000).map { "key\($0): 1\n" }.joined()
  },
  HostileFile(testDescription: "many invalid bytes", code: "yaml-bad-encoding") {
    String(repeating: "\u{1}", count: 200_000)
  },
  HostileFile(testDescription: "many separators", code: "yaml-invisible-separator") {
    "a: 1\n" + String(repeating: "# \u{2028}\n", count: 20_000)
  },
  HostileFile(testDescription: "many look-alikes", code: "yaml-lookalike-indent") {
    (0..<10_000).map { "\u{A0}k\($0): 1\n" }.joined()
  },
  HostileFile(testDescription: "many colours as comments", code: "yaml-hash-starts-comment") {
    (0..<10_000).map { "k\($0): #fff\n" }.joined()
  },
  HostileFile(testDescription: "many empty lines", code: nil) { "a: 1\n" + String(repeating: "\n", count: 200_000) },
  HostileFile(testDescription: "many comments", code: nil) { "a: 1\n" + String(repeating: "# c\n", count: 60_000) },
  HostileFile(testDescription: "one long text", code: nil) {
    "a: \"" + String(repeating: "x ", count: 100_000) + "\"\n"
  },
  HostileFile(testDescription: "one long number", code: nil) { "a: " + String(repeating: "9", count: 200_000) },
  HostileFile(testDescription: "one long line without colon", code: "yaml-syntax") {
    "a: 1\n" + String(repeating: "x", count: 200_000) + "\nb: 2\n"
  },
  HostileFile(testDescription: "one long key", code: "yaml-key-too-long") {
    "? " + String(repeating: "x", count: 200_000) + "\n: 2\n"
  },
  HostileFile(testDescription: "an unclosed quote", code: "yaml-unclosed-quote") {
    "a: \"" + String(repeating: "x\n\n", count: 60_000)
  },
  HostileFile(testDescription: "tabs before every line", code: "yaml-tab-indent") {
    "a:\n" + String(repeating: "\tb: 1\n", count: 20_000)
  },
  HostileFile(testDescription: "many documents", code: "yaml-several-documents") {
    String(repeating: "---\na: 1\n", count: 20_000)
  },
]

@Test(arguments: hostileFiles)
func `a hostile file is named and done in time`(_ file: HostileFile) throws {
  let text = file.make()
  let clock = ContinuousClock()
  var result: YAMLParseResult?
  // A debug build on a busy machine: the bound is a guard against quadratic time, not a measurement.
  let time = clock.measure { result = parse(text) }
  let codes = try #require(result).diagnostics.map(\.code)
  if let code = file.code { #expect(codes.contains(code), "\(codes.prefix(3))") } else { #expect(codes.isEmpty) }
  #expect(codes.count <= 2 * YAMLLimits.findings)
  #expect(time < .seconds(20), "\(time)")
  let all = clock.measure { _ = YAMLDump.json(parse(text, options: .allDocuments).tree) }
  #expect(all < .seconds(20), "\(all)")
  _ = YAMLDump.events(SourceFile(path: "", text: text))
}

@Test func `the limit of nesting is exact and counts both kinds`() {
  func nested(_ levels: Int) -> String {
    String(repeating: "[{a: ", count: levels / 2) + (levels % 2 == 1 ? "[]" : "1")
      + String(repeating: "}]", count: levels / 2)
  }
  #expect(parse(nested(127)).diagnostics.isEmpty)
  #expect(parse(nested(128)).diagnostics.isEmpty)
  #expect(parse(nested(129)).diagnostics.map(\.code) == ["yaml-too-deep"])
}

@Test func `the limit of key length is exact and counts characters`() {
  for letter in ["k", "é", "漢", "🏽"] {
    #expect(parse(String(repeating: letter, count: 1_024) + ": 1\n").diagnostics.isEmpty)
    #expect(parse(String(repeating: letter, count: 1_025) + ": 1\n").diagnostics.map(\.code) == ["yaml-key-too-long"])
  }
}

@Test func `the limit of anchors is exact`() {
  let text = (0..<100_000).map { "- &a\($0) x\n" }.joined()
  #expect(parse(text).diagnostics.isEmpty)
}

@Test func `the expansion of aliases has two limits`() {
  // One list of n and m aliases to it are n + 1 + m * (n + 1) nodes and some more.
  func text(_ items: Int, _ aliases: Int) -> String {
    "a: &a [" + String(repeating: "x, ", count: items) + "]\nb: [" + String(repeating: "*a, ", count: aliases) + "]\n"
  }
  // 1,110 nodes stand for 110,000 at most, and for more than a million never.
  #expect(parse(text(1_000, 100)).diagnostics.isEmpty)
  #expect(parse(text(1_000, 130)).diagnostics.map(\.code) == ["yaml-alias-bomb"])
  #expect(parse(text(20_000, 48)).diagnostics.isEmpty)
  #expect(parse(text(20_000, 50)).diagnostics.map(\.code) == ["yaml-alias-bomb"])
}

@Test func `findings are counted beyond those that are kept`() {
  let result = parse(String(repeating: "- *nobody\n", count: 10_000))
  #expect(result.diagnostics.count + result.omittedFindings == 10_000)
  #expect(result.diagnostics.count == YAMLLimits.findings)
}

@Test func `a file of more than 64 MiB is refused unread`() {
  let bytes = [UInt8](repeating: 0x20, count: YAMLLimits.fileBytes + 1)
  #expect(parse(bytes).diagnostics.map(\.code) == ["yaml-too-large"])
}
