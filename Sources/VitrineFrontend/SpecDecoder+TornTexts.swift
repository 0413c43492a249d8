import VitrineModel
import VitrineSchema
import VitrineSource
import VitrineYAML

// Texts without quotes that a comma tears apart inside brackets: `{ label: Hello, world }`, `{ fill: rgb(1, 0, 0) }`.
extension SpecDecoder {
  /// Reports torn texts in a mapping and returns their pieces: the value before the comma, and the keys without colon
  /// behind it. Nothing more is to be said about either.
  ///
  /// - Parameter table: The keys that may stand alone here; nil where every key is a name that its author chose.
  mutating func tornTexts(_ node: YAMLNodeID, _ table: ShapeTable?) -> Set<YAMLNodeID> {
    guard tree.style(of: node) == .flow else { return [] }
    var pieces: Set<YAMLNodeID> = []
    /// The entry whose value may go on behind the next comma.
    var owner: YAMLEntry?
    /// The keys behind it so far.
    var rest: [YAMLEntry] = []
    for item in tree.entries(of: node) where item.merge == nil {
      if owner != nil, tree.isAbsent(item.value), table?.position(item.key) == nil, !hasColon(item) {
        rest.append(item)
        continue
      }
      tear(owner, rest, table, &pieces)
      rest = []
      let isText = item.value == item.written && tree.kind(of: item.value) == .scalar && tree.isPlain(item.value)
      owner = isText && !tree.isAbsent(item.value) ? item : nil
    }
    tear(owner, rest, table, &pieces)
    return pieces
  }

  /// Reports a torn text if there is one.
  private mutating func tear(
    _ owner: YAMLEntry?, _ rest: [YAMLEntry], _ table: ShapeTable?, _ pieces: inout Set<YAMLNodeID>
  ) {
    guard let owner, let last = rest.last else { return }
    pieces.insert(owner.value)
    for item in rest { pieces.insert(item.value) }
    displaced.append(SourceSpan(owner.keySpan.start, last.keySpan.end))
    sink.report {
      let start = tree.span(of: owner.value).start
      var comma = tree.span(of: owner.value).end
      while comma < last.keySpan.start, source[Int(comma)] != UInt8(ascii: ",") { comma += 1 }
      let whole = SourceSpan(start, last.keySpan.end)
      return Diagnostic(
        .specUnknownKey, "a comma ends a text without quotes inside brackets",
        at: place(SourceSpan(comma, comma + 1)),
        labels: [DiagnosticLabel(place(SourceSpan(start, start)), "the value begins here")],
        fixes: [mending(whole, comma: Int(comma), table?.position(owner.key).flatMap { table?.rows[$0].type })])
    }
  }

  /// Returns the fix that makes one value of a torn text: a decimal point, blanks between the parts of a colour, brackets
  /// around a list, or quotes.
  private func mending(_ whole: SourceSpan, comma: Int, _ type: ValueType?) -> DiagnosticFix {
    let text = source[Int(whole.start)..<Int(whole.end)]
    let decimal = text[..<comma] + [UInt8(ascii: ".")] + text[(comma + 1)...]
    var mended = "\"" + String(decoding: text, as: UTF8.self) + "\""
    if case .number = NumberReading(decimal) {
      mended = String(decoding: decimal, as: UTF8.self)
    } else if text.starts(with: "rgb(".utf8) {
      mended = String(decoding: text.filter { $0 != UInt8(ascii: ",") }, as: UTF8.self)
    } else if type?.accepts(.sequence) == true {
      mended = "[" + String(decoding: text, as: UTF8.self) + "]"
    } else if text.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) {
      mended = "'" + String(decoding: text, as: UTF8.self).replacing("'", with: "''") + "'"
    }
    return DiagnosticFix("write \(mended)", .suggestion, edits: [SourceEdit(place(whole), replacement: mended)])
  }

  /// Whether a colon follows a key.
  private func hasColon(_ item: YAMLEntry) -> Bool {
    var index = Int(item.keySpan.end)
    while index < source.count, source[index] <= 0x20 { index += 1 }
    return index < source.count && source[index] == UInt8(ascii: ":")
  }
}
