import Foundation
import Testing
import VitrineTestSupport

/// A suite that cannot fail proves nothing: altered expectations must.
struct AlteredTableTests {
  @Test(arguments: CaseTable.all.filter { $0.list == "cases" })
  func `a case with altered expectations does not pass`(_ table: CaseTable) throws {
    let data = try #require(CaseFolder.own.data(table.file))
    let before = TableRun(table, data, in: .own)
    let altered = try Alteration.expectations(data)
    let after = TableRun(table, altered, in: .own)
    #expect(before.reports.map(\.id) == after.reports.map(\.id))
    for (old, new) in zip(before.reports, after.reports) where old.outcome == .passed {
      #expect(new.isFailure, "\(old.id) passes with altered expectations")
    }
  }

  @Test func `a rule that finds nothing does not pass`() throws {
    let table = try #require(CaseTable.all.first { $0.name == "rules.json" })
    let data = try #require(CaseFolder.own.data(table.file))
    let before = TableRun(table, data, in: .own)
    let altered = try Alteration.rules(data)
    let after = TableRun(table, altered, in: .own)
    for (old, new) in zip(before.reports, after.reports) where old.outcome == .passed {
      #expect(new.isFailure, "\(old.id) passes with its snippets exchanged")
    }
  }

  @Test func `a YAML file with another verdict or place does not pass`() throws {
    let table = try #require(CaseTable.all.first { $0.name == "yaml/index.expect" })
    let data = try #require(CaseFolder.own.data(table.file))
    let before = TableRun(table, data, in: .own)
    #expect(before.failed == 0)
    let altered = try Alteration.verdicts(data)
    let after = TableRun(table, altered, in: .own)
    for (old, new) in zip(before.reports, after.reports) where old.outcome == .passed {
      #expect(new.isFailure, "\(old.id) passes with another verdict")
    }
  }

  @Test func `a table that is empty, doubled or broken is at fault`() throws {
    let table = try #require(CaseTable.all.first)
    for text in ["{}", "{\"cases\": []}", "{", "{\"cases\": [{}]}"] {
      #expect(!TableRun(table, Data(text.utf8), in: .own).faults.isEmpty, "\(text)")
    }
    let one = "{\"id\": \"a\", \"input\": {}, \"expect\": {\"frame\": [0, 0, 1, 1]}}"
    #expect(!TableRun(table, Data("{\"cases\": [\(one), \(one)]}".utf8), in: .own).faults.isEmpty)
  }

  @Test func `a case that cannot be read fails`() throws {
    let text = "{\"cases\": [{\"id\": \"a\", \"input\": {\"container\": \"wide\"}, \"expect\": {\"frame\": 1}}]}"
    for table in CaseTable.all where table.name == "popover.json" || table.name == "seed-systems.json" {
      #expect(TableRun(table, Data(text.utf8), in: .own).failed == 1, "\(table.name)")
    }
  }
}
