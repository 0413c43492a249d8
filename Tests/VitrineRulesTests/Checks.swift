import Foundation
import VitrineCompilation
import VitrineFrontend
import VitrineRules
import VitrineSource
import VitrineTestSupport

/// Everything that is said about a spec.
struct Checked {
  /// The findings of reader, front end and rules.
  let diagnostics: [Diagnostic]
  /// The files.
  let files: SourceFileSet

  /// Checks a text.
  init(_ text: String, files others: [String: String] = [:]) {
    let loaded = SpecLoader.load(SourceFile(path: "spec.yaml", text: text), workspace: MemoryWorkspace(others))
    var found = loaded.diagnostics
    found += Linter.lint(spec: loaded.spec, files: loaded.files)
    found += Linter.lint(compilation: SpecCompiler.compile(loaded.spec), files: loaded.files)
    diagnostics = found
    files = loaded.files
  }

  /// The findings of one code.
  func of(_ code: DiagnosticCode) -> [Diagnostic] { diagnostics.filter { $0.code == code } }

  /// The findings, one a line, for messages of tests.
  var listing: String {
    diagnostics.map { "\($0.code.rawValue) at '\(files.text($0.place))': \($0.message)" }.joined(separator: "\n")
  }
}

/// Applies the edits of a fix to a text, last first.
func apply(_ fix: DiagnosticFix, to text: String) -> String {
  var bytes = Array(text.utf8)
  for edit in fix.edits.sorted(by: { $0.place.span.start > $1.place.span.start }) {
    bytes.replaceSubrange(
      Int(edit.place.span.start)..<Int(edit.place.span.end), with: Array(edit.replacement.utf8))
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// The rule catalogue of the golden tables.
enum Tables {
  /// The catalogue; nil when it cannot be read.
  static let catalogue: RuleCatalogue? = {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Cases/rules.json")
    return (try? Data(contentsOf: path)).flatMap { try? RuleCatalogue(json: $0) }
  }()
}

extension Tables {
  /// Every row of the catalogue with all its fields, by id.
  static let details: [String: JSONCell]? = {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Cases/rules.json")
    guard let data = try? Data(contentsOf: path), let table = try? JSONCell(json: data),
      case .list(let rows)? = table["rules"]
    else { return nil }
    var byID: [String: JSONCell] = [:]
    for row in rows { byID[row["id"]?.text ?? ""] = row }
    return byID
  }()
}
