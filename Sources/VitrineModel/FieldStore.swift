public import VitrineSchema
public import VitrineSource

/// A buffer in which the fields of entries of one file stand side by side: an array of its own for each of the hundred
/// thousand entries of a large spec would take half as much room again.
///
/// A store only ever grows behind what lists hold of it, and only while a ``FieldWriter`` fills it; a list that changes its
/// fields has a store of its own (``FieldList``). So what several threads may see never changes.
///
/// It is raw memory, since a variable in a class is checked at run time against use from two places at once, which costs
/// more than the use.
@usableFromInline
final class FieldStore: @unchecked Sendable {
  /// The file that the entries are written in.
  @usableFromInline let file: FileID
  /// The number of fields that there is room for.
  @usableFromInline let room: Int
  /// The fields behind their number.
  @usableFromInline let buffer: ManagedBuffer<Int, Field>

  /// No fields, of the spec itself.
  static let empty = FieldStore(of: .main, room: 0)

  /// Creates an empty store.
  init(of file: FileID, room: Int) {
    self.file = file
    self.room = room
    buffer = .create(minimumCapacity: room) { _ in 0 }
  }

  /// Gives the fields back.
  deinit {
    _ = unsafe buffer.withUnsafeMutablePointers { unsafe $1.deinitialize(count: $0.pointee) }
  }

  /// The number of fields.
  @inlinable var count: Int { unsafe buffer.withUnsafeMutablePointerToHeader { unsafe $0.pointee } }

  /// The number of further fields that there is room for.
  var free: Int { room - count }

  /// Returns a field.
  @inlinable
  subscript(position: Int) -> Field {
    precondition(position >= 0 && position < count, "a store has no field at this position")
    return unsafe buffer.withUnsafeMutablePointerToElements { unsafe $0[position] }
  }

  /// Returns the field of a key among some of the fields. Linear.
  @inlinable
  func first(_ key: KeyID, from start: Int, count length: Int) -> Field? {
    precondition(start + length <= count, "a store has no fields at this position")
    return unsafe buffer.withUnsafeMutablePointerToElements { fields in
      for position in start..<(start + length) where unsafe fields[position].key == key {
        return unsafe fields[position]
      }
      return nil
    }
  }

  /// Adds a field; there must be room.
  func append(_ field: consuming Field) {
    let (number, fields) = unsafe buffer.withUnsafeMutablePointers { unsafe ($0, $1) }
    let position = unsafe number.pointee
    precondition(position < room, "a store is full")
    unsafe (fields + position).initialize(to: field)
    unsafe number.pointee = position + 1
  }

  /// Replaces a field.
  func replace(_ position: Int, with field: Field) {
    precondition(position >= 0 && position < count, "a store has no field at this position")
    unsafe buffer.withUnsafeMutablePointerToElements { unsafe $0[position] = field }
  }
}
