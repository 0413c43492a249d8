import VitrineSource

/// Brackets and what stands in them.
extension YAMLWording {
  /// Something inside brackets that belongs elsewhere, or brackets that never close.
  func flow(_ context: YAMLSyntaxContext) -> Diagnostic {
    let offset = context.failure.offset
    let found = character(offset)
    guard let bracket = context.openBracket else {
      if found == "]" || found == "}" { return strayBracket(offset) }
      return plain(found.isEmpty ? "a value is missing" : "a value cannot begin with '\(found)'", offset, offset + 1)
    }
    let closing = bytes[bracket] == UInt8(ascii: "[") ? "]" : "}"
    let line = line(at: offset)
    let isBelow = line.start > bracket
    if isBelow,
      let diagnostic = swallowedValues(self.line(at: bracket), bracket) ?? emptiedColours(bracket, offset)
    {
      return diagnostic
    }
    if isAtEnd(offset) || isBelow && (firstColon(line.text, line.end) != nil || line.isItem) {
      return unclosedBracket(bracket, closing, offset)
    }
    let label = DiagnosticLabel(place(bracket, bracket + 1), "this is open")
    if found == "]" || found == "}", found != closing {
      var diagnostic = plain("'\(found)' does not close '\(character(bracket))'", offset, offset + 1)
      diagnostic.labels = [label]
      diagnostic.fixes = balancing(bracket, closing, offset)
      return diagnostic
    }
    if context.failure.problem == "did not find expected node content" {
      var diagnostic = plain("a value is missing before '\(found)'", offset, offset + 1)
      if found == "," {
        diagnostic.message = "a value is missing before the comma"
        diagnostic.fixes = [
          DiagnosticFix(
            "remove the comma", .suggestion, edits: [SourceEdit(place(offset, offset + 1), replacement: "")])
        ]
      } else if found == "-" || found == "?" {
        diagnostic.message = "a text without quotes cannot begin with '\(found)' and a space"
        diagnostic.fixes = [quoting(offset)]
      }
      return diagnostic
    }
    var diagnostic = found == ":" ? secondColon(bracket, closing, offset) : missingComma(closing, offset)
    diagnostic.labels.append(label)
    return diagnostic
  }

  /// A value that follows another one.
  private func missingComma(_ closing: String, _ offset: Int) -> Diagnostic {
    var end = offset
    while end > 0, bytes[end - 1] <= 0x20 { end -= 1 }
    var diagnostic = plain("a comma or '\(closing)' is missing here", offset, offset + 1)
    diagnostic.fixes = [inserting(",", at: end, "insert a comma")]
    return diagnostic
  }

  /// A colon behind a value in brackets: the value holds it, or a comma is missing before the next key.
  private func secondColon(_ bracket: Int, _ closing: String, _ offset: Int) -> Diagnostic {
    var word = offset
    while word > bracket + 1, bytes[word - 1] > 0x20, !YAMLFlowScan.beginsToken(bytes[word - 1]) { word -= 1 }
    var end = word
    while end > bracket + 1, bytes[end - 1] == 0x20 { end -= 1 }
    let isDirect = bytes[end - 1] == UInt8(ascii: ":")
    if word < offset, end < word, !isDirect {
      var diagnostic = plain("a comma is missing before \(quoted(span(word, offset)))", word, offset)
      diagnostic.help = ["quote a text that holds a colon with a space"]
      diagnostic.fixes = [inserting(",", at: end, "insert a comma")]
      return diagnostic
    }
    guard isDirect, bytes[word] != UInt8(ascii: "\""), bytes[word] != UInt8(ascii: "'") else {
      var diagnostic = plain("a comma or '\(closing)' is missing here", offset, offset + 1)
      diagnostic.help = ["quote a text that holds a colon with a space"]
      return diagnostic
    }
    let last = flowValueEnd(offset)
    let text = String(decoding: bytes[word..<last], as: UTF8.self)
    return Diagnostic(
      "yaml-colon-in-text", .error, "a colon with a space ends a text without quotes", at: place(offset, offset + 1),
      labels: [DiagnosticLabel(place(word, word), "the value begins here")], help: typographicHelp(word),
      fixes: [
        DiagnosticFix("quote the value", .safe, edits: [SourceEdit(place(word, last), replacement: Self.quote(text))])
      ])
  }

