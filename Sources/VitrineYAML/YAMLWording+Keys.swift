import VitrineSource

/// Keys and colons.
extension YAMLWording {
  /// A colon where no key can be: mostly a second one in a value without quotes.
  func misplacedColon(_ context: YAMLSyntaxContext) -> Diagnostic {
    let offset = context.failure.offset
    let line = line(at: offset)
    if characters(line.text, offset) > YAMLLimits.keyCodePoints { return longKey(line.text, offset) }
    if let colon = firstColon(line.text, offset), colon < offset { return colonInText(indentEnd(colon + 1), offset) }
    // The key's line continues a text that began above.
    guard let above = lineAbove(line) else { return plain("a key cannot stand here", offset, offset + 1) }
    if let colon = tightColon(above.key, above.end) { return missingSpace(colon) }
    var diagnostic = plain(
      line.isItem
        ? "a list item with a key cannot stand inside a text without quotes"
        : "a key cannot stand inside a text without quotes", line.text, offset,
      help: ["indent it as the others around it, or quote the text above"])
    diagnostic.labels = [DiagnosticLabel(place(above.text, above.last), "the text began above")]
    return diagnostic
  }

  /// A second colon behind a key.
  private func colonInText(_ value: Int, _ offset: Int) -> Diagnostic {
    let first = bytes[value]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return plain("nothing stands behind the closing quote of a value", offset, offset + 1)
    }
    let last = valueEnd(value)
    if let opener = missingOpener(value, last) {
      let closer = character(last - 1)
      var diagnostic = plain("'\(closer)' closes nothing, '\(opener)' is missing", last - 1, last)
      diagnostic.labels = [DiagnosticLabel(place(value, value), "the value begins here")]
      diagnostic.fixes = [
        DiagnosticFix(
          "insert '\(opener)'", .suggestion, edits: [SourceEdit(place(value, value), replacement: opener + " ")])
      ]
      return diagnostic
    }
    var diagnostic = Diagnostic(
      "yaml-colon-in-text", .error, "a colon with a space ends a text without quotes", at: place(offset, offset + 1),
      labels: [DiagnosticLabel(place(value, value), "the value begins here")],
      help: ["quote the value if the colon belongs to it, or put the inner key on a line of its own"],
      fixes: [quoting(value, .safe)])
    diagnostic.help = typographicHelp(value) + diagnostic.help
    return diagnostic
  }

  /// What is said about a value that begins with a quote which is none.
  func typographicHelp(_ value: Int) -> [String] {
    guard let quote = Self.typographicQuotes.first(where: { bytes[value...].starts(with: $0.utf8) }) else { return [] }
    return ["\(quote) is a character of the text for YAML, quotes are \" and '"]
  }

  /// Quotes that word processors put in place of those on the keyboard.
  private static let typographicQuotes = ["\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}", "\u{AB}"]

  /// A line among keys that has no colon.
  func missingColon(_ failure: LibYAMLFailure) -> Diagnostic {
    let start = failure.contextOffset
    let end = lineEnd(start)
    if let colon = firstColon(start, end), characters(start, colon) > YAMLLimits.keyCodePoints {
      return longKey(start, colon)
    }
    if let colon = tightColon(start, end) { return missingSpace(colon) }
    return keyWithoutColon(start)
  }

  /// A text that stands where a key should.
  func keyWithoutColon(_ start: Int) -> Diagnostic {
    let line = line(at: start)
    let last = max(valueEnd(start), start)
    let text = quoted(span(start, last))
    func fixed(_ message: String, _ title: String, _ from: Int, _ to: Int, _ replacement: String) -> Diagnostic {
      var diagnostic = plain(message, start, last)
      diagnostic.fixes = [
        DiagnosticFix(title, .suggestion, edits: [SourceEdit(place(from, to), replacement: replacement)])
      ]
      return diagnostic
    }
    if bytes[start..<last].starts(with: "//".utf8) {
      return fixed("a comment begins with '#'", "write '#'", start, start + 2, "#")
    }
    if bytes[start..<last].starts(with: "/*".utf8) { return foreignComment(start, last) }
    if let above = lineAbove(line), start == line.text, above.isItem, above.column == line.column,
      firstColon(above.key, above.last) == nil
    {
      return fixed("an item of a list begins with '- ', \(text) has none", "make it an item", start, start, "- ")
    }
    var word = start
    while word < last, bytes[word] > 0x20, bytes[word] != UInt8(ascii: "="), bytes[word] < 0x80 { word += 1 }
    let rest = indentEnd(word)
    if let foreign = Self.foreignColons.first(where: { bytes[rest...].starts(with: $0.utf8) }),
      let scalar = foreign.unicodeScalars.first
    {
      let end = indentEnd(rest + foreign.utf8.count)
      var diagnostic = fixed(
        "a key ends with ':', this is \(Self.codePoint(scalar.value))", "write ':'", word, end, end < last ? ": " : ":")
      diagnostic.place = place(rest, rest + foreign.utf8.count)
      return diagnostic
    }
    let message = "a key needs a colon, \(text) has none"
    guard word > start, word == last || bytes[word] <= 0x20 || bytes[word] == UInt8(ascii: "=") else {
      return plain(message, start, last, help: [Self.continuation])
    }
    if rest < last, bytes[rest] == UInt8(ascii: "=") {
      return fixed(message, "write ':' for '='", word, indentEnd(rest + 1), ": ")
    }
    var diagnostic = fixed(message, "insert a colon", word, word, ":")
    diagnostic.help = [Self.continuation]
    return diagnostic
  }

  /// A comment as other languages write it.
  private func foreignComment(_ start: Int, _ last: Int) -> Diagnostic {
    var diagnostic = plain("a comment begins with '#' and ends with its line", start, last)
    guard last - start >= 4, bytes[..<last].suffix(2).elementsEqual("*/".utf8) else { return diagnostic }
    var end = last - 2
    while end > start + 2, bytes[end - 1] == 0x20 { end -= 1 }
    diagnostic.fixes = [
      DiagnosticFix(
        "write '#'", .suggestion,
        edits: [
          SourceEdit(place(start, start + 2), replacement: "#"), SourceEdit(place(end, last), replacement: ""),
        ])
    ]
    return diagnostic
  }

  /// What else a line without a colon may be meant for.
  private static let continuation = "a text that goes on from the line above is indented deeper than its key"
  /// Characters that look like a colon.
  private static let foreignColons = ["\u{FF1A}", "\u{FE55}", "\u{FE13}", "\u{2236}", "\u{A789}"]

  /// A key of too many characters.
  private func longKey(_ start: Int, _ end: Int) -> Diagnostic {
    Diagnostic("yaml-key-too-long", .error, Self.longKey, at: place(start, end))
  }

  /// The report about a colon without a space.
  func missingSpace(_ colon: Int) -> Diagnostic {
    let behind = colon + 1
    let length = behind < bytes.count && bytes[behind] >= 0x80 ? YAMLByteCheck.spaceLength(bytes, at: behind) : 0
    guard length > 0, let scalar = character(behind).unicodeScalars.first else {
      var diagnostic = plain("a colon between key and value has a space behind it", colon, behind)
      diagnostic.fixes = [
        DiagnosticFix("insert a space", .suggestion, edits: [SourceEdit(place(behind, behind), replacement: " ")])
      ]
      return diagnostic
    }
    var diagnostic = plain(
      "a colon has a space behind it, this is \(Self.codePoint(scalar.value))", behind, behind + length)
    diagnostic.fixes = [
      DiagnosticFix("write a space", .safe, edits: [SourceEdit(place(behind, behind + length), replacement: " ")])
    ]
    return diagnostic
  }
}
