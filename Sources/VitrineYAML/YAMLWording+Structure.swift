import VitrineSource

extension YAMLWording {
  /// A colon where no key can be: mostly a second one in a value without quotes.
  func misplacedColon(_ context: YAMLSyntaxContext) -> Diagnostic {
    let offset = context.failure.offset
    let start = lineStart(offset)
    let text = indentEnd(start)
    if characters(text, offset) > YAMLLimits.keyCodePoints { return longKey(text, offset) }
    if let colon = firstColon(text, offset), colon < offset {
      let value = indentEnd(colon + 1)
      let first = bytes[value]
      if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
        return plain("nothing stands behind the closing quote of a value", offset, offset + 1)
      }
      return Diagnostic(
        "yaml-colon-in-text", .error, "a colon with a space ends a text without quotes", at: place(offset, offset + 1),
        labels: [DiagnosticLabel(place(value, value), "the value begins here")],
        help: ["quote the value if the colon belongs to it, or put the inner key on a line of its own"],
        fixes: [quoting(value, .safe)])
    }
    // The key's line continues a text that began above.
    if let above = lineAbove(start) {
      let aboveText = indentEnd(above)
      if let colon = tightColon(aboveText, lineEnd(above)) { return missingSpace(colon) }
      var diagnostic = plain(
        "a key cannot stand inside a text without quotes", text, offset,
        help: ["indent the key as the others of its mapping, or quote the text above"])
      diagnostic.labels = [DiagnosticLabel(place(aboveText, valueEnd(aboveText)), "the text began above")]
      return diagnostic
    }
    return plain("a key cannot stand here", offset, offset + 1)
  }

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
    let value = valueEnd(start)
    return plain(
      "a key needs a colon, \(quoted(SourceSpan(UInt32(start), UInt32(value)))) has none", start, value,
      help: ["a text that goes on from the line above is indented deeper than its key"])
  }

  /// A key of too many characters.
  private func longKey(_ start: Int, _ end: Int) -> Diagnostic {
    Diagnostic("yaml-key-too-long", .error, Self.longKey, at: place(start, end))
  }

  /// Something inside brackets that belongs elsewhere, or brackets that never close.
  func flow(_ context: YAMLSyntaxContext) -> Diagnostic {
    let offset = context.failure.offset
    let found = character(offset)
    guard let bracket = context.openBracket else {
      return plain(found.isEmpty ? "a value is missing" : "a value cannot begin with '\(found)'", offset, offset + 1)
    }
    let closing = bytes[bracket] == UInt8(ascii: "[") ? "]" : "}"
    if isAtEnd(offset)
      || lineStart(offset) != lineStart(bracket) && firstColon(indentEnd(lineStart(offset)), lineEnd(offset)) != nil
    {
      return unclosedBracket(bracket, closing, offset)
    }
    if found == "]" || found == "}", found != closing {
      var diagnostic = plain("'\(found)' does not close '\(character(bracket))'", offset, offset + 1)
      diagnostic.labels = [DiagnosticLabel(place(bracket, bracket + 1), "this is open")]
      return diagnostic
    }
    if context.failure.problem == "did not find expected node content" {
      return plain(
        found == "," ? "a value is missing before the comma" : "a value is missing before '\(found)'", offset,
        offset + 1)
    }
    var diagnostic = plain("a comma or '\(closing)' is missing here", offset, offset + 1)
    if found == ":" { diagnostic.help = ["quote a text that holds a colon with a space"] }
    diagnostic.labels = [DiagnosticLabel(place(bracket, bracket + 1), "this is open")]
    return diagnostic
  }

  /// A bracket without its partner.
  private func unclosedBracket(_ bracket: Int, _ closing: String, _ offset: Int) -> Diagnostic {
    var help = ["close it with '\(closing)'"]
    if let hash = commentStart(bracket),
      bytes[hash...].dropFirst().first.map({ YAMLScalar.digit($0, radix: 16) != nil }) ?? false
    {
      help.append("'#' behind a space starts a comment; quote a colour")
    }
    return Diagnostic(
      "yaml-unclosed-quote", .error, "the bracket that opens here never closes", at: place(bracket, bracket + 1),
      labels: [
        DiagnosticLabel(
          place(offset, offset), isAtEnd(offset) ? "the file ends inside it" : "something else begins inside it")
      ],
      help: help)
  }

  /// A comment behind an offset on its line.
  private func commentStart(_ offset: Int) -> Int? {
    let end = lineEnd(offset)
    var i = offset + 1
    while i < end {
      if bytes[i] == UInt8(ascii: "#"), bytes[i - 1] == 0x20 || bytes[i - 1] == 0x09 { return i }
      i += 1
    }
    return nil
  }

  /// A line that fits no mapping and no list around it.
  func block(_ context: YAMLSyntaxContext) -> Diagnostic {
    let offset = context.failure.offset
    let found = character(offset)
    if let node = context.lastNode, node.style == .singleQuoted || node.style == .doubleQuoted,
      lineStart(context.lastEnd) == lineStart(offset), offset >= context.lastEnd
    {
      return behindQuote(node, offset)
    }
    if found == "]" || found == "}" {
      return plain("'\(found)' closes nothing", offset, offset + 1)
    }
    let text = valueEnd(offset)
    if context.failure.problem == "did not find expected <document start>" {
      let isIndented = context.lastNode.map { _ in offset == lineStart(offset) } ?? false
      return plain(
        isIndented ? "this line is indented less than the first one" : "the document ends before this", offset, text,
        help: ["keys of one mapping and items of one list have the same indentation"])
    }
    let isList = context.failure.problem == "did not find expected '-' indicator"
    let column = offset - lineStart(offset)
    let wanted = context.failure.contextOffset - lineStart(context.failure.contextOffset)
    var diagnostic = plain(
      isList ? "items of one list have the same indentation" : "keys of one mapping have the same indentation", offset,
      text)
    if column != wanted {
      diagnostic.help = [
        "indent this line by \(wanted) spaces as the first one, or deeper than the line above to go inside it"
      ]
    } else if isList {
      diagnostic.message = "a list has only items that begin with '- '"
    } else if found == "-" {
      diagnostic.message = "a list item cannot stand among keys"
    }
    diagnostic.labels = [
      DiagnosticLabel(
        place(context.failure.contextOffset, context.failure.contextOffset),
        isList ? "the list begins here" : "the mapping begins here")
    ]
    return diagnostic
  }

  /// Text behind a closing quote; with a quoted text of several lines the fault is likely an earlier quote.
  private func behindQuote(_ node: YAMLNode, _ offset: Int) -> Diagnostic {
    let start = Int(node.start)
    let quote = Int(node.start + node.length) - 1
    if lineStart(start) != lineStart(quote), opensText(quote) {
      // The quote that seems to close the text begins another one.
      var diagnostic = unclosedQuote(start)
      diagnostic.labels = [DiagnosticLabel(place(quote, quote + 1), "the next quote begins another text")]
      return diagnostic
    }
    var diagnostic = plain(
      "nothing stands behind the closing quote of a text", offset, valueEnd(offset),
      help: [
        node.style == .doubleQuoted
          ? "inside double quotes write \\\" for a quote" : "inside single quotes write '' for a quote"
      ])
    if lineStart(start) != lineStart(offset) {
      diagnostic.labels = [DiagnosticLabel(place(start, start + 1), "the quoted text begins here, some lines above")]
    }
    return diagnostic
  }

  /// Whether a quote stands where a text begins.
  private func opensText(_ quote: Int) -> Bool {
    let start = indentEnd(lineStart(quote))
    if quote == start { return true }
    switch bytes[quote - 1] {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return true
    case 0x20:
      var i = quote - 1
      while i > start, bytes[i] == 0x20 { i -= 1 }
      return [UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{")]
        .contains(bytes[i])
    default: return false
    }
  }

  /// `-` or `?` where none can be.
  func misplacedIndicator(_ failure: LibYAMLFailure) -> Diagnostic {
    let offset = failure.offset
    let start = indentEnd(lineStart(offset))
    let mark = character(offset)
    if mark == "-", start < offset, firstColon(start, offset) != nil {
      return plain(
        "a list by indentation begins on the line below its key", offset, offset + 1,
        help: ["or write it in brackets: [one, two]"])
    }
    var diagnostic = plain(
      mark == "-" ? "a list item cannot stand here" : "'\(mark)' cannot stand here", offset, offset + 1,
      help: mark == "-" ? ["items of one list have the same indentation"] : [])
    if mark != "-" { diagnostic.fixes = [quoting(offset)] }
    return diagnostic
  }

  /// The start of the last line above one that is not blank.
  func lineAbove(_ start: Int) -> Int? {
    var line = start
    while line > 0 {
      line = lineStart(line - 1)
      if indentEnd(line) < lineEnd(line) { return line }
    }
    return nil
  }
}
