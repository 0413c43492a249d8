import VitrineSource

/// Comments inside brackets that were meant as values.
extension YAMLWording {
  /// Values with `#` that begin comments inside brackets of one line and hide the brackets behind them, as colours without
  /// quotes do.
  ///
  /// Each is put into quotes up to the next comma or bracket, the way its author reads it, until nothing is hidden.
  func swallowedValues(_ line: YAMLTextLine, _ bracket: Int) -> Diagnostic? {
    var text = Array(bytes[line.key..<line.end])
    /// The bytes that the quotes so far have added.
    var added = 0
    /// Where the rest begins that has not been looked at.
    var done = 0
    var edits: [SourceEdit] = []
    var first = SourceSpan(0, 0)
    while edits.count < YAMLLimits.nesting {
      let scan = YAMLFlowScan(text, from: 0, to: text.count)
      // Quotes that did not end the comment stand in the middle of a text.
      guard let comment = scan.comments.first, comment.lowerBound >= done else { break }
      guard !YAMLFlowScan(text, from: 0, to: comment.lowerBound).open.isEmpty else { break }
      var from = comment.lowerBound
      while from > 0, !Self.endsToken(text, from - 1) { from -= 1 }
      while text[from] <= 0x20 { from += 1 }
      var to = text[comment].firstIndex { $0 == UInt8(ascii: ",") || Self.isFlowClosing($0) } ?? comment.upperBound
      while to > comment.lowerBound + 1, text[to - 1] <= 0x20 { to -= 1 }
      let quoted = Self.quote(String(decoding: text[from..<to], as: UTF8.self))
      if edits.isEmpty { first = span(line.key + comment.lowerBound, line.key + to) }
      edits.append(SourceEdit(place(line.key + from - added, line.key + to - added), replacement: quoted))
      text.replaceSubrange(from..<to, with: quoted.utf8)
      added += quoted.utf8.count - (to - from)
      done = from + quoted.utf8.count
    }
    let rest = YAMLFlowScan(text, from: 0, to: text.count)
    let isWhole = rest.open.isEmpty && rest.stray == nil && rest.quote == nil
    guard let edit = edits.first, isWhole || hidesBracket(first, line) else { return nil }
    let kept = isWhole ? edits : [edit]
    let title = kept.count == 1 ? "quote \(quoted(edit.place.span))" : "quote the \(kept.count) values with '#'"
    return Diagnostic(
      "yaml-hash-starts-comment", .error, "'#' starts a comment here, so the bracket never closes", at: place(first),
      labels: [DiagnosticLabel(place(bracket, bracket + 1), "this is open")],
      fixes: [DiagnosticFix(title, .safe, edits: kept)])
  }

  /// Whether a comment hides a bracket that closes one before it.
  private func hidesBracket(_ comment: SourceSpan, _ line: YAMLTextLine) -> Bool {
    YAMLFlowScan(bytes, from: Int(comment.start) + 1, to: line.end).stray != nil
  }

  /// Whether a byte closes a bracket.
  private static func isFlowClosing(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") }

  /// Whether a value may begin behind a byte inside brackets.
  private static func endsToken(_ text: [UInt8], _ index: Int) -> Bool {
    switch text[index] {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "{"): true
    case UInt8(ascii: ":"): index + 1 < text.count && text[index + 1] == 0x20
    default: false
    }
  }

  /// Colours that begin comments inside brackets on several lines, so that their keys have no value and no comma follows.
  func emptiedColours(_ bracket: Int, _ offset: Int) -> Diagnostic? {
    var spans: [SourceSpan] = []
    for comment in YAMLFlowScan(bytes, from: bracket, to: lineEnd(offset)).comments {
      var before = comment.lowerBound
      while before > bracket, bytes[before - 1] == 0x20 { before -= 1 }
      guard bytes[before - 1] == UInt8(ascii: ":") else { continue }
      let end = bytes[(comment.lowerBound + 1)..<comment.upperBound].firstIndex {
        YAMLScalar.digit($0, radix: 16) == nil
      }
      let digits = (end ?? comment.upperBound) - comment.lowerBound - 1
      guard [3, 4, 6, 8].contains(digits) else { continue }
      spans.append(span(comment.lowerBound, comment.lowerBound + 1 + digits))
    }
    guard let first = spans.first else { return nil }
    let edits = spans.map { span in
      let text = String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
      return SourceEdit(place(span), replacement: Self.quote(text))
    }
    let title = spans.count == 1 ? "quote \(quoted(first))" : "quote the \(spans.count) colours"
    return Diagnostic(
      "yaml-hash-starts-comment", .error, "'#' starts a comment here, so the value is empty", at: place(first),
      labels: [DiagnosticLabel(place(bracket, bracket + 1), "this is open")],
      fixes: [DiagnosticFix(title, .safe, edits: edits)])
  }
}
