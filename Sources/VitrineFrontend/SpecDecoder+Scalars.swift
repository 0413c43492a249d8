import VitrineModel
import VitrineSchema
import VitrineSource
import VitrineYAML

extension SpecDecoder {
  /// Whether a scalar's spelling decides what it is: plain, or tagged as a number or truth value.
  func isResolved(_ node: YAMLNodeID) -> Bool {
    if tree.isPlain(node) { return true }
    switch tree.tag(of: node) {
    case .int, .float, .bool: return true
    default: return false
    }
  }

  /// Decodes null, which takes a key back to its default; of a source rect it is a value.
  mutating func null(_ node: YAMLNodeID, _ type: ValueType, _ slot: Slot) -> Value {
    if tree.isAbsent(node), !type.allowsNull, let comment = commentBehind(node) {
      hashStartsComment(comment, node, slot)
      return .invalid
    }
    if case .sourceRect = type { return .sourceRect(.null) }
    return .null
  }

  /// Decodes a truth value.
  mutating func bool(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    guard tree.kind(of: node) == .scalar, isResolved(node) else { return wrongKind(node, .bool, slot) }
    if let value = YAMLScalar.resolveBool(tree.bytes(of: node)) { return .bool(value) }
    notABool(node, slot)
    return .invalid
  }

  /// Decodes `true` alone.
  mutating func implemented(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    let bytes = tree.bytes(of: node)
    if isResolved(node), [.truthWord(false), .truthSpelling(false)].contains(YAMLScalar.lookalike(bytes)) {
      notImplemented(node, slot)
      return .invalid
    }
    let value = bool(node, slot)
    guard value == .bool(false) else { return value }
    notImplemented(node, slot)
    return .invalid
  }

  /// Decodes the source text of any scalar.
  mutating func text(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    guard tree.kind(of: node) == .scalar else { return wrongKind(node, .text, slot) }
    return .text(tree.text(of: node))
  }

  /// Returns a number of the core schema; reports everything else.
  mutating func plainNumber(_ node: YAMLNodeID, _ type: ValueType, _ slot: Slot) -> Double? {
    guard tree.kind(of: node) == .scalar, isResolved(node) else {
      _ = wrongKind(node, type, slot)
      return nil
    }
    switch numberOrText(node, type, slot) {
    case .number(let number): return number
    case .reported: break
    case .text: _ = wrongKind(node, type, slot)
    }
    return nil
  }

  /// Decodes a number within a range.
  mutating func number(_ node: YAMLNodeID, _ range: NumberRange, as type: ValueType, _ slot: Slot) -> Value {
    guard let number = plainNumber(node, type, slot) else { return .invalid }
    guard range.contains(number) else {
      outOfRange(node, range, slot)
      return .invalid
    }
    return .number(number)
  }

  /// Decodes a whole number within a range.
  mutating func int(_ node: YAMLNodeID, _ range: NumberRange, _ slot: Slot) -> Value {
    guard let number = plainNumber(node, .int(range), slot) else { return .invalid }
    guard number == number.rounded(), abs(number) <= Self.largestInteger else {
      return wrongKind(node, .int(range), slot)
    }
    guard range.contains(number) else {
      outOfRange(node, range, slot)
      return .invalid
    }
    return .number(number)
  }

  /// The largest whole number that a Double holds together with all smaller ones: 2^53.
  private static let largestInteger = 9_007_199_254_740_992.0

  /// Decodes a word of a fixed set.
  mutating func word(_ node: YAMLNodeID, _ words: [String], _ slot: Slot) -> Value {
    guard tree.kind(of: node) == .scalar else { return wrongKind(node, .word(words), slot) }
    if let word = match(tree.bytes(of: node), words, slot) { return .word(word) }
    unknownWord(node, words, slot)
    return .invalid
  }

  /// Returns the word that a text spells, its UIKit prefix aside.
  func match(_ text: ArraySlice<UInt8>, _ words: [String], _ slot: Slot) -> String? {
    let written = String(decoding: text, as: UTF8.self)
    for word in words where word.utf8.count == text.count && word == written { return word }
    guard Self.mayBeLong(text) else { return nil }
    return SchemaWords.word(written, among: words)
  }

  /// Whether a text may be one of UIKit's longer spellings: long enough, with a capital letter inside.
  private static func mayBeLong(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= shortestLongSpelling else { return false }
    for byte in text where byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") { return true }
    return false
  }

  /// The length of the shortest spelling with a prefix, `curveLinear` aside: `layerMinX…`, `NSLineBreak…`.
  private static let shortestLongSpelling = 8

  /// Decodes a name that stands for something defined elsewhere.
  mutating func reference(_ node: YAMLNodeID, _ namespace: Namespace, _ slot: Slot) -> Value {
    guard tree.kind(of: node) == .scalar else { return wrongKind(node, .reference(namespace), slot) }
    let bytes = tree.bytes(of: node)
    guard SpecName.isName(bytes) else {
      badReference(node, namespace, slot)
      return .invalid
    }
    let name = String(decoding: bytes, as: UTF8.self)
    if namespace != .detent {
      references.append(
        NameReference(namespace: namespace, name: name, place: tree.place(of: node), choice: choice))
    }
    return .name(name)
  }

  /// Decodes a name that this entry defines.
  mutating func newName(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    guard tree.kind(of: node) == .scalar else { return wrongKind(node, .newName, slot) }
    let bytes = tree.bytes(of: node)
    let name = String(decoding: bytes, as: UTF8.self)
    guard SpecName.isName(bytes) else {
      badName(name, tree.place(of: node), kind: "an id")
      return .invalid
    }
    return .name(name)
  }
}

extension ValueType {
  /// Whether null is a value of its own here, so that nothing at all is a choice.
  var allowsNull: Bool {
    switch self {
    case .null, .sourceRect, .unmodelled: true
    case .size(let nullable): nullable
    case .either(let types): types.contains { $0.allowsNull }
    default: false
    }
  }
}
