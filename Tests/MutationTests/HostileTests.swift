import Testing
import VitrineKit
import VitrineMutation
import VitrineOutput
import VitrineSource

/// Edits specs in ways that no author would, and looks at whether the whole path holds.
@Suite struct `Hostile edits` {
  /// The longest that one text may take, in a build for tests; `vitrine-bench mutate` holds to 1 s.
  private static let longest = Duration.seconds(10)

  @Test func `crash nothing, take little time, and leave every span in its file`() {
    let count = Corpus.setting("VITRINE_MUTATIONS", 1500)
    let seed = UInt64(Corpus.setting("VITRINE_SEED", 1))
    print("seed \(seed)")
    let edits = HostileEdits(Corpus.specs.map(\.bytes), seed: seed)
    // The texts that leave nothing to chance are many; a short run takes a stride through them.
    let exhaustive = min(edits.exhaustiveCount, count / 2)
    var faults: [String] = []
    for number in 0..<count {
      let isRandom = number >= exhaustive
      let edit =
        isRandom
        ? edits.random(number) : edits.edit(number * (edits.exhaustiveCount / max(1, exhaustive)))
      let path = Corpus.specs[edit.source].path
      let start = ContinuousClock.now
      let report = Corpus.check(path, edit.bytes)
      let time = ContinuousClock.now - start
      if time > Self.longest { faults.append("\(number) \(edit.kinds) \(path): took \(time)") }
      if let fault = PlaceCheck.violation(in: report.diagnostics, of: report.files.files) {
        faults.append("\(number) \(edit.kinds) \(path): \(fault)")
      }
      if number % 4 == 0 {
        if Corpus.check(path, edit.bytes).diagnostics != report.diagnostics {
          faults.append("\(number) \(edit.kinds) \(path): the second run differs")
        }
        let printer = TextReport(files: report.files, colored: false)
        for finding in report.diagnostics where printer.text(finding).isEmpty { faults.append("\(number): no text") }
      }
    }
    #expect(faults.isEmpty, "\(faults.prefix(20).joined(separator: "\n"))")
  }

  @Test func `are the same for the same seed and number`() {
    let specs = Corpus.specs.map(\.bytes)
    let (one, other) = (HostileEdits(specs, seed: 7), HostileEdits(specs, seed: 7))
    #expect(one.exhaustiveCount > 50_000)
    for number in stride(from: 0, to: one.exhaustiveCount + 500, by: 97) {
      #expect(one.edit(number).bytes == other.edit(number).bytes)
    }
    let kinds = Set((0..<500).flatMap { one.random($0).kinds })
    #expect(kinds == Set(HostileKind.allCases))
  }
}
