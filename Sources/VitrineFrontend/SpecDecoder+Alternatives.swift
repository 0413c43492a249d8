import VitrineModel
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
    let kind = tree.kind(of: node)
    var candidates: [ValueType] = []
    for alternative in alternatives where alternative.accepts(kind) { candidates.append(alternative) }
    guard let last = candidates.last else { return wrongKind(node, .either(alternatives), slot) }
    let outerWords = wordsBesideReference
    wordsBesideReference = alternatives.words
    defer { wordsBesideReference = outerWords }
    if candidates.count == 1 {
      if kind == .scalar, case .word = last { return words(node, alternatives.words, slot) }
      return value(node, last, slot)
    }
    if kind == .mapping { return value(node, bestShape(node, candidates), slot) }
    for candidate in candidates {
      if case .word(let words) = candidate, kind == .scalar {
        if let word = match(tree.bytes(of: node), words, slot) { return .word(word) }
        continue
      }
      let references = self.references.count
      let outer = sink.beginTrial()
      let value = value(node, candidate, slot)
      let fits = sink.endTrial(outer)
      if fits {
        // Once more, so that warnings about the value are kept.
        if case .number = value {
          self.references.removeLast(self.references.count - references)
          return self.value(node, candidate, slot)
        }
        return value
      }
      self.references.removeLast(self.references.count - references)
    }
    return value(node, likeliest(node, candidates), slot)
  }

  /// Decodes a word of all those that may stand here.
  private mutating func words(_ node: YAMLNodeID, _ words: [String], _ slot: Slot) -> Value {
    word(node, words, slot)
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
  private func likeliest(_ node: YAMLNodeID, _ candidates: [ValueType]) -> ValueType {
    guard tree.kind(of: node) == .scalar else { return candidates[0] }
    let text = tree.bytes(of: node)
    if text.contains(UInt8(ascii: "/")), let preset = candidates.first(where: { $0.isPreset }) { return preset }
    if let first = text.first, first < UInt8(ascii: "A"), let number = candidates.first(where: { $0.isMeasure }) {
      return number
    }
    let words = candidates.words
    if !words.isEmpty, !candidates.contains(where: { $0.isReference || $0.isColor }) { return .word(words) }
    return candidates.first { $0.isReference || $0.isColor } ?? candidates[0]
  }

  /// Decodes a mapping, or the value of one of its keys alone.
  mutating func shaped(_ node: YAMLNodeID, _ shape: ShapeID, orKey key: KeyID, _ slot: Slot) -> Value {
    let table = language.table(shape)
    guard let position = table.keys.firstIndex(of: key) else { return shaped(node, shape, slot) }
    let type = table.types[position]
    let kind = tree.kind(of: node)
    var isLong = kind == .mapping
    if isLong, type.accepts(.mapping) {
      isLong = tree.entries(of: node).contains { table.position($0.key) != nil }
    }
    if isLong { return .entry(entry(node, shape)) }
    guard type.accepts(kind) else { return wrongKind(node, .shapeOr(shape, key), slot) }
    let value = authored(node, type, Slot(table: table, key: slot.key, keySpan: slot.keySpan))
    if value.value == .invalid { return .invalid }
    return .entry(Entry(shape, at: value.place, fields: [Field(key, keyPlace: value.place, value: value)]))
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
