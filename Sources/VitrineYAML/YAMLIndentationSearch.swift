import VitrineSource

/// Finds the line that slipped by trying: the lines around an error are moved, or get a dash, one at a time, and what lies
/// around them is parsed again. The smallest change with which the parser comes past the error and the line behind it names
/// the line. libyaml itself names only the first line that does not fit.
struct YAMLIndentationSearch {
  /// One change of one line.
  struct Change {
    /// The line.
    var line: YAMLTextLine
    /// The column at which it then begins, its dash included.
    var column: Int
    /// Whether it gets a dash.
    var addsDash = false
    /// Whether it begins where no line is expected, so that it is likely the one.
    var isSuspect = false

    /// The indentation that is written instead of the line's own.
    var replacement: String { String(repeating: " ", count: column) + (addsDash ? "- " : "") }
  }

  /// The bytes that are looked at around an error: enough for a large screen (project decision).
  private static let windowBytes = 16_384
  /// The changes that are tried for one error.
  private static let mostTrials = 24
  /// The bytes that all trials for one file may come to, so that many errors cost no more than a few (project decision).
  static let mostBytes = 2 * 1024 * 1024
  /// The columns by which a line slips: a step of any editor's, or one by accident.
  private static let largestSlip = 4

  /// The text.
  private let words: YAMLWording
  /// Whether the text is ASCII.
  private let isASCII: Bool
  /// Offset of the error.
  private let offset: Int

  /// Prepares for an error of structure in a text.
  private init(_ words: YAMLWording, isASCII: Bool, offset: Int) {
    self.words = words
    self.isASCII = isASCII
    self.offset = offset
  }

  /// Returns the change that explains an error; nil when none does.
  ///
  /// - Parameters:
  ///   - bytes: The text that libyaml refused, in which earlier errors are blank.
  ///   - budget: The bytes that trials may still come to.
  static func change(
    for context: YAMLSyntaxContext, in bytes: [UInt8], isASCII: Bool, file: FileID, budget: inout Int
  ) -> Change? {
    guard context.openBracket == nil, context.openQuote == nil, budget > 0 else { return nil }
    switch context.failure.problem {
    case "did not find expected key", "did not find expected '-' indicator", "did not find expected <document start>",
      "block sequence entries are not allowed in this context", "mapping values are not allowed in this context":
      break
    default: return nil
    }
    let search = YAMLIndentationSearch(
      YAMLWording(bytes: bytes, file: file), isASCII: isASCII, offset: context.failure.offset)
    return search.find(first: context.failure.contextOffset, budget: &budget)
  }

  /// Tries the changes, likely ones first.
  private func find(first: Int, budget: inout Int) -> Change? {
    let here = words.line(at: offset)
    guard !words.isBare(here), offset >= here.text else { return nil }
    if let colon = words.firstColon(here.key, here.last), colon < offset { return nil }
    // What stands behind a value in the line itself is another fault.
    if offset > here.key, words.firstColon(here.key, here.last) != offset { return nil }
    guard let window = window(around: here) else { return nil }
    let goal = words.endBelow(here)
    let changes = changes(here, first: first).filter { $0.line.start >= window.lowerBound }
    for change in changes.prefix(Self.mostTrials) where budget > 0 {
      budget -= window.count
      if passes(change, goal, window) { return change }
    }
    return nil
  }

  /// Whether the parser comes past an offset with a change.
  private func passes(_ change: Change, _ goal: Int, _ window: Range<Int>) -> Bool {
    let indentation = Array(change.replacement.utf8)
    let text =
      words.bytes[window.lowerBound..<change.line.start] + indentation
      + words.bytes[change.line.text..<window.upperBound]
    guard let stop = LibYAMLParser.stop(in: Array(text), isASCII: isASCII) else { return true }
    return stop + window.lowerBound - indentation.count + change.line.column > goal
  }

