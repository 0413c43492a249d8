import VitrineSchema
import VitrineYAML

/// One mapping of the language, laid out for decoding: a key's number leads to its declaration in one step.
final class ShapeTable {
  /// The declaration.
  let shape: Shape
  /// For each key of the language its index in the shape, or -1.
  let positions: [Int16]
  /// What the decoder asks about each key, in the order of the shape. One array of rows, since each type of array costs
  /// a small file more than its elements do.
  private(set) var rows: [Row]
  /// Indices of the keys that must be there.
  let required: [Int]

  /// The index of `extends`, or -1.
  let extendsPosition: Int
  /// Whether the shape may be a preset.
  let hasPresets: Bool

  /// Whether any key says what kind of thing the entry is.
  let hasKinds: Bool

  /// One key of the shape.
  struct Row {
    /// The key.
    let key: KeyID
    /// The type of its value.
    let type: ValueType
    /// Where the attribute may stand; nil for everywhere.
    let group: NodeKindGroup?
    /// The kind of node that it stands for; nil in other shapes than nodes.
    let nodeKind: NodeKind?
    /// Whether it says what kind of thing the entry is.
    let isKind: Bool
    /// What the compiler does with it.
    let status: KeyStatus
    /// The choice of a key with alternatives, made at its first use.
    var plan: ChoicePlan?
    /// The shape of a key that is a mapping, found at its first use.
    var inner: ShapeTable?
  }

  /// Lays out a shape.
  init(_ shape: Shape) {
    self.shape = shape
    positions = shape.positions
    var rows: [Row] = []
    rows.reserveCapacity(shape.keys.count)
    var required: [Int] = []
    var extendsPosition = -1
    var hasPresets = false
    var hasKinds = false
    // By index, so that no declaration is copied with its texts.
    for index in shape.keys.indices {
      let key = shape.keys[index].key
      let isKind = shape.keys[index].isKind
      if isKind { hasKinds = true }
      if key == .extends { extendsPosition = index }
      if key == .with { hasPresets = true }
      if shape.keys[index].isRequired { required.append(index) }
      rows.append(
        Row(
          key: key, type: shape.keys[index].type, group: shape.keys[index].on,
          nodeKind: isKind && shape.id == .node ? NodeKind(key) : nil, isKind: isKind,
          status: shape.keys[index].status))
    }
    self.rows = rows
    self.required = required
    self.extendsPosition = extendsPosition
    self.hasPresets = hasPresets
    self.hasKinds = hasKinds
  }

  /// Returns the index of a key; nil when the shape lacks it.
  func position(of key: KeyID) -> Int? { rows.firstIndex { $0.key == key } }

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
    if let plan = rows[position].plan { return plan.count == alternatives.count ? plan : nil }
    let plan = ChoicePlan(alternatives)
    rows[position].plan = plan
    return plan
  }
}

extension ShapeTable {
  /// Returns the table of a mapping under one of the keys.
  func table(_ id: ShapeID, at position: Int, _ language: Language) -> ShapeTable {
    guard position >= 0 else { return language.table(id) }
    if let table = rows[position].inner, table.shape.id == id { return table }
    let table = language.table(id)
    rows[position].inner = table
    return table
  }
}

/// The keys of the language with the numbers that the YAML tree gives them.
enum SpecKeys {
  /// Built once per process, from the spellings in the order of ``KeyID``.
  static let table = YAMLKeyTable(words: KeyID.spellings)
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
