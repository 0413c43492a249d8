import VitrineSource

/// A syntax error in words, and what has to be left out to read on.
struct YAMLSyntaxError {
  /// The words.
  var diagnostic: Diagnostic
  /// Where the part ends that is left out; nil for the whole entry that begins on the finding's line.
  var end: Int?
}

/// Errors of indentation. libyaml notices them on the first line that does not fit; often an earlier one slipped.
extension YAMLWording {
  /// The line that slipped when a whole file begins too deep.
  func deepBeginning(_ context: YAMLSyntaxContext) -> YAMLSyntaxError? {
    guard context.failure.problem == "did not find expected <document start>", context.lastNode != nil else {
      return nil
    }
    let wrong = lineStart(context.failure.offset)
    guard let first = firstContentLine(), first < wrong, column(first) > column(wrong) else { return nil }
    var diagnostic = plain(
      "the first line is indented deeper than the lines below", first, indentEnd(first),
      help: ["keys of one mapping and items of one list have the same indentation"])
    diagnostic.fixes = [reindenting(first, column(wrong))]
    diagnostic.labels = [DiagnosticLabel(place(wrong, wrong + 1), "this line begins further left")]
    return YAMLSyntaxError(diagnostic: diagnostic, end: lineAbove(wrong) == first ? wrong : nil)
  }

  /// The first line of a mapping or list that slipped, when the lines below agree with the file's usual step and it does
  /// not.
  func slippedBeginning(_ context: YAMLSyntaxContext) -> YAMLSyntaxError? {
    switch context.failure.problem {
    case "did not find expected key", "did not find expected '-' indicator": break
    default: return nil
    }
    let wrong = lineStart(context.failure.offset)
    guard context.openBracket == nil, indentEnd(wrong) == context.failure.offset,
      let first = firstLine(of: wrong, context.failure.contextOffset),
      let parent = parentLine(first, below: min(column(first), column(wrong)))
    else { return nil }
    // Other lines at the first one's column would speak for it.
    var line = nextLine(first)
    while line < wrong {
      if !isBlank(line), column(line) == column(first) { return nil }
      line = nextLine(line)
    }
    let step = self.step()
    // An item's own keys stand two further right than its dash.
    let isItem = character(indentEnd(first)) == "-" && character(indentEnd(wrong)) != "-"
    let wanted = isItem ? column(wrong) - step : column(wrong)
    guard column(first) - column(parent) != step, wanted - column(parent) == step, wanted != column(first) else {
      return nil
    }
    var diagnostic = plain(
      "this line is indented by \(column(first)) spaces, its mapping or list by \(wanted)", first, indentEnd(first),
      help: ["keys of one mapping and items of one list have the same indentation"])
    if first == indentEnd(first) { diagnostic.place = place(first, first + 1) }
    diagnostic.fixes = [reindenting(first, wanted)]
    diagnostic.labels = [DiagnosticLabel(place(wrong, indentEnd(wrong)), "this line does not fit to it")]
    return YAMLSyntaxError(diagnostic: diagnostic, end: wrong)
  }

  /// The line with which the mapping or list began that a line does not fit to.
  private func firstLine(of wrong: Int, _ contextOffset: Int) -> Int? {
    let open = lineStart(contextOffset)
    // A collection that is still open begins at or left of the line; one that the line closed began right of it.
    if open < wrong, isIndentation(open, contextOffset), column(open) > 0, column(open) <= column(wrong) { return open }
    guard let parent = parentLine(wrong, below: column(wrong)) else { return nil }
    var first = nextLine(parent)
    while first < wrong, isBlank(first) { first = nextLine(first) }
    return first < wrong && column(first) > column(wrong) ? first : nil
  }

  /// The line above a key that seems to stand inside a text, when that line has no colon.
  func missingColonAbove(_ context: YAMLSyntaxContext) -> YAMLSyntaxError? {
    guard let (above, wrong) = lineOfText(context) else { return nil }
    let text = behindDashes(above)
    if text - above <= column(wrong), firstColon(text, lineEnd(above)) == nil, !continuesText(above) {
      let end = text - above == column(wrong) ? wrong : nil
      if let colon = tightColon(text, lineEnd(above)) {
        return YAMLSyntaxError(diagnostic: missingSpace(colon), end: end)
      }
      return YAMLSyntaxError(diagnostic: keyWithoutColon(text), end: end)
    }
    return nil
  }

