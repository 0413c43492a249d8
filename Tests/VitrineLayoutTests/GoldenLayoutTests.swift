import Foundation
import Testing
import VitrineTestSupport

@Test func `every golden case of a layout that is not of text alone comes out`() throws {
  let table = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../Cases/layout.json")
  let reports = try LayoutCases.evaluate(Data(contentsOf: table))
  for report in reports where report.isFailure { Issue.record("\(report)") }
  #expect(reports.count { !$0.isSkipped } >= 52)
}
