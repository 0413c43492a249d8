import VitrineSource
import VitrineYAML

/// Decodes the written form of a scalar by the rules of YAML 1.2, slowly and without the parser: the independent check
/// of the spans.
struct SliceDecoder {
  /// The bytes of the file, as text.
  let bytes: [UInt8]

  /// Decodes what is written at a node.
  func decode(_ tree: YAMLTree, _ node: YAMLNodeID) -> String? {
    let span = tree.span(of: node)
    let slice = String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
    switch tree.style(of: node) {
    case .plain: return fold(slice)
    case .singleQuoted: return single(slice)
    case .doubleQuoted: return double(slice)
    case .literal, .folded: return block(span)
    case .block, .flow: return nil
    }
  }

  /// Joins the lines of a flow text: blanks at the ends go, one break is a space, n breaks are n - 1 line feeds.
  private func fold(_ text: String) -> String {
    let lines = Self.lines(text)
    guard lines.count > 1 else { return text }
    var result = Self.trimEnd(lines[0])
    var breaks = 0
    for (i, line) in lines.enumerated().dropFirst() {
      breaks += 1
      let isLast = i == lines.count - 1
      let content = isLast ? Self.trimStart(line) : Self.trimEnd(Self.trimStart(line))
      if content.isEmpty && !isLast { continue }
      result += breaks == 1 ? " " : String(repeating: "\n", count: breaks - 1)
      result += content
      breaks = 0
    }
    return result
  }

  /// Decodes single quotes.
  private func single(_ text: String) -> String? {
    guard text.unicodeScalars.count >= 2, text.hasPrefix("'"), text.hasSuffix("'") else { return nil }
    let inner = String(text.unicodeScalars.dropFirst().dropLast())
    return fold(inner.split(separator: "''", omittingEmptySubsequences: false).joined(separator: "'"))
  }

  /// Decodes double quotes.
  private func double(_ text: String) -> String? {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count >= 2, scalars.first == "\"", scalars.last == "\"" else { return nil }
    var result: [Unicode.Scalar] = []
    // How much of the result is protected from trimming, since it was escaped.
    var kept = 0
    var i = 1
    while i < scalars.count - 1 {
      let scalar = scalars[i]
      if scalar == "\\" {
        let next = scalars[i + 1]
        if let length = ["x": 2, "u": 4, "U": 8][next] {
          let digits = String(String.UnicodeScalarView(scalars[(i + 2)..<(i + 2 + length)]))
          guard let value = UInt32(digits, radix: 16), let decoded = Unicode.Scalar(value) else { return nil }
          result.append(decoded)
          i += 2 + length
        } else if next == "\n" || next == "\r" {
          i += next == "\r" && scalars[i + 2] == "\n" ? 3 : 2
          while ["\n", "\r", " ", "\t"].contains(scalars[i]) {
            if scalars[i] == "\n" || scalars[i] == "\r" {
              if scalars[i] == "\r", scalars[i + 1] == "\n" { i += 1 }
              result.append("\n")
            }
            i += 1
          }
        } else {
          guard let decoded = Self.escapes[next] else { return nil }
          result.append(decoded)
          i += 2
        }
        kept = result.count
      } else if scalar == "\n" || scalar == "\r" {
        while result.count > kept, result.last == " " || result.last == "\t" { result.removeLast() }
        var breaks = 0
        while scalars[i] == "\n" || scalars[i] == "\r" || scalars[i] == " " || scalars[i] == "\t" {
          if scalars[i] == "\n" || scalars[i] == "\r" {
            breaks += 1
            if scalars[i] == "\r", scalars[i + 1] == "\n" { i += 1 }
          }
          i += 1
        }
        if breaks == 1 { result.append(" ") } else { result += repeatElement("\n", count: breaks - 1) }
      } else {
        result.append(scalar)
        i += 1
      }
    }
    return String(String.UnicodeScalarView(result))
  }

