import VitrineSchema
import VitrineYAML

/// One mapping of the language, laid out for decoding: a key's number leads to its declaration in one step.
final class ShapeTable {
  /// The declaration.
  let shape: Shape
  /// For each key of the language its index in the shape, or -1.
  let positions: [Int16]
  /// The keys of the shape.
  let keys: [KeyID]
  /// The types of their values.
  let types: [ValueType]
  /// Where attributes may stand.
  let groups: [NodeKindGroup?]
  /// The kinds of node that keys stand for; empty for other shapes than nodes.
  let nodeKinds: [NodeKind?]
  /// Whether a key says what kind of thing the entry is.
  let isKind: [Bool]
  /// Whether any key does.
  let hasKinds: Bool
  /// What the compiler does with a key.
  let statuses: [KeyStatus]
  /// The choices of keys with alternatives, made at their first use.
  private var plans: [ChoicePlan?]
  /// The shapes of keys that are mappings, found at their first use.
  private var inner: [ShapeTable?]
  /// Indices of the keys that must be there.
  let required: [Int]

  /// The index of `extends`, or -1.
  let extendsPosition: Int
  /// Whether the shape may be a preset.
  let hasPresets: Bool

  /// Lays out a shape.
  init(_ shape: Shape) {
    self.shape = shape
    positions = shape.positions
    keys = shape.keys.map(\.key)
    types = shape.keys.map(\.type)
    groups = shape.keys.map(\.on)
    isKind = shape.keys.map(\.isKind)
    hasKinds = isKind.contains(true)
    nodeKinds = shape.id == .node ? shape.keys.map { $0.isKind ? NodeKind($0.key) : nil } : []
    statuses = shape.keys.map(\.status)
    extendsPosition = keys.firstIndex(of: .extends) ?? -1
    hasPresets = keys.contains(.with)
    plans = Array(repeating: nil, count: shape.keys.count)
    inner = Array(repeating: nil, count: shape.keys.count)
    required = shape.keys.indices.filter { shape.keys[$0].isRequired }
  }

  /// Whether a key of the file is `extends`.
  func isExtends(_ key: YAMLKeyID) -> Bool { position(key) == extendsPosition }

  /// Returns the index of a key of the file, or nil when the shape lacks it.
  @inline(__always)
  func position(_ key: YAMLKeyID) -> Int? {
    guard key.rawValue < UInt32(positions.count) else { return nil }
    let position = positions[Int(key.rawValue)]
    return position < 0 ? nil : Int(position)
  }
}

extension ShapeTable {
  /// Returns the choice of a key; nil when the alternatives are not those of a key.
  func plan(_ position: Int, _ alternatives: [ValueType]) -> ChoicePlan? {
    guard position >= 0 else { return nil }
    if let plan = plans[position] { return plan.count == alternatives.count ? plan : nil }
    let plan = ChoicePlan(alternatives)
    plans[position] = plan
    return plan
  }
}

extension ShapeTable {
  /// Returns the table of a mapping under one of the keys.
  func table(_ id: ShapeID, at position: Int, _ language: Language) -> ShapeTable {
    guard position >= 0 else { return language.table(id) }
    if let table = inner[position], table.shape.id == id { return table }
    let table = language.table(id)
    inner[position] = table
    return table
  }
}

/// The keys of the language with the numbers that the YAML tree gives them.
enum SpecKeys {
  /// Built once per process, from the spellings in the order of ``KeyID``.
  static let table = YAMLKeyTable(KeyID.all.map { $0.rawValue })
}

/// The tables of the shapes that a load has met. A shape is laid out at its first use.
final class Language {
  /// The shape of nodes.
  private(set) lazy var node = table(.node)
  /// The shape of screens.
  private(set) lazy var screen = table(.screen)
  /// The tables so far, by the ordinal of the shape.
  private var tables: [ShapeTable?] = Array(repeating: nil, count: ShapeID.count)

  /// Returns the table of a shape.
  func table(_ id: ShapeID) -> ShapeTable {
    if let table = tables[id.ordinal] { return table }
    let table = ShapeTable(Schema.shape(id))
    tables[id.ordinal] = table
    return table
  }
}
