import VitrineSource

/// Puts what was found into words. Made for each file, works only when there is something to say.
struct YAMLWording {
  /// The bytes of the file.
  let bytes: [UInt8]
  /// The file.
  let file: FileID
  /// What was said.
  private(set) var diagnostics: [Diagnostic] = []

  /// Starts without a word.
  init(bytes: [UInt8], file: FileID) {
    self.bytes = bytes
    self.file = file
  }

  /// Bytes that were reported and replaced: what else is wrong on their lines is wrong because of them.
  private var damage: [SourceSpan] = []

  /// Adds a diagnostic.
  mutating func report(_ diagnostic: Diagnostic) {
    if !damage.isEmpty, liesOnDamage(diagnostic.place.span) { return }
    diagnostics.append(diagnostic)
  }

  /// Notes which bytes were replaced.
  mutating func noteDamage(_ spans: [SourceSpan]) { damage = spans }

  /// Whether a span lies on a line with replaced bytes.
  private func liesOnDamage(_ span: SourceSpan) -> Bool {
    let start = UInt32(lineStart(Int(span.start)))
    let end = UInt32(lineEnd(Int(span.start)))
    return damage.contains { $0.start <= end && $0.end >= start }
  }

  /// Returns all diagnostics in the order in which they are printed.
  func sorted() -> [Diagnostic] {
    diagnostics.count < 2 ? diagnostics : diagnostics.sorted { $0.isOrderedBefore($1) }
  }

  /// A place in the file.
  func place(_ span: SourceSpan) -> SourcePlace { SourcePlace(file, span) }

  /// A place in the file by offsets, cut at its end and grown to whole characters.
  func place(_ start: Int, _ end: Int) -> SourcePlace {
    let start = min(max(0, start), bytes.count)
    let span = SourceSpan(UInt32(start), UInt32(min(max(start, end), bytes.count)))
    return SourcePlace(file, span.wholeCharacters(in: bytes))
  }

  /// The text of a span, shortened for a message.
  func quoted(_ span: SourceSpan) -> String {
    let limit = 40
    let end = min(Int(span.end), bytes.count)
    let text = String(decoding: bytes[min(Int(span.start), end)..<end], as: UTF8.self)
    let isShort = text.unicodeScalars.count <= limit && !text.utf8.contains { $0 < 0x20 }
    if isShort { return "'\(text)'" }
    var cut = ""
    for scalar in text.unicodeScalars {
      if scalar.value < 0x20 || cut.unicodeScalars.count == limit { break }
      cut.unicodeScalars.append(scalar)
    }
    return "'\(cut)…'"
  }

  /// Offset of the first byte of the line that holds an offset.
  func lineStart(_ offset: Int) -> Int { SourceLines.start(of: offset, in: bytes) }

  /// Offset one past the last byte of the line, without its break.
  func lineEnd(_ offset: Int) -> Int { SourceLines.end(of: offset, in: bytes) }

  /// Offset of the first byte of a line that is no space or tab.
  func indentEnd(_ start: Int) -> Int { SourceLines.indentEnd(start, in: bytes) }

  /// Writes a code point as `U+00A0`.
  static func codePoint(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
