import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrineYAML

/// Where a value stands, for messages.
struct Slot {
  /// The mapping that it stands in.
  var table: ShapeTable?
  /// The key's index in that mapping's shape; -1 for what is no key of it.
  var position = -1
  /// Whether it is an item of the list under the key.
  var isItem = false
  /// Its key; none for items and roots.
  var key: YAMLKeyID
  /// Where the key is written.
  var keySpan: SourceSpan

  /// Describes a slot that is no key of a shape.
  init(table: ShapeTable?, key: YAMLKeyID, keySpan: SourceSpan) {
    self.table = table
    self.key = key
    self.keySpan = keySpan
  }

  /// Describes the slot of a shape's key.
  init(_ table: ShapeTable, _ position: Int, key: YAMLKeyID, keySpan: SourceSpan) {
    self.table = table
    self.position = position
    self.key = key
    self.keySpan = keySpan
  }
}

/// Turns the nodes of one file into authored values by walking the schema. Linear in the nodes; nesting is bounded by
/// the YAML layer.
struct SpecDecoder {
  /// The file's nodes.
  var tree: YAMLTree
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
  /// Whether the mapping at hand will be merged with another, so that nothing is missing yet.
  var isPartial = false
  /// Whether the whole file was read, so that what is missing is really missing.
  var isComplete = true
  /// Screens that stand in place of a name.
  var inlineScreens: [DecodedScreen] = []
  /// The names of entries whose value was not read.
  var unreadNames: [String] = []
  /// What was reported as a whole since it belongs elsewhere; names in it may be meant.
  var displaced: [SourceSpan] = []
  /// What slipped out of an entry, which is not whole without it.
  var slipped: [SourceSpan] = []
  /// Keys between which another may stand twice, since they may be names that slipped into the entry above their own.
  var slippedNames: [SlippedName] = []
  /// Whether a part of the named entry at hand slipped out of it, so that nothing is missing.
  var isTorn = false
  /// The named entry that is being decoded, for names of screens in place.
  var entryName: Authored<String>?
  /// Colours and fonts that were met.
  var repeated = RepeatedValues()
  /// Where the fields of entries go.
  var writer: FieldWriter
  /// Where the views of a screen are gathered.
  var viewNodes: [ViewNode] = []
  /// The choice in which a reference is being decoded.
  var choice: ChoicePlan?

  /// Prepares for one file.
  init(tree: YAMLTree, source: [UInt8], language: Language) {
    self.tree = tree
    file = tree.file
    writer = FieldWriter(of: tree.file)
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
    case .number(let range), .points(let range): return number(node, range, as: type, slot)
    case .degrees: return number(node, .any, as: type, slot)
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
    return .entry(entry(node, table(shape, slot)))
  }

  /// Returns the table of a mapping in a slot.
  func table(_ shape: ShapeID, _ slot: Slot) -> ShapeTable {
    slot.table?.table(shape, at: slot.position, language) ?? language.table(shape)
  }

  /// Decodes a mapping's fields by its shape.
  mutating func entry(_ node: YAMLNodeID, _ shape: ShapeID) -> Entry { entry(node, language.table(shape)) }

