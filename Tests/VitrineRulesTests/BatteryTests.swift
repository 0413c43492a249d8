import Foundation
import Testing
import VitrineRules
import VitrineSource

/// What holds for every example, whatever its rule.
struct BatteryTests {
  /// Examples that are merged onto the prelude.
  static let examples = ExampleTests.bad.filter { $0.area != .yaml }

  @Test(arguments: examples) func `a comment with wide characters moves every place and changes nothing else`(
    example: RuleExample
  ) {
    let text = example.merged(example.snippet).text
    let before = "# 👩‍👩‍👧 café ▸\n"
    let shift = UInt32(before.utf8.count)
    let plain = Checked(text, files: ExampleTests.files).of(example.code).map(\.place.span)
    let moved = Checked(before + text, files: ExampleTests.files).of(example.code).map(\.place.span)
    #expect(moved == plain.map { SourceSpan($0.start + shift, $0.end + shift) })
  }

  @Test(arguments: examples) func `line ends of Windows change no finding`(example: RuleExample) {
    let text = example.merged(example.snippet).text
    let plain = Checked(text, files: ExampleTests.files)
    let windows = Checked(text.replacingOccurrences(of: "\n", with: "\r\n"), files: ExampleTests.files)
    #expect(plain.diagnostics.map(\.code) == windows.diagnostics.map(\.code))
    #expect(
      plain.diagnostics.map { plain.files.text($0.place) }.sorted()
        == windows.diagnostics.map { windows.files.text($0.place).replacingOccurrences(of: "\r\n", with: "\n") }
        .sorted())
  }

  @Test(arguments: examples) func `checking twice says the same twice`(example: RuleExample) {
    let text = example.merged(example.snippet).text
    #expect(
      Checked(text, files: ExampleTests.files).diagnostics == Checked(text, files: ExampleTests.files).diagnostics)
  }

  @Test(arguments: examples) func `every place lies in its file and every sentence in the house's form`(
    example: RuleExample
  ) {
    let checked = Checked(example.merged(example.snippet).text, files: ExampleTests.files)
    for finding in checked.diagnostics {
      for place in [finding.place] + finding.labels.map(\.place) + finding.fixes.flatMap(\.edits).map(\.place) {
        #expect(Int(place.span.end) <= checked.files[place.file].bytes.count)
      }
      for text in [finding.message] + finding.labels.map(\.text) + finding.fixes.map(\.title) {
        #expect(!text.hasSuffix(".") && !text.isEmpty && text.first?.isUppercase == false, "\(text)")
      }
    }
  }

  @Test func `specs with random damage are checked without a trap`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix(state: seed)
    var checkedCount = 0
    for example in Self.examples {
      var bytes = Array(example.merged(example.snippet).text.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        guard !bytes.isEmpty else { break }
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8.random(in: 32..<127, using: &random)
        default: bytes.insert(Array("{}[]:,-0% \"n".utf8).randomElement(using: &random) ?? 32, at: index)
        }
      }
      let checked = Checked(String(decoding: bytes, as: UTF8.self), files: ExampleTests.files)
      for finding in checked.diagnostics {
        #expect(
          Int(finding.place.span.end) <= checked.files[finding.place.file].bytes.count, "seed \(seed), \(example.code)")
      }
      checkedCount += 1
    }
    #expect(checkedCount == Self.examples.count)
  }
}

/// A small generator of random numbers that a seed repeats.
struct SplitMix: RandomNumberGenerator {
  /// The state.
  var state: UInt64

  /// Returns the next number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
