package import VitrineSchema
package import VitrineSource

/// Writes the entries of one file into shared stores, one store for each depth of nesting: so the fields of an entry follow
/// each other, and no store holds itself.
package struct FieldWriter {
  /// The file.
  private let file: FileID
  /// The store at hand, by depth.
  private var stores: [FieldStore] = []
  /// How many entries are being written, each inside the one before.
  private var depth = 0

  /// The fields of the first store of a depth: a small spec needs no more.
  private static let firstRoom = 12
  /// The fields of further stores, about 4 KB. With the fields of one entry behind them they can still be counted in a byte.
  private static let room = 100

  /// Prepares for a file.
  package init(of file: FileID) { self.file = file }

  /// Begins an entry inside the one at hand. Each is ended with ``end()``.
  ///
  /// - Parameter count: The most fields that it can have.
  package mutating func begin(_ shape: ShapeID, at span: SourceSpan, count: Int) -> Entry {
    if depth == stores.count {
      stores.append(FieldStore(of: file, room: max(Self.firstRoom, count)))
    } else if stores[depth].free < count {
      stores[depth] = FieldStore(of: file, room: max(Self.room, count))
    }
    let store = stores[depth]
    depth += 1
    return Entry(shape, at: span, FieldList(store, UInt8(store.count), 0))
  }

  /// Adds a field to the entry that was begun last.
  package func add(_ field: consuming Field, to entry: inout Entry) { entry.write(field) }

  /// Ends the entry that was begun last.
  package mutating func end() { depth -= 1 }
}
