package import VitrinePlatform
import VitrineSource

/// Versions and ranges of them (language 3).
package enum VersionGrammar {
  /// Reads `N`, `N.N` or `N.N.N`.
  package static func version(_ text: GrammarText) throws(GrammarProblem) -> IOSVersion {
    try version(text.bytes, from: 0, to: text.bytes.count)
  }

  /// Reads `a...b`, where one end may be left open, or `a`, which means from there on.
  package static func range(_ text: GrammarText) throws(GrammarProblem) -> VersionRange {
    let bytes = text.bytes
    guard let dots = firstDots(bytes) else {
      let version = try version(text)
      return VersionRange(version, through: nil)
    }
    let tail = dots + dotCount
    if dots == 0, tail == bytes.count {
      throw GrammarProblem(at: 0, dotCount, "a range has a version at one end at least", help: "as in '13.0...18.0'")
    }
    let lower = dots == 0 ? VersionRange.earliest : try version(bytes, from: 0, to: dots)
    guard tail < bytes.count else { return VersionRange(lower, through: nil) }
    if bytes[bytes.startIndex + tail] == UInt8(ascii: "<") {
      throw GrammarProblem(
        at: tail, 1, "a range includes its end", help: "'...18' covers every version that begins with 18",
        replacements: [""])
    }
    let upper = try version(bytes, from: tail, to: bytes.count)
    let range = VersionRange(lower, through: upper)
    guard !range.isEmpty else {
      throw GrammarProblem(
        at: 0, bytes.count, "a range ends no earlier than it starts", replacements: ["\(upper)...\(lower)"])
    }
    return range
  }

  /// The dots between the ends of a range.
  private static let dotCount = 3
  /// The most digits of one part, as in `IOSVersion`.
  private static let digitsOfAPart = 4
  /// The most parts of a version.
  private static let partCount = 3

  /// Returns where three dots begin, as an offset.
  private static func firstDots(_ bytes: ArraySlice<UInt8>) -> Int? {
    let dot = UInt8(ascii: ".")
    var run = 0
    for (offset, byte) in bytes.enumerated() {
      run = byte == dot ? run + 1 : 0
      if run == dotCount { return offset - (dotCount - 1) }
    }
    return nil
  }

  /// Reads a version between two offsets; points at the first character that cannot be part of one.
  private static func version(
    _ bytes: ArraySlice<UInt8>, from start: Int, to end: Int
  ) throws(GrammarProblem) -> IOSVersion {
    let part = bytes[(bytes.startIndex + start)..<(bytes.startIndex + end)]
    if let version = IOSVersion(String(decoding: part, as: UTF8.self)) { return version }
    let rule = "a version is one to three numbers joined by dots"
    var cursor = GrammarCursor(part)
    var parts = 0
    while true {
      let first = cursor.offset
      while let byte = cursor.next, GrammarCursor.isDigit(byte) { cursor.advance() }
      let digits = cursor.offset - first
      if digits == 0 { return try refuse(cursor, start, rule) }
      if digits > digitsOfAPart {
        throw GrammarProblem(at: start + first, digits, "a part of a version has at most \(digitsOfAPart) digits")
      }
      parts += 1
      if cursor.next != UInt8(ascii: ".") || parts == partCount { return try refuse(cursor, start, rule) }
      cursor.advance()
    }
  }

  /// Refuses the next character of a version.
  private static func refuse(_ cursor: GrammarCursor, _ start: Int, _ rule: String) throws(GrammarProblem) -> IOSVersion
  {
    throw GrammarProblem(at: start + cursor.offset, cursor.nextLength, rule, help: "as in '13.2'")
  }
}
