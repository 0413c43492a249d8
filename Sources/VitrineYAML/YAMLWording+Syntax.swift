import VitrineSource

/// What is known about the place where libyaml gave up.
struct YAMLSyntaxContext {
  /// What libyaml says.
  var failure: LibYAMLFailure
  /// The candidates for look-alike indentation.
  var lookalikes: [SourceSpan]
  /// End of the last node that was read.
  var lastEnd: Int
  /// The last node, `nil` if there is none.
  var lastNode: YAMLNode?
  /// Offset of the bracket that is open, `nil` outside brackets.
  var openBracket: Int?
  /// Offset of the quote of a text that was read last and reaches to the place, `nil` for other texts.
  var openQuote: Int? {
    guard let lastNode, lastNode.style == .singleQuoted || lastNode.style == .doubleQuoted,
      lastEnd <= failure.offset, failure.offset - lastEnd < 2
    else { return nil }
    return Int(lastNode.start)
  }

  /// Looks at an arena whose collections are still open.
  init(_ failure: LibYAMLFailure, _ arena: borrowing YAMLArena, _ check: YAMLByteCheck) {
    self.failure = failure
    lookalikes = check.lookalikes
    lastEnd = Int(arena.lastEnd)
    lastNode = arena.nodes.last
    if !arena.stack.isEmpty, arena.nodes[Int(arena.top.node)].style == .flow {
      openBracket = Int(arena.nodes[Int(arena.top.node)].start)
    }
  }
}

extension YAMLWording {
  /// Puts a syntax error into words; what stands before it and is known to lead there is named instead.
  ///
  /// - Parameter change: The line that slipped, if moving one helps.
  func syntax(
    _ context: YAMLSyntaxContext, _ arena: borrowing YAMLArena, _ change: YAMLIndentationSearch.Change?
  ) -> YAMLSyntaxError {
    let before = arena.lookalikes(context.lookalikes).first { Int($0.start) < context.failure.offset }
    if let before, !diagnostics.contains(where: { $0.place == place(before) }) {
      return YAMLSyntaxError(diagnostic: lookalike(before))
    }
    if let blank = YAMLStrictness.deepBlankLine(bytes: bytes, nodes: arena.nodes, keySpans: arena.keySpans) {
      return YAMLSyntaxError(diagnostic: passedOver(blank))
    }
    return conflict(context) ?? tightDash(context) ?? itemAmongKeys(context, change) ?? missingColonAbove(context)
      ?? deepBeginning(context) ?? change.map { slipped($0, noticed: context.failure.offset) }
      ?? YAMLSyntaxError(diagnostic: syntax(context))
  }

  /// Puts a syntax error into words: first what people do wrong and libyaml does not see, then its own cases.
  func syntax(_ context: YAMLSyntaxContext) -> Diagnostic {
    let failure = context.failure
    if failure.isInternal { return plain("the file cannot be read as YAML", 0, 0) }
    for offset in [failure.offset, failure.contextOffset] {
      let start = lineStart(offset)
      let end = lineEnd(offset)
      if let run = context.lookalikes.first(where: { Int($0.start) >= start && Int($0.start) <= end }) {
        return lookalike(run)
      }
    }
    if let tab = tab(at: failure.offset) { return tab }
    switch failure.problem {
    case "found unexpected end of stream", "found unexpected document indicator": return unclosedQuote(failure)
    case "mapping values are not allowed in this context": return misplacedColon(context)
    case "could not find expected ':'": return missingColon(failure)
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'", "did not find expected node content":
      return flow(context)
    case "did not find expected key", "did not find expected '-' indicator", "did not find expected <document start>":
      return block(context)
    case "block sequence entries are not allowed in this context", "mapping keys are not allowed in this context":
      return misplacedIndicator(failure)
    default: return scanner(failure)
    }
  }

  /// A syntax error without more.
  func plain(_ message: String, _ start: Int, _ end: Int, help: [String] = []) -> Diagnostic {
    Diagnostic("yaml-syntax", .error, message, at: place(start, end), help: help)
  }

  /// Whether an offset lies at the end of the file, blank lines and comments aside.
  func isAtEnd(_ offset: Int) -> Bool { offset >= bytes.count }

  /// A tab in the indentation of the line, or where libyaml stopped.
  private func tab(at offset: Int) -> Diagnostic? {
    let start = lineStart(offset)
    let text = indentEnd(start)
    let isInIndentation = bytes[start..<text].contains(0x09)
    guard isInIndentation || offset < bytes.count && bytes[offset] == 0x09 else { return nil }
    if !isInIndentation {
      let end = indentEnd(offset)
      return Diagnostic(
        "yaml-tab-indent", .error, "a tab cannot stand here", at: place(offset, end), help: ["write a space"],
        fixes: [DiagnosticFix("write a space", .safe, edits: [SourceEdit(place(offset, end), replacement: " ")])])
    }
    var first = start
    while bytes[first] != 0x09 { first += 1 }
    return Diagnostic(
      "yaml-tab-indent", .error, "a tab cannot indent, use spaces", at: place(first, text),
      why: "YAML allows only spaces before a key or an item, since the width of a tab is not defined",
      fixes: [DiagnosticFix("indent with spaces", .safe, edits: tabEdits(from: start))])
  }

