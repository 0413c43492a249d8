import VitrineSource

extension YAMLWording {
  /// A line that fits no mapping and no list around it.
  func block(_ context: YAMLSyntaxContext) -> Diagnostic {
    let offset = context.failure.offset
    let found = character(offset)
    if let node = context.lastNode, node.style == .singleQuoted || node.style == .doubleQuoted,
      lineStart(context.lastEnd) == lineStart(offset), offset >= context.lastEnd
    {
      return behindQuote(node, offset)
    }
    if found == "]" || found == "}" { return strayBracket(offset) }
    if let node = context.lastNode, node.style == .flow || node.kind == .alias || behindBracket(offset),
      lineStart(context.lastEnd) == lineStart(offset), offset > indentEnd(lineStart(offset)), offset >= context.lastEnd
    {
      return behindCollection(offset)
    }
    let text = valueEnd(offset)
    if context.failure.problem == "did not find expected <document start>" {
      if let directive = directiveAbove(offset) { return directive }
      let isIndented = context.lastNode.map { _ in offset == lineStart(offset) } ?? false
      return plain(
        isIndented && !followsDocumentEnd(offset)
          ? "this line is indented less than the first one" : "the document ends before this", offset, text,
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

  /// A directive inside the document, when what follows it is where libyaml gives up: after it there must be a `---`.
  private func directiveAbove(_ offset: Int) -> Diagnostic? {
    guard let above = lineAbove(line(at: offset)), above.text == above.start, bytes[above.start] == UInt8(ascii: "%")
    else {
      return nil
    }
    var diagnostic = plain("a directive stands only above a document and its '---'", above.start, above.last)
    let removed = place(above.start, nextStart(above))
    diagnostic.fixes = [
      DiagnosticFix("remove it", .suggestion, edits: [SourceEdit(removed, replacement: "")])
    ]
    diagnostic.help = ["if it is text, put quotes around all of the text"]
    return diagnostic
  }

  /// Whether the line above ends the document.
  private func followsDocumentEnd(_ offset: Int) -> Bool {
    guard let above = lineAbove(line(at: offset)) else { return false }
    return bytes[above.start...].starts(with: "...".utf8)
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
    let line = line(at: offset)
    if start == line.key, firstColon(line.key, line.last) == nil {
      var diagnostic = plain(
        "a key needs a colon, \(quoted(span(start, quote + 1))) has none", start, quote + 1)
      diagnostic.fixes = [
        DiagnosticFix(
          "insert a colon", .suggestion, edits: [SourceEdit(place(quote + 1, quote + 1), replacement: ":")])
      ]
      return diagnostic
    }
    var diagnostic = plain(
      "nothing stands behind the closing quote of a text", offset, line.last,
      help: [
        node.style == .doubleQuoted
          ? "inside double quotes write \\\" for a quote" : "inside single quotes write '' for a quote"
      ])
    if lineStart(start) != line.start {
      diagnostic.labels = [DiagnosticLabel(place(start, start + 1), "the quoted text begins here, some lines above")]
    } else if let comma = separator(offset, line.last) {
      diagnostic.help = []
      diagnostic.fixes = [comma]
    } else if let text = requoted(start, line.last) {
      diagnostic.labels = [DiagnosticLabel(place(quote, quote + 1), "this quote ends the text")]
      diagnostic.fixes = [
        DiagnosticFix("quote all of it", .suggestion, edits: [SourceEdit(place(start, line.last), replacement: text)])
      ]
    }
    return diagnostic
  }

  /// The fix for commas or semicolons behind a value, as other formats have them.
  func separator(_ start: Int, _ end: Int) -> DiagnosticFix? {
    guard start < end, bytes[start..<end].allSatisfy({ $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }) else {
      return nil
    }
    let name = end - start > 1 ? "it" : bytes[start] == UInt8(ascii: ",") ? "the comma" : "the semicolon"
    return DiagnosticFix("remove \(name)", .safe, edits: [SourceEdit(place(start, end), replacement: "")])
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
      var diagnostic = plain(
        "a list by indentation begins on the line below its key", offset, offset + 1,
        help: ["or write it in brackets: [one, two]"])
      diagnostic.fixes = [quoting(offset)]
      return diagnostic
    }
    var diagnostic = plain(
      mark == "-" ? "a list item cannot stand here" : "'\(mark)' cannot stand here", offset, offset + 1,
      help: mark == "-" ? ["items of one list have the same indentation"] : [])
    if mark != "-" { diagnostic.fixes = [quoting(offset)] }
    return diagnostic
  }
}
