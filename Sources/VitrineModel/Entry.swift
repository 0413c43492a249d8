public import VitrinePlatform
public import VitrineSchema
public import VitrineSource

/// One key of an entry with its value, in 40 bytes: a large spec has several hundred thousand of them. A key and its value
/// stand in the same file.
public struct Field: Hashable, Sendable {
  /// The value and its place.
  public var value: Authored<Value>
  /// The key.
  public var key: KeyID
  /// The bytes of the key.
  @usableFromInline let keySpan: SourceSpan

  /// Where the key was written.
  public var keyPlace: SourcePlace { SourcePlace(value.place.file, keySpan) }

  /// Creates a field. The file of the key is that of the value.
  @inlinable
  public init(_ key: KeyID, keyPlace: SourcePlace, value: Authored<Value>) {
    self.key = key
    keySpan = keyPlace.span
    self.value = value
  }
}

/// A mapping of the language as it was written: its keys in order, each with a decoded value.
///
/// Everything authored is an entry of some shape. Typed access goes through ``Key``, merging (`extends`, `vary`) through
/// ``merged(over:)`` and ``resolved(for:)``, so neither is written once per section.
public struct Entry: Sendable {
  /// Where the fields stand. One by one and not as a list, since what holds an entry can use the bytes behind it.
  @usableFromInline private(set) var store: FieldStore
  /// The bytes of the mapping.
  private var span: SourceSpan
  /// Where the first field stands in the store.
  @usableFromInline private(set) var start: UInt8
  /// The number of fields.
  @usableFromInline private(set) var length: UInt8
  /// Which mapping of the language.
  public var shape: ShapeID

  /// The whole mapping, or the scalar that stands for it in a short form.
  public var place: SourcePlace {
    get { SourcePlace(store.file, span) }
    set {
      span = newValue.span
      if newValue.file != store.file { setFields(fields, of: newValue.file) }
    }
  }

  /// The fields in the order of writing.
  public var fields: FieldList {
    @inlinable get { FieldList(store, start, length) }
    set { setFields(newValue, of: store.file) }
    _modify {
      // The store is given away, so that a list that alone holds it is changed in place.
      let file = store.file
      var list = FieldList(store, start, length)
      store = .empty
      defer { setFields(list, of: file) }
      yield &list
    }
  }

  /// Creates an entry.
  public init(_ shape: ShapeID, at place: SourcePlace, fields: FieldList = []) {
    self.init(shape, at: place.span, [])
    setFields(fields, of: place.file)
  }

  /// Creates an entry of fields that stand in a store.
  init(_ shape: ShapeID, at span: SourceSpan, _ fields: FieldList) {
    store = fields.store
    self.span = span
    start = fields.start
    length = fields.length
    self.shape = shape
  }

  /// Takes a list over for an entry of a file.
  private mutating func setFields(_ list: FieldList, of file: FileID) {
    let list = list.store.file == file ? list : FieldList(Array(list), of: file)
    store = list.store
    start = list.start
    length = list.length
  }

  /// Adds a field while a writer fills the store.
  mutating func write(_ field: consuming Field) {
    if Int(start) + Int(length) == store.count, store.free > 0 {
      store.append(field)
      length += 1
    } else {
      fields.append(field)
    }
  }

  /// Returns the field of a key, written null or invalid included. Linear in the number of fields.
  @inlinable
  public func field(_ key: KeyID) -> Field? { store.first(key, from: Int(start), count: Int(length)) }

  /// Whether the key was written with a value other than null.
  public func gives(_ key: KeyID) -> Bool {
    guard let field = field(key) else { return false }
    return field.value.value != .null
  }

  /// Whether the key was written and its value was reported as wrong.
  public func isInvalid(_ key: KeyID) -> Bool { field(key)?.value.value == .invalid }

  /// Where the key was written.
  public func keyPlace(_ key: KeyID) -> SourcePlace? { field(key)?.keyPlace }

  /// Returns the value of a key in its type; nil when absent, null, invalid or of another type.
  @inlinable
  public subscript<Wanted: EntryValue>(key: Key<Wanted>) -> Authored<Wanted>? {
    guard let field = field(key.id), let value = Wanted(field.value.value) else { return nil }
    return Authored(value, at: field.value.place)
  }

