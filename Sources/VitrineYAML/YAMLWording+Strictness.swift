import VitrineSource

extension YAMLWording {
  /// Words a finding about what libyaml accepts or reads wrongly without a sign.
  func passedOver(_ finding: YAMLFinding) -> Diagnostic {
    let place = place(finding.span)
    let start = Int(finding.span.start)
    let other = finding.other.map { self.place($0) }
    var diagnostic = plain("this is not valid YAML", start, Int(finding.span.end))
    switch finding.kind {
    case .gluedComment:
      diagnostic.message = "a comment has a space before its '#'"
      diagnostic.why = "some readers of YAML see a comment here and some refuse the file"
      let gap = self.place(start, start)
      diagnostic.fixes = [
        DiagnosticFix("put a space before '#'", .suggestion, edits: [SourceEdit(gap, replacement: " ")])
      ]
      diagnostic.help = ["quote the text if '#' belongs to it"]
    case .shallowContinuation:
      diagnostic.message = "a line inside quotes or brackets is indented deeper than what is around them"
      diagnostic.why = "some readers of YAML refuse the file, others go on reading"
      let gap = self.place(start, start)
      diagnostic.fixes = [
        DiagnosticFix("indent the line", .suggestion, edits: [SourceEdit(gap, replacement: "  ")])
      ]
      if let other { diagnostic.labels = [DiagnosticLabel(other, "opened here")] }
    case .tabInContinuation:
      diagnostic = Diagnostic(
        "yaml-tab-indent", .error, "a tab cannot indent, use spaces", at: place,
        why: "YAML allows only spaces at the beginning of a line, since the width of a tab is not defined",
        fixes: [
          DiagnosticFix(
            "indent with spaces", .safe,
            edits: [SourceEdit(place, replacement: String(repeating: "  ", count: finding.span.length))])
        ])
    case .loneDash:
      diagnostic.message = "a dash alone is no text inside brackets"
      diagnostic.fixes = [DiagnosticFix("quote it", .suggestion, edits: [SourceEdit(place, replacement: "\"-\"")])]
    case .deepBlankLine:
      diagnostic.message = "a blank line before a text has no more spaces than the text's first line"
      diagnostic.fixes = [
        DiagnosticFix("remove the spaces", .suggestion, edits: [SourceEdit(place, replacement: "")])
      ]
      if let other { diagnostic.labels = [DiagnosticLabel(other, "the text is indented like this")] }
    default:
      diagnostic = Diagnostic(
        "yaml-last-line-blank", .warning, "the last line holds only spaces and has no line end", at: place,
        why: "libyaml, and every reader built on it, drops this line from the text above it",
        fixes: [
          DiagnosticFix(
            "end the line", .safe, edits: [SourceEdit(self.place(bytes.count, bytes.count), replacement: "\n")])
        ])
      if let other { diagnostic.labels = [DiagnosticLabel(other, "the text begins here")] }
    }
    return diagnostic
  }
}
