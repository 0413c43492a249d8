/// A font file as far as measuring needs it: advances by character, and heights of lines (OpenType 1.9, documented).
///
/// The tables read are `head`, `hhea`, `maxp`, `hmtx`, `cmap` with subtables of format 4 and 12, and `OS/2` where `hhea` says
/// nothing. Kerning and glyph substitution are left out (facts/layout.md 8).
public struct FontFile: Hashable, Sendable {
  /// Distance from the baseline to the top of a line, as a part of the size.
  public let ascent: Double
  /// Distance from the baseline to the bottom of a line, as a part of the size, positive.
  public let descent: Double
  /// Space between lines beyond ascent and descent, as a part of the size.
  public let lineGap: Double

  /// The advances.
  private let advances: Advances

  /// Advances, held once however many fonts and texts use them.
  private final class Advances: Hashable, Sendable {
    /// Glyphs by character.
    let characters: FontCharacters
    /// Advances of glyphs, as parts of the size; glyphs beyond have the last.
    let byGlyph: [Double]
    /// Advances of ASCII characters, so that they need no search; below 0 where the font has none.
    let ascii: [Double]

    /// Prepares the advances of a font.
    init(_ characters: FontCharacters, _ byGlyph: [Double]) {
      self.characters = characters
      self.byGlyph = byGlyph
      ascii = (0..<UInt32(0x80)).map { characters.glyph(of: $0).flatMap { byGlyph.advance(of: $0) } ?? -1 }
    }

    /// Whether two fonts measure alike.
    static func == (a: Advances, b: Advances) -> Bool {
      a === b || a.byGlyph == b.byGlyph && a.characters == b.characters
    }

    /// Hashes what tells most fonts apart.
    func hash(into hasher: inout Hasher) {
      hasher.combine(byGlyph.count)
      hasher.combine(ascii)
    }
  }

  /// The largest file that is read, in bytes; fonts for Chinese with all weights have about 20 MB (project decision).
  public static let limit = 32 * 1024 * 1024

  /// Reads a font; of a collection the first.
  public init(_ bytes: [UInt8]) throws(FontFileProblem) {
    guard bytes.count <= Self.limit else { throw FontFileProblem("it has more than \(Self.limit >> 20) MiB") }
    let tables = try FontTables(bytes)
    let head = try tables.required("head")
    let unitsPerEm = try head.number(at: 18)
    // OpenType 1.9, head: 16 to 16384.
    guard (16...16_384).contains(unitsPerEm) else {
      throw FontFileProblem("its table 'head' has \(unitsPerEm) units per em, not 16 to 16384")
    }
    let unit = 1 / Double(unitsPerEm)
    let hhea = try tables.required("hhea")
    var lines = (try hhea.signed(at: 4), try hhea.signed(at: 6), try hhea.signed(at: 8))
    if lines.0 == 0, lines.1 == 0, let os2 = tables.optional("OS/2"), os2.count >= 74 {
      // The typographic heights stand in for those that are missing.
      lines = (try os2.signed(at: 68), try os2.signed(at: 70), try os2.signed(at: 72))
    }
    ascent = Double(lines.0) * unit
    descent = Double(-lines.1) * unit
    lineGap = Double(max(0, lines.2)) * unit
    guard ascent + descent > 0 else { throw FontFileProblem("its lines have no height") }
    let glyphs = try tables.required("maxp").number(at: 4)
    let measured = try hhea.number(at: 34)
    let hmtx = try tables.required("hmtx")
    guard glyphs > 0, measured > 0, measured <= glyphs else {
      throw FontFileProblem("it has advances for \(measured) of \(glyphs) glyphs")
    }
    guard hmtx.count >= 4 * measured else {
      throw FontFileProblem("its table 'hmtx' ends before the advances of \(measured) glyphs")
    }
    var byGlyph: [Double] = []
    byGlyph.reserveCapacity(measured)
    for glyph in 0..<measured { byGlyph.append(Double(try hmtx.number(at: 4 * glyph)) * unit) }
    let characters = try FontCharacters(try tables.required("cmap"), glyphs: glyphs)
    advances = Advances(characters, byGlyph)
  }

  /// Returns the advance of a character as a part of the size; nil when the font lacks it.
  public func advance(of scalar: UInt32) -> Double? {
    if scalar < 0x80 {
      let advance = advances.ascii[Int(scalar)]
      return advance < 0 ? nil : advance
    }
    return advances.characters.glyph(of: scalar).flatMap { advances.byGlyph.advance(of: $0) }
  }
}

extension [Double] {
  /// Returns the advance of a glyph; those behind the last share it.
  fileprivate func advance(of glyph: Int) -> Double? { glyph < count ? self[glyph] : last }
}

/// Why a file is no font that can be read.
public struct FontFileProblem: Error, Hashable, Sendable {
  /// The reason in plain words: a clause about "it" or "its" parts.
  public let reason: String

  /// Creates a problem.
  init(_ reason: String) { self.reason = reason }
}
