import VitrineSource

extension YAMLWording {
  /// Reports what only the nodes show: keys behind look-alike spaces, colours that are comments. Returns where the
  /// look-alikes stand.
  mutating func checkNodes(_ arena: inout YAMLArena, _ check: YAMLByteCheck) -> [SourceSpan] {
    let lookalikes = arena.hideLookalikes(check.lookalikes)
    for run in lookalikes { report(lookalike(run)) }
    for colour in arena.findHashColours(bytes) { report(hashColour(colour)) }
    return lookalikes
  }

  /// Reports anchors of values that are not written: a text that begins with `&`, for its author.
  mutating func checkAnchors(_ arena: inout YAMLArena) {
    for anchor in arena.findEmptyAnchors() {
      var diagnostic = plain(
        "'&' begins an anchor here, so the value is empty", Int(anchor.start), Int(anchor.end),
        help: ["quote a text that begins with '&'; behind an anchor stands the value that it names"])
      diagnostic.fixes = [quoting(Int(anchor.start))]
      report(diagnostic)
    }
  }

  /// Reports a file without content.
  mutating func checkRoot(_ tree: YAMLTree, isComplete: Bool) {
    guard isComplete else { return }
    guard let root = tree.root else { return report(empty(at: SourceSpan(0, 0))) }
    if tree.isNull(root) { report(empty(at: tree.isAbsent(root) ? SourceSpan(0, 0) : tree.span(of: root))) }
  }

  /// A file without content.
  private func empty(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      "yaml-empty", .error, "there is nothing in the file", at: place(span),
      help: ["a spec begins with 'vitrine: 1'"])
  }

  /// An indentation that only looks like one.
  func lookalike(_ run: SourceSpan) -> Diagnostic {
    let scalars = String(decoding: bytes[Int(run.start)..<Int(run.end)], as: UTF8.self).unicodeScalars
    let name = scalars.first.map { Self.codePoint($0.value) } ?? "a look-alike"
    return Diagnostic(
      "yaml-lookalike-indent", .error, "indentation is made of spaces, this is \(name)", at: place(run),
      why: "YAML takes the character as the first one of the text, so the line does not belong where it seems to",
      fixes: [
        DiagnosticFix(
          "indent with spaces", .safe,
          edits: [SourceEdit(place(run), replacement: String(repeating: " ", count: scalars.count))])
      ])
  }

  /// A colour without quotes.
  private func hashColour(_ colour: YAMLArena.HashColour) -> Diagnostic {
    let text = String(decoding: bytes[Int(colour.comment.start)..<Int(colour.comment.end)], as: UTF8.self)
    return Diagnostic(
      "yaml-hash-starts-comment", .error, "'#' starts a comment here, so the value is empty", at: place(colour.comment),
      labels: [DiagnosticLabel(place(colour.key), "this key has no value")],
      fixes: [
        DiagnosticFix("quote '\(text)'", .safe, edits: [SourceEdit(place(colour.comment), replacement: "\"\(text)\"")])
      ])
  }
}
