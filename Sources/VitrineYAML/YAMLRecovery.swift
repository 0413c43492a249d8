import VitrineSource

/// The parts of a file that are left out so that the rest can be read: entries with a syntax error, as lines of spaces. No
/// offset changes.
struct YAMLRecovery {
  /// The file's bytes with what was left out.
  private(set) var bytes: [UInt8]
  /// What was left out, in the order of finding.
  private(set) var leftOut: [SourceSpan] = []
  /// How often blank lines were cleared.
  private var clearings = 0
  /// The indentation of what was left out last.
  private var lastDepth = -1
  /// How many more times the file may be read.
  private var readings: Int

  /// The most syntax errors that are reported for a file; more than that is no spec with slips.
  private static let mostErrors = 20
  /// The bytes that all readings may come to: a hostile file of 1 MiB costs a fifth of its second (facts/yaml.md section 6;
  /// approximate).
  private static let mostBytes = 3 * 1024 * 1024
  /// The bytes that all readings after cleared blank lines may come to: such a file is valid, so it gets more.
  private static let mostClearedBytes = 6 * 1024 * 1024

  /// Prepares for a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    readings = min(Self.mostErrors, max(1, Self.mostBytes / max(1, bytes.count)))
  }

  /// Leaves out the entry that a line begins: the line, what is indented deeper below it, and brackets alone on a line that
  /// close it. Returns false when nothing is gained by reading on.
  ///
  /// - Parameter limit: Where the part ends in any case; nil for the end of the entry.
  mutating func leaveOut(entryAt offset: Int, to limit: Int? = nil) -> Bool {
    readings -= 1
    guard readings > 0 else { return false }
    let start = lineStart(offset)
    let indentation = indentation(start)
    guard indentation.bytes < lineEnd(start) - start else { return false }
    leaveOut(start, depth: indentation.columns, limit: limit)
    return true
  }

  /// Leaves out the entry of a line in whose indentation something stands that is no space: nobody knows where it belongs.
  mutating func leaveOut(lineIndentedWith span: SourceSpan) {
    let start = lineStart(Int(span.start))
    let before = indentation(start)
    guard start + before.bytes >= Int(span.start), lineEnd(start) > Int(span.end) else { return }
    var columns = Int(span.start) - start
    var i = Int(span.end)
    while i < bytes.count, bytes[i] == 0x20 {
      columns += 1
      i += 1
    }
    leaveOut(start, depth: columns, limit: nil)
  }

  /// Turns the tabs of a blank line where libyaml stopped into spaces, and those of the blank lines below it: YAML allows
  /// them, libyaml does not (suite DK95/04). Returns false when the line is not such a line.
  mutating func clearTabs(at offset: Int) -> Bool {
    var line = lineStart(offset)
    var isChanged = false
    while line < bytes.count {
      var end = line
      while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
      guard end == bytes.count || bytes[end] == 0x0A || bytes[end] == 0x0D else { break }
      for index in line..<end where bytes[index] == 0x09 {
        bytes[index] = 0x20
        isChanged = true
      }
      line = nextLine(end)
    }
    guard isChanged else { return false }
    clearings += 1
    return clearings <= Self.mostErrors && clearings * bytes.count <= Self.mostClearedBytes
  }

  /// Whether a line directly follows what was left out last and is indented as that was, or anyhow.
  func continuesLast(_ offset: Int, atAnyDepth: Bool = false) -> Bool {
    guard let last = leftOut.last, offset >= Int(last.end) else { return false }
    let wanted = lineStart(offset)
    guard atAnyDepth || indentation(wanted).columns == lastDepth else { return false }
    var line = nextLine(lineEnd(Int(last.end)))
    while line < wanted {
      guard indentation(line).bytes == lineEnd(line) - line else { return false }
      line = nextLine(lineEnd(line))
    }
    return true
  }

  /// Turns the lines of an entry into spaces.
  private mutating func leaveOut(_ start: Int, depth: Int, limit: Int?) {
    var end = lineEnd(start)
    var line = nextLine(end)
    while line < min(bytes.count, limit ?? .max) {
      let stop = lineEnd(line)
      let own = indentation(line)
      let isBlank = own.bytes == stop - line
      let isDeeper = limit != nil || own.columns > depth
      guard isBlank || isDeeper || own.columns == depth && closesOnly(line + own.bytes, stop) else { break }
      if !isBlank { end = stop }
      line = nextLine(stop)
    }
    for index in start..<end where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
    leftOut.append(SourceSpan(UInt32(start), UInt32(end)))
    lastDepth = depth
  }

  /// Leaves out everything behind an offset.
  mutating func giveUp(behind offset: UInt32) {
    leftOut.append(SourceSpan(offset, UInt32(truncatingIfNeeded: bytes.count)))
  }

  /// The offset of the first byte of a line.
  private func lineStart(_ offset: Int) -> Int { SourceLines.start(of: offset, in: bytes) }

  /// The offset behind the last byte of a line, without its break.
  private func lineEnd(_ offset: Int) -> Int { SourceLines.end(of: offset, in: bytes) }

  /// The offset of the next line, by the end of one.
  private func nextLine(_ end: Int) -> Int { SourceLines.next(after: end, in: bytes) }

  /// The characters that indent a line, and how many bytes they take. Characters that look like spaces count, since their
  /// author saw an indentation.
  private func indentation(_ line: Int) -> (columns: Int, bytes: Int) {
    var i = line
    var columns = 0
    while i < bytes.count {
      let length = YAMLByteCheck.spaceLength(bytes, at: i)
      guard length > 0 else { break }
      i += length
      columns += 1
    }
    return (columns, i - line)
  }

  /// Whether only closing brackets stand on the rest of a line.
  private func closesOnly(_ start: Int, _ end: Int) -> Bool {
    var i = start
    while i < end, bytes[i] == UInt8(ascii: "]") || bytes[i] == UInt8(ascii: "}") { i += 1 }
    return i == end && start < end
  }
}
