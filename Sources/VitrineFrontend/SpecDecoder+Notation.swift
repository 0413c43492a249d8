import VitrineModel
import VitrineSchema
import VitrineSource
import VitrineYAML

// Slips that YAML reads as a text or a key: a space that is missing or is none, and signs of other notations.
extension SpecDecoder {
  /// Returns the finding about dashes that touch their items, so that the items are one text. Takes the place of one about
  /// that text.
  func tightDash(_ node: YAMLNodeID, _ code: FrontendCode) -> Diagnostic? {
    guard tree.kind(of: node) == .scalar, tree.isPlain(node) else { return nil }
    let span = tree.span(of: node)
    guard indentation(of: span.start) != nil, isTightDash(Int(span.start)) else { return nil }
    var edits: [SourceEdit] = []
    var line = Int(span.start)
    while line < Int(span.end) {
      if isTightDash(line) { edits.append(insertion(" ", at: UInt32(line + 1))) }
      while line < Int(span.end), source[line] != 0x0A, source[line] != 0x0D { line += 1 }
      while line < Int(span.end), source[line] <= 0x20 { line += 1 }
    }
    return Diagnostic(
      code, "a dash before an item has a space behind it", at: place(SourceSpan(span.start, span.start + 1)),
      why: "without the space the dash belongs to the text",
      fixes: [DiagnosticFix("insert a space", .suggestion, edits: edits)])
  }

  /// Returns the finding about a key that touches its value outside brackets, so that both are one text where a mapping
  /// belongs.
  func tightPair(_ node: YAMLNodeID, _ type: ValueType) -> Diagnostic? {
    guard isOneLine(node), let shape = type.mappingShape else { return nil }
    let bytes = tree.bytes(of: node)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let key = String(decoding: bytes[..<colon], as: UTF8.self)
    guard language.table(shape).rows.contains(where: { $0.key.rawValue == key }) else { return nil }
    let offset = tree.span(of: node).start + UInt32(key.utf8.count)
    return Diagnostic(
      .specWrongKind, "a colon between key and value has a space behind it",
      at: place(SourceSpan(offset, offset + 1)), why: "without the space '\(tree.text(of: node))' is one text",
      fixes: [DiagnosticFix("insert a space", .suggestion, edits: [insertion(" ", at: offset + 1)])])
  }

  /// Returns the finding about a key with a dash that touches it, or with a character that nobody sees, and the key that was
  /// meant.
  func spoiltKey(_ item: YAMLEntry, _ name: String, _ table: ShapeTable) -> (finding: Diagnostic, meant: String)? {
    guard name.utf8.count == item.keySpan.length else { return nil }
    return dashedKey(item, name) ?? unseenCharacter(item, name, table)
  }

  /// Returns the finding about the key of an item whose dash has no space behind it, or a space of another kind.
  private func dashedKey(_ item: YAMLEntry, _ name: String) -> (finding: Diagnostic, meant: String)? {
    let start = item.keySpan.start
    guard name.first == "-", indentation(of: start) != nil else { return nil }
    let rest = name.unicodeScalars.dropFirst()
    let blank = rest.first.flatMap { $0.properties.isWhitespace ? $0 : nil }
    let meant = String(blank == nil ? rest : rest.dropFirst())
    guard let letter = meant.utf8.first, Self.isLetter(letter) else { return nil }
    let gap = place(SourceSpan(start + 1, item.keySpan.end - UInt32(meant.utf8.count)))
    let cause = blank.map { ", this is \(Self.codePoint($0))" } ?? ""
    let finding = Diagnostic(
      .specUnknownKey, "a dash before an item has a space behind it\(cause)",
      at: blank == nil ? place(SourceSpan(start, start + 1)) : gap,
      why: "without the space '-\(meant)' is one key",
      fixes: [DiagnosticFix("write a space", .suggestion, edits: [SourceEdit(gap, replacement: " ")])])
    return (finding, meant)
  }

