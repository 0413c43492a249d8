import Testing
import VitrineTestSupport

@Suite struct `Golden table of the seeds' systems` {
  /// The cases of releases and branches that a later version models.
  private static let later: Set<String> = ["pv-bottomcard-390x844-2.0dev", "pv-swipe-custom-1.1.1"]

  @Test func `every case of a modelled release passes`() throws {
    let reports = try SeedSystemCases.evaluate(try caseTable("seed-systems.json"))
    #expect(reports.count == 66)
    for report in reports {
      if Self.later.contains(report.id) {
        #expect(report.isSkipped, "\(report)")
      } else {
        #expect(report.outcome == .passed, "\(report)")
      }
    }
  }
}
