public import Foundation
import VitrineFrontend
import VitrineKit
import VitrineRules
import VitrineSource

/// The rule catalogue as a table of cases, `rules.json`: one case per rule.
public enum RuleCases {
  /// Evaluates every row of the table, in its order; throws when the table cannot be read.
  ///
  /// - Parameters:
  ///   - table: The table's bytes.
  ///   - file: Returns the bytes of a file beside the table, for rows that name one.
  public static func evaluate(_ table: Data, file: (String) -> Data?) throws -> [CaseReport] {
    let catalogue = try RuleCatalogue(json: table)
    return catalogue.rows.map { CaseReport($0.id, outcome($0, catalogue, file: file)) }
  }

  /// Whether some part of the product can report a code.
  private static func isBuilt(_ row: RuleCatalogue.Row) -> Bool {
    // The codes of area yaml belong to the reader, which has no list of them.
    row.area == "yaml" || FrontendCode(rawValue: row.id) != nil
      || RuleRegistry.facts(for: DiagnosticCode(rawValue: row.id)) != nil
  }

  /// Evaluates one row: what is bad must earn the code, what is good must not.
  private static func outcome(
    _ row: RuleCatalogue.Row, _ catalogue: RuleCatalogue, file: (String) -> Data?
  ) -> CaseOutcome {
    guard isBuilt(row) else { return .skipped("the rule is not built") }
    var comparison = CaseComparison()
    if let name = row.badFile {
      if let bytes = file(name) {
        check(
          "badFile", SourceFile(path: name, bytes: Array(bytes)), earns: true, row, in: &comparison)
      } else {
        comparison.note("badFile", expected: "a file '\(name)'", actual: "no such file")
      }
    }
    if let bad = row.bad {
      check("bad", SourceFile(path: specPath, text: catalogue.spec(bad, of: row)), earns: true, row, in: &comparison)
    }
    if row.bad == nil, row.badFile == nil { comparison.note("bad", expected: "a snippet or a file", actual: "neither") }
    if let good = row.good {
      check("good", SourceFile(path: specPath, text: catalogue.spec(good, of: row)), earns: false, row, in: &comparison)
    } else {
      comparison.note("good", expected: "a snippet", actual: "none")
    }
    return comparison.outcome
  }

  /// The path of a snippet's spec; the files of a row are named relative to it.
  private static let specPath = "spec.yaml"

  /// Checks one snippet of a row.
  private static func check(
    _ name: String, _ spec: SourceFile, earns: Bool, _ row: RuleCatalogue.Row, in comparison: inout CaseComparison
  ) {
    let found = diagnostics(of: spec, MemoryWorkspace(row.files))
    if found.contains(where: { $0.code.rawValue == row.id }) != earns {
      let codes = Set(found.map(\.code.rawValue)).sorted().joined(separator: " ")
      comparison.note(
        name, expected: earns ? row.id : "no \(row.id)", actual: codes.isEmpty ? "no finding" : codes)
    }
  }

  /// Returns everything that the product finds in a spec.
  private static func diagnostics(of spec: SourceFile, _ workspace: MemoryWorkspace) -> [Diagnostic] {
    Vitrine.check(spec, workspace: workspace).diagnostics
  }
}
