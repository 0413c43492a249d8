import Foundation
import Testing
import VitrineTestSupport

/// Reads a golden table.
private func table(_ name: String) throws -> Data {
  try Data(contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Cases/\(name)"))
}

@Test func `every view tree of the golden table that needs no solver comes out`() throws {
  let reports = try LayoutCases.evaluate(table("layout.json"))
  for report in reports where report.isFailure { Issue.record("\(report)") }
  #expect(reports.count { !$0.isSkipped } == 38)
}