  /// Returns the finding about a character that nobody sees in a key of the language.
  private func unseenCharacter(
    _ item: YAMLEntry, _ name: String, _ table: ShapeTable
  ) -> (finding: Diagnostic, meant: String)? {
    let isUnseen: (Unicode.Scalar) -> Bool = {
      $0.value >= 0x80 && ($0.properties.isDefaultIgnorableCodePoint || $0.properties.isWhitespace)
    }
    guard let index = name.unicodeScalars.firstIndex(where: isUnseen) else { return nil }
    let unseen = name.unicodeScalars[index]
    let meant = String(String.UnicodeScalarView(name.unicodeScalars.filter { !isUnseen($0) }))
    guard table.rows.contains(where: { $0.key.rawValue == meant }) else { return nil }
    let start = item.keySpan.start + UInt32(name.utf8.distance(from: name.startIndex, to: index))
    let finding = Diagnostic(
      .specUnknownKey, "a key has no character that nobody sees, this is \(Self.codePoint(unseen))",
      at: place(SourceSpan(start, start + UInt32(String(unseen).utf8.count))),
      fixes: [
        DiagnosticFix(
          "write '\(meant)'", .suggestion, edits: [SourceEdit(place(item.keySpan), replacement: meant)])
      ])
    return (finding, meant)
  }

  /// Returns what mends a value with signs of another notation: a comma or semicolon behind it, a comment with '//'.
  func notationFixes(_ node: YAMLNodeID) -> [DiagnosticFix] {
    guard isOneLine(node) else { return [] }
    let span = tree.span(of: node)
    let bytes = Array(tree.bytes(of: node))
    if let last = bytes.last, last == UInt8(ascii: ",") || last == UInt8(ascii: ";"), bytes.count > 1 {
      let name = last == UInt8(ascii: ",") ? "the comma" : "the semicolon"
      return [
        DiagnosticFix(
          "remove \(name)", .suggestion,
          edits: [SourceEdit(place(SourceSpan(span.end - 1, span.end)), replacement: "")])
      ]
    }
    for index in bytes.indices.dropFirst(2)
    where bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "/") && bytes[index - 2] == 0x20 {
      let start = span.start + UInt32(index - 1)
      return [
        DiagnosticFix(
          "write '#' for '//'", .suggestion,
          edits: [SourceEdit(place(SourceSpan(start, start + 2)), replacement: "#")])
      ]
    }
    return []
  }

  /// Returns what mends a number with a decimal comma or with a unit, or two numbers without the comma between them.
  func commaFixes(_ node: YAMLNodeID, _ type: ValueType) -> [DiagnosticFix] {
    guard isOneLine(node) else { return [] }
    let span = tree.span(of: node)
    let bytes = tree.bytes(of: node)
    if let comma = bytes.firstIndex(of: UInt8(ascii: ",")) {
      let meant = bytes[..<comma] + [UInt8(ascii: ".")] + bytes[(comma + 1)...]
      guard comma > bytes.startIndex, comma + 1 < bytes.endIndex, type.reads(meant) else { return [] }
      let text = String(decoding: meant, as: UTF8.self)
      return [
        DiagnosticFix("write '\(text)'", .suggestion, edits: [SourceEdit(place(span), replacement: text)])
      ]
    }
    guard let blank = bytes.firstIndex(of: 0x20), type.reads(bytes[..<blank]) else { return [] }
    let rest = bytes[blank...].drop { $0 == 0x20 }
    if rest.allSatisfy(Self.isLetter) {
      return [writing(String(decoding: bytes[..<blank], as: UTF8.self), .suggestion, for: node)]
    }
    guard type.reads(rest) else { return [] }
    let offset = span.start + UInt32(blank - bytes.startIndex)
    return [DiagnosticFix("insert a comma", .suggestion, edits: [insertion(",", at: offset)])]
  }

  /// Whether a value is a text without quotes that is as it is written, on one line.
  private func isOneLine(_ node: YAMLNodeID) -> Bool {
    tree.kind(of: node) == .scalar && tree.isPlain(node) && !tree.isAbsent(node)
      && tree.bytes(of: node).count == tree.span(of: node).length
  }

  /// Whether a dash and then a letter stand at an offset.
  private func isTightDash(_ offset: Int) -> Bool {
    guard offset + 1 < source.count, source[offset] == UInt8(ascii: "-") else { return false }
    return Self.isLetter(source[offset + 1])
  }

  /// Whether a byte is a letter as names begin with.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  /// The edit that puts something in.
  private func insertion(_ text: String, at offset: UInt32) -> SourceEdit {
    SourceEdit(place(SourceSpan(offset, offset)), replacement: text)
  }

  /// Writes a character as `U+00A0`.
  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
