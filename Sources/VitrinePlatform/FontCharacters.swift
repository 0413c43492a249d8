/// Which glyph a font shows for a character: its table `cmap` (OpenType 1.9, cmap, documented).
struct FontCharacters: Hashable, Sendable {
  /// Characters in a row.
  private struct Run: Hashable, Sendable {
    /// The first character.
    let first: UInt32
    /// The last character.
    let last: UInt32
    /// The first character's glyph; the others follow. Nil when ``FontCharacters/listed`` has them.
    let glyph: UInt32?
    /// Where the glyphs of the run begin in the list.
    let place: Int
  }

  /// The runs by character; none overlap.
  private var runs: [Run] = []
  /// Glyphs that do not follow one another.
  private var listed: [UInt16] = []
  /// The number of glyphs in the font.
  private let glyphs: Int

  /// Reads the subtable that holds most characters: all of Unicode, or its first 65,536.
  init(_ table: FontBytes, glyphs: Int) throws(FontFileProblem) {
    self.glyphs = glyphs
    var best: (rank: Int, offset: Int, format: Int)?
    for number in 0..<(try table.number(at: 2)) {
      let platform = try table.number(at: 4 + 8 * number)
      let encoding = try table.number(at: 6 + 8 * number)
      let offset = try table.long(at: 8 + 8 * number)
      // What lies beyond the end is passed over: another subtable may do.
      guard let format = try? table.number(at: offset), let rank = Self.rank(platform, encoding, format) else {
        continue
      }
      if rank > best?.rank ?? 0 { best = (rank, offset, format) }
    }
    guard let best else { throw FontFileProblem("its table 'cmap' has no Unicode characters of format 4 or 12") }
    if best.format == 12 { try readGroups(table, best.offset) } else { try readSegments(table, best.offset) }
  }

  /// Returns the glyph of a character; nil when the font has none, or only the one for missing characters.
  func glyph(of scalar: UInt32) -> Int? {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].last < scalar { low = middle + 1 } else { high = middle }
    }
    guard low < runs.count, runs[low].first <= scalar else { return nil }
    let run = runs[low]
    let distance = Int(scalar - run.first)
    let glyph = run.glyph.map { Int($0) + distance } ?? Int(listed[run.place + distance])
    return glyph > 0 && glyph < glyphs ? glyph : nil
  }

  /// Returns how good a subtable is; nil for one that is not read.
  private static func rank(_ platform: Int, _ encoding: Int, _ format: Int) -> Int? {
    switch (platform, encoding, format) {
    case (3, 10, 12), (0, 4, 12), (0, 6, 12): 3
    case (3, 1, 4): 2
    case (0, 0...4, 4): 1
    default: nil
    }
  }

  /// Reads format 12: groups of characters whose glyphs follow one another.
  private mutating func readGroups(_ table: FontBytes, _ start: Int) throws(FontFileProblem) {
    let count = try table.long(at: start + 12)
    guard count <= (table.count - start) / 12 else { throw FontFileProblem("its table 'cmap' ends early") }
    runs.reserveCapacity(count)
    for number in 0..<count {
      let entry = start + 16 + 12 * number
      let first = UInt32(try table.long(at: entry))
      let last = UInt32(try table.long(at: entry + 4))
      let glyph = UInt32(try table.long(at: entry + 8))
      try checkOrder(first, last)
      runs.append(Run(first: first, last: last, glyph: min(glyph, UInt32(UInt16.max)), place: 0))
    }
  }

  /// Reads format 4: segments whose glyphs are moved by a number, or listed.
  private mutating func readSegments(_ table: FontBytes, _ start: Int) throws(FontFileProblem) {
    let size = try table.number(at: start + 6) & ~1
    let lasts = start + 14
    for offset in stride(from: 0, to: size, by: 2) {
      let last = try table.number(at: lasts + offset)
      let first = try table.number(at: lasts + size + 2 + offset)
      let delta = try table.number(at: lasts + 2 * size + 2 + offset)
      let place = lasts + 3 * size + 2 + offset
      let distance = try table.number(at: place)
      // The last segment is there to end the search; many fonts let it point nowhere.
      if first == 0xFFFF { break }
      try checkOrder(UInt32(first), UInt32(last))
      let begin = listed.count
      for character in first...last {
        var glyph = character + delta
        if distance > 0 {
          let found = try table.number(at: place + distance + 2 * (character - first))
          glyph = found == 0 ? 0 : found + delta
        }
        listed.append(UInt16(truncatingIfNeeded: glyph))
      }
      runs.append(Run(first: UInt32(first), last: UInt32(last), glyph: nil, place: begin))
    }
  }

  /// Throws when characters do not come in order, so that a search would miss some.
  private func checkOrder(_ first: UInt32, _ last: UInt32) throws(FontFileProblem) {
    guard first <= last, last <= 0x10FFFF, runs.last.map({ $0.last < first }) ?? true else {
      throw FontFileProblem("its table 'cmap' lists characters out of order")
    }
  }
}