  /// Decodes a mapping's fields. Keys that must be there are asked for unless the mapping only varies or extends
  /// another.
  mutating func entry(_ node: YAMLNodeID, _ table: ShapeTable, isVariation: Bool = false) -> Entry {
    var entry = begin(table, node)
    var unknown: [String] = []
    // What varies or extends need not be whole, at any depth: it is merged key by key.
    let extends = table.extendsPosition >= 0 && tree.entries(of: node).contains { table.isExtends($0.key) }
    let outerPartial = isPartial
    if isVariation || extends { isPartial = true }
    defer { isPartial = outerPartial }
    let torn = tornTexts(node, table)
    for item in tree.entries(of: node) {
      guard let position = table.position(item.key) else {
        if !torn.contains(item.value), let name = unknownKey(item, table) { unknown.append(name) }
        continue
      }
      let key = table.rows[position].key
      if torn.contains(item.value) {
        let place = tree.place(of: item.value)
        entry.fields.append(Field(key, keyPlace: self.place(item.keySpan), value: Authored(.invalid, at: place)))
        continue
      }
      if isVariation, refusesInVariation(key, table, position) {
        variedIdentity(item, key, table)
        continue
      }
      guard let field = field(item, table, position) else { continue }
      writer.add(field, to: &entry)
    }
    writer.end()
    if extends { hasInlineExtends = true }
    if !unknown.isEmpty { markMeant(unknown, table, &entry) }
    if !isPartial, !isTorn { checkRequired(entry, table, unknown: unknown) }
    if table.hasPresets { typePresetWords(node, &entry) }
    if tree.hasMerges(node) { checkOverridden(node, table) }
    return entry
  }

  /// Begins the entry of a mapping; ``FieldWriter/end()`` ends it.
  mutating func begin(_ table: ShapeTable, _ node: YAMLNodeID) -> Entry {
    writer.begin(table.shape.id, at: tree.span(of: node), count: min(tree.childCount(of: node), table.rows.count))
  }

  /// Marks keys invalid that unknown ones were probably meant for, so that nobody misses them later.
  private func markMeant(_ unknown: [String], _ table: ShapeTable, _ entry: inout Entry) {
    guard sink.wantsSuggestions else { return }
    for name in unknown {
      let known = table.rows.map { $0.key.rawValue }
      guard let near = NearNames.near(to: name, in: known, limit: 1).first,
        let row = table.rows.first(where: { $0.key.rawValue == near }),
        !entry.fields.contains(where: { $0.key == row.key })
      else { continue }
      entry.fields.append(Field(row.key, keyPlace: entry.place, value: Authored(.invalid, at: entry.place)))
    }
  }

  /// Decodes one key with its value; nil when it is not modelled.
  mutating func field(_ item: YAMLEntry, _ table: ShapeTable, _ position: Int) -> Field? {
    let key = table.rows[position].key
    let keyPlace = place(item.keySpan)
    // What UIKit computes itself stays in the entry, for the rule that says so.
    if table.rows[position].status == .known {
      notModelled(key.rawValue, keyPlace)
      return nil
    }
    let slot = Slot(table, position, key: item.key, keySpan: item.keySpan)
    return Field(key, keyPlace: keyPlace, value: authored(item.value, table.rows[position].type, slot))
  }

  /// Reports keys that the shape must have. A key that an unknown one was probably meant for is not missed.
  mutating func checkRequired(_ entry: Entry, _ table: ShapeTable, unknown: [String]) {
    var missing: [KeyID] = []
    if table.shape.id == .presentation { checkStart(entry, unknown: unknown) }
    for position in table.required {
      let key = table.rows[position].key
      if !entry.fields.contains(where: { $0.key == key && $0.value.value != .null }) { missing.append(key) }
    }
    if !unknown.isEmpty {
      missing.removeAll { key in unknown.contains { !NearNames.near(to: $0, in: [key.rawValue]).isEmpty } }
    }
    if !missing.isEmpty { self.missing(missing, in: entry, table) }
  }

  /// Asks where a presentation starts from.
  private mutating func checkStart(_ entry: Entry, unknown: [String]) {
    if entry.gives(.from) || entry.gives(.over) { return }
    if unknown.contains(where: { !NearNames.near(to: $0, in: ["from", "over"]).isEmpty }) { return }
    missing([.from], in: entry, language.table(.presentation))
  }

  /// Whether a key says who or what an entry is, which `vary` may not change.
  func refusesInVariation(_ key: KeyID, _ table: ShapeTable, _ position: Int) -> Bool {
    key == .id || key == .extends || key == .vary || table.rows[position].isKind
  }
}
