import VitrineSource

extension YAMLWording {
  /// Puts the check of the bytes into words, look-alikes apart: those matter only where a key begins.
  mutating func add(_ check: YAMLByteCheck) {
    for finding in check.findings {
      switch finding.problem {
      case .tooLarge:
        report(
          Diagnostic(
            "yaml-too-large", .error, "a spec has at most 64 MiB", at: place(finding.span),
            help: ["split it and bring the parts together with 'import'"]))
      case .encoding(let name):
        report(
          Diagnostic(
            "yaml-bad-encoding", .error, "a spec is UTF-8, this file is \(name)", at: place(finding.span),
            help: ["save the file as UTF-8"]))
      case .misplacedMark:
        report(
          Diagnostic(
            "yaml-bad-encoding", .error, "a byte order mark (U+FEFF) stands only at the start of a file",
            at: place(finding.span), why: "it cannot be seen, and takes part in the text around it",
            help: ["remove it; it is left where files were put together"]))
      case .invalidUTF8(let fault): report(invalidUTF8(finding.span, fault))
      case .control(let scalar): report(control(scalar, finding.span))
      case .separator(let scalar): report(separator(scalar, finding.span))
      }
    }
  }

  /// A byte that is no UTF-8.
  private func invalidUTF8(_ span: SourceSpan, _ fault: String) -> Diagnostic {
    let hex = bytes[Int(span.start)..<Int(span.end)].map { Self.hex($0) }.joined(separator: " ")
    var help = ["save the file as UTF-8"]
    if let old = Self.western(bytes[Int(span.start)]) {
      help = [
        "save the file as UTF-8; as Latin-1 or Windows-1252 the byte \(Self.hex(bytes[Int(span.start)])) is '\(old)'"
      ]
    }
    return Diagnostic(
      "yaml-bad-encoding", .error, "\(span.length > 1 ? "bytes" : "byte") \(hex) is not valid UTF-8: \(fault)",
      at: place(span), help: help)
  }

  /// The character of a byte above 7F in Windows-1252, which has Latin-1 from A0 on; `nil` where it has none.
  private static func western(_ byte: UInt8) -> Unicode.Scalar? {
    guard byte < 0xA0 else { return Unicode.Scalar(byte) }
    let low = Array("€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ".unicodeScalars)
    let index = Int(byte) - 0x80
    return index < low.count && low[index].value != 0 ? low[index] : nil
  }

  /// A character that YAML forbids.
  private func control(_ scalar: UInt32, _ span: SourceSpan) -> Diagnostic {
    let name = Self.codePoint(scalar)
    let isNull = scalar == 0
    return Diagnostic(
      "yaml-bad-encoding", .error,
      isNull
        ? "a spec cannot hold the byte 00 (\(name))"
        : "a spec cannot hold the control character \(name)", at: place(span),
      help: [
        isNull
          ? "zero bytes often mean UTF-16 or a binary file; in double quotes write \\0"
          : "remove it, or write \\\(scalar < 0x100 ? "x" + Self.hex(UInt8(scalar)) : "u" + String(name.dropFirst(2))) in double quotes"
      ])
  }

  /// A line break that only YAML 1.1 knows.
  private func separator(_ scalar: UInt32, _ span: SourceSpan) -> Diagnostic {
    let name = Self.codePoint(scalar)
    return Diagnostic(
      "yaml-invisible-separator", .error, "\(name) breaks the line for some readers and not for others",
      at: place(span), why: "YAML 1.1 reads U+0085, U+2028 and U+2029 as line breaks, YAML 1.2 and editors do not",
      help: ["inside double quotes write \\\(scalar == 0x85 ? "N" : scalar == 0x2028 ? "L" : "P")"],
      fixes: [DiagnosticFix("replace \(name) by a space", .safe, edits: [SourceEdit(place(span), replacement: " ")])])
  }

  /// Two upper-case hexadecimal digits.
  static func hex(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
