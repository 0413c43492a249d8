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
  /// Longest part of a source line that is shown, in code points; longer lines are cut around the place.
  private static let lineLimit = 160

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
      let source = sourceLine(line, of: place.file)
      let gutter = String(repeating: " ", count: width - number.count) + number
      let onLine = local.filter { self.position(of: $0.place).line == line }
      let cut = cutOffset(source, around: onLine)
      out += style("\(gutter) |", .blue) + visible(source, from: cut) + "\n"
      for mark in onLine.sorted(by: { !$0.isPrimary && $1.isPrimary }) {
        let below = underline(mark, source: source, line: line, cut: cut)
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

  /// Returns the scalars of a line without its end.
  private func sourceLine(_ line: Int, of file: FileID) -> [Unicode.Scalar] {
    let bytes = files[file].bytes
    let span = tables[Int(file.rawValue)].span(ofLine: line, in: bytes)
    return Array(files[file].text(span).unicodeScalars)
  }

  /// Returns how many scalars to skip so that the first mark can be seen.
  private func cutOffset(_ source: [Unicode.Scalar], around marks: [Mark]) -> Int {
    guard source.count > Self.lineLimit else { return 0 }
    let column = marks.map { position(of: $0.place).column }.min() ?? 1
    return max(0, min(column - 1 - Self.lineLimit / 4, source.count - Self.lineLimit))
  }

  /// Returns the visible part of a line: control characters are shown as U+FFFD, tabs as one space.
  private func visible(_ source: [Unicode.Scalar], from cut: Int) -> String {
    var text = " "
    if cut > 0 { text += "…" }
    for scalar in source.dropFirst(cut).prefix(Self.lineLimit) {
      if scalar == "\t" {
        text += " "
      } else if ShownText.isUnsafe(scalar) {
        text += "\u{FFFD}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    if source.count - cut > Self.lineLimit { text += "…" }
    return text
  }

  /// Returns the line of carets or dashes under a mark, with its label.
  private func underline(_ mark: Mark, source: [Unicode.Scalar], line: Int, cut: Int) -> String {
    let start = position(of: mark.place).column - 1
    let bytes = files[mark.place.file].bytes
    let table = tables[Int(mark.place.file.rawValue)]
    let end = table.position(of: mark.place.span.end, in: bytes, unit: .codePoints)
    let last = end.line == line ? max(end.column - 1, start + 1) : max(source.count, start + 1)
    let visibleLast = min(last, cut + Self.lineLimit)
    var text = cut > 0 ? "  " : " "
    for scalar in source.dropFirst(cut).prefix(max(0, start - cut)) { text += Self.blank(for: scalar) }
    if start > source.count { text += String(repeating: " ", count: start - source.count) }
    var length = 0
    for index in start..<max(visibleLast, start + 1) {
      length += index < source.count ? Self.width(of: source[index]) : 1
    }
    let line = String(repeating: mark.isPrimary ? "^" : "-", count: max(1, length))
    text += style(line, mark.isPrimary ? .red : .blue)
    if !mark.text.isEmpty { text += " " + style(shown(mark.text), .blue) }
    return text
  }

  /// Blanks as wide as a scalar.
  private static func blank(for scalar: Unicode.Scalar) -> String { String(repeating: " ", count: width(of: scalar)) }

  /// Terminal cells of a scalar: 0 for combining marks and joiners, 2 for wide East Asian scalars and emoji, else 1.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return scalar.value == 0xAD ? 1 : 0
    default: break
    }
    let wide: [ClosedRange<UInt32>] = [
      0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD,
    ]
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
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
