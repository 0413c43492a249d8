import VitrineSchema
import VitrineSource

/// The fields of an entry in the order of writing: at most one for each key, so never more than 255.
///
/// The fields of many entries stand side by side in one ``FieldStore``; a list is a stretch of it. A list that is changed
/// takes its fields out into a store of its own, so that nobody else sees the change.
public struct FieldList: Sendable {
  /// Where the fields stand.
  @usableFromInline private(set) var store: FieldStore
  /// Where the first one stands in the store.
  @usableFromInline private(set) var start: UInt8
  /// The number of fields.
  @usableFromInline private(set) var length: UInt8

  /// Takes a stretch of a store.
  @usableFromInline
  init(_ store: FieldStore, _ start: UInt8, _ length: UInt8) {
    self.store = store
    self.start = start
    self.length = length
  }

  /// Takes fields over into a store of their own.
  init(_ fields: some Collection<Field>, of file: FileID) {
    store = fields.isEmpty && file == .main ? .empty : FieldStore(of: file, room: fields.count)
    start = 0
    length = UInt8(fields.count)
    for field in fields { store.append(field) }
  }

  /// Sees to it that nobody else holds the store, and that the list is all of it.
  private mutating func takeOut() {
    if isKnownUniquelyReferenced(&store), start == 0, Int(length) == store.count { return }
    self = FieldList(self, of: store.file)
  }
}

extension FieldList: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, ExpressibleByArrayLiteral {
  /// Creates an empty list.
  public init() { self.init(.empty, 0, 0) }

  /// Creates a list of these fields.
  public init(arrayLiteral elements: Field...) { self.init(elements, of: .main) }

  /// 0.
  @inlinable public var startIndex: Int { 0 }

  /// The number of fields.
  @inlinable public var endIndex: Int { Int(length) }

  /// A field by its position.
  public subscript(position: Int) -> Field {
    @inlinable get {
      precondition(position >= 0 && position < Int(length), "a list has no field at this position")
      return store[Int(start) + position]
    }
    set {
      takeOut()
      store.replace(position, with: newValue)
    }
  }

  /// Replaces some of the fields.
  public mutating func replaceSubrange<Fields: Collection>(_ range: Range<Int>, with fields: Fields)
  where Fields.Element == Field {
    var all = Array(self)
    all.replaceSubrange(range, with: fields)
    self = FieldList(all, of: store.file)
  }

  /// Walks through the fields.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(self) }

  /// A walk through a list. A type of its own: those of the standard library are made at run time.
  public struct Iterator: IteratorProtocol {
    /// The store.
    @usableFromInline let store: FieldStore
    /// Where the next field stands.
    @usableFromInline var position: Int
    /// One past the last.
    @usableFromInline let end: Int

    /// Starts at the first field.
    @inlinable
    init(_ list: FieldList) {
      store = list.store
      position = Int(list.start)
      end = position + Int(list.length)
    }

    /// Returns the next field.
    @inlinable
    public mutating func next() -> Field? {
      guard position < end else { return nil }
      position += 1
      return store[position - 1]
    }
  }
}

extension FieldList: Hashable {
  /// Two lists are equal when they hold equal fields in the same order.
  public static func == (a: FieldList, b: FieldList) -> Bool { a.elementsEqual(b) }

  /// Hashes the fields.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(length)
    for field in self { hasher.combine(field) }
  }
}
