import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrineYAML

extension SpecDecoder {
  /// Decodes a list; one item may stand without brackets.
  mutating func list(_ node: YAMLNodeID, _ item: ValueType, _ slot: Slot) -> Value {
    guard tree.kind(of: node) == .sequence, !isOneItem(node, item) else {
      return .list([authored(node, item, slot)])
    }
    var items: [Authored<Value>] = []
    items.reserveCapacity(tree.childCount(of: node))
    var slot = slot
    slot.isItem = true
    for child in tree.items(of: node) { items.append(authored(child.value, item, slot)) }
    return .list(items)
  }

  /// Whether a sequence is one item that is itself written in brackets, as in `points: [0, 1]`.
  private func isOneItem(_ node: YAMLNodeID, _ item: ValueType) -> Bool {
    guard item.accepts(.sequence) else { return false }
    var items = tree.items(of: node)
    guard let first = items.next() else { return false }
    return !item.accepts(tree.kind(of: first.value))
  }

  /// Decodes the alternative that a node matches.
  mutating func either(_ node: YAMLNodeID, _ alternatives: [ValueType], _ slot: Slot) -> Value {
    let plan = slot.table?.plan(slot.position, alternatives) ?? ChoicePlan(alternatives)
    let outer = choice
    choice = plan
    defer { choice = outer }
    switch tree.kind(of: node) {
    case .scalar: return choose(node, plan, plan.scalars, slot)
    case .sequence: return choose(node, plan, plan.sequences, slot)
    default:
      guard plan.mappings.count > 1 else {
        return plan.mappings.isEmpty
          ? wrongKind(node, .either(alternatives), slot) : value(node, plan.mappings[0], slot)
      }
      return value(node, bestShape(node, plan.mappings), slot)
    }
  }

  /// Decodes a scalar or list by the first candidate that it fits.
  private mutating func choose(
    _ node: YAMLNodeID, _ plan: ChoicePlan, _ candidates: [ValueType], _ slot: Slot
  ) -> Value {
    if tree.kind(of: node) == .scalar, !plan.words.isEmpty {
      if let word = match(tree.bytes(of: node), plan.words, slot) { return .word(word) }
      if candidates.isEmpty {
        unknownWord(node, plan.words, slot)
        return .invalid
      }
    }
    guard candidates.count > 1 else {
      if candidates.isEmpty { return wrongKind(node, .either(plan.alternatives), slot) }
      // One form and words: what is wrong is said about the likelier of the two.
      return value(node, likeliest(node, plan, candidates), slot)
    }
    let hasSlash = tree.bytes(of: node).contains(UInt8(ascii: "/"))
    for candidate in candidates {
      // A name without a slash is no preset; saying so would only cost.
      if !hasSlash, candidate.isPreset { continue }
      let count = references.count
      let outer = sink.beginTrial()
      let value = value(node, candidate, slot)
      if sink.endTrial(outer) {
        if case .bool(let isCentred) = value, case .shapeOr(.center, _)? = candidates.last {
          // `center: true` centres on both axes; false is the same as leaving the key away.
          return isCentred ? .entry(Entry(.center, at: tree.place(of: node))) : .null
        }
        if !sink.hasNotes { return value }
        // Once more, so that warnings about the value are kept.
        references.removeLast(references.count - count)
        return self.value(node, candidate, slot)
      }
      references.removeLast(references.count - count)
    }
    return value(node, likeliest(node, plan, candidates), slot)
  }

  /// Returns the mapping that shares most keys with a node; the first one when several do.
  private func bestShape(_ node: YAMLNodeID, _ candidates: [ValueType]) -> ValueType {
    var best = candidates[0]
    var bestCount = -1
    for candidate in candidates {
      guard let shape = candidate.mappingShape else { continue }
      let table = language.table(shape)
      var count = 0
      for item in tree.entries(of: node) where table.position(item.key) != nil { count += 1 }
      if count > bestCount {
        best = candidate
        bestCount = count
      }
    }
    return best
  }

  /// Returns the alternative that an author who wrote this most likely meant.
  private func likeliest(_ node: YAMLNodeID, _ plan: ChoicePlan, _ candidates: [ValueType]) -> ValueType {
    guard tree.kind(of: node) == .scalar else { return candidates[0] }
    let text = tree.bytes(of: node)
    if text.contains(UInt8(ascii: "/")), let preset = candidates.first(where: { $0.isPreset }) { return preset }
    if let named = candidates.first(where: { $0.isReference || $0.isColor }) { return named }
    if let short = candidates.first(where: { isNearWord(node, of: $0) }) { return short }
    if candidates[0].isMeasure, NumberReading(text) != .other { return candidates[0] }
    guard !plan.words.isEmpty, let first = text.first, first >= UInt8(ascii: "A") else { return candidates[0] }
    return .word(plan.words)
  }

  /// Whether a scalar resembles a word of a short form.
  private func isNearWord(_ node: YAMLNodeID, of type: ValueType) -> Bool {
    guard case .shapeOr(let shape, let key) = type, case .word(let words)? = Schema.shape(shape).spec(key)?.type else {
      return false
    }
    return !NearNames.near(to: tree.text(of: node), in: words).isEmpty
  }

