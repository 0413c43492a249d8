import Testing
import VitrinePlatform
import VitrineSchema

/// A small generator with a seed (SplitMix64).
private struct Seeded: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// Returns the edits between two names by the definition, with a table of answers; independent of the function under test.
private func slowDistance(_ a: [UInt8], _ b: [UInt8]) -> Int {
  let width = b.count + 1
  var known = [Int](repeating: -1, count: (a.count + 1) * width)
  func distance(_ i: Int, _ j: Int) -> Int {
    if i == 0 || j == 0 { return i + j }
    if known[i * width + j] >= 0 { return known[i * width + j] }
    var best = min(distance(i - 1, j), distance(i, j - 1)) + 1
    best = min(best, distance(i - 1, j - 1) + (a[i - 1] == b[j - 1] ? 0 : 1))
    if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, distance(i - 2, j - 2) + 1) }
    known[i * width + j] = best
    return best
  }
  return distance(a.count, b.count)
}

/// A slip of one letter.
private enum Slip: CaseIterable {
  case drop, double, swap, replace

  /// Returns the name with the slip at a place; nil when it cannot be made there or changes nothing.
  func made(in name: [UInt8], at index: Int, letter: UInt8) -> [UInt8]? {
    var result = name
    switch self {
    case .drop: result.remove(at: index)
    case .double: result.insert(name[index], at: index)
    case .swap:
      guard index + 1 < name.count else { return nil }
      result.swapAt(index, index + 1)
    case .replace: result[index] = letter
    }
    return result == name || result.isEmpty ? nil : result
  }
}

@Suite struct SuggestionTests {
  /// Every set of names that can stand in one place: the keys of each shape and the words of each key.
  private func nameSets() -> [[String]] {
    var sets: [[String]] = []
    func collect(_ type: ValueType) {
      switch type {
      case .word(let words): if !sets.contains(words) { sets.append(words) }
      case .list(let type), .names(let type): collect(type)
      case .either(let types): types.forEach(collect)
      default: break
      }
    }
    for id in ShapeID.allCases {
      let shape = Schema.shape(id)
      if !shape.keys.isEmpty { sets.append(shape.keys.map(\.key.rawValue)) }
      shape.keys.map(\.type).forEach(collect)
    }
    return sets + [SchemaWords.colors, SchemaWords.curves, SchemaWords.textStyles, PresetTable.names]
  }

  @Test func `after a slip of one letter the right name comes first`() {
    let seed: UInt64 = 0x5EED_0002
    print("seed \(seed)")
    var random = Seeded(seed)
    var tried = 0
    var right = 0
    for names in nameSets() {
      let lower = names.map { Array($0.lowercased().utf8) }
      for (index, name) in names.enumerated() {
        for slip in Slip.allCases {
          let letter = UInt8.random(in: UInt8(ascii: "a")...UInt8(ascii: "z"), using: &random)
          let place = Int.random(in: 0..<name.utf8.count, using: &random)
          guard let bytes = slip.made(in: Array(name.utf8), at: place, letter: letter) else { continue }
          let written = String(decoding: bytes, as: UTF8.self)
          let folded = Array(written.lowercased().utf8)
          let own = slowDistance(folded, lower[index])
          // Only where no other name is as near does the slip have one right answer.
          let isUnique = lower.indices.allSatisfy {
            $0 == index || abs(lower[$0].count - folded.count) > own || slowDistance(folded, lower[$0]) > own
          }
          guard isUnique else { continue }
          tried += 1
          if NearNames.near(to: written, in: names).first == name { right += 1 }
        }
      }
    }
    print("\(right) of \(tried) slips were understood")
    #expect(tried > 2_000)
    #expect(Double(right) >= 0.98 * Double(tried))
  }

  @Test func `a name in another case comes first`() {
    for names in nameSets() {
      for name in names {
        let written = name.uppercased()
        let others = names.filter { $0.lowercased() == name.lowercased() }
        #expect(others.contains(NearNames.near(to: written, in: names).first ?? ""), "\(name)")
      }
    }
  }

  @Test func `of equally near names the one with the same first letter comes first`() {
    #expect(NearNames.near(to: "bat", in: ["cat", "bar"]) == ["bar", "cat"])
  }

  @Test func `a part leads to the whole name, behind near ones`() {
    let sheet = Schema.shape(.sheet).keys.map(\.key.rawValue)
    #expect(NearNames.near(to: "cornerRadius", in: sheet) == ["preferredCornerRadius"])
    #expect(NearNames.near(to: "fill", in: ["scaleToFill", "fil"]) == ["fil", "scaleToFill"])
    #expect(NearNames.near(to: "to", in: ["bottom"]).isEmpty)
  }

  @Test(arguments: ["zzzzzz", "q", "", String(repeating: "a", count: 65)])
  func `nothing is near to what resembles nothing`(written: String) {
    #expect(NearNames.near(to: written, in: ["permittedArrowDirections", "background", "sheet"]).isEmpty)
  }
}
