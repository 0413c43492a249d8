import VitrineSource

/// Whole lines that say what went wrong.
extension YAMLWording {
  /// The marks of a merge conflict around an error.
  func conflict(_ context: YAMLSyntaxContext) -> YAMLSyntaxError? {
    for offset in [context.failure.contextOffset, context.failure.offset] {
      let line = line(at: offset)
      guard let mark = Self.conflictMarks.first(where: { bytes[line.start..<line.end].starts(with: $0.utf8) }) else {
        continue
      }
      var end: Int?
      var below = lineBelow(line)
      while let next = below, mark != Self.conflictMarks.last {
        if bytes[next.start..<next.end].starts(with: ">>>>>>>".utf8) {
          end = nextStart(next)
          break
        }
        below = lineBelow(next)
      }
      return YAMLSyntaxError(
        diagnostic: plain(
          "a spec has no marks of a merge conflict", line.start, line.last,
          help: ["keep one of the two versions and remove the lines with '<<<<<<<', '=======' and '>>>>>>>'"]), end: end
      )
    }
    return nil
  }

  /// How the lines begin that version control leaves in a file, in their order.
  private static let conflictMarks = ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "]

  /// The fence around code in a text, copied along with the spec.
  func fence(_ offset: Int) -> Diagnostic? {
    let line = line(at: offset)
    guard offset == line.text, bytes[offset..<line.end].starts(with: "```".utf8) else { return nil }
    var diagnostic = plain("a spec has no line with ```", offset, line.last, help: ["it belongs to the text around it"])
    diagnostic.fixes = [
      DiagnosticFix(
        "remove the line", .safe, edits: [SourceEdit(place(line.start, nextStart(line)), replacement: "")])
    ]
    return diagnostic
  }

  /// An item that stands at the column of keys, below one that has its value already. The item itself may well have
  /// slipped; that the key above did is less likely.
  func itemAmongKeys(_ context: YAMLSyntaxContext, _ change: YAMLIndentationSearch.Change?) -> YAMLSyntaxError? {
    guard context.openBracket == nil, context.openQuote == nil, context.failure.isAboutStructure else { return nil }
    let here = line(at: context.failure.offset)
    guard here.isItem, context.failure.offset == here.text, change?.line.start != here.start,
      let above = lineAbove(here), !above.isItem, above.column == here.column,
      let colon = firstColon(above.key, above.last), indentEnd(colon + 1) < above.last
    else { return nil }
    let key = quoted(span(above.key, colon))
    var diagnostic = plain(
      "a list item cannot stand among keys", here.text, here.text + 1,
      help: ["a list that belongs to \(key) takes the place of its value"])
    diagnostic.labels = [DiagnosticLabel(place(indentEnd(colon + 1), above.last), "\(key) has this value")]
    return YAMLSyntaxError(diagnostic: diagnostic, end: endOfItems(here))
  }

  /// Where the items end that stand at one column, with what they hold.
  private func endOfItems(_ first: YAMLTextLine) -> Int {
    var below = lineBelow(first)
    while let next = below, next.column > first.column || next.column == first.column && next.isItem {
      below = lineBelow(next)
    }
    return below?.start ?? bytes.count
  }

  /// A dash that touches its item, in the line of an error or above it.
  func tightDash(_ context: YAMLSyntaxContext) -> YAMLSyntaxError? {
    let isAtKey = context.failure.problem == "could not find expected ':'"
    guard context.openBracket == nil, context.openQuote == nil, isAtKey || context.failure.isAboutStructure else {
      return nil
    }
    let here = line(at: context.failure.offset)
    for case let line? in [line(at: context.failure.contextOffset), lineAbove(here), isAtKey ? nil : here] {
      guard line.text + 1 < line.last, bytes[line.text] == UInt8(ascii: "-"), Self.beginsItem(bytes[line.text + 1])
      else {
        continue
      }
      var diagnostic = plain("a dash before an item has a space behind it", line.text, line.text + 1)
      diagnostic.fixes = [inserting(" ", at: line.text + 1, "insert a space")]
      return YAMLSyntaxError(diagnostic: diagnostic, end: entryEnd(line, column: line.column))
    }
    return nil
  }

  /// Whether a byte may begin an item behind a dash, and no number.
  private static func beginsItem(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "["):
      true
    default: false
    }
  }
}
