import Foundation
import Testing
import VitrineTestSupport

/// Returns the bytes of the golden table, from the folder in `VITRINE_CASES` or the project's own.
private func table() throws -> Data {
  let folder =
    ProcessInfo.processInfo.environment["VITRINE_CASES"].map { URL(fileURLWithPath: $0) }
    ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Cases")
  return try Data(contentsOf: folder.appendingPathComponent("motion.json"))
}

@Test func `every row of the motion table holds`() throws {
  let reports = try MotionCases.evaluate(try table())
  #expect(reports.count >= 72)
  for report in reports { #expect(report.outcome == .passed, "\(report)") }
}

@Test func `a row with another expectation does not hold`() throws {
  let text = try String(decoding: table(), as: UTF8.self)
  let altered = text.replacingOccurrences(of: "\"y\": 0.0197224535483112", with: "\"y\": 0.0197224545483112")
  #expect(altered != text)
  let reports = try MotionCases.evaluate(Data(altered.utf8))
  #expect(reports.filter(\.isFailure).map(\.id) == ["s-bezier-01"])
}

@Test func `a kind of row that is not known counts as skipped`() throws {
  let text = "{\"cases\": [{\"id\": \"x\", \"kind\": \"juggling\", \"input\": {\"x\": 1}, \"expect\": {\"y\": 1}}]}"
  #expect(try MotionCases.evaluate(Data(text.utf8)).map(\.isSkipped) == [true])
}
