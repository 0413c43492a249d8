import Foundation
import VitrineTestSupport

/// One evaluation of a table: the reports, and what is wrong with the table itself.
struct TableRun {
  /// A report per case.
  let reports: [CaseReport]
  /// Why the table is not one; empty when it is.
  let faults: [String]

  /// Evaluates a table.
  init(_ table: CaseTable, _ data: Data, in folder: CaseFolder) {
    var reports: [CaseReport] = []
    var faults: [String] = []
    do {
      reports = try table.evaluate(data, folder)
      faults = try Self.faults(of: table, data, reports)
    } catch {
      faults = ["the table cannot be read: \(error)"]
    }
    self.reports = reports
    self.faults = faults
  }

  /// The number of cases that passed.
  var passed: Int { reports.count - failed - skipped }
  /// The number of cases that failed.
  var failed: Int { reports.filter(\.isFailure).count }
  /// The number of cases that ask for what is not built.
  var skipped: Int { reports.filter(\.isSkipped).count }

  /// Skipped cases by reason, in the order in which the reasons came up.
  var skippedByReason: [(reason: String, ids: [String])] {
    var groups: [(reason: String, ids: [String])] = []
    for report in reports {
      guard case .skipped(let reason) = report.outcome else { continue }
      if let index = groups.firstIndex(where: { $0.reason == reason }) {
        groups[index].ids.append(report.id)
      } else {
        groups.append((reason, [report.id]))
      }
    }
    return groups
  }

  /// Finds what would let a table pass without saying anything.
  private static func faults(of table: CaseTable, _ data: Data, _ reports: [CaseReport]) throws -> [String] {
    let root = try JSONCell(json: data)
    let entries = root[table.list]?.list ?? []
    var faults: [String] = []
    if entries.isEmpty { faults.append("the table holds no case under '\(table.list)'") }
    if entries.count != reports.count { faults.append("\(entries.count) cases, but \(reports.count) were evaluated") }
    if let count = root["count"]?.number, count != Double(entries.count) {
      faults.append("the table says that it holds \(count) cases, it holds \(entries.count)")
    }
    var seen: Set<String> = []
    for (index, entry) in entries.enumerated() {
      guard let id = entry["id"]?.text ?? entry["file"]?.text else {
        faults.append("case \(index) has no id")
        continue
      }
      if !seen.insert(id).inserted { faults.append("'\(id)' stands twice") }
      if table.list == "cases", (entry["expect"]?.keys ?? []).isEmpty { faults.append("'\(id)' expects nothing") }
    }
    return faults
  }
}
