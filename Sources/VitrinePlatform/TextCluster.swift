/// A part of text that is never cut: a character with the marks on it.
struct TextCluster {
  /// What it adds to a line, tracking included, in points.
  var advance: Double
  /// What moves it against the one before when both stand on one line, in points.
  var kern = 0.0
  /// What may happen behind it.
  var role: Role
  /// UTF-8 offset of its first byte; a long text has as many clusters as bytes.
  private var offset: UInt32
  /// Whether a line may begin with it; known once ``markBreaks(_:in:)`` has run.
  var mayBreakBefore = false

  /// UTF-8 offset of its first byte.
  var start: Int { Int(offset) }

  /// Creates a cluster.
  init(advance: Double, kern: Double = 0, role: Role, start: Int) {
    self.advance = advance
    self.kern = kern
    self.role = role
    offset = UInt32(start)
  }

  /// What a cluster does at the end of a line.
  enum Role {
    /// It shows.
    case inner
    /// It hangs: a space that a line may break behind.
    case space
    /// It shows a hyphen there and nothing elsewhere.
    case softHyphen
    /// The line ends here.
    case lineEnd
  }

  /// Hands every cluster to `body` in order; returns whether some width is an estimate.
  ///
  /// - Complexity: O(n) in the length of the text; ASCII takes a path without Unicode tables.
  static func forEach(in text: String, font: TextFont, _ body: (TextCluster) -> Void) -> Bool {
    let measure = Measure(font)
    var isEstimated = font.isEstimated
    var previous: UInt32 = 0
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      var offset = 0
      for byte in text.utf8 {
        let scalar = UInt32(byte)
        defer {
          previous = scalar
          offset += 1
        }
        if scalar == 0x0A && previous == 0x0D { continue }
        body(measure.ascii(scalar, after: previous, at: offset, isEstimated: &isEstimated))
      }
      return isEstimated
    }
    var offset = 0
    for character in text {
      body(measure.character(character, after: previous, at: offset, isEstimated: &isEstimated))
      previous = character.unicodeScalars.first?.value ?? 0
      offset += character.utf8.count
    }
    return isEstimated
  }

  /// A font's factors, computed once for a text.
  private struct Measure {
    /// Points for a unit of the em, calibrated.
    let unit: Double
    /// Points for a unit of the em, not calibrated: for characters of other fonts.
    let foreignUnit: Double
    /// Points added to every cluster.
    let tracking: Double
    /// The weight whose advances count.
    let weight: FontWeight
    /// The font's file, whose advances come before all others.
    let file: FontFile?
    /// Points for the em.
    let size: Double

    /// Reads the factors of a font.
    init(_ font: TextFont) {
      foreignUnit = font.size / FontWidths.unitsPerEm
      unit = foreignUnit * SystemFont.calibration(size: font.size, weight: font.weight)
      // Apple's tracking belongs to its own font.
      tracking = font.tracking ?? (font.file == nil ? SystemFont.tracking(size: font.size) : 0)
      weight = font.weight
      file = font.file
      size = font.size
    }

    /// Returns the cluster of one ASCII character.
    func ascii(_ scalar: UInt32, after previous: UInt32, at offset: Int, isEstimated: inout Bool) -> TextCluster {
      switch scalar {
      case 0x0A, 0x0D, 0x0B, 0x0C: return TextCluster(advance: 0, role: .lineEnd, start: offset)
      case 0x20: return known(scalar, after: previous, as: .space, at: offset)
      case 0x21...0x7E: return known(scalar, after: previous, as: .inner, at: offset)
      case 0x09:
        isEstimated = true
        return known(0x20, after: previous, as: .space, at: offset)
      default:
        isEstimated = true
        return TextCluster(advance: 0, role: .inner, start: offset)
      }
    }

    /// Returns the cluster of any character.
    func character(
      _ character: Character, after previous: UInt32, at offset: Int, isEstimated: inout Bool
    ) -> TextCluster {
      guard let first = character.unicodeScalars.first else {
        return TextCluster(advance: 0, role: .inner, start: offset)
      }
      let scalar = first.value
      let isEmoji = first.properties.isEmojiPresentation || character.unicodeScalars.contains { $0.value == 0xFE0F }
      if isEmoji {
        isEstimated = true
        return TextCluster(
          advance: FontWidths.emoji * foreignUnit + tracking, role: .inner, start: offset)
      }
      if scalar < 0x80 { return ascii(scalar, after: previous, at: offset, isEstimated: &isEstimated) }
      switch scalar {
      case 0x85, 0x2028, 0x2029: return TextCluster(advance: 0, role: .lineEnd, start: offset)
      case 0x200B: return TextCluster(advance: 0, role: .space, start: offset)
      case 0xAD: return TextCluster(advance: 0, role: .softHyphen, start: offset)
      case 0x200C...0x200F, 0x2060, 0xFEFF: return TextCluster(advance: 0, role: .inner, start: offset)
      default: break
      }
      // Spaces hang as the plain one does, but for those that hold words together.
      let isSpace = Self.hangs(scalar)
      if file?.advance(of: scalar) != nil || FontWidths.advance(of: scalar, weight: weight) != nil {
        return known(scalar, after: previous, as: isSpace ? .space : .inner, at: offset)
      }
      isEstimated = true
      if EastAsian.isWide(scalar) {
        return TextCluster(
          advance: FontWidths.ideograph * foreignUnit + tracking,
          role: isSpace ? .space : .inner, start: offset)
      }
      let isMark = first.properties.generalCategory == .nonspacingMark
      return TextCluster(
        advance: isMark ? 0 : FontWidths.other * foreignUnit + tracking, role: isSpace ? .space : .inner, start: offset)
    }

    /// Whether a character beyond ASCII is a space that a line may break behind: class BA of UAX #14 among the separators.
    private static func hangs(_ scalar: UInt32) -> Bool {
      switch scalar {
      case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
      default: false
      }
    }

    /// Returns the cluster of a character that the tables hold.
    private func known(
      _ scalar: UInt32, after previous: UInt32, as role: Role, at offset: Int
    ) -> TextCluster {
      if let advance = file?.advance(of: scalar) {
        return TextCluster(advance: advance * size + tracking, role: role, start: offset)
      }
      let advance = FontWidths.advance(of: scalar, weight: weight) ?? FontWidths.other
      return TextCluster(
        advance: advance * unit + tracking, kern: Kerning.between(previous, scalar) * unit, role: role, start: offset)
    }
  }
}
