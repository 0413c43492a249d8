import Testing
import VitrineSource

/// Findings beyond what anybody reads.
struct FindingListTests {
  /// Makes a finding.
  private func finding(_ severity: Severity, at offset: UInt32) -> Diagnostic {
    Diagnostic("code", severity, "message \(offset)", at: SourcePlace(.main, SourceSpan(offset, offset + 1)))
  }

  @Test func `each severity is kept up to the limit and the rest is counted`() {
    var list = FindingList(limit: 3)
    for offset in 0..<10 { list.add(finding(.warning, at: UInt32(offset))) }
    list.add(finding(.error, at: 20))
    #expect(list.kept.map(\.severity) == [.warning, .warning, .warning, .error])
    #expect(list.omitted.warnings == 7)
    #expect(list.omitted.total == 7)
  }

  @Test func `one finding stands for those that were left out, as grave as the gravest of them`() throws {
    var list = FindingList(limit: 1)
    list.add([finding(.advice, at: 0), finding(.advice, at: 1), finding(.error, at: 2)])
    list.close()
    let last = try #require(list.kept.last)
    #expect(list.kept.count == 3)
    #expect(last.code == FindingList.overflow)
    #expect(last.severity == .advice)
    list.add(finding(.error, at: 3))
    list.close()
    #expect(list.kept.last?.severity == .error)
  }

  @Test func `nothing is added when nothing was left out`() {
    var list = FindingList()
    list.add(finding(.error, at: 0))
    list.close()
    #expect(list.kept.count == 1)
  }
}