  /// The edits that turn tabs into two spaces each, in a line and those that follow it directly with tabs too.
  private func tabEdits(from start: Int) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var line = start
    while line < bytes.count, edits.count < YAMLLimits.findings {
      let text = indentEnd(line)
      guard bytes[line..<text].contains(0x09) else { break }
      var spaces = ""
      for byte in bytes[line..<text] { spaces += byte == 0x09 ? "  " : " " }
      edits.append(SourceEdit(place(line, text), replacement: spaces))
      line = lineEnd(text)
      if line < bytes.count, bytes[line] == 0x0D { line += 1 }
      if line < bytes.count, bytes[line] == 0x0A { line += 1 }
    }
    return edits
  }

  /// A quote without its partner.
  private func unclosedQuote(_ failure: LibYAMLFailure) -> Diagnostic {
    var diagnostic = unclosedQuote(failure.contextOffset)
    diagnostic.labels = [
      DiagnosticLabel(
        place(failure.offset, failure.offset),
        isAtEnd(failure.offset) ? "the file ends inside it" : "the document ends inside it")
    ]
    return diagnostic
  }

  /// Errors inside one token.
  private func scanner(_ failure: LibYAMLFailure) -> Diagnostic {
    let offset = failure.offset
    let character = character(offset)
    switch (failure.problem, failure.context ?? "") {
    case ("found character that cannot start any token", _):
      if let fence = fence(offset) { return fence }
      var diagnostic = plain("a text without quotes cannot begin with '\(character)'", offset, offset + 1)
      diagnostic.fixes = [quoting(offset)]
      return diagnostic
    case ("found unknown escape character", _): return unknownEscape(offset)
    case ("did not find expected hexdecimal number", _): return shortEscape(offset - 2)
    case ("found invalid Unicode character escape code", _): return strangeEscape(offset - 2)
    case ("found undefined tag handle", _):
      return Diagnostic(
        "yaml-tag", .error, "the tag's prefix is not declared", at: place(offset, lineWordEnd(offset)),
        help: ["quote a text that begins with '!'"])
    case (_, "while scanning a tag"), (_, "while parsing a tag"):
      var diagnostic = Diagnostic(
        "yaml-tag", .error, "'!' begins a tag, and this is none", at: place(failure.contextOffset, offset + 1),
        help: ["quote a text that begins with '!'"])
      diagnostic.fixes = [quoting(failure.contextOffset)]
      return diagnostic
    case (_, "while scanning an anchor"), (_, "while scanning an alias"):
      let mark = self.character(failure.contextOffset)
      var diagnostic = plain(
        "'\(mark)' begins \(mark == "*" ? "an alias" : "an anchor"), and a name of letters, digits, '-' and '_' follows it",
        failure.contextOffset, failure.contextOffset + 1)
      diagnostic.fixes = [quoting(failure.contextOffset)]
      return diagnostic
    case (_, "while scanning a block scalar"):
      let mark = self.character(failure.contextOffset)
      var diagnostic = plain(
        "'\(mark)' begins a text on the lines below, so nothing else stands behind it",
        failure.contextOffset, failure.contextOffset + 1, help: ["quote a text that begins with '\(mark)'"])
      diagnostic.fixes = [quoting(failure.contextOffset)]
      return diagnostic
    case ("found unexpected ':'", _):
      return missingSpace(offset)
    default: return directive(failure)
    }
  }

  /// Errors in lines that begin with `%`, and whatever is left.
  private func directive(_ failure: LibYAMLFailure) -> Diagnostic {
    let start = lineStart(failure.contextOffset)
    if start < bytes.count, bytes[start] == UInt8(ascii: "%") {
      return plain(
        "a line that begins with '%' is a directive for YAML, and this one is not known", start, lineEnd(start),
        help: ["remove it; a spec needs none"])
    }
    if failure.problem.hasPrefix("found duplicate %") || failure.problem == "found incompatible YAML document" {
      return plain("the directives of this document cannot be used", failure.offset, failure.offset + 1)
    }
    return plain("the text from here on is not valid YAML", failure.offset, failure.offset + 1)
  }

  /// The character at an offset, as text.
  func character(_ offset: Int) -> String {
    guard offset < bytes.count else { return "" }
    return String(
      String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.prefix(1))
  }

  /// The end of the word at an offset.
  private func lineWordEnd(_ offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] > 0x20 { end += 1 }
    return end
  }
}
