public import VitrineSource

/// Findings as text for people: message, source excerpt with labels, why, help.
///
/// ```
/// warning[source-rect-ignored]: 'sourceRect' has no effect beside 'barButtonItem'
///   --> Specs/lint/anchor.yaml:6:5
/// ```
public struct TextReport {
  /// The spec's files.
  private let files: SourceFileSet
  /// One line table per file.
  private let tables: [LineTable]
  /// Whether escape sequences colour the text.
  private let isColored: Bool

  /// Prepares a report over the files of one spec.
  public init(files: SourceFileSet, colored: Bool) {
    self.files = files
    tables = files.files.map { LineTable($0.bytes) }
    isColored = colored
  }

  /// Returns one finding as text that ends with a blank line.
  public func text(_ diagnostic: Diagnostic) -> String {
    var out = style("\(diagnostic.severity.rawValue)[\(diagnostic.code.rawValue)]", severityStyle(diagnostic.severity))
    out += style(": \(shown(diagnostic.message))", .bold) + "\n"
    out += excerpt(diagnostic)
    if let why = diagnostic.why { out += note("why", why) }
    if !diagnostic.environments.isEmpty { out += note("in", diagnostic.environments.joined(separator: ", ")) }
    for fix in diagnostic.fixes {
      out += note("help", fix.applicability == .safe ? "\(fix.title) (safe fix)" : fix.title)
    }
    for line in diagnostic.help { out += note("help", line) }
    return out + "\n"
  }

  /// Returns one finding on one line: `path:line:column: severity: message [code]`.
  public func concise(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.place
    let position = position(of: place)
    return
      "\(shown(files[place.file].path)):\(position.line):\(position.column): \(diagnostic.severity.rawValue): "
      + "\(shown(diagnostic.message)) [\(diagnostic.code.rawValue)]\n"
  }

  /// Returns line and column of a place, counted in code points.
  public func position(of place: SourcePlace) -> LineColumn {
    tables[Int(place.file.rawValue)].position(
      of: place.span.start, in: files[place.file].bytes, unit: .codePoints)
  }

  /// Returns the excerpt: the header line with the place, and each source line that bears a mark.
  private func excerpt(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.place
    let position = position(of: place)
    var marks = [Mark(place: place, text: "", isPrimary: true)]
    for label in diagnostic.labels { marks.append(Mark(place: label.place, text: label.text, isPrimary: false)) }
    let local = marks.filter { $0.place.file == place.file }
    let lines = Set(local.map { self.position(of: $0.place).line }).sorted()
    let width = String(lines.last ?? position.line).count
    let pad = String(repeating: " ", count: width)
    let header = "\(shown(files[place.file].path)):\(position.line):\(position.column)"
    var out = pad + style("--> ", .blue) + header + "\n"
    out += pad + style(" |", .blue) + "\n"
    var previous: Int?
    for line in lines {
      if let previous, line > previous + 1 { out += style("...", .blue) + "\n" }
      previous = line
      let number = String(line)
      let gutter = String(repeating: " ", count: width - number.count) + number
      let onLine = local.filter { self.position(of: $0.place).line == line }
      let excerpt = LineExcerpt(
        line: tables[Int(place.file.rawValue)].span(ofLine: line, in: files[place.file].bytes),
        around: onLine.map(\.place.span), in: files[place.file].bytes)
      out += style("\(gutter) |", .blue) + excerpt.text + "\n"
      for mark in onLine.sorted(by: { !$0.isPrimary && $1.isPrimary }) {
        let (blank, marked) = excerpt.cells(of: mark.place.span)
        var below = String(repeating: " ", count: blank)
        below += style(String(repeating: mark.isPrimary ? "^" : "-", count: marked), mark.isPrimary ? .red : .blue)
        if !mark.text.isEmpty { below += " " + style(shown(mark.text), .blue) }
        out += pad + style(" |", .blue) + below + "\n"
      }
    }
    for mark in marks where mark.place.file != place.file {
      let other = self.position(of: mark.place)
      out += note("note", "\(mark.text): \(files[mark.place.file].path):\(other.line):\(other.column)")
    }
    return out
  }

  /// One marked place.
  private struct Mark {
    /// Where.
    var place: SourcePlace
    /// The label's text; empty for the finding itself.
    var text: String
    /// Whether it is the finding itself.
    var isPrimary: Bool
  }

  /// Returns a text of a finding as it may be printed.
  private func shown(_ text: String) -> String { ShownText.line(ShownText.clipped(text)) }

  /// Returns one line of explanation.
  private func note(_ word: String, _ text: String) -> String { "   = \(style(word, .bold)): \(shown(text))\n" }

  /// An escape sequence.
  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
    case cyan = "1;36"
  }

  /// The style of a severity.
  private func severityStyle(_ severity: Severity) -> Style {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .advice: .cyan
    }
  }

  /// Returns a text in a style, or as it is without colour.
  private func style(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
