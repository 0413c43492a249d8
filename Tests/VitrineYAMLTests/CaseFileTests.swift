import Foundation
import Testing
import VitrineSource
import VitrineYAML

/// The folder with the golden YAML files.
let caseFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "Cases/yaml")

/// Reads a golden file.
func caseFile(_ name: String) throws -> SourceFile {
  SourceFile(path: name, bytes: Array(try Data(contentsOf: caseFolder.appending(path: name))))
}

/// The findings of the YAML level in a golden file: `code line:column`, labels behind.
struct ExpectedFindings: Sendable, CustomTestStringConvertible {
  /// The file.
  var file: String
  /// What is said.
  var findings: [String]
  /// The file's name.
  var testDescription: String { file }
}

@Test(arguments: [
  ExpectedFindings(file: "01-tab-indent.yaml", findings: ["error yaml-tab-indent 2:1"]),
  ExpectedFindings(file: "02-norway-in-string-list.yaml", findings: []),
  ExpectedFindings(file: "07-duplicate-key.yaml", findings: ["error yaml-duplicate-key 4:3 2:3"]),
  ExpectedFindings(file: "08-double-merge.yaml", findings: ["error yaml-merge-repeated 7:3 6:3"]),
  ExpectedFindings(file: "09-merge-override.yaml", findings: []),
  ExpectedFindings(file: "10-self-alias.yaml", findings: ["error yaml-recursive-alias 3:10 1:7"]),
  ExpectedFindings(file: "11-billion-laughs.yaml", findings: ["error yaml-alias-bomb 7:8 6:4"]),
  ExpectedFindings(file: "12-bom-utf8.yaml", findings: []),
  ExpectedFindings(file: "13-crlf-values.yaml", findings: []),
  ExpectedFindings(
    file: "14-line-separator-in-comment.yaml",
    findings: ["error yaml-invisible-separator 1:8", "error yaml-duplicate-key 3:1 2:1"]),
  ExpectedFindings(file: "15-nbsp-indent.yaml", findings: ["error yaml-lookalike-indent 2:1"]),
  ExpectedFindings(file: "16-colon-in-plain-value.yaml", findings: ["error yaml-colon-in-text 1:13 1:8"]),
  ExpectedFindings(file: "17-hash-colour.yaml", findings: ["error yaml-hash-starts-comment 1:7 1:1"]),
  ExpectedFindings(file: "18-two-documents.yaml", findings: ["error yaml-several-documents 3:1 1:1"]),
  ExpectedFindings(file: "19-unclosed-quote.yaml", findings: ["error yaml-unclosed-quote 2:8 5:1"]),
  ExpectedFindings(file: "20-emoji-column.yaml", findings: ["error yaml-duplicate-key 1:36 1:24"]),
  ExpectedFindings(file: "22-invalid-utf8.yaml", findings: ["error yaml-bad-encoding 2:11"]),
  ExpectedFindings(file: "23-undefined-alias.yaml", findings: ["error yaml-unknown-anchor 2:15"]),
  ExpectedFindings(file: "24-y-key-in-frame.yaml", findings: []),
  ExpectedFindings(file: "25-empty-file.yaml", findings: ["error yaml-empty 1:1"]),
])
func `a golden file has exactly these findings of the YAML level`(_ expected: ExpectedFindings) throws {
  let file = try caseFile(expected.file)
  let result = YAMLParser.parse(file, id: .main, keys: .empty, workspace: YAMLWorkspace())
  #expect(result.diagnostics.map { describe($0, file) } == expected.findings)
}

/// Writes level, code and places of a diagnostic.
func describe(_ diagnostic: Diagnostic, _ file: SourceFile) -> String {
  let lines = LineTable(file.bytes)
  func position(_ place: SourcePlace) -> String {
    let position = lines.position(of: place.span.start, in: file.bytes, unit: .codePoints)
    return "\(position.line):\(position.column)"
  }
  return
    (["\(diagnostic.severity)", diagnostic.code.rawValue, position(diagnostic.place)]
    + diagnostic.labels.map { position($0.place) }).joined(separator: " ")
}