  /// The variations under `vary`, in the order of writing.
  public var variations: [Variation] {
    for index in fields.indices where fields[index].key == .vary {
      if case .variations(let list) = fields[index].value.value { return list }
    }
    return []
  }
}

extension Entry: Hashable {
  /// Two entries are equal when they say the same in the same place.
  public static func == (a: Entry, b: Entry) -> Bool {
    a.shape == b.shape && a.place == b.place && a.fields == b.fields
  }

  /// Hashes the place and the fields.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(shape)
    hasher.combine(place)
    hasher.combine(fields)
  }
}

extension Entry {
  /// Returns this entry laid over another: mappings merge key by key, everything else is replaced, and null takes a key back
  /// to its default (the field stays, as null, so that what it hides stays hidden).
  public func merged(over base: Entry) -> Entry {
    var result = base
    result.place = place
    for field in fields {
      if let index = result.fields.firstIndex(where: { $0.key == field.key }) {
        result.fields[index] = Self.merge(field, over: result.fields[index])
      } else {
        result.fields.append(field)
      }
    }
    return result
  }

  /// Returns this entry with the variations that hold applied, at every depth, and without `vary`.
  public func resolved(for traits: TraitSet) -> Entry {
    guard varies else { return self }
    var result = self
    let variations = self.variations
    result.fields.removeAll { $0.key == .vary }
    for variation in variations where variation.query.matches(traits) {
      let place = result.place
      result = variation.entry.merged(over: result)
      result.place = place
    }
    for index in result.fields.indices {
      result.fields[index].value.value = result.fields[index].value.value.resolved(for: traits)
    }
    return result
  }

  /// Whether variations stand anywhere in the entry. Nesting is bounded by the parser's limit.
  fileprivate var varies: Bool {
    for index in fields.indices where fields[index].key == .vary || fields[index].value.value.varies { return true }
    return false
  }

  /// Merges one field over another of the same key.
  private static func merge(_ field: Field, over base: Field) -> Field {
    switch (field.value.value, base.value.value) {
    case (.entry(let upper), .entry(let lower)) where upper.shape == lower.shape:
      return Field(
        field.key, keyPlace: field.keyPlace, value: Authored(.entry(upper.merged(over: lower)), at: field.value.place))
    case (.names(let upper), .names(let lower)):
      var merged = lower
      for value in upper {
        if let index = merged.firstIndex(where: { $0.name.value == value.name.value }) {
          merged[index] = value
        } else {
          merged.append(value)
        }
      }
      return Field(field.key, keyPlace: field.keyPlace, value: Authored(.names(merged), at: field.value.place))
    case (.variations(let upper), .variations(let lower)):
      var merged = lower
      for variation in upper {
        if let index = merged.firstIndex(where: { $0.query.text == variation.query.text }) {
          merged[index] = Variation(query: variation.query, entry: variation.entry.merged(over: merged[index].entry))
        } else {
          merged.append(variation)
        }
      }
      return Field(field.key, keyPlace: field.keyPlace, value: Authored(.variations(merged), at: field.value.place))
    default:
      return field
    }
  }
}

extension Value {
  /// Whether variations stand anywhere in the value. Nesting is bounded by the parser's limit.
  fileprivate var varies: Bool {
    switch self {
    case .entry(let entry): return entry.varies
    case .list(let items):
      for index in items.indices where items[index].value.varies { return true }
      return false
    case .names(let items):
      for index in items.indices where items[index].value.value.varies { return true }
      return false
    default: return false
    }
  }

  /// Returns the value with the variations of nested entries applied. Nesting is bounded by the parser's limit.
  func resolved(for traits: TraitSet) -> Value {
    switch self {
    case .entry(let entry): .entry(entry.resolved(for: traits))
    case .list(let items): .list(items.map { Authored($0.value.resolved(for: traits), at: $0.place) })
    case .names(let items):
      .names(
        items.map {
          NamedValue(name: $0.name, value: Authored($0.value.value.resolved(for: traits), at: $0.value.place))
        })
    default: self
    }
  }
}
