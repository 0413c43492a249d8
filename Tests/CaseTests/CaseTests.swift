import Foundation
import Testing
import VitrineTestSupport

/// The golden tables through the product's public entry points: from `Tests/Cases`, or from the folder in
/// `VITRINE_CASES` when that is set. Each table ends with one line that counts its cases.
@Suite(.serialized) struct CaseTests {
  @Test(arguments: CaseTable.all) func `every case of the table passes or is skipped with a reason`(
    _ table: CaseTable
  ) throws {
    let folder = CaseFolder.current
    guard let data = folder.data(table.file) else {
      print("\(table.name): not in folder \(folder.url.path)")
      #expect(folder.isGiven, "\(table.name) is missing")
      return
    }
    let run = TableRun(table, data, in: folder)
    for fault in run.faults { Issue.record("\(table.name): \(fault)") }
    for report in run.reports {
      guard case .failed(let differences) = report.outcome else { continue }
      for difference in differences { print("\(table.name): failed \(report.id): \(difference)") }
      Issue.record("\(table.name): \(report)")
    }
    for group in run.skippedByReason {
      print("\(table.name): skipped \(group.ids.count), \(group.reason): \(group.ids.joined(separator: " "))")
    }
    print("\(table.name): \(run.passed) passed, \(run.failed) failed, \(run.skipped) skipped")
  }

  @Test func `at least one table is there`() {
    #expect(CaseTable.all.contains { CaseFolder.current.data($0.file) != nil })
  }

  @Test func `every table of the project's own folder is of a known kind`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: CaseFolder.own.url.path)
    for name in names where name.hasSuffix(".json") {
      #expect(CaseTable.all.contains { $0.file == name }, "\(name)")
    }
  }
}
