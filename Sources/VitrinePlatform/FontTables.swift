/// The directory of a font file: where its tables lie (OpenType 1.9, Font file, documented).
struct FontTables {
  /// The tables by name, each within the file.
  private var tables: [(name: String, content: FontBytes)] = []

  /// The most tables; fonts in use have about 30 (project decision).
  private static let limit = 512
  /// The tag of a collection of fonts.
  private static let collection = "ttcf"

  /// Reads the directory.
  init(_ bytes: [UInt8]) throws(FontFileProblem) {
    let file = FontBytes(bytes[...], of: "the file")
    guard file.count >= 12 else { throw FontFileProblem("it is too short for a font") }
    var start = 0
    if file.tag(at: 0) == Self.collection {
      start = try file.long(at: 12)
      guard start < file.count else { throw FontFileProblem("its first font lies beyond its end") }
    }
    switch file.tag(at: start) {
    case "\u{0}\u{1}\u{0}\u{0}", "OTTO", "true": break
    case "wOFF", "wOF2":
      throw FontFileProblem("it is a web font (WOFF), which iOS does not load; name the .ttf or .otf file")
    default: throw FontFileProblem("it is no TrueType or OpenType font")
    }
    let count = try file.number(at: start + 4)
    guard count <= Self.limit else { throw FontFileProblem("it lists \(count) tables, more than \(Self.limit)") }
    for number in 0..<count {
      let entry = start + 12 + 16 * number
      let offset = try file.long(at: entry + 8)
      let length = try file.long(at: entry + 12)
      let name = file.tag(at: entry)
      guard offset <= file.count, length <= file.count - offset else {
        throw FontFileProblem("its table '\(Self.shown(name))' lies beyond its end")
      }
      tables.append((name, FontBytes(bytes[offset..<offset + length], of: "its table '\(Self.shown(name))'")))
    }
  }

  /// Returns a table's name as people may read it.
  private static func shown(_ tag: String) -> String {
    tag.unicodeScalars.allSatisfy { (0x20...0x7E).contains($0.value) } ? tag : "?"
  }

  /// Returns a table that every font must have.
  func required(_ name: String) throws(FontFileProblem) -> FontBytes {
    guard let table = optional(name) else { throw FontFileProblem("it has no table '\(name)'") }
    return table
  }

  /// Returns a table that a font may have.
  func optional(_ name: String) -> FontBytes? { tables.first { $0.name == name }?.content }
}

/// Bytes of a font, numbers highest byte first; whatever lies beyond the end is a problem and no crash.
struct FontBytes {
  /// The bytes.
  private let bytes: ArraySlice<UInt8>
  /// What they are, for messages.
  private let name: String

  /// Wraps bytes.
  init(_ bytes: ArraySlice<UInt8>, of name: String) {
    self.bytes = bytes
    self.name = name
  }

  /// The number of bytes.
  var count: Int { bytes.count }

  /// Returns an unsigned number of two bytes.
  func number(at offset: Int) throws(FontFileProblem) -> Int {
    guard offset >= 0, offset <= count - 2 else { throw FontFileProblem("\(name) ends early") }
    let start = bytes.startIndex + offset
    return Int(bytes[start]) << 8 | Int(bytes[start + 1])
  }

  /// Returns a signed number of two bytes.
  func signed(at offset: Int) throws(FontFileProblem) -> Int {
    Int(Int16(truncatingIfNeeded: try number(at: offset)))
  }

  /// Returns an unsigned number of four bytes.
  func long(at offset: Int) throws(FontFileProblem) -> Int {
    try number(at: offset) << 16 | number(at: offset + 2)
  }

  /// Returns four bytes as characters, or fewer at the end.
  func tag(at offset: Int) -> String {
    guard offset >= 0, offset <= count - 4 else { return "" }
    let start = bytes.startIndex + offset
    var text = ""
    for byte in bytes[start..<start + 4] { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    return text
  }
}
