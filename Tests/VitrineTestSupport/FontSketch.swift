/// A small font file, made byte by byte as the format says and not by the code that reads it.
package struct FontSketch {
  /// Units of the em.
  let unitsPerEm: Int
  /// Ascender, descender and line gap of `hhea`.
  let lines: (Int, Int, Int)
  /// Characters with their advances; glyph 0 is the one for missing characters.
  let advances: [(scalar: UInt32, advance: Int)]
  /// The format of `cmap`: 4 or 12.
  let format: Int
  /// The first four bytes.
  let version: [UInt8]
  /// Tables to leave out.
  let without: Set<String>

  /// Describes a font; what is not said makes a sound one.
  package init(
    unitsPerEm: Int = 1000, lines: (Int, Int, Int) = (800, -200, 90),
    advances: [(scalar: UInt32, advance: Int)] = [(0x20, 250), (0x61, 500), (0x62, 750), (0x1F600, 1200)],
    format: Int = 12, version: [UInt8] = [0, 1, 0, 0], without: Set<String> = []
  ) {
    self.unitsPerEm = unitsPerEm
    self.lines = lines
    self.advances = advances
    self.format = format
    self.version = version
    self.without = without
  }

  /// The file.
  package var bytes: [UInt8] {
    let glyphs = advances.count + 1
    let tables: [(String, [UInt8])] = [
      ("cmap", cmap), ("head", Self.zeros(18) + Self.short(unitsPerEm) + Self.zeros(34)),
      (
        "hhea",
        Self.zeros(4) + Self.short(lines.0) + Self.short(lines.1) + Self.short(lines.2) + Self.zeros(24)
          + Self.short(glyphs)
      ),
      ("hmtx", Self.short(600) + Self.zeros(2) + advances.flatMap { Self.short($0.advance) + Self.zeros(2) }),
      ("maxp", Self.zeros(4) + Self.short(glyphs)),
    ].filter { !without.contains($0.0) }
    var directory = version + Self.short(tables.count) + Self.zeros(6)
    var content: [UInt8] = []
    let start = directory.count + 16 * tables.count
    for (name, table) in tables {
      directory += Array(name.utf8) + Self.zeros(4) + Self.long(start + content.count) + Self.long(table.count)
      content += table + Self.zeros((4 - table.count % 4) % 4)
    }
    return directory + content
  }

  /// The table of characters.
  private var cmap: [UInt8] {
    let sorted = advances.enumerated().map { (scalar: Int($1.scalar), glyph: $0 + 1) }.sorted { $0 < $1 }
    if format == 12 {
      let groups = sorted.flatMap { Self.long($0.scalar) + Self.long($0.scalar) + Self.long($0.glyph) }
      return Self.zeros(2) + Self.short(1) + Self.short(3) + Self.short(10) + Self.long(12) + Self.short(12)
        + Self.zeros(2) + Self.long(16 + groups.count) + Self.zeros(4) + Self.long(sorted.count) + groups
    }
    // Every other segment lists its glyph, so that both ways are read.
    let small = sorted.filter { $0.scalar < 0xFFFF }
    let count = small.count + 1
    var moved: [UInt8] = []
    var places: [UInt8] = []
    var listed: [UInt8] = []
    for (number, entry) in small.enumerated() {
      if number.isMultiple(of: 2) {
        moved += Self.short(entry.glyph - entry.scalar)
        places += Self.zeros(2)
      } else {
        moved += Self.zeros(2)
        places += Self.short(2 * (count - number) + listed.count)
        listed += Self.short(entry.glyph)
      }
    }
    let scalars = small.flatMap { Self.short($0.scalar) }
    let body =
      scalars + Self.short(0xFFFF) + Self.zeros(2) + scalars + Self.short(0xFFFF) + moved + Self.short(1) + places
      + Self.zeros(2) + listed
    return Self.zeros(2) + Self.short(1) + Self.short(3) + Self.short(1) + Self.long(12) + Self.short(4)
      + Self.short(14 + body.count) + Self.zeros(2) + Self.short(2 * count) + Self.zeros(6) + body
  }

  /// Returns zeros.
  private static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }
  /// Returns two bytes.
  private static func short(_ value: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
  }
  /// Returns four bytes.
  private static func long(_ value: Int) -> [UInt8] { short(value >> 16) + short(value) }
}
