import Testing
import VitrineSource
import VitrineYAML

/// Directives, which libyaml compares with each other.
struct DirectiveLimitTests {
  /// Parses a text.
  private func parse(_ text: String) -> YAMLParseResult {
    YAMLParser.parse(
      SourceFile(path: "a.yaml", text: text), id: .main, keys: YAMLKeyTable([]), workspace: YAMLWorkspace(),
      options: .allDocuments)
  }

  /// So many tag directives.
  private func directives(_ count: Int) -> String {
    (0..<count).map { "%TAG !t\($0)! tag:x,2000:\($0)\n" }.joined()
  }

  @Test func `a hundred directives are read`() {
    let result = parse(directives(YAMLLimits.directives) + "---\na: 1\n")
    #expect(result.diagnostics.isEmpty)
    #expect(!result.isOverLimit)
  }

  @Test(arguments: ["", "\u{FEFF}", "a: 1\n...\n", "# comment\n\n"])
  func `more are refused where the first of them stands`(before: String) throws {
    let head = before + directives(YAMLLimits.directives)
    let result = parse(head + "%TAG !more! tag:y\n---\na: 1\n")
    let finding = try #require(result.diagnostics.first { $0.code == "yaml-too-many-directives" })
    #expect(Int(finding.place.span.start) == head.utf8.count)
    #expect(result.isOverLimit)
  }
}