  /// Whether a mapping looks more like one shape than like another.
  ///
  /// The keys that the shapes have decide, and when neither has any, those that the mapping's keys resemble.
  func looksLike(_ first: ShapeTable, ratherThan second: ShapeTable, _ node: YAMLNodeID) -> Bool {
    var known = 0
    for item in tree.entries(of: node) {
      if first.position(item.key) != nil { known += 1 }
      if second.position(item.key) != nil { known -= 1 }
    }
    if known != 0 { return known > 0 }
    return nearKeys(of: node, in: first) > nearKeys(of: node, in: second)
  }

  /// Returns how many keys of a mapping resemble keys of a shape.
  private func nearKeys(of node: YAMLNodeID, in table: ShapeTable) -> Int {
    let names = table.shape.keys.map(\.key.rawValue)
    var count = 0
    for item in tree.entries(of: node) where !NearNames.near(to: tree.text(of: item.key), in: names).isEmpty {
      count += 1
    }
    return count
  }

  /// Decodes a mapping, or the value of one of its keys alone.
  mutating func shaped(_ node: YAMLNodeID, _ shape: ShapeID, orKey key: KeyID, _ slot: Slot) -> Value {
    let table = self.table(shape, slot)
    guard let position = table.position(of: key) else { return shaped(node, shape, slot) }
    let type = table.rows[position].type
    let kind = tree.kind(of: node)
    var isLong = kind == .mapping
    if isLong, let inner = type.mappingShape {
      isLong =
        tree.entries(of: node).contains { table.position($0.key) != nil }
        || looksLike(table, ratherThan: language.table(inner), node)
    }
    if isLong { return .entry(entry(node, table)) }
    guard type.accepts(kind) else { return wrongKind(node, .shapeOr(shape, key), slot) }
    var inner = Slot(table, position, key: slot.key, keySpan: slot.keySpan)
    inner.isItem = slot.isItem
    // Begun before the value, which may hold entries itself.
    var entry = writer.begin(shape, at: tree.span(of: node), count: 1)
    let value = authored(node, type, inner)
    writer.add(Field(key, keyPlace: value.place, value: value), to: &entry)
    writer.end()
    return value.value == .invalid ? .invalid : .entry(entry)
  }
}

extension ValueType {
  /// Whether a node of this kind can be such a value at all.
  func accepts(_ kind: YAMLKind) -> Bool {
    switch kind {
    case .scalar: acceptsScalar
    case .sequence: acceptsSequence
    case .mapping: acceptsMapping
    case .alias, .invalid: false
    }
  }

  /// Whether a scalar can be such a value.
  private var acceptsScalar: Bool {
    switch self {
    case .shape, .names, .variations, .presetWords, .point, .amountPoint, .size, .rect, .numbers: false
    case .list(let item): item.acceptsScalar
    case .either(let types): types.contains { $0.acceptsScalar }
    default: true
    }
  }

  /// Whether a sequence can be such a value.
  private var acceptsSequence: Bool {
    switch self {
    case .list, .dimension, .directionalInset, .physicalInset, .point, .amountPoint, .size, .rect, .sourceRect, .curve,
      .axisPriorities, .numbers, .styleSize, .preferredContentSize, .unmodelled:
      true
    case .either(let types): types.contains { $0.acceptsSequence }
    case .distance: true
    default: false
    }
  }

  /// Whether a mapping can be such a value.
  private var acceptsMapping: Bool {
    switch self {
    case .shape, .shapeOr, .names, .variations, .presetWords, .color, .curve, .spring, .font, .position, .styleSize,
      .preferredContentSize, .unmodelled:
      true
    case .list(let item): item.acceptsMapping
    case .either(let types): types.contains { $0.acceptsMapping }
    default: false
    }
  }

  /// The mapping that such a value may be.
  var mappingShape: ShapeID? {
    switch self {
    case .shape(let shape), .shapeOr(let shape, _): shape
    case .color: .color
    case .spring: .spring
    case .font: .font
    case .position: .position
    case .styleSize: .styleSize
    case .preferredContentSize: .preferredContentSize
    case .list(let item): item.mappingShape
    case .either(let types): types.lazy.compactMap(\.mappingShape).first
    default: nil
    }
  }

  /// Whether it is a preset's name.
  var isPreset: Bool { if case .preset = self { true } else { false } }

  /// Whether it is a colour.
  var isColor: Bool { if case .color = self { true } else { false } }

  /// Whether it is a name that is defined elsewhere.
  var isReference: Bool {
    switch self {
    case .reference, .deviceID: true
    case .list(let item): item.isReference
    default: false
    }
  }

  /// Whether it is a number of some sort.
  var isMeasure: Bool {
    switch self {
    case .int, .number, .points, .degrees, .fraction, .amount, .dimension, .distance, .ratio, .duration, .windowSize,
      .directionalInset, .physicalInset, .styleSize, .preferredContentSize, .version, .versionRange, .priority,
      .axisPriorities:
      true
    case .list(let item): item.isMeasure
    default: false
    }
  }
}

extension [ValueType] {
  /// All words that may stand here, in order.
  var words: [String] {
    var words: [String] = []
    for type in self {
      if case .word(let more) = type { words += more }
      if case .list(.word(let more)) = type { words += more }
    }
    return words
  }
}
