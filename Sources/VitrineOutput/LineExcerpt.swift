import VitrineSource

/// A source line as a terminal shows it, cut around the places that matter when it is long.
///
/// Only the part that is shown is decoded, so an excerpt of a line of a megabyte costs no more than that of a short one.
struct LineExcerpt {
  /// The characters that are shown.
  private let characters: [Shown]
  /// Whether something is left out before them.
  private let isCutBefore: Bool
  /// Whether something is left out behind them.
  private let isCutAfter: Bool

  /// One character with what is written for it.
  private struct Shown {
    /// Offset of its first byte in the file.
    var offset: Int
    /// Offset behind its last byte.
    var end: Int
    /// What is shown.
    var text: String
    /// How many cells of a terminal it takes.
    var cells: Int
  }

  /// Longest part of a line that is shown, in code points.
  private static let limit = 160
  /// Code points that are shown before the first place in a line that is cut.
  private static let lead = 40
  /// Most bytes of a code point.
  private static let scalarBytes = 4

  /// Cuts a line.
  ///
  /// - Parameters:
  ///   - line: The line's bytes without its end.
  ///   - places: The marked spans that begin on it.
  init(line: SourceSpan, around places: [SourceSpan], in bytes: [UInt8]) {
    let first = Int(places.map(\.start).min() ?? line.start)
    var start = Int(line.start)
    var end = Int(line.end)
    if end - start > Self.limit {
      start = Self.boundary(max(start, min(first, end) - Self.lead * Self.scalarBytes), bytes)
      end = Self.boundary(min(end, max(first, start) + Self.limit * Self.scalarBytes), bytes)
    }
    var shown: [Shown] = []
    for character in String(decoding: bytes[start..<end], as: UTF8.self) {
      let size = shown.last?.end ?? start
      shown.append(Self.shown(character, at: size, in: bytes))
    }
    // From the place backwards and forwards, as far as the limit allows.
    let anchor = shown.firstIndex { $0.end > first } ?? shown.count
    var low = max(0, anchor - Self.lead)
    if shown.count - low < Self.limit { low = max(0, shown.count - Self.limit) }
    let high = min(shown.count, low + Self.limit)
    if shown.count <= Self.limit { low = 0 }
    characters = Array(shown[low..<max(low, high)])
    isCutBefore = (characters.first?.offset ?? Int(line.start)) > Int(line.start)
    isCutAfter = (characters.last?.end ?? Int(line.end)) < Int(line.end)
  }

  /// The visible part with a blank before it.
  var text: String {
    var text = isCutBefore ? " …" : " "
    for character in characters { text += character.text }
    return isCutAfter ? text + "…" : text
  }

  /// Returns how many cells lie before a span and how many it takes: at least one, whole characters, no further than the
  /// part that is shown.
  func cells(of span: SourceSpan) -> (before: Int, marked: Int) {
    var before = isCutBefore ? 2 : 1
    var marked = 0
    for character in characters {
      if character.end <= Int(span.start) {
        before += character.cells
      } else if character.offset < Int(span.end) {
        marked += character.cells
      }
    }
    return (before, max(1, marked))
  }

  /// Returns the offset moved back to the beginning of a code point.
  private static func boundary(_ offset: Int, _ bytes: [UInt8]) -> Int {
    var offset = offset
    while offset > 0, offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }

  /// Returns a character as it is shown. Bytes that are no text are decoded to U+FFFD, so its length in the file is read
  /// from the file.
  private static func shown(_ character: Character, at offset: Int, in bytes: [UInt8]) -> Shown {
    var end = offset
    var text = String.UnicodeScalarView()
    var cells = 0
    for scalar in character.unicodeScalars {
      end += scalar == "\u{FFFD}" ? damagedLength(bytes, end) : Unicode.UTF8.width(scalar)
      if scalar == "\t" {
        text.append(" ")
        cells += 1
      } else if ShownText.isUnsafe(scalar) {
        text.append("\u{FFFD}")
        cells += 1
      } else {
        text.append(scalar)
        cells += width(of: scalar)
      }
    }
    // A sequence of emoji is drawn as one.
    if character.unicodeScalars.contains("\u{200D}") || isFlag(character) || isToned(character) {
      cells = min(cells, 2)
    }
    return Shown(offset: offset, end: end, text: String(text), cells: cells)
  }

  /// The bytes for which a decoder gives one U+FFFD: the character itself, or the longest beginning of one.
  private static func damagedLength(_ bytes: [UInt8], _ offset: Int) -> Int {
    if bytes[offset...].starts(with: [0xEF, 0xBF, 0xBD]) { return 3 }
    var length = 1
    while length < 4, offset + length < bytes.count {
      let next = String(decoding: bytes[offset..<(offset + length + 1)], as: UTF8.self).unicodeScalars.count
      if next > 1 { break }
      length += 1
    }
    return length
  }

  /// Whether a character is two regional indicators.
  private static func isFlag(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { (0x1F1E6...0x1F1FF).contains($0.value) } ?? false
  }

  /// Whether a character bears a skin tone.
  private static func isToned(_ character: Character) -> Bool {
    character.unicodeScalars.dropFirst().contains { (0x1F3FB...0x1F3FF).contains($0.value) }
  }

  /// Terminal cells of a scalar: 0 for combining marks and joiners, 2 for wide East Asian scalars and emoji, else 1.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return scalar.value == 0xAD ? 1 : 0
    default: break
    }
    // Vowels and final consonants of Hangul join the syllable before them.
    if (0x1160...0x11FF).contains(scalar.value) { return 0 }
    let wide: [ClosedRange<UInt32>] = [
      0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD,
    ]
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }
}
