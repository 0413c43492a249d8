import Testing
import VitrineRules
import VitrineSource
import VitrineTestSupport

/// The snippets of the rule catalogue for every rule that is built.
struct CatalogueTests {
  /// The rows whose rule is built.
  static let rows = (Tables.catalogue?.rows ?? []).filter { row in
    RuleRegistry.facts.contains { $0.code.rawValue == row.id }
  }

  @Test func `the table has a row for every rule`() throws {
    let catalogue = try #require(Tables.catalogue)
    for facts in RuleRegistry.facts {
      let row = try #require(catalogue.rows.first { $0.id == facts.code.rawValue }, "\(facts.code.rawValue) has no row")
      #expect(row.severity == facts.severity.rawValue, "\(row.id)")
      #expect(row.area == facts.area.rawValue, "\(row.id)")
      #expect(row.pass == facts.pass.rawValue, "\(row.id)")
    }
    #expect(Self.rows.count == RuleRegistry.facts.count)
  }

  @Test(arguments: [RuleArea.yaml, .spec, .anchor, .popover, .background, .style, .layout, .text])
  func `every row of a finished area has a rule`(area: RuleArea) throws {
    let rows = try #require(Tables.catalogue).rows.filter { $0.area == area.rawValue }
    #expect(!rows.isEmpty)
    let missing = rows.map(\.id).filter { RuleRegistry.facts(for: DiagnosticCode(rawValue: $0)) == nil }
    #expect(missing == [])
  }

  @Test func `sources, versions, fixes and earlier names are those of the table`() throws {
    let catalogue = try #require(Tables.details)
    for facts in RuleRegistry.facts {
      let row = try #require(catalogue[facts.code.rawValue])
      #expect(row["source"]?.texts == facts.sources, "\(facts.code.rawValue)")
      #expect(row["ios"]?.text == facts.iOS, "\(facts.code.rawValue)")
      #expect((row["replaces"]?.texts ?? []) == facts.aliases.map(\.rawValue), "\(facts.code.rawValue)")
      let kind: String
      switch facts.fix {
      case .none: kind = "none"
      case .safe: kind = "safe"
      case .suggestion: kind = "suggestion"
      }
      #expect(row["fix"]?.text?.hasPrefix(kind) == true, "\(facts.code.rawValue)")
    }
  }

  @Test(arguments: rows) func `the bad snippet gives the rule`(row: RuleCatalogue.Row) throws {
    guard let bad = row.bad else { return }
    let text = try #require(Tables.catalogue).spec(bad, of: row)
    let checked = Checked(text, files: row.files)
    #expect(!checked.of(DiagnosticCode(rawValue: row.id)).isEmpty, "\(text)\n\(checked.listing)")
  }

  @Test(arguments: rows) func `the near miss does not give the rule`(row: RuleCatalogue.Row) throws {
    let text = try #require(Tables.catalogue).spec(try #require(row.good), of: row)
    let checked = Checked(text, files: row.files)
    #expect(checked.of(DiagnosticCode(rawValue: row.id)).isEmpty, "\(text)\n\(checked.listing)")
  }
}
