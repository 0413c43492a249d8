import Foundation
import Testing
import VitrineFrontend
import VitrineSchema
import VitrineSource

/// Misspells the keys and words of the example specs and asks the whole front end what was meant.
@Suite struct SlipTests {
  /// A key or word where it stands in a spec.
  private struct Occurrence {
    let name: String
    let range: Range<String.Index>
  }

  /// Returns what stands before a colon and is a key, or stands as a value and is a word.
  private func occurrences(in text: String) -> [Occurrence] {
    let keys = Set(KeyID.allCases.map(\.rawValue))
    let words = Schema.words()
    var found: [Occurrence] = []
    for match in text.matches(of: /(^|[ \[{])([A-Za-z]+)(:)?([ ,}\]\n])/) {
      let name = String(match.2)
      guard match.3 != nil ? keys.contains(name) : words.contains(name) else { continue }
      found.append(Occurrence(name: name, range: match.2.startIndex..<match.2.endIndex))
    }
    return found
  }

  /// Returns a name with one letter dropped, doubled, exchanged with its neighbour, or replaced.
  private func slip(in name: String, using random: inout Seeded) -> String {
    var letters = Array(name)
    let index = Int.random(in: 0..<letters.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: letters.remove(at: index)
    case 1: letters.insert(letters[index], at: index)
    case 2 where index + 1 < letters.count: letters.swapAt(index, index + 1)
    default: letters[index] = "abcdefghijklmnopqrstuvwxyz".randomElement(using: &random) ?? "a"
    }
    return String(letters)
  }

  @Test func `the first fix of a misspelt key or word is the right name`() throws {
    let seed: UInt64 = 0x5EED_0004
    print("seed \(seed)")
    var random = Seeded(seed)
    var tried = 0
    var wrong: [String] = []
    for path in FixtureWorkspace.names {
      let file = try FixtureWorkspace().read(path)
      let text = file.text(SourceSpan(0, UInt32(file.bytes.count)))
      let before = Set(SpecLoader.load(file, workspace: FixtureWorkspace()).diagnostics.map(\.place))
      for occurrence in occurrences(in: text) {
        let written = slip(in: occurrence.name, using: &random)
        if written == occurrence.name || written.isEmpty { continue }
        let offset = text.utf8.distance(from: text.startIndex, to: occurrence.range.lowerBound)
        let spec = SourceFile(path: path, text: text.replacingCharacters(in: occurrence.range, with: written))
        let found = SpecLoader.load(spec, workspace: FixtureWorkspace()).diagnostics.filter {
          Int($0.place.span.start) == offset && $0.place.file == .main && !before.contains($0.place)
            && ["spec-unknown-key", "spec-unknown-value", "spec-unknown-reference"].contains($0.code.rawValue)
        }
        // A name that is free, as in a section, bears any spelling.
        guard let diagnostic = found.first else { continue }
        tried += 1
        if diagnostic.fixes.first?.edits.first?.replacement != occurrence.name {
          wrong.append(
            "\(path): \(occurrence.name) as \(written): \(diagnostic.code.rawValue), \(diagnostic.fixes.map(\.title)), \(diagnostic.help)"
          )
        }
      }
    }
    print("\(tried - wrong.count) of \(tried) slips were understood")
    #expect(tried > 500)
    #expect(Double(wrong.count) <= 0.02 * Double(tried), "\(wrong.joined(separator: "\n"))")
  }
}
