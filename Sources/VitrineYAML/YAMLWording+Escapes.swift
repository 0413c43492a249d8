import VitrineSource

/// Quotes and what a backslash means in them.
extension YAMLWording {
  /// A quote without its partner, by its place.
  func unclosedQuote(_ offset: Int) -> Diagnostic {
    let quote = character(offset)
    var diagnostic = Diagnostic(
      "yaml-unclosed-quote", .error, "the quote that starts here never ends", at: place(offset, offset + 1),
      help: [
        quote == "'"
          ? "close it with \(quote); inside it a quote is written twice"
          : "close it with \(quote); inside it a quote is written \\\""
      ])
    diagnostic.fixes = [inserting(quote, at: quoteEnd(offset), "close it")]
    return diagnostic
  }

  /// Where a text in quotes very likely ends: before the colon of a key, before what goes on in brackets, or at the end of
  /// its line.
  private func quoteEnd(_ offset: Int) -> Int {
    let line = line(at: offset)
    let last = max(line.last, offset + 1)
    var end = last
    if offset == line.key, let colon = firstColon(offset + 1, last) { return colon }
    if !YAMLFlowScan(bytes, from: line.key, to: offset).open.isEmpty {
      end = offset + 1
      while end < last, ![UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(bytes[end]) { end += 1 }
    }
    while end > offset + 1, bytes[end - 1] <= 0x20 { end -= 1 }
    return end
  }

  /// The rest of a line that begins with a quote, as one text in quotes: quotes inside are escaped when it ends with one
  /// too. `nil` inside brackets, where nobody knows what belongs to it.
  func requoted(_ start: Int, _ end: Int) -> String? {
    let line = line(at: start)
    // The line may seem to end before its text begins, when a "#" stands in front of the quote.
    guard start < end, YAMLFlowScan(bytes, from: line.key, to: start).open.isEmpty else { return nil }
    let quote = bytes[start]
    guard end - start > 2, bytes[end - 1] == quote else {
      return Self.quote(String(decoding: bytes[start..<end], as: UTF8.self))
    }
    var text: [UInt8] = [quote]
    var i = start + 1
    while i < end - 1 {
      let isEscaped = bytes[i] == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"")
      if bytes[i] == quote { text.append(quote == UInt8(ascii: "'") ? quote : UInt8(ascii: "\\")) }
      text.append(bytes[i])
      i += 1
      if isEscaped, i < end - 1 {
        text.append(bytes[i])
        i += 1
      }
    }
    return String(decoding: text + [quote], as: UTF8.self)
  }

  /// A backslash before something that is no escape.
  func unknownEscape(_ offset: Int) -> Diagnostic {
    var diagnostic = plain(
      "'\\\(character(offset + 1))' is no escape", offset, offset + 2,
      help: ["write \\\\ for a backslash, or use single quotes, where nothing is escaped"])
    diagnostic.fixes = [inserting("\\", at: offset, "double the backslash")]
    return diagnostic
  }

  /// `\x`, `\u` or `\U` with too few digits.
  func shortEscape(_ offset: Int) -> Diagnostic {
    let letter = character(offset + 1)
    let digits = letter == "x" ? 2 : letter == "u" ? 4 : 8
    var diagnostic = plain(
      "'\\\(letter)' has \(digits) hexadecimal digits", offset, offset + 2,
      help: ["write \\\\ for a backslash, or use single quotes, where nothing is escaped"])
    diagnostic.fixes = [inserting("\\", at: offset, "double the backslash")]
    return diagnostic
  }

  /// An escape of half a surrogate pair, as JSON writes characters beyond U+FFFF, or one beyond Unicode.
  func strangeEscape(_ offset: Int) -> Diagnostic {
    guard let high = hexadecimal(offset + 2), (0xD800...0xDFFF).contains(high) else {
      return plain(
        "the escape stands for no character", offset, offset + 2, help: ["the last character is \\U0010FFFF"])
    }
    let isPair = offset + 7 < bytes.count && bytes[offset + 6] == UInt8(ascii: "\\")
    guard (0xD800...0xDBFF).contains(high), isPair, let low = hexadecimal(offset + 8), (0xDC00...0xDFFF).contains(low)
    else {
      return plain(
        "the escape is half of a character beyond U+FFFF", offset, offset + 6,
        help: ["write \\U and eight digits, or the character itself"])
    }
    let scalar = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
    let digits = String(scalar, radix: 16, uppercase: true)
    let text = "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    var diagnostic = plain(
      "a pair of escapes for one character is JSON, YAML has one", offset, offset + 12,
      help: ["write \(text), or the character itself"])
    diagnostic.fixes = [
      DiagnosticFix("write \(text)", .safe, edits: [SourceEdit(place(offset, offset + 12), replacement: text)])
    ]
    return diagnostic
  }

  /// Four hexadecimal digits as a number.
  private func hexadecimal(_ offset: Int) -> UInt32? {
    guard offset + 4 <= bytes.count else { return nil }
    return UInt32(String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self), radix: 16)
  }
}
