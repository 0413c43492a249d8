import Foundation
import Testing
import VitrinePlatform

/// A line of the consortium's test file: characters, and between them whether a line may break.
private struct BreakSample {
  /// The line's number in the file.
  let line: Int
  /// The characters.
  var scalars: [UInt32] = []
  /// Whether a break is allowed before each character.
  var mayBreakBefore: [Bool] = []

  /// Reads a line such as `× 0023 ÷ 0020 ÷`.
  init(line: Int, _ text: Substring) throws {
    self.line = line
    var mayBreak = false
    for part in text.split(separator: " ") {
      switch part {
      case "×": mayBreak = false
      case "÷": mayBreak = true
      default:
        scalars.append(try #require(UInt32(part, radix: 16)))
        mayBreakBefore.append(mayBreak)
      }
    }
    // The end of a text always ends a line.
    #expect(mayBreak, "line \(line)")
  }
}

/// Returns before which characters a line may begin.
private func breaks(_ scalars: [UInt32]) -> [Bool] {
  var breaker = LineBreaker()
  var result: [Bool] = []
  for scalar in scalars {
    let opportunity = breaker.next(LineBreakClass(of: scalar))
    if opportunity == .prohibitedTwice { result[result.count - 1] = false }
    result.append(opportunity == .allowed || opportunity == .mandatory)
  }
  return result
}

@Test func `lines break as in every sample of the consortium's test file`() throws {
  let url = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "../Cases/unicode/LineBreakTest-15.0.0.txt")
  let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
  let samples = try lines.enumerated().filter { !$1.isEmpty && !$1.hasPrefix("#") }.map {
    try BreakSample(line: $0 + 1, $1)
  }
  let failures = samples.filter { breaks($0.scalars) != $0.mayBreakBefore }
  for sample in failures.prefix(10) {
    let text = sample.scalars.map { "\(String($0, radix: 16)) \(LineBreakClass(of: $0))" }.joined(separator: ", ")
    Issue.record("line \(sample.line): \(text): \(breaks(sample.scalars)) instead of \(sample.mayBreakBefore)")
  }
  print("LineBreakTest-15.0.0.txt: \(samples.count - failures.count) of \(samples.count) samples")
  #expect(failures.isEmpty)
  #expect(samples.count == 7654)
}

@Test func `every code point has the class of the consortium's files`() {
  // Sum over all classes by line-break-classes.py, which reads the files and not our table.
  var sum: UInt32 = 0
  for scalar in 0..<UInt32(0x110000) { sum = sum &* 31 &+ LineBreakClass(of: scalar).rawValue }
  #expect(sum == 702_010_541)
}

@Test func `raw values of classes spell their names`() {
  for lineBreak in LineBreakClass.allCases {
    #expect("\(lineBreak)".utf8.reduce(0) { $0 << 8 | UInt32($1) } == lineBreak.rawValue, "\(lineBreak)")
  }
}

@Test func `a currency sign stays with a number in parentheses but not with a word`() {
  #expect(breaks(Array("$(12)".unicodeScalars).map(\.value)) == [false, false, false, false, false])
  #expect(breaks(Array("$(ab)".unicodeScalars).map(\.value)) == [false, true, false, false, false])
  #expect(breaks(Array("a/b".unicodeScalars).map(\.value)) == [false, false, true])
}