  /// A bracket without its partner.
  private func unclosedBracket(_ bracket: Int, _ closing: String, _ offset: Int) -> Diagnostic {
    let line = line(at: bracket)
    let scan = YAMLFlowScan(bytes, from: line.key, to: line.end)
    if let diagnostic = swallowedValues(line, bracket) { return diagnostic }
    var diagnostic = Diagnostic(
      "yaml-unclosed-quote", .error, "the bracket that opens here never closes", at: place(bracket, bracket + 1),
      labels: [
        DiagnosticLabel(
          place(offset, offset), isAtEnd(offset) ? "the file ends inside it" : "something else begins inside it")
      ],
      help: ["close it with '\(closing)'"])
    let missing = scan.closing(bytes)
    if scan.stray == nil, scan.quote == nil, !missing.isEmpty, line.last > bracket {
      diagnostic.fixes = [inserting(missing, at: line.last, "close it with '\(missing)'")]
      diagnostic.help = []
    }
    return diagnostic
  }

  /// The first change of a line with a wrong bracket after which all its brackets have partners.
  private func balancing(_ bracket: Int, _ closing: String, _ offset: Int) -> [DiagnosticFix] {
    let line = line(at: offset)
    guard lineStart(bracket) == line.start else { return [] }
    var end = offset
    while end > bracket + 1, bytes[end - 1] == 0x20 { end -= 1 }
    let opener = closing == "]" ? "{" : "["
    let first = indentEnd(bracket + 1)
    let edits: [(at: Int, to: Int, text: String, title: String)] = [
      (end, end, closing, "insert '\(closing)'"), (offset, offset + 1, closing, "write '\(closing)'"),
      (first, first, opener, "insert '\(opener)'"), (offset, offset + 1, "", "remove '\(character(offset))'"),
    ]
    for edit in edits {
      let changed = bytes[line.key..<edit.at] + Array(edit.text.utf8) + bytes[edit.to..<line.end]
      let scan = YAMLFlowScan(Array(changed), from: 0, to: changed.count)
      guard scan.stray == nil, scan.open.isEmpty, scan.quote == nil else { continue }
      return [
        DiagnosticFix(edit.title, .suggestion, edits: [SourceEdit(place(edit.at, edit.to), replacement: edit.text)])
      ]
    }
    return []
  }

  /// A closing bracket behind a whole value, or in place of one.
  func strayBracket(_ offset: Int) -> Diagnostic {
    let found = character(offset)
    var diagnostic = plain("'\(found)' closes nothing", offset, offset + 1)
    let line = line(at: offset)
    if let colon = firstColon(line.key, offset), indentEnd(colon + 1) == offset {
      diagnostic.fixes = [inserting(found == "]" ? "[" : "{", at: offset, "open it")]
    } else {
      diagnostic.fixes = [
        DiagnosticFix("remove it", .suggestion, edits: [SourceEdit(place(offset, offset + 1), replacement: "")])
      ]
    }
    return diagnostic
  }

  /// Text behind a collection in brackets.
  func behindCollection(_ offset: Int) -> Diagnostic {
    let last = max(valueEnd(offset), offset + 1)
    var diagnostic = plain("nothing stands behind a value in brackets", offset, last)
    if let fix = separator(offset, last) { diagnostic.fixes = [fix] }
    return diagnostic
  }

  /// Whether the text before an offset ends with a closing bracket.
  func behindBracket(_ offset: Int) -> Bool {
    var end = offset
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    return end > 0 && (bytes[end - 1] == UInt8(ascii: "]") || bytes[end - 1] == UInt8(ascii: "}"))
  }

  /// The bracket that a value needs before it, when it ends with one that closes nothing.
  func missingOpener(_ start: Int, _ end: Int) -> String? {
    let scan = YAMLFlowScan(bytes, from: start, to: end)
    guard let stray = scan.stray, stray == end - 1, scan.open.isEmpty else { return nil }
    return bytes[stray] == UInt8(ascii: "]") ? "[" : "{"
  }

  /// A fix that puts something in.
  func inserting(_ text: String, at offset: Int, _ title: String) -> DiagnosticFix {
    DiagnosticFix(title, .suggestion, edits: [SourceEdit(place(offset, offset), replacement: text)])
  }
}
