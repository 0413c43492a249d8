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
  /// Indices of the keys that must be there.
  let required: [Int]

  /// Lays out a shape.
  init(_ shape: Shape) {
    self.shape = shape
    var positions = [Int16](repeating: -1, count: SpecKeys.table.count)
    for (index, spec) in shape.keys.enumerated() {
      if let id = SpecKeys.table.id(of: spec.key.rawValue) { positions[Int(id.rawValue)] = Int16(index) }
    }
    self.positions = positions
    keys = shape.keys.map(\.key)
    types = shape.keys.map(\.type)
    groups = shape.keys.map(\.on)
    isKind = shape.keys.map(\.isKind)
    hasKinds = isKind.contains(true)
    nodeKinds = shape.id == .node ? shape.keys.map { $0.isKind ? NodeKind($0.key) : nil } : []
    statuses = shape.keys.map(\.status)
    required = shape.keys.indices.filter { shape.keys[$0].isRequired }
  }

  /// Returns the index of a key of the file, or nil when the shape lacks it.
  @inline(__always)
  func position(_ key: YAMLKeyID) -> Int? {
    guard key.rawValue < UInt32(positions.count) else { return nil }
    let position = positions[Int(key.rawValue)]
    return position < 0 ? nil : Int(position)
  }
}

/// The keys of the language with the numbers that the YAML tree gives them.
enum SpecKeys {
  /// Built once per process, from the spellings in the order of ``KeyID``.
  static let table = YAMLKeyTable(KeyID.allCases.map(\.rawValue))
}

/// The tables of the shapes that a load has met. A shape is laid out at its first use.
final class Language {
  /// The tables so far.
  private var tables: [ShapeID: ShapeTable] = [:]

  /// Returns the table of a shape.
  func table(_ id: ShapeID) -> ShapeTable {
    if let table = tables[id] { return table }
    let table = ShapeTable(Schema.shape(id))
    tables[id] = table
    return table
  }
}
