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
