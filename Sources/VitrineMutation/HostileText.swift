/// Hostile edits that strew bytes in.
enum HostileText {
  /// Texts of several bytes a character: emoji with and without joiners, letters of East Asia, marks that combine, writing
  /// from the right, characters that look like nothing or like a blank.
  private static let wide = [
    "😀", "👩‍👩‍👧‍👦", "🇩🇪", "日本語", "e\u{301}", "שלום", "\u{200B}", "\u{A0}", "\u{3000}", "\u{2028}", "\u{85}", "\u{FEFF}",
    "\u{FFFD}", "\u{202E}", "\u{E0001}",
  ]

  /// Marks of YAML.
  private static let marks = [
    ":", ": ", "-", "- ", "? ", ",", "[", "]", "{", "}", "#", " #", "&", "&a ", "*", "*a", "!", "!!str ", "!<x> ", "|",
    "|2", ">", ">-", "'", "\"", "%", "%YAML 1.2\n", "@", "`", "\\", "<<: ", "---\n", "...\n", "\n", "\r", "\t", " ",
    "~", "null", "\u{0}", "\u{7F}", "\\x", "\\U00110000",
  ]

  /// Values that numbers and texts are rarely.
  private static let extremes = [
    "0", "-0", "-1", "1e308", "-1e308", "1e-320", "1e400", ".inf", "-.inf", ".nan", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "99999999999999999999999999999999", "4294967296", "65536",
    "0.0000000000000001", "1.7976931348623157e308", "0x7FFFFFFFFFFFFFFF", "0o777", "[]", "{}", "[[]]", "[1, 2]",
    "[1e308, 1e308]", "[-1, -1]", "[0, 0]", "[0, 0, 0, 0]", "[1, 2, 3, 4, 5]", "\"\"", "''", "~", "true", "\"\\0\"",
    "100%", "1000000%", "-5%", "0%", "fit", "50% + 1e300", "1000000 @1000", "\">= 1e300\"", "1e9s", "1e300ms", "-1s",
    "aaaa.bbbb = cccc.dddd * 0", "\"#FFF\"", "12.0...11.0", "0.0", "999999.9", "9...", "any", "center", "safeArea",
  ]

  /// Makes one edit; `line` is the line of edits that have one.
  static func edited(
    _ bytes: [UInt8], _ kind: HostileKind, line: Range<Int>, using random: inout SeededRandom
  ) -> [UInt8] {
    var bytes = bytes
    switch kind {
    case .emojiFirst: return Array(random.pick(wide).utf8) + bytes
    case .emojiInLine:
      let place = line.lowerBound + bytes[line].prefix { $0 == Ascii.space }.count
      bytes.insert(contentsOf: Array(random.pick(wide).utf8), at: place)
    case .emojiInValue:
      let place = line.isEmpty ? line.lowerBound : random.number(line.lowerBound...(line.upperBound - 1))
      bytes.insert(contentsOf: Array(random.pick(wide).utf8), at: place)
    case .bytesFlipped:
      guard !bytes.isEmpty else { return bytes }
      for _ in 0..<random.number(1...6) {
        let place = random.number(0...(bytes.count - 1))
        bytes[place] = random.once(in: 2) ? UInt8(random.number(0...255)) : bytes[place] ^ (1 << random.number(0...7))
      }
    case .piecesSwapped:
      guard bytes.count > 1 else { return bytes }
      let cuts = (0..<4).map { _ in random.number(0...bytes.count) }.sorted()
      return Array(bytes[..<cuts[0]] + bytes[cuts[2]..<cuts[3]] + bytes[cuts[1]..<cuts[2]])
        + Array(bytes[cuts[0]..<cuts[1]] + bytes[cuts[3]...])
    case .punctuation:
      for _ in 0..<random.number(1...8) {
        bytes.insert(contentsOf: Array(random.pick(marks).utf8), at: random.number(0...bytes.count))
      }
    case .byteOrderMarks:
      let mark: [UInt8] = random.pick([
        [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB], [0, 0, 0xFE, 0xFF],
      ])
      for _ in 0..<random.number(1...2) { bytes.insert(contentsOf: mark, at: 0) }
      if random.once(in: 2) { bytes.insert(contentsOf: mark, at: line.lowerBound) }
    case .repeated:
      let end = min(bytes.count, line.lowerBound + random.number(1...400))
      let piece = Array(bytes[line.lowerBound..<end])
      let many = (0..<random.number(2...50)).flatMap { _ in piece }
      bytes.insert(contentsOf: many, at: line.lowerBound)
    case .references: return references(bytes, using: &random)
    case .extremeValue: return extreme(bytes, using: &random)
    default: return bytes
    }
    return bytes
  }

  /// Puts an anchor before one value, and an alias or a merge in the place of others.
  private static func references(_ bytes: [UInt8], using random: inout SeededRandom) -> [UInt8] {
    let tokens = SpecTokens(bytes).tokens
    let places = tokens.filter { $0.kind == .colon || $0.kind == .dash }
    guard !places.isEmpty else { return bytes }
    let anchor = random.pick(places).range.upperBound
    var edits = [(anchor, " &a")]
    for _ in 0..<random.number(1...3) {
      let token = random.pick(places)
      if random.once(in: 2) {
        edits.append((token.range.upperBound, " *a #"))
      } else {
        let keys = tokens.filter { $0.kind == .key && $0.depth > 0 }
        guard !keys.isEmpty else { continue }
        edits.append((random.pick(keys).range.lowerBound, random.pick(["<<: *a, ", "<<: [*a, *a], ", "*a : 1, "])))
      }
    }
    var bytes = bytes
    for (place, text) in edits.sorted(by: { $0.0 > $1.0 }) { bytes.insert(contentsOf: Array(text.utf8), at: place) }
    return bytes
  }

  /// Puts rare values in the place of one to three others.
  private static func extreme(_ bytes: [UInt8], using random: inout SeededRandom) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<random.number(1...3) {
      let values = SpecTokens(bytes).tokens.filter { $0.kind == .plain || $0.kind == .quoted }
      guard !values.isEmpty else { return bytes }
      bytes.replaceSubrange(random.pick(values).range, with: Array(random.pick(extremes).utf8))
    }
    return bytes
  }
}
