import Foundation
import Testing
import VitrineFrontend
import VitrineSource
import VitrineTestSupport

/// The snippets of the rule catalogue for the codes that the front end reports.
struct CatalogueTests {
  /// The table.
  static let catalogue: RuleCatalogue? = {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Cases/rules.json")
    return (try? Data(contentsOf: path)).flatMap { try? RuleCatalogue(json: $0) }
  }()
  /// The rows of the front end's codes.
  static let rows = (catalogue?.rows ?? []).filter { FrontendCode(rawValue: $0.id) != nil }

  /// Loads a snippet.
  private func codes(_ snippet: String, of row: RuleCatalogue.Row) throws -> [Diagnostic] {
    let text = try #require(Self.catalogue).spec(snippet, of: row)
    return SpecLoader.load(SourceFile(path: "spec.yaml", text: text), workspace: MemoryWorkspace(row.files)).diagnostics
  }

  @Test func `every code of the front end has a row with its severity`() throws {
    let catalogue = try #require(Self.catalogue)
    for code in FrontendCode.allCases {
      let row = try #require(catalogue.rows.first { $0.id == code.rawValue }, "\(code.rawValue) has no row")
      #expect(row.severity == code.severity.rawValue, "\(code.rawValue)")
    }
    #expect(Self.rows.count == FrontendCode.allCases.count)
  }

  @Test(arguments: rows) func `the bad snippet gives the code`(row: RuleCatalogue.Row) throws {
    guard let bad = row.bad else { return }
    let found = try codes(bad, of: row)
    #expect(
      found.contains { $0.code.rawValue == row.id }, "found \(found.map { "\($0.code.rawValue): \($0.message)" })")
  }

  @Test(arguments: rows) func `the good snippet does not give the code`(row: RuleCatalogue.Row) throws {
    let good = try #require(row.good)
    let found = try codes(good, of: row)
    #expect(
      !found.contains { $0.code.rawValue == row.id }, "found \(found.map { "\($0.code.rawValue): \($0.message)" })")
  }

  @Test(arguments: (catalogue?.rows ?? []).filter { $0.area != "yaml" })
  func `snippets for other rules load without an error of the front end`(row: RuleCatalogue.Row) throws {
    for snippet in [row.bad, row.good].compactMap({ $0 }) {
      let found = try codes(snippet, of: row).filter { $0.severity == .error && $0.code.rawValue != row.id }
      #expect(found.isEmpty, "\(snippet)\nfound \(found.map { "\($0.code.rawValue): \($0.message)" })")
    }
  }
}