  /// The changes of the lines around the error, in the order of trying.
  private func changes(_ here: YAMLTextLine, first: Int) -> [Change] {
    let above = words.lineAbove(here)
    var lines = [here]
    if let above { lines.insert(above, at: 0) }
    for line in [firstOfBlock(here), first < here.start ? words.line(at: first) : nil] {
      if let line, !lines.contains(where: { $0.start == line.start }) { lines.insert(line, at: 0) }
    }
    lines.sort { $0.start < $1.start }
    var changes: [Change] = []
    // A file's first line begins rightly at its margin.
    for line in lines where line.column > 0 || words.lineAbove(line) != nil {
      let columns = words.columns(for: line)
      let isSuspect = !columns.contains(line.column)
      let below = line.start == here.start ? [] : [here.column, here.keyColumn]
      for column in columns + below.filter({ !columns.contains($0) })
      where column != line.column && abs(column - line.column) <= Self.largestSlip {
        changes.append(Change(line: line, column: column, isSuspect: isSuspect))
      }
      guard !line.isItem else { continue }
      for column in [line.column - 1, line.column - 2, line.column] where column >= 0 {
        changes.append(Change(line: line, column: column, addsDash: true, isSuspect: isSuspect))
      }
    }
    return changes.enumerated().map { (cost($0.element, order: $0.offset), $0.element) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// How unlikely a change is: a line that begins where one is expected, a dash, far away, apart from the lines inside it,
  /// late in the text.
  private func cost(_ change: Change, order: Int) -> (Int, Int, Int, Int) {
    let distance = abs(change.column - change.line.column)
    var isApart = false
    if change.line.last > change.line.key, words.bytes[change.line.last - 1] == UInt8(ascii: ":"),
      let below = words.lineBelow(change.line)
    {
      let key = change.column + change.line.key - change.line.text
      isApart = below.column != key + YAMLWording.indentStep && !(below.isItem && below.column == key)
    }
    return (
      change.isSuspect ? 0 : 1, change.addsDash ? Self.largestSlip + distance : distance, isApart ? 1 : 0, order
    )
  }

  /// The first line below the parent of a line, when it is indented deeper than the line: it opened the block that the
  /// line closed too early.
  private func firstOfBlock(_ here: YAMLTextLine) -> YAMLTextLine? {
    var first: YAMLTextLine?
    var above = words.lineAbove(here)
    while let line = above, line.column > here.column, here.start - line.start < Self.windowBytes {
      first = line
      above = words.lineAbove(line)
    }
    return first
  }

  /// The lines around the error that make a text of their own: from an outer line to the next one left of it.
  private func window(around here: YAMLTextLine) -> Range<Int>? {
    var start = here
    var limit = here.column
    var above = words.lineAbove(here)
    while let line = above, here.start - line.start < Self.windowBytes / 2 {
      if line.column <= limit {
        start = line
        limit = line.column
      }
      above = words.lineAbove(line)
      if limit == 0, start.start != here.start, start.start != words.lineAbove(here)?.start { break }
    }
    var end = here.end
    var below = words.lineBelow(here)
    while let line = below, line.column >= min(limit, here.column), line.end - here.start < Self.windowBytes / 2 {
      end = line.end
      below = words.lineBelow(line)
    }
    return start.start < end ? start.start..<end : nil
  }
}

extension YAMLWording {
  /// Puts a line that slipped into words.
  func slipped(_ change: YAMLIndentationSearch.Change, noticed offset: Int) -> YAMLSyntaxError {
    let line = change.line
    let other = lineStart(offset)
    let spot = line.text > line.start ? place(line.start, line.text) : place(line.start, line.start + 1)
    var diagnostic: Diagnostic
    if change.addsDash {
      diagnostic = plain(
        "an item of a list begins with '- '", line.text, line.last,
        help: ["or indent it as the other keys of its mapping"])
    } else {
      diagnostic = plain(
        "this line is indented by \(Self.spaces(line.column)), its mapping or list by \(change.column)", 0, 0,
        help: ["keys of one mapping and items of one list have the same indentation"])
      diagnostic.place = spot
    }
    if other != line.start {
      diagnostic.labels = [
        DiagnosticLabel(place(other, max(other + 1, indentEnd(other))), "this line does not fit to it")
      ]
    } else if let model = model(above: line, column: change.column) {
      diagnostic.labels = [DiagnosticLabel(model, change.addsDash ? "an item of the list" : "as this one")]
    }
    diagnostic.fixes = [
      DiagnosticFix(
        change.addsDash ? "make it an item" : Self.indenting(change.column), .suggestion,
        edits: [SourceEdit(place(line.start, line.text), replacement: change.replacement)])
    ]
    return YAMLSyntaxError(diagnostic: diagnostic, end: entryEnd(line, column: change.column))
  }

  /// The key or the dash of the nearest line above that begins at a column.
  private func model(above line: YAMLTextLine, column: Int) -> SourcePlace? {
    var above = lineAbove(line)
    while let candidate = above, candidate.keyColumn >= column {
      if candidate.column == column, candidate.isItem { return place(candidate.text, candidate.text + 1) }
      if candidate.keyColumn == column {
        return place(candidate.key, firstColon(candidate.key, candidate.last) ?? candidate.last)
      }
      above = lineAbove(candidate)
    }
    return nil
  }

  /// Where the lines end that belong to a line once it begins at a column.
  func entryEnd(_ line: YAMLTextLine, column: Int) -> Int {
    var below = lineBelow(line)
    while let next = below, next.column > column { below = lineBelow(next) }
    return below?.start ?? bytes.count
  }

  /// The title of a fix that indents a line.
  static func indenting(_ column: Int) -> String {
    column == 0 ? "do not indent it" : "indent it by \(spaces(column))"
  }

  /// A number of spaces in words.
  static func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }
}
