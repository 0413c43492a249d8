public import VitrineSource

/// Findings of many specs as one JSON list, for scripts.
public enum DiagnosticsJSON {
  /// Returns the list as UTF-8 bytes that end with a line feed. Lines and columns start at 1; columns count code points.
  public static func bytes(_ reports: [(files: SourceFileSet, diagnostics: [Diagnostic])]) -> [UInt8] {
    var writer = JSONWriter()
    writer.array { writer in
      for report in reports {
        let tables = report.files.files.map { LineTable($0.bytes) }
        for diagnostic in report.diagnostics { write(diagnostic, files: report.files, tables: tables, to: &writer) }
      }
    }
    writer.finish()
    return writer.bytes
  }

  /// Writes one finding.
  private static func write(
    _ diagnostic: Diagnostic, files: SourceFileSet, tables: [LineTable], to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("code", diagnostic.code.rawValue)
      writer.member("severity", diagnostic.severity.rawValue)
      writer.member("message", ShownText.clipped(diagnostic.message))
      writePlace(diagnostic.place, files: files, tables: tables, to: &writer)
      if let why = diagnostic.why { writer.member("why", why) }
      writer.key("labels")
      writer.array { writer in
        for label in diagnostic.labels {
          writer.object { writer in
            writer.member("text", ShownText.clipped(label.text))
            writePlace(label.place, files: files, tables: tables, to: &writer)
          }
        }
      }
      writer.key("help")
      writer.array { writer in
        for line in diagnostic.fixes.map(\.title) + diagnostic.help { writer.string(ShownText.clipped(line)) }
      }
      writer.key("environments")
      writer.array(inline: true) { writer in for id in diagnostic.environments { writer.string(id) } }
    }
  }

  /// Writes path, line, column and the end of a place.
  private static func writePlace(
    _ place: SourcePlace, files: SourceFileSet, tables: [LineTable], to writer: inout JSONWriter
  ) {
    let table = tables[Int(place.file.rawValue)]
    let bytes = files[place.file].bytes
    let start = table.position(of: place.span.start, in: bytes, unit: .codePoints)
    let end = table.position(of: place.span.end, in: bytes, unit: .codePoints)
    writer.member("path", files[place.file].path)
    writer.key("line")
    writer.int(start.line)
    writer.key("column")
    writer.int(start.column)
    writer.key("endLine")
    writer.int(end.line)
    writer.key("endColumn")
    writer.int(end.column)
  }
}
