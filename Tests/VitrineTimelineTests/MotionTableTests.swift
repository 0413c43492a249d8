import Foundation
import Testing

/// The folder with the golden tables.
private let casesFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .appending(path: "Cases")

@Test func `every row of the motion table holds`() throws {
  let data = try Data(contentsOf: casesFolder.appending(path: "motion.json"))
  let table = try JSONDecoder().decode(MotionTable.self, from: data)
  #expect(table.cases.count == table.count)
  #expect(table.count == 72)
  for row in table.cases {
    #expect(row.check() == .passed, "\(row.id)")
  }
}

@Test func `a row with another expectation does not hold`() throws {
  let text = """
    {"id": "x", "kind": "bezier", "input": {"curve": "easeInOut", "x": 0.5}, "expect": {"y": 0.50001},
     "tolerance": {"y": 1e-10}}
    """
  let row = try JSONDecoder().decode(MotionCase.self, from: Data(text.utf8))
  #expect(row.check() != .passed)
}
