/// What stands open in brackets after a stretch of text. Reads quotes and comments as an author does.
struct YAMLFlowScan {
  /// The brackets that are open, outermost first.
  private(set) var open: [Int] = []
  /// A bracket that closes nothing or something else.
  private(set) var stray: Int?
  /// A quote that is open.
  private(set) var quote: Int?
  /// Comments.
  private(set) var comments: [Range<Int>] = []

  /// Reads a range.
  init(_ bytes: [UInt8], from start: Int, to end: Int) {
    var i = start
    while i < end {
      let byte = bytes[i]
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(i)
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let top = open.last, bytes[top] == (byte == UInt8(ascii: "]") ? UInt8(ascii: "[") : UInt8(ascii: "{")) {
          open.removeLast()
        } else if stray == nil {
          stray = i
        }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard i == start || Self.beginsToken(bytes[i - 1]) else { break }
        guard let close = Self.close(bytes, i, end) else {
          quote = i
          return
        }
        i = close
      case UInt8(ascii: "#"):
        guard i > start, bytes[i - 1] <= 0x20 else { break }
        let first = i
        while i < end, bytes[i] != 0x0A, bytes[i] != 0x0D { i += 1 }
        comments.append(first..<i)
        continue
      default: break
      }
      i += 1
    }
  }

  /// Whether a token may begin behind a byte.
  static func beginsToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","): true
    default: false
    }
  }

  /// The offset of the quote that closes one.
  static func close(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
    let quote = bytes[start]
    var i = start + 1
    while i < end {
      if bytes[i] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        i += 1
      } else if bytes[i] == quote {
        guard quote == UInt8(ascii: "'"), i + 1 < end, bytes[i + 1] == quote else { return i }
        i += 1
      }
      i += 1
    }
    return nil
  }

  /// The closing brackets that are missing, innermost first.
  func closing(_ bytes: [UInt8]) -> String {
    String(open.reversed().map { bytes[$0] == UInt8(ascii: "[") ? "]" : "}" })
  }
}
