import VitrineSource

/// A syntax error in words, and what has to be left out to read on.
struct YAMLSyntaxError {
  /// The words.
  var diagnostic: Diagnostic
  /// Where the part ends that is left out; nil for the whole entry that begins on the finding's line.
  var end: Int?
}

/// Errors that libyaml notices on the first line that does not fit, though an earlier one is at fault. Lines that slipped to
/// another column are found by ``YAMLIndentationSearch``.
extension YAMLWording {
  /// The first line of a file that begins too deep.
  func deepBeginning(_ context: YAMLSyntaxContext) -> YAMLSyntaxError? {
    guard context.failure.problem == "did not find expected <document start>", context.lastNode != nil else {
      return nil
    }
    let wrong = line(at: context.failure.offset)
    guard let first = firstLine(), first.start < wrong.start, first.column > wrong.column else { return nil }
    var diagnostic = plain(
      "the first line is indented deeper than the lines below", first.start, first.text,
      help: ["keys of one mapping and items of one list have the same indentation"])
    diagnostic.fixes = [
      DiagnosticFix(
        Self.indenting(wrong.column), .suggestion,
        edits: [
          SourceEdit(place(first.start, first.text), replacement: String(repeating: " ", count: wrong.column))
        ])
    ]
    diagnostic.labels = [DiagnosticLabel(place(wrong.start, wrong.start + 1), "this line begins further left")]
    return YAMLSyntaxError(diagnostic: diagnostic, end: lineAbove(wrong)?.start == first.start ? wrong.start : nil)
  }

  /// The line above a key that seems to stand inside a text, when that line has no colon.
  func missingColonAbove(_ context: YAMLSyntaxContext) -> YAMLSyntaxError? {
    guard context.failure.problem == "mapping values are not allowed in this context" else { return nil }
    let wrong = line(at: context.failure.offset)
    guard wrong.text < context.failure.offset, let above = lineAbove(wrong), above.keyColumn <= wrong.column,
      firstColon(above.key, above.end) == nil, !continuesText(above)
    else { return nil }
    if let colon = firstColon(wrong.text, context.failure.offset), colon < context.failure.offset { return nil }
    return YAMLSyntaxError(
      diagnostic: tightColon(above.key, above.end).map(missingSpace) ?? keyWithoutColon(above.key),
      end: above.keyColumn == wrong.column ? wrong.start : nil)
  }

  /// Whether a line goes on with a value that begins in the line above it.
  private func continuesText(_ line: YAMLTextLine) -> Bool {
    guard let above = lineAbove(line), above.column < line.column, let colon = firstColon(above.key, above.end) else {
      return false
    }
    return indentEnd(colon + 1) < above.end
  }

  /// The first line with content.
  private func firstLine() -> YAMLTextLine? {
    var candidate = line(at: 0)
    if isBare(candidate) || bytes[candidate.start...].starts(with: "---".utf8) {
      guard let below = lineBelow(candidate) else { return nil }
      candidate = below
    }
    return candidate
  }
}
