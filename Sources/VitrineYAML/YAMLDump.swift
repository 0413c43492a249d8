public import VitrineSource

/// Shows what the parser sees.
public enum YAMLDump {
  /// The most bytes that the dump of a file may have: aliases can repeat long texts. Without aliases a dump is about as long
  /// as its file; what repeats most of a file many times over is meant to fill memory (project decision).
  public static func maximumBytes(of tree: YAMLTree) -> Int { 8 * tree.storage.source.count + 1024 * 1024 }

  /// Writes each document as one JSON value on a line of its own: plain scalars by the core schema, aliases and merges
  /// expanded, of equal keys the first. Infinities and not-a-number, which JSON lacks, are written as texts; an alias
  /// without anchor is null.
  ///
  /// - Parameters:
  ///   - tree: What was read.
  ///   - limit: The most bytes; nil for those of ``maximumBytes(of:)``.
  /// - Returns: `nil` when the dump would exceed them.
  public static func json(_ tree: YAMLTree, maximumBytes limit: Int? = nil) -> [UInt8]? {
    var writer = YAMLJSONWriter(tree, limit: limit ?? maximumBytes(of: tree))
    for document in tree.documents {
      writer.write(document)
      writer.output.append(0x0A)
    }
    return writer.isTooLarge ? nil : writer.output
  }

  /// Writes the events of all documents in the notation of the YAML test suite, up to the end or the first error.
  public static func events(_ file: SourceFile) -> [UInt8] {
    var output: [UInt8] = []
    guard YAMLByteCheck(file.bytes).isText, YAMLDirectives.excess(in: file.bytes) == nil else {
      return Array("+STR\n".utf8)
    }
    LibYAMLParser.writeEvents(file.bytes, to: &output)
    return output
  }
}

/// Writes nodes as JSON. Nesting is bounded by the parser's limit, and an alias never lies inside its anchor.
private struct YAMLJSONWriter {
  /// The tree.
  let tree: YAMLTree
  /// The most bytes.
  let limit: Int
  /// What was written.
  var output: [UInt8] = []
  /// Whether the limit was passed; nothing is written from there on.
  private(set) var isTooLarge = false

  /// Starts empty.
  init(_ tree: YAMLTree, limit: Int) {
    self.tree = tree
    self.limit = limit
  }

  /// Writes a node with all that is in it; an unknown tag is passed over.
  mutating func write(_ node: YAMLNodeID) {
    if output.count > limit { isTooLarge = true }
    guard !isTooLarge else { return }
    switch tree.storage.node(node.index).kind {
    case .scalar: writeScalar(node)
    case .mapping:
      output.append(UInt8(ascii: "{"))
      var isFirst = true
      for (key, value) in entries(of: node) {
        if !isFirst { output.append(contentsOf: ", ".utf8) }
        isFirst = false
        YAMLDump.appendText(Array(tree.text(of: key).utf8)[...], to: &output)
        output.append(contentsOf: ": ".utf8)
        write(value)
      }
      output.append(UInt8(ascii: "}"))
    case .sequence:
      output.append(UInt8(ascii: "["))
      var isFirst = true
      for item in tree.items(of: node) {
        if !isFirst { output.append(contentsOf: ", ".utf8) }
        isFirst = false
        write(item.value)
      }
      output.append(UInt8(ascii: "]"))
    case .alias, .invalid: output.append(contentsOf: "null".utf8)
    }
  }

  /// The entries of a mapping, those with a refused key first: the language has no tagged keys, but YAML has.
  private func entries(of mapping: YAMLNodeID) -> [(key: YAMLKeyID, value: YAMLNodeID)] {
    var entries: [(key: YAMLKeyID, value: YAMLNodeID)] = []
    var child = YAMLNodeID(mapping.index + 1)
    let end = tree.end(of: mapping)
    while child < end {
      let node = tree.storage.node(child.index)
      if node.flags.isSuperset(of: [.hidden, .invalid]), node.key != .none, node.key != .merge {
        entries.append((node.key, tree.resolved(child)))
      }
      child = tree.end(of: child)
    }
    for entry in tree.entries(of: mapping) { entries.append((entry.key, entry.value)) }
    return entries
  }

  /// Writes a scalar by its tag or, when it is plain, by the core schema.
  private mutating func writeScalar(_ node: YAMLNodeID) {
    let text = tree.bytes(of: node)
    let tag = tree.tag(of: node)
    let isPlain = tree.isPlain(node)
    if tag == .null || isPlain && YAMLScalar.resolveNull(text) {
      output.append(contentsOf: "null".utf8)
    } else if tag == .bool || isPlain, let value = YAMLScalar.resolveBool(text) {
      output.append(contentsOf: (value ? "true" : "false").utf8)
    } else if tag == .int || tag == .float || isPlain, let number = YAMLScalar.resolveNumber(text) {
      writeNumber(number, text)
    } else {
      YAMLDump.appendText(text, to: &output)
    }
  }

  /// Writes a number: whole ones with all their digits, others as the shortest text that reads back the same.
  private mutating func writeNumber(_ number: YAMLNumber, _ text: ArraySlice<UInt8>) {
    switch number.form {
    case .infinity, .notANumber: YAMLDump.appendText(text, to: &output)
    case .integer:
      if text.first == UInt8(ascii: "-") { output.append(UInt8(ascii: "-")) }
      let digits = text.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") }
      let significant = digits.drop { $0 == UInt8(ascii: "0") }
      output.append(contentsOf: significant.isEmpty ? [UInt8(ascii: "0")] : significant)
    case .octal, .hexadecimal:
      if let value = YAMLScalar.resolveInt(text) {
        output.append(contentsOf: "\(value)".utf8)
      } else if number.isOverflow {
        YAMLDump.appendText(text, to: &output)
      } else {
        output.append(contentsOf: "\(number.value)".utf8)
      }
    case .float:
      if number.isOverflow {
        YAMLDump.appendText(text, to: &output)
      } else {
        output.append(contentsOf: "\(number.value)".utf8)
      }
    }
  }
}

extension YAMLDump {
  /// Writes a text with JSON's escapes.
  static func appendText(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        output.append(UInt8(ascii: "\\"))
        output.append(byte)
      case 0x0A: output.append(contentsOf: "\\n".utf8)
      case 0x0D: output.append(contentsOf: "\\r".utf8)
      case 0x09: output.append(contentsOf: "\\t".utf8)
      case 0..<0x20, 0x7F: output.append(contentsOf: "\\u00\(YAMLWording.hex(byte))".utf8)
      default: output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