  /// A line whose first colon stands inside a text, for libyaml, and the line above it.
  private func lineOfText(_ context: YAMLSyntaxContext) -> (above: Int, wrong: Int)? {
    guard context.failure.problem == "mapping values are not allowed in this context" else { return nil }
    let wrong = lineStart(context.failure.offset)
    guard indentEnd(wrong) < context.failure.offset, let above = lineAbove(wrong) else { return nil }
    if let colon = firstColon(indentEnd(wrong), context.failure.offset), colon < context.failure.offset { return nil }
    return (above, wrong)
  }

  /// The line above a key that seems to stand inside a text, when that line begins further left than those around it.
  func slippedAbove(_ context: YAMLSyntaxContext) -> YAMLSyntaxError? {
    guard let (above, wrong) = lineOfText(context) else { return nil }
    guard column(above) < column(wrong), let before = lineAbove(above), column(before) == column(wrong) else {
      return nil
    }
    var diagnostic = plain(
      "this line is indented less than the lines around it", above, max(above + 1, indentEnd(above)),
      help: ["keys of one mapping have the same indentation"])
    diagnostic.fixes = [reindenting(above, column(wrong))]
    return YAMLSyntaxError(diagnostic: diagnostic, end: wrong)
  }

  /// The spaces by which the file indents: the most frequent difference between a line and a deeper one below it.
  private func step() -> Int {
    var counts = Array(repeating: 0, count: 9)
    var line = 0
    var depth = 0
    while line < bytes.count {
      if !isBlank(line) {
        let own = column(line)
        if own > depth, own - depth < counts.count { counts[own - depth] += 1 }
        depth = own
      }
      line = nextLine(line)
    }
    var best = 2
    for step in counts.indices where counts[step] > counts[best] { best = step }
    return best
  }

  /// The fix that gives a line another indentation.
  private func reindenting(_ line: Int, _ columns: Int) -> DiagnosticFix {
    DiagnosticFix(
      "indent it by \(columns) spaces", .suggestion,
      edits: [SourceEdit(place(line, indentEnd(line)), replacement: String(repeating: " ", count: columns))])
  }

  /// Whether a line goes on with a value that begins in the line above it.
  private func continuesText(_ line: Int) -> Bool {
    guard let above = lineAbove(line), column(above) < column(line),
      let colon = firstColon(behindDashes(above), lineEnd(above))
    else { return false }
    return indentEnd(colon + 1) < lineEnd(above)
  }

  /// The nearest line above that is indented by less than a number of columns.
  private func parentLine(_ line: Int, below columns: Int) -> Int? {
    var above = lineAbove(line)
    while let candidate = above {
      if column(candidate) < columns { return candidate }
      above = lineAbove(candidate)
    }
    return nil
  }

  /// The first line with content.
  private func firstContentLine() -> Int? {
    var line = 0
    while line < bytes.count, isBlank(line) || bytes[line...].starts(with: "---".utf8) { line = nextLine(line) }
    return line < bytes.count ? line : nil
  }

  /// Whether only blanks stand between the beginning of a line and an offset.
  private func isIndentation(_ line: Int, _ offset: Int) -> Bool { indentEnd(line) == offset }

  /// Whether a line is empty or a comment.
  private func isBlank(_ line: Int) -> Bool {
    let text = indentEnd(line)
    return text >= lineEnd(line) || bytes[text] == UInt8(ascii: "#")
  }

  /// The blanks before the first character of a line.
  private func column(_ line: Int) -> Int { indentEnd(line) - line }

  /// The offset of a line's text behind the dashes of list items.
  private func behindDashes(_ line: Int) -> Int {
    var text = indentEnd(line)
    while text + 1 < bytes.count, bytes[text] == UInt8(ascii: "-"), bytes[text + 1] == 0x20 {
      text = indentEnd(text + 1)
    }
    return text
  }

  /// The offset of the line below.
  private func nextLine(_ line: Int) -> Int {
    let end = lineEnd(line)
    guard end < bytes.count else { return bytes.count }
    return bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A ? end + 2 : end + 1
  }
}
