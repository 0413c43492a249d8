import Testing
import VitrineSource

@testable import VitrineYAML

/// Two anchors that the texts below merge.
private let head = "a: &a { x: 1 }\nb: &b { y: 2 }\n"

@Suite struct MergeFixTests {
  /// Reads a text.
  private func findings(_ text: String) -> [Diagnostic] {
    YAMLParser.parse(
      SourceFile(path: "a.yaml", text: text), id: .main, keys: .empty, workspace: YAMLWorkspace()
    ).diagnostics
  }

  @Test(arguments: [
    ("s:\n  <<: *a\n  <<: *b\n", "s:\n  <<: [*a, *b]\n"),
    ("s:\n  <<: *a\n  <<: *b", "s:\n  <<: [*a, *b]\n"),
    ("s:\n  <<: *a\n  z: 1\n  <<: *b\n  w: 2\n", "s:\n  <<: [*a, *b]\n  z: 1\n  w: 2\n"),
    ("s:\r\n  <<: *a\r\n  <<: *b\r\n", "s:\r\n  <<: [*a, *b]\r\n"),
    ("s: { <<: *a, <<: *b }\n", "s: { <<: [*a, *b] }\n"),
    ("s: { <<: [*a], <<: [*b, *a], z: 1 }\n", "s: { <<: [*a, *b, *a], z: 1 }\n"),
    ("s:\n  <<: [ *a , *b ]\n  <<: *b\n", "s:\n  <<: [*a, *b, *b]\n"),
  ])
  func `two merge keys become one with a list`(body: String, mended: String) throws {
    let found = try #require(findings(head + body).first { $0.code == "yaml-merge-repeated" })
    let fix = try #require(found.fixes.first)
    #expect(fix.applicability == .safe)
    var bytes = Array((head + body).utf8)
    for edit in fix.edits.reversed() {
      bytes.replaceSubrange(Int(edit.place.span.start)..<Int(edit.place.span.end), with: Array(edit.replacement.utf8))
    }
    #expect(String(decoding: bytes, as: UTF8.self) == head + mended)
    #expect(findings(head + mended).isEmpty)
  }

  @Test(arguments: [
    "s:\n  <<: *a\n  <<: { y: 2 }\n", "s:\n  <<: *a # first\n  <<: *b # second\n", "s:\n  <<:\n    - *a\n  <<: *b\n",
  ])
  func `what is more than aliases is left to the author`(body: String) throws {
    let found = try #require(findings(head + body).first { $0.code == "yaml-merge-repeated" })
    #expect(found.fixes.isEmpty && !found.help.isEmpty)
  }
}
