import VitrineSource

/// The parts of a file that could not be read, and which findings they explain: nobody is told twice about one slip.
struct UnreadParts {
  /// The file.
  let file: FileID
  /// The file's bytes.
  let source: [UInt8]
  /// The parts, in order; none overlaps the next.
  let parts: [SourceSpan]
  /// The words in them.
  private let words: [ArraySlice<UInt8>]?

  /// Prepares for one file.
  init(_ parts: [SourceSpan], of file: FileID, in source: [UInt8]) {
    self.file = file
    self.source = source
    self.parts = Self.joined(parts)
    words = Self.words(of: self.parts, in: source)
  }

  /// Sorts parts and makes one of those that overlap.
  private static func joined(_ parts: [SourceSpan]) -> [SourceSpan] {
    var joined: [SourceSpan] = []
    for part in parts.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if let last = joined.last, part.start < last.end {
        joined[joined.count - 1].end = max(last.end, part.end)
      } else {
        joined.append(part)
      }
    }
    return joined
  }

  /// Whether a finding of the front end follows from what was not read: it stands on such a line, or it misses something
  /// in an entry of which a part was not read.
  func explain(_ diagnostic: Diagnostic) -> Bool {
    let span = diagnostic.place.span
    let line = lineStart(Int(span.start))..<lineEnd(Int(span.end))
    if overlaps(line) { return true }
    switch diagnostic.code.rawValue {
    case FrontendCode.specMissingKey.rawValue, FrontendCode.layoutKind.rawValue, FrontendCode.specVersion.rawValue:
      return touchEntry(from: line.lowerBound)
    default: return false
    }
  }

  /// Whether a part of the entry was not read that begins on the line of an offset, or lines directly above it that are not
  /// indented less: its first keys perhaps.
  func touchEntry(from offset: Int) -> Bool {
    let start = lineStart(offset)
    return overlaps(start..<entryEnd(start)) || isUnreadAbove(start)
  }

  /// Whether the nearest line with content above one was not read and is not indented less.
  private func isUnreadAbove(_ start: Int) -> Bool {
    let depth = indentation(start)
    var line = start
    while line > 0 {
      line = lineStart(line - 1)
      let own = indentation(line)
      if own == lineEnd(line) - line { continue }
      return isUnread(line) && textColumn(line) >= depth
    }
    return false
  }

  /// Whether a line was not read.
  private func isUnread(_ line: Int) -> Bool {
    let text = line + indentation(line)
    let part = firstPart(endingFrom: text + 1)
    return part < parts.count && Int(parts[part].start) <= text
  }

  /// The column behind the dashes of items at which a line's text begins.
  private func textColumn(_ line: Int) -> Int {
    var i = line + indentation(line)
    while i + 1 < source.count, source[i] == UInt8(ascii: "-"), source[i + 1] == 0x20 {
      i += 1
      while i < source.count, source[i] == 0x20 { i += 1 }
    }
    return i - line
  }

  /// Whether a part of the entry around an offset was not read: the entry of a section, with everything under its name.
  func touchEntry(at offset: Int) -> Bool {
    var start = lineStart(offset)
    var line = start
    // The entry's name is the last line of less indentation before the section's own.
    while line > 0 {
      line = lineStart(line - 1)
      let depth = indentation(line)
      guard depth < lineEnd(line) - line, source[line + depth] != UInt8(ascii: "#"), !isUnread(line) else { continue }
      if depth == 0 { break }
      if depth < indentation(start) { start = line }
    }
    return overlaps(start..<entryEnd(start))
  }

  /// Whether a name stands in what was not read, so that it may be defined or used there; one letter may be wrong, since
  /// something is.
  func mention(_ name: String) -> Bool {
    if parts.isEmpty { return false }
    guard let words else { return true }
    let wanted = Array(name.utf8)
    return words.contains { Self.isNear($0, wanted) }
  }

  /// The words in the parts; nil when there are too many, and any name may be among them.
  private static func words(of parts: [SourceSpan], in source: [UInt8]) -> [ArraySlice<UInt8>]? {
    var words: [ArraySlice<UInt8>] = []
    var size = 0
    for part in parts {
      var start = Int(part.start)
      var end = min(Int(part.end), source.count)
      // A byte that is no text spoils the word around it.
      while start > 0, isInWord(source[start - 1]) { start -= 1 }
      while end < source.count, isInWord(source[end]) { end += 1 }
      size += end - start
      guard size <= mostBytes else { return nil }
      words += source[start..<end].split { !isInWord($0) }
    }
    return words
  }

  /// The bytes that are searched for names (project decision: what is larger is no slip).
  private static let mostBytes = 16_384

  /// Whether a byte may belong to a name, or to one that was spoilt.
  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x7F...:
      true
    default: byte < 0x09
    }
  }

  /// Whether two words are equal but for one byte that is wrong, too many or missing; short ones are equal.
  private static func isNear(_ a: ArraySlice<UInt8>, _ b: [UInt8]) -> Bool {
    let limit = b.count < 3 ? 0 : 1
    guard abs(a.count - b.count) <= limit else { return false }
    let head = zip(a, b).prefix { $0 == $1 }.count
    let tail = zip(a.reversed(), b.reversed()).prefix { $0 == $1 }.count
    return max(a.count, b.count) - min(head + tail, min(a.count, b.count)) <= limit
  }

  /// Whether a part lies in a range or touches it.
  private func overlaps(_ range: Range<Int>) -> Bool {
    let part = firstPart(endingFrom: range.lowerBound)
    return part < parts.count && Int(parts[part].start) <= range.upperBound
  }

  /// The index of the first part that ends at an offset or later. Logarithmic: a hostile file has thousands of parts.
  private func firstPart(endingFrom offset: Int) -> Int {
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low + high) / 2
      if Int(parts[middle].end) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Where the entry ends that begins on a line: before the next line that is read and not indented deeper.
  private func entryEnd(_ start: Int) -> Int {
    let depth = indentation(start)
    var line = nextLine(lineEnd(start))
    while line < source.count {
      let end = lineEnd(line)
      let own = indentation(line)
      let isBlank = own == end - line
      if !isBlank, own <= depth, !isUnread(line) { return line - 1 }
      line = nextLine(end)
    }
    return source.count
  }

  /// The offset of the first byte of a line.
  private func lineStart(_ offset: Int) -> Int { SourceLines.start(of: offset, in: source) }

  /// The offset behind the last byte of a line, without its break.
  private func lineEnd(_ offset: Int) -> Int { SourceLines.end(of: offset, in: source) }

  /// The offset of the next line, by the end of one.
  private func nextLine(_ end: Int) -> Int { SourceLines.next(after: end, in: source) }

  /// The spaces and tabs at the beginning of a line.
  private func indentation(_ line: Int) -> Int { SourceLines.indentEnd(line, in: source) - line }
}
