import Testing
import VitrinePlatform
import VitrineTestSupport

/// Returns why bytes are no font, or nil when they are one.
private func problem(_ bytes: [UInt8]) -> String? {
  do throws(FontFileProblem) {
    _ = try FontFile(bytes)
    return nil
  } catch {
    return error.reason
  }
}

@Test(arguments: [4, 12]) func `advances and heights of a font file are read`(format: Int) throws {
  let file = try FontFile(FontSketch(format: format).bytes)
  #expect(file.advance(of: 0x61) == 0.5)
  #expect(file.advance(of: 0x62) == 0.75)
  #expect(file.advance(of: 0x20) == 0.25)
  #expect(file.advance(of: 0x63) == nil)
  #expect(file.advance(of: 0x1F600) == (format == 12 ? 1.2 : nil))
  #expect(file.ascent == 0.8 && file.descent == 0.2 && file.lineGap == 0.09)
}

@Test func `text in a font file has its widths and heights, without tracking and kerning`() throws {
  var font = TextFont(size: 20, weight: .black, customName: "Brand")
  #expect(font.isEstimated)
  font.use(try FontFile(FontSketch().bytes))
  #expect(!font.isEstimated)
  #expect(TextMeasurer.width(of: "ab a", font: font).points == 20 * (0.5 + 0.75 + 0.25 + 0.5))
  #expect(!TextMeasurer.width(of: "ab a", font: font).isEstimated)
  #expect(font.lineHeight == 20 && font.ascent == 16 && font.descent == 4)
  #expect(abs(font.linePitch - 21.8) < 1e-9)
  #expect(TextMeasurer.height(lineCount: 2, font: font, scale: 0) == 20 + font.linePitch)
  let lines = TextLines("ab ab", font: font, width: 30)
  #expect(lines.lines.map(\.width) == [25, 25])
}

@Test func `a character that the font lacks is shown in the system's font`() throws {
  var font = TextFont(size: 17, tracking: 0)
  let system = TextMeasurer.width(of: "Z", font: font).points
  font.use(try FontFile(FontSketch().bytes))
  #expect(abs(TextMeasurer.width(of: "aZ", font: font).points - 17 * 0.5 - system) < 1e-9)
  #expect(TextMeasurer.width(of: "ไ", font: font).isEstimated)
}

@Test func `a font of a text style has the file's heights and the style's size`() throws {
  var font = TextFont(.body, at: .xxxLarge)
  font.use(try FontFile(FontSketch().bytes))
  #expect(font.lineHeight == 23)
  #expect(abs(font.linePitch - 23 * 1.09) < 1e-9)
}

@Test func `a file that is no font says why`() {
  #expect(problem([]) == "it is too short for a font")
  #expect(problem(Array("vitrine: 1\nscreens: {}\n".utf8)) == "it is no TrueType or OpenType font")
  #expect(problem(FontSketch(version: Array("wOF2".utf8)).bytes)?.hasPrefix("it is a web font") == true)
  #expect(problem(FontSketch(unitsPerEm: 0).bytes)?.contains("units per em") == true)
  #expect(problem(FontSketch(lines: (0, 0, 0)).bytes) == "its lines have no height")
  for name in ["cmap", "head", "hhea", "hmtx", "maxp"] {
    #expect(problem(FontSketch(without: [name]).bytes) == "it has no table '\(name)'")
  }
  let twice = FontSketch(advances: [(0x61, 500), (0x61, 500)])
  #expect(problem(twice.bytes) == "its table 'cmap' lists characters out of order")
  #expect(problem(Array(repeating: 0, count: FontFile.limit + 1)) == "it has more than 32 MiB")
}

@Test func `a font of a collection and one with OpenType outlines are read`() throws {
  #expect(try FontFile(FontSketch(version: Array("OTTO".utf8)).bytes).advance(of: 0x61) == 0.5)
  // In a collection all places are counted from its own beginning, so the head is put behind the font.
  let font = FontSketch().bytes
  let directory = Array(font[0..<(12 + 16 * 5)])
  let collection: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 16]
  var moved = collection + directory
  for number in 0..<5 {
    let place = 16 + 12 + 16 * number + 8
    let offset = moved[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } + 16
    for byte in 0..<4 { moved[place + byte] = UInt8(truncatingIfNeeded: offset >> (24 - 8 * byte)) }
  }
  #expect(try FontFile(moved + font[(12 + 16 * 5)...]).advance(of: 0x62) == 0.75)
}

@Test(arguments: [4, 12]) func `damaged fonts are problems or fonts, and never end the program`(format: Int) throws {
  let whole = FontSketch(format: format).bytes
  // The last two bytes only fill up.
  for length in 0..<whole.count - 2 { #expect(problem(Array(whole[..<length])) != nil, "\(length) bytes") }
  let seed = UInt64.random(in: 0...UInt64.max)
  var generator = Shuffle(state: seed)
  for round in 0..<4000 {
    var bytes = whole
    for _ in 0..<Int.random(in: 1...6, using: &generator) {
      let place = Int.random(in: bytes.indices, using: &generator)
      bytes[place] =
        [0, 1, 0x7F, 0x80, 0xFF, UInt8.random(in: 0...255, using: &generator)].randomElement(
          using: &generator) ?? 0
    }
    guard let file = try? FontFile(bytes) else { continue }
    for scalar in [0x20, 0x61, 0x62, 0x1F600, 0xFFFF, 0x10FFFF] as [UInt32] {
      let advance = file.advance(of: scalar) ?? 0
      #expect(advance >= 0 && advance.isFinite, "seed \(seed), round \(round)")
    }
  }
}

/// A small generator with a seed, so that a failure can be repeated.
private struct Shuffle: RandomNumberGenerator {
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
