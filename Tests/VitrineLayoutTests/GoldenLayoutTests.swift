import Foundation
import Testing
import VitrineTestSupport

/// Reads a golden table.
private func table(_ name: String) throws -> Data {
  try Data(contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Cases/\(name)"))
}

@Test(arguments: [("layout.json", 42), ("autolayout.json", 120)])
func `every view tree of the golden tables comes out`(_ name: String, count: Int) throws {
  let reports = try LayoutCases.evaluate(table(name))
  for report in reports where report.isFailure { Issue.record("\(report)") }
  #expect(reports.count { !$0.isSkipped } == count)
}
