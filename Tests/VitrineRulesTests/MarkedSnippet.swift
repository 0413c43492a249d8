import VitrineRules
import VitrineSource
import VitrineYAML

/// A snippet with the marks `▸` and `◂`, merged onto a prelude: the text without marks, and the bytes between them.
///
/// Mappings merge key by key, everything else is replaced, and null removes a key that the prelude has. What the snippet alone
/// says keeps its spelling, flow style included, so that fixes meet the bytes that the example shows.
struct MarkedSnippet {
  /// The merged spec.
  let text: String
  /// The marked bytes in the merged spec; nil when the snippet has no marks.
  let span: SourceSpan?

  /// Merges a snippet.
  init(_ snippet: String, onto prelude: String) {
    let marks = Self.marks(in: snippet)
    let upper = Source(RuleExamples.unmarked(snippet))
    let lower = Source(prelude)
    var writer = Writer(upper: upper)
    if let root = upper.tree.root, let base = lower.tree.root {
      writer.write(upper: root, over: base, lower, indent: 0)
    }
    text = writer.text
    span = marks.flatMap { start, end in
      guard let from = writer.offset(of: start, isEnd: false), let to = writer.offset(of: end, isEnd: true), from <= to
      else { return nil }
      return SourceSpan(UInt32(from), UInt32(to))
    }
  }

  /// Takes a snippet as a whole file.
  init(alone snippet: String) {
    text = RuleExamples.unmarked(snippet)
    span = Self.marks(in: snippet).map { SourceSpan(UInt32($0), UInt32($1)) }
  }

  /// Returns where the marked text begins and ends once the marks are gone, in bytes.
  private static func marks(in snippet: String) -> (Int, Int)? {
    var offset = 0
    var start: Int?
    for scalar in snippet.unicodeScalars {
      if scalar == RuleExamples.startMark {
        start = offset
      } else if scalar == RuleExamples.endMark {
        return start.map { ($0, offset) }
      } else {
        offset += UTF8.width(scalar)
      }
    }
    return nil
  }

  /// A parsed text.
  private struct Source {
    /// The bytes.
    let file: SourceFile
    /// The tree.
    let tree: YAMLTree

    /// Parses a text.
    init(_ text: String) {
      file = SourceFile(path: "snippet.yaml", text: text)
      tree = YAMLParser.parse(file, id: .main, keys: .empty, workspace: YAMLWorkspace()).tree
    }
  }

  /// Writes block YAML and remembers where each piece of the snippet went.
  private struct Writer {
    /// The snippet.
    let upper: Source
    /// The text so far.
    var text = ""
    /// Spans of the snippet with the offset at which they were written.
    var pieces: [(span: SourceSpan, offset: Int)] = []

    /// Starts with nothing.
    init(upper: Source) { self.upper = upper }

    /// Returns where a byte of the snippet was written.
    func offset(of byte: Int, isEnd: Bool) -> Int? {
      for piece in pieces {
        let start = Int(piece.span.start)
        let end = Int(piece.span.end)
        if isEnd
          ? (start < byte && byte <= end) || (start == end && byte == end) : start <= byte && byte < max(end, start + 1)
        {
          return piece.offset + byte - start
        }
      }
      return nil
    }

    /// Writes the keys of two mappings, one over the other.
    mutating func write(upper node: YAMLNodeID, over base: YAMLNodeID, _ lower: Source, indent: Int) {
      let entries = Array(upper.tree.entries(of: node))
      var taken: Set<String> = []
      for old in lower.tree.entries(of: base) {
        let name = lower.tree.text(of: old.key)
        let key = lower.file.text(old.keySpan)
        guard let new = entries.first(where: { upper.tree.text(of: $0.key) == name }) else {
          copy(key: key, keySpan: nil, value: old.value, from: lower, indent: indent)
          continue
        }
        taken.insert(name)
        if upper.tree.isNull(new.value) { continue }
        if upper.tree.kind(of: new.value) == .mapping, lower.tree.kind(of: old.value) == .mapping {
          writeKey(key, new.keySpan, indent)
          text += "\n"
          write(upper: new.value, over: old.value, lower, indent: indent + 2)
        } else {
          copy(key: upper.file.text(new.keySpan), keySpan: new.keySpan, value: new.value, from: upper, indent: indent)
        }
      }
      for new in entries where !taken.contains(upper.tree.text(of: new.key)) {
        copy(key: upper.file.text(new.keySpan), keySpan: new.keySpan, value: new.value, from: upper, indent: indent)
      }
    }

    /// Writes a key and its colon.
    private mutating func writeKey(_ key: String, _ span: SourceSpan?, _ indent: Int) {
      text += String(repeating: " ", count: indent)
      if let span { pieces.append((span, text.utf8.count)) }
      text += "\(key):"
    }

    /// Writes a key with a value that one side alone has.
    private mutating func copy(key: String, keySpan: SourceSpan?, value: YAMLNodeID, from source: Source, indent: Int) {
      writeKey(key, keySpan, indent)
      write(value, from: source, indent: indent, tracked: keySpan != nil)
    }

    /// Writes a value behind a colon or a dash.
    private mutating func write(_ value: YAMLNodeID, from source: Source, indent: Int, tracked: Bool) {
      let span = source.tree.span(of: value)
      let isBlock =
        source.file.bytes.indices.contains(Int(span.start)) && !"[{".utf8.contains(source.file.bytes[Int(span.start)])
      switch source.tree.kind(of: value) {
      case .mapping where isBlock:
        text += "\n"
        for entry in source.tree.entries(of: value) {
          copy(
            key: source.file.text(entry.keySpan), keySpan: tracked ? entry.keySpan : nil, value: entry.value,
            from: source, indent: indent + 2)
        }
      case .sequence where isBlock:
        text += "\n"
        for item in source.tree.items(of: value) {
          text += String(repeating: " ", count: indent + 2) + "-"
          writeItem(item.value, from: source, indent: indent + 2, tracked: tracked)
        }
      default:
        text += " "
        if tracked { pieces.append((span, text.utf8.count)) }
        text += source.file.text(span) + "\n"
      }
    }

    /// Writes an item behind its dash; a block mapping begins on the next line.
    private mutating func writeItem(_ value: YAMLNodeID, from source: Source, indent: Int, tracked: Bool) {
      write(value, from: source, indent: indent, tracked: tracked)
    }
  }
}