  /// Decodes a block text: its header, the indentation of its first line with content, and what follows its end.
  private func block(_ span: SourceSpan) -> String? {
    let slice = String(decoding: bytes[Int(span.start)..<Int(span.end)], as: UTF8.self)
    let rest = String(decoding: bytes[Int(span.end)...], as: UTF8.self)
    var lines = Self.lines(slice)
    let header = lines.removeFirst()
    let isFolded = header.hasPrefix(">")
    let flags = header.unicodeScalars.dropFirst().prefix { $0 == "+" || $0 == "-" || ("1"..."9").contains($0) }
    let isKept = flags.contains("+")
    let isStripped = flags.contains("-")
    let explicit = flags.first { ("1"..."9").contains($0) }
    let content = lines.filter { !Self.trimStart($0, tabs: false).isEmpty }
    // With an explicit indicator the indentation depends on the parent: the tests use it only at the top level.
    let indent: Int
    if let explicit {
      indent = Int(explicit.value - 48)
    } else {
      indent = content.first.map { $0.unicodeScalars.prefix { $0 == " " }.count } ?? 0
    }
    let texts = lines.map {
      String($0.unicodeScalars.dropFirst(min(indent, $0.unicodeScalars.prefix { $0 == " " }.count)))
    }
    var result = ""
    if isFolded { result = Self.foldBlock(texts) } else { result = texts.joined(separator: "\n") }
    // Breaks behind the last line, up to the next line with content.
    var breaks = 0
    var line = ""
    var wasReturn = false
    for scalar in rest.unicodeScalars {
      if scalar == "\n" || scalar == "\r" {
        if !(wasReturn && scalar == "\n") { breaks += 1 }
        wasReturn = scalar == "\r"
        line = ""
      } else if scalar == " " {
        line.unicodeScalars.append(scalar)
      } else {
        break
      }
    }
    if content.isEmpty { return isKept ? String(repeating: "\n", count: max(0, breaks - 1)) : "" }
    if isStripped { return result }
    if isKept { return result + String(repeating: "\n", count: breaks) }
    return breaks > 0 ? result + "\n" : result
  }

  /// Folds the lines of `>`.
  private static func foldBlock(_ lines: [String]) -> String {
    var result = ""
    var blank = 0
    var previous: String?
    for line in lines {
      if line.isEmpty {
        blank += 1
        continue
      }
      let isMore = line.first == " " || line.first == "\t"
      if let before = previous {
        let wasMore = before.first == " " || before.first == "\t"
        if isMore || wasMore {
          result += String(repeating: "\n", count: blank + 1)
        } else {
          result += blank == 0 ? " " : String(repeating: "\n", count: blank)
        }
      } else {
        result += String(repeating: "\n", count: blank)
      }
      result += line
      blank = 0
      previous = line
    }
    return result
  }

  /// The lines of a text: LF, CRLF and CR end one.
  private static func lines(_ text: String) -> [String] {
    var lines = [""]
    var wasReturn = false
    for scalar in text.unicodeScalars {
      if scalar == "\n" {
        if !wasReturn { lines.append("") }
      } else if scalar == "\r" {
        lines.append("")
      } else {
        lines[lines.count - 1].unicodeScalars.append(scalar)
      }
      wasReturn = scalar == "\r"
    }
    return lines
  }

  /// Without blanks at the start.
  private static func trimStart(_ text: String, tabs: Bool = true) -> String {
    String(text.unicodeScalars.drop { $0 == " " || tabs && $0 == "\t" })
  }

  /// Without blanks at the end.
  private static func trimEnd(_ text: String) -> String {
    var scalars = text.unicodeScalars
    while let last = scalars.last, last == " " || last == "\t" { scalars.removeLast() }
    return String(scalars)
  }

  /// The short escapes.
  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "0": "\0", "a": "\u{7}", "b": "\u{8}", "t": "\t", "\t": "\t", "n": "\n", "v": "\u{B}", "f": "\u{C}", "r": "\r",
    "e": "\u{1B}", " ": " ", "\"": "\"", "/": "/", "\\": "\\", "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}",
    "P": "\u{2029}",
  ]
}
