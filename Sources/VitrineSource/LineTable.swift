/// The unit in which columns are counted.
public enum ColumnUnit: Sendable {
  /// UTF-8 bytes.
  case bytes
  /// Unicode scalars, as compilers and SARIF's `unicodeCodePoints` count.
  case codePoints
  /// UTF-16 code units, as editors count.
  case utf16
}

/// A position for people: both numbers start at 1.
public struct LineColumn: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in the unit that was asked for.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Where the lines of a file begin. A line ends at LF, CR LF or a lone CR, never at U+0085, U+2028 or U+2029,
/// which libyaml would take for line ends (facts/yaml.md section 3).
public struct LineTable: Sendable {
  /// Byte offset of the first byte of each line; the first is 0.
  public let starts: [UInt32]
  /// The number of bytes in the file.
  private let count: UInt32
  /// Code points that begin before each whole block of a long line's file; empty when every line is short.
  private let codePointsBefore: [UInt32]

  /// Bytes between two counts, and the length from which a line is worth counting ahead. Without it, positions on one
  /// long line take time in the square of its length.
  private static let block = 1_024

  /// Finds all line starts. Linear in the bytes.
  public init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    var i = 0
    while i < bytes.count {
      let byte = bytes[i]
      i += 1
      if byte == 0x0A {
        starts.append(UInt32(i))
      } else if byte == 0x0D {
        if i < bytes.count, bytes[i] == 0x0A { i += 1 }
        starts.append(UInt32(i))
      }
    }
    self.starts = starts
    count = UInt32(bytes.count)
    let longest = zip(starts, starts.dropFirst() + [count]).reduce(0) { max($0, $1.1 - $1.0) }
    codePointsBefore = longest > UInt32(2 * Self.block) ? Self.counts(bytes) : []
  }

  /// Returns the line that holds a byte, from 1. Offsets past the end belong to the last line.
  public func line(at offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Returns the bytes of a line (from 1) without its line end.
  public func span(ofLine line: Int, in bytes: [UInt8]) -> SourceSpan {
    guard line >= 1, line <= starts.count else { return SourceSpan(count, count) }
    let start = starts[line - 1]
    var end = line < starts.count ? starts[line] : count
    while end > start, bytes[Int(end) - 1] == 0x0A || bytes[Int(end) - 1] == 0x0D { end -= 1 }
    return SourceSpan(start, end)
  }

  /// Returns line and column of a byte offset. A byte order mark at the start of the file is not counted.
  public func position(of offset: UInt32, in bytes: [UInt8], unit: ColumnUnit) -> LineColumn {
    let offset = min(offset, count)
    let line = line(at: offset)
    var start = Int(starts[line - 1])
    if start == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]), offset >= 3 { start = 3 }
    if unit == .codePoints, !codePointsBefore.isEmpty {
      return LineColumn(line: line, column: 1 + codePoints(bytes, to: Int(offset)) - codePoints(bytes, to: start))
    }
    return LineColumn(line: line, column: 1 + Self.width(bytes, from: start, to: Int(offset), unit: unit))
  }

  /// Returns the code points that begin before an offset, from the last count on.
  private func codePoints(_ bytes: [UInt8], to offset: Int) -> Int {
    let number = offset / Self.block
    return Int(codePointsBefore[number])
      + Self.width(bytes, from: number * Self.block, to: offset, unit: .codePoints)
  }

  /// Counts the code points before each block, and before the end.
  private static func counts(_ bytes: [UInt8]) -> [UInt32] {
    var counts: [UInt32] = [0]
    counts.reserveCapacity(bytes.count / block + 1)
    var start = 0
    while start + block <= bytes.count {
      counts.append(counts[counts.count - 1] + UInt32(width(bytes, from: start, to: start + block, unit: .codePoints)))
      start += block
    }
    return counts
  }

  /// Counts the units between two byte offsets.
  static func width(_ bytes: [UInt8], from start: Int, to end: Int, unit: ColumnUnit) -> Int {
    guard unit != .bytes else { return max(0, end - start) }
    var units = 0
    var i = start
    while i < end {
      let byte = bytes[i]
      // Continuation bytes belong to the scalar before them.
      if byte & 0xC0 != 0x80 { units += (unit == .utf16 && byte >= 0xF0) ? 2 : 1 }
      i += 1
    }
    return units
  }
}
