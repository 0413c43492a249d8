import VitrineSource

extension YAMLWording {
  /// The end of a one-line value: before a comment and trailing blanks.
  func valueEnd(_ start: Int) -> Int {
    var end = lineEnd(start)
    var i = start
    while i < end {
      if bytes[i] == UInt8(ascii: "#"), i > start, bytes[i - 1] == 0x20 || bytes[i - 1] == 0x09 {
        end = i
        break
      }
      i += 1
    }
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return end
  }

  /// The fix that puts the rest of a line into quotes, or what stands up to the next comma or bracket inside brackets.
  func quoting(_ start: Int, _ applicability: DiagnosticFix.Applicability = .suggestion) -> DiagnosticFix {
    let end = isInBrackets(start) ? flowValueEnd(start) : valueEnd(start)
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return DiagnosticFix(
      "quote the value", applicability, edits: [SourceEdit(place(start, end), replacement: Self.quote(text))])
  }

  /// Whether a bracket is open before an offset: on its line, or above when one closes behind it.
  private func isInBrackets(_ offset: Int) -> Bool {
    if !YAMLFlowScan(bytes, from: line(at: offset).key, to: offset).open.isEmpty { return true }
    return YAMLFlowScan(bytes, from: offset, to: valueEnd(offset)).stray != nil
  }

  /// The end of a text without quotes inside brackets: before the comma or the bracket behind it.
  func flowValueEnd(_ start: Int) -> Int {
    let limit = valueEnd(start)
    var end = start
    while end < limit, ![UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(bytes[end]) { end += 1 }
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return max(end, min(start + 1, limit))
  }

  /// Puts a text into quotes: double ones unless it holds such a quote or a backslash.
  static func quote(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) else {
      return "\"\(text)\""
    }
    var quoted = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" { quoted.unicodeScalars.append("'") }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "'"
  }

  /// The first `: ` of a range outside quotes.
  func firstColon(_ start: Int, _ end: Int) -> Int? {
    var quote: UInt8 = 0
    var i = start
    while i < end {
      let byte = bytes[i]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        let isOpening =
          i == start || [0x20, 0x09, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ",")].contains(bytes[i - 1])
        if isOpening { quote = byte }
      } else if byte == UInt8(ascii: ":"), i + 1 >= end || bytes[i + 1] == 0x20 || bytes[i + 1] == 0x09 {
        return i
      }
      i += 1
    }
    return nil
  }

  /// A colon of a range that is followed by a letter or digit and stands behind a word: a missing space.
  func tightColon(_ start: Int, _ end: Int) -> Int? {
    var i = start
    while i < end, Self.isWord(bytes[i]) { i += 1 }
    guard i > start, i + 1 < end, bytes[i] == UInt8(ascii: ":"), bytes[i + 1] > 0x20, bytes[i + 1] != UInt8(ascii: "/")
    else { return nil }
    return i
  }

  /// Whether a byte can stand in a key of the language.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// The number of characters between two offsets.
  func characters(_ start: Int, _ end: Int) -> Int {
    guard start < end else { return 0 }
    return bytes[start..<end].count { $0 & 0xC0 != 0x80 }
  }
}
