import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrineYAML

// Ways out of a value of the wrong form.
extension SpecDecoder {
  /// What can be done about a wrong value.
  struct WaysOut {
    /// Lines of help.
    var help: [String] = []
    /// Fixes, best first.
    var fixes: [DiagnosticFix] = []
  }

  /// Returns what can be done about a value that is not of a type.
  func waysOut(_ node: YAMLNodeID, _ type: ValueType) -> WaysOut {
    switch tree.kind(of: node) {
    case .scalar: scalarWaysOut(node, type)
    case .sequence: listWaysOut(node, type)
    case .mapping: mappingWaysOut(type)
    default: WaysOut()
    }
  }

  /// Ways out for a scalar: quotes that do not belong, 1 for true, a word that belongs under a key.
  private func scalarWaysOut(_ node: YAMLNodeID, _ type: ValueType) -> WaysOut {
    guard !tree.isNull(node) else { return WaysOut() }
    let bytes = tree.bytes(of: node)
    if !tree.isPlain(node) {
      guard type.reads(bytes) else { return WaysOut() }
      if tree.tagSpan(of: node) != nil { return WaysOut(help: ["remove the tag"]) }
      return WaysOut(fixes: [writing(tree.text(of: node), .suggestion, for: node, "remove the quotes")])
    }
    let fixes = notationFixes(node) + commaFixes(node, type)
    guard fixes.isEmpty else { return WaysOut(fixes: fixes) }
    if case .bool = type, bytes.first == UInt8(ascii: "."), type.reads(bytes.dropFirst()) {
      return WaysOut(fixes: [writing(String(decoding: bytes.dropFirst(), as: UTF8.self), .suggestion, for: node)])
    }
    if case .bool = type, bytes.count == 1, let digit = bytes.first, digit == 0x30 || digit == 0x31 {
      let word = digit == 0x31 ? "true" : "false"
      return WaysOut(fixes: [writing(word, .suggestion, for: node)])
    }
    if YAMLScalar.lookalike(bytes) == .nullSpelling {
      return WaysOut(fixes: [writing("null", .suggestion, for: node)])
    }
    guard let shape = type.mappingShape else { return WaysOut() }
    let text = tree.text(of: node)
    let rows = language.table(shape).rows
    if let key = rows.first(where: { $0.type.hasWord(text) })?.key.rawValue {
      return WaysOut(fixes: [writing("{ \(key): \(text) }", .suggestion, for: node)])
    }
    return WaysOut(help: Self.keyHelp(rows.map(\.key.rawValue)))
  }

  /// Ways out for a list where one value belongs.
  private func listWaysOut(_ node: YAMLNodeID, _ type: ValueType) -> WaysOut {
    if type.isScalar { return WaysOut(help: ["write one value, without brackets or dash"]) }
    if case .names = type { return WaysOut(help: ["write each as a key with its value, without brackets or dash"]) }
    if tree.childCount(of: node) == 1, let item = tree.items(of: node).first(where: { _ in true }) {
      let fixes = commaFixes(item.value, .number(.any))
      if !fixes.isEmpty { return WaysOut(fixes: fixes) }
    }
    guard let shape = type.mappingShape else { return WaysOut() }
    return WaysOut(help: Self.keyHelp(language.table(shape).rows.map(\.key.rawValue)))
  }

  /// Ways out for a mapping where one value belongs.
  private func mappingWaysOut(_ type: ValueType) -> WaysOut {
    if case .text = type {
      return WaysOut(help: ["write the text right behind the key; further keys stand beside it, not below"])
    }
    return type.isScalar ? WaysOut(help: ["write one value right behind the key"]) : WaysOut()
  }

  /// Returns the line that shows how a mapping looks.
  private static func keyHelp(_ keys: [String]) -> [String] {
    guard let first = keys.first else { return [] }
    guard keys.count <= Suggestions.listLimit else { return ["write a mapping, for example '{ \(first): … }'"] }
    return ["write a mapping; its keys are " + Suggestions.list(keys)]
  }
}

extension ValueType {
  /// Whether a value of the type is written as one scalar and in no other way.
  fileprivate var isScalar: Bool {
    switch self {
    case .bool, .int, .number, .points, .degrees, .fraction, .unboundedFraction, .amount, .ratio, .duration, .text,
      .word, .version, .versionRange, .newName, .reference:
      true
    default: false
    }
  }

  /// Whether a text would be a value of the type if it were not in quotes.
  func reads(_ text: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .bool: return YAMLScalar.resolveBool(text) != nil
    case .int, .number, .points, .degrees, .fraction, .unboundedFraction, .amount, .ratio, .duration, .font, .priority,
      .spring, .directionalInset, .physicalInset, .axisPriorities:
      if case .number = NumberReading(text) { return true }
      return false
    default: return false
    }
  }

  /// Whether a text is one of the type's words, or may be a device.
  fileprivate func hasWord(_ text: String) -> Bool {
    switch self {
    case .word(let words): words.contains(text)
    case .deviceID: Device.named(text) != nil
    case .either(let types): types.contains { $0.hasWord(text) }
    case .list(let item): item.hasWord(text)
    default: false
    }
  }
}
