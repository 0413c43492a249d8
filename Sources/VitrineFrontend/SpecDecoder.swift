import VitrineModel
import VitrineSchema
import VitrineSource
import VitrineYAML

/// Where a value stands, for messages.
struct Slot {
  /// The mapping that it stands in.
  var table: ShapeTable?
  /// Its key; none for items and roots.
  var key: YAMLKeyID
  /// Where the key is written.
  var keySpan: SourceSpan
}

/// Turns the nodes of one file into authored values by walking the schema. Linear in the nodes; nesting is bounded by
/// the YAML layer.
struct SpecDecoder {
  /// The file's nodes.
  let tree: YAMLTree
  /// The file's number.
  let file: FileID
  /// The bytes, for what stands behind a node.
  let source: [UInt8]
  /// The shapes of the language.
  let language: Language
  /// The findings.
  let sink = ProblemSink()
  /// The names to look up.
  var references: [NameReference] = []
  /// Keys that are UIKit's and not modelled.
  var unmodelled: [Authored<String>] = []
  /// Whether `extends` stands in a mapping that is no named entry.
  var hasInlineExtends = false
  /// Whether the whole file was read, so that what is missing is really missing.
  var isComplete = true
  /// Screens that stand in place of a name.
  var inlineScreens: [DecodedScreen] = []
  /// The named entry that is being decoded, for names of screens in place.
  var entryName: Authored<String>?
  /// The words that could stand where a reference is being decoded.
  var wordsBesideReference: [String] = []

  /// Prepares for one file.
  init(tree: YAMLTree, source: [UInt8], language: Language) {
    self.tree = tree
    file = tree.file
    self.source = source
    self.language = language
  }

  /// Returns a span of this file as a place.
  @inline(__always)
  func place(_ span: SourceSpan) -> SourcePlace { SourcePlace(file, span) }

  /// Decodes a node by its declared type and keeps its place.
  @inline(__always)
  mutating func authored(_ node: YAMLNodeID, _ type: ValueType, _ slot: Slot) -> Authored<Value> {
    Authored(value(node, type, slot), at: tree.place(of: node))
  }

  /// Decodes a node by its declared type; what is wrong is reported once and becomes invalid.
  mutating func value(_ node: YAMLNodeID, _ type: ValueType, _ slot: Slot) -> Value {
    switch tree.kind(of: node) {
    case .invalid, .alias: return .invalid
    case .scalar:
      if tree.isNull(node) { return null(node, type, slot) }
    default: break
    }
    switch type {
    case .bool: return bool(node, slot)
    case .text: return text(node, slot)
    case .word(let words): return word(node, words, slot)
    case .reference(let namespace): return reference(node, namespace, slot)
    case .newName: return newName(node, slot)
    case .int(let range): return int(node, range, slot)
    case .number(let range), .points(let range): return number(node, range, slot)
    case .degrees: return number(node, .any, slot)
    case .either(let alternatives): return either(node, alternatives, slot)
    case .list(let item): return list(node, item, slot)
    case .shape(let shape): return shaped(node, shape, slot)
    case .shapeOr(let shape, let key): return shaped(node, shape, orKey: key, slot)
    case .names(let type): return names(node, type, slot)
    case .variations: return variations(node, slot)
    case .presetWords: return presetWords(node, slot)
    case .preset(let kind): return preset(node, kind, slot)
    case .null: return wrongKind(node, type, slot)
    case .implemented: return implemented(node, slot)
    case .unmodelled: return .null
    default: return measure(node, type, slot)
    }
  }

  /// Decodes a mapping by its shape.
  mutating func shaped(_ node: YAMLNodeID, _ shape: ShapeID, _ slot: Slot) -> Value {
    guard tree.kind(of: node) == .mapping else { return wrongKind(node, .shape(shape), slot) }
    if shape == .screen { return inlineScreen(node, slot) }
    return .entry(entry(node, shape))
  }

  /// Decodes a mapping's fields. Keys that must be there are asked for unless the mapping only varies or extends
  /// another.
  mutating func entry(_ node: YAMLNodeID, _ shape: ShapeID, isVariation: Bool = false) -> Entry {
    let table = language.table(shape)
    var entry = Entry(shape, at: tree.place(of: node))
    entry.fields.reserveCapacity(4)
    var extends = false
    var hasUnknownKey = false
    for item in tree.entries(of: node) {
      guard let position = table.position(item.key) else {
        hasUnknownKey = true
        unknownKey(item, table)
        continue
      }
      let key = table.keys[position]
      if isVariation, refusesInVariation(key, table, position) {
        variedIdentity(item, key, table)
        continue
      }
      if key == .extends { extends = true }
      guard let field = field(item, table, position) else { continue }
      entry.fields.append(field)
    }
    if extends { hasInlineExtends = true }
    if isComplete, !isVariation, !extends, !hasUnknownKey { checkRequired(entry, table) }
    return entry
  }

  /// Decodes one key with its value; nil when it is not modelled.
  mutating func field(_ item: YAMLEntry, _ table: ShapeTable, _ position: Int) -> Field? {
    let key = table.keys[position]
    let keyPlace = place(item.keySpan)
    switch table.statuses[position] {
    case .modelled: break
    case .known:
      notModelled(key, keyPlace)
      return nil
    case .readOnly:
      readOnly(key, table, keyPlace)
      return nil
    }
    let slot = Slot(table: table, key: item.key, keySpan: item.keySpan)
    return Field(key, keyPlace: keyPlace, value: authored(item.value, table.types[position], slot))
  }

  /// Reports keys that the shape must have.
  mutating func checkRequired(_ entry: Entry, _ table: ShapeTable) {
    var missing: [KeyID] = []
    for position in table.required {
      let key = table.keys[position]
      if !entry.fields.contains(where: { $0.key == key && $0.value.value != .null }) { missing.append(key) }
    }
    if !missing.isEmpty { self.missing(missing, in: entry, table) }
  }

  /// Whether a key says who or what an entry is, which `vary` may not change.
  func refusesInVariation(_ key: KeyID, _ table: ShapeTable, _ position: Int) -> Bool {
    key == .id || key == .extends || key == .vary || table.isKind[position]
  }
}
