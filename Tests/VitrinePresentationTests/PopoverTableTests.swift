import Foundation
import Testing
import VitrineTestSupport

@Suite struct `Golden table of popovers` {
  @Test func `every case of popover json passes`() throws {
    let reports = try PopoverCases.evaluate(try caseTable("popover.json"))
    #expect(reports.count == 50)
    for report in reports {
      #expect(report.outcome == .passed, "\(report)")
    }
  }
}

/// Returns the bytes of a golden table, from the folder in `VITRINE_CASES` or the project's own.
func caseTable(_ name: String) throws -> Data {
  let folder =
    ProcessInfo.processInfo.environment["VITRINE_CASES"].map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Cases")
  return try Data(contentsOf: folder.appendingPathComponent(name))
}
