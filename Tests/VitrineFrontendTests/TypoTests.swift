import Testing
import VitrineFrontend
import VitrineModel
import VitrineSchema
import VitrineSource

/// Misspells every key and every word of the schema table where it stands in a whole spec.
@Suite struct TypoTests {
  /// The least share of edits with one right answer whose right name comes first (issue 2).
  private static let share = 0.98

  /// What may be wrong with the right spec, since it has little more than the key or word.
  ///
  /// These are keys that must stand beside it and that the table cannot name, and the device that a window needs.
  private static let besideThePoint: [DiagnosticCode] = ["spec-missing-key", "environment-impossible"]

  @Test func `every misspelt key is reported at the key with the right name first`() {
    let specs = TypoSpecs()
    // Shapes that others contain key by key, and what stands under 'with'.
    #expect(Set(specs.unreached) == [.preferredContentSizePreset, .presetUse, .presetWith])
    check(specs.keys(), seed: 0x5EED_0021, "keys")
  }

  @Test func `every misspelt word is reported at the word with the right name first`() {
    check(TypoSpecs().words(), seed: 0x5EED_0022, "words")
  }

  @Test func `near is what one edit can make`() {
    let near = [("axis", "axs"), ("axis", "axiis"), ("axis", "xais"), ("axis", "axes"), ("x", ""), ("ab", "ba")]
    let far = [("axis", "axis"), ("axis", "sixa"), ("axis", "ax"), ("axis", "aixz"), ("abc", "cba")]
    for (a, b) in near { #expect(TypoEdit.isOneEdit(Array(a.utf8), Array(b.utf8)), "\(a) \(b)") }
    for (a, b) in far { #expect(!TypoEdit.isOneEdit(Array(a.utf8), Array(b.utf8)), "\(a) \(b)") }
  }

  /// What became of the edits.
  private struct Counts {
    /// The edits that were loaded.
    var tried = 0
    /// The edits that cannot be made: a name of one letter has none to drop or exchange.
    var impossible = 0
    /// The edits that give another right key or word.
    var legal = 0
    /// The edits to which several names are equally near.
    var ambiguous = 0
    /// The edits with one right answer that have it first.
    var right = 0
    /// The places whose right spec has an error.
    var illegal: [String] = []
    /// The edits without an error at the word.
    var misplaced: [String] = []
    /// The edits with one right answer that have another one first, or none.
    var wrong: [String] = []
    /// The edits with one right answer.
    var unique: Int { right + wrong.count }
  }

  /// Makes the four edits at each place and looks at what the front end says.
  private func check(_ places: [TypoPlace], seed: UInt64, _ noun: String) {
    print("seed \(seed)")
    var random = Seeded(seed)
    var counts = Counts()
    for place in places {
      let errors = load(place, place.name).filter { $0.severity == .error && !Self.besideThePoint.contains($0.code) }
      if !errors.isEmpty { counts.illegal.append(described(place, place.name, errors)) }
      for edit in TypoEdit.allCases {
        guard let written = edit.made(in: place.name, using: &random) else {
          counts.impossible += 1
          continue
        }
        if place.candidates.contains(written) || place.allows(written) {
          counts.legal += 1
          continue
        }
        counts.tried += 1
        look(at: place, written, &counts)
      }
    }
    print(
      """
      \(noun): \(places.count) places, \(counts.tried) edits tried, \(counts.legal) were right as well, \
      \(counts.impossible) could not be made; \(counts.tried - counts.misplaced.count) errors at the word; \
      \(counts.right) of \(counts.unique) with one right answer have it first, \(counts.ambiguous) have several
      """)
    #expect(counts.unique > 1_500)
    #expect(counts.illegal.isEmpty, "\(counts.illegal.joined(separator: "\n"))")
    #expect(counts.misplaced.isEmpty, "\(counts.misplaced.joined(separator: "\n"))")
    #expect(
      Double(counts.right) >= Self.share * Double(counts.unique), "\(counts.wrong.joined(separator: "\n"))")
  }

  /// Loads one misspelt spec and counts it.
  private func look(at place: TypoPlace, _ written: String, _ counts: inout Counts) {
    let start = place.hole.before.utf8.count
    let end = start + written.utf8.count
    let found = load(place, written).filter { finding in
      // What is quoted is pointed at with its quotes.
      let isQuoted = place.hole.before.hasSuffix("'") ? 1 : 0
      let span = finding.place.span
      return finding.severity == .error && finding.place.file == .main && Int(span.start) == start - isQuoted
        && Int(span.end) == end + isQuoted
    }
    guard let finding = found.first else {
      counts.misplaced.append(described(place, written, load(place, written)))
      return
    }
    guard TypoEdit.hasOneAnswer(written, place.name, among: place.candidates) else {
      counts.ambiguous += 1
      return
    }
    if finding.fixes.first?.edits.first?.replacement == place.name {
      counts.right += 1
    } else {
      counts.wrong.append(described(place, written, found))
    }
  }

  /// Loads a spec with some text in its hole.
  private func load(_ place: TypoPlace, _ text: String) -> [Diagnostic] {
    let file = SourceFile(path: "spec.yaml", text: place.hole.before + text + place.hole.after)
    return SpecLoader.load(file, workspace: TypoSpecs.workspace).diagnostics
  }

  /// Returns a failure in one line.
  private func described(_ place: TypoPlace, _ written: String, _ found: [Diagnostic]) -> String {
    let says = found.filter { $0.severity == .error }.map { finding in
      let advice = finding.fixes.map(\.title) + finding.help
      return "\(finding.code.rawValue): \(finding.message); \(advice.joined(separator: ", "))"
    }
    let line = (place.hole.before + written + place.hole.after).split(separator: "\n").first { $0.contains("h:") } ?? ""
    return "\(place.title), '\(place.name)' as '\(written)': \(says) in \(line)"
  }
}
