import VitrineSource

extension YAMLWording {
  /// Puts a syntax error into words. `lastEnd` is the end of the last node that was read.
  func syntax(_ failure: LibYAMLFailure, lookalikes: [YAMLByteCheck.Finding], after lastEnd: Int) -> Diagnostic {
    if failure.isInternal {
      return Diagnostic("yaml-syntax", .error, "the file cannot be read as YAML", at: place(0, 0))
    }
    switch failure.problem {
    case "found unexpected end of stream", "found unexpected document indicator":
      return Diagnostic(
        "yaml-unclosed-quote", .error, "the quote that starts here never ends",
        at: place(failure.contextOffset, failure.contextOffset + 1),
        labels: [DiagnosticLabel(place(failure.offset, failure.offset), "it is still open here")])
    default:
      return Diagnostic(
        "yaml-syntax", .error, failure.problem, at: place(failure.offset, failure.offset + 1),
        labels: failure.context.map { [DiagnosticLabel(place(failure.contextOffset, failure.contextOffset + 1), $0)] }
          ?? [])
    }
  }
}
