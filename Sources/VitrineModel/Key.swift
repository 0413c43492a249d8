import VitrinePlatform
public import VitrineSchema
import VitrineSource

/// A key together with the type of its value. The constants live in `Keys+….swift`; the schema table says the same type for the
/// decoder, and a test holds the two together.
public struct Key<Wanted: EntryValue>: Sendable {
  /// The key.
  public let id: KeyID
  /// Names a key.
  public init(_ id: KeyID) { self.id = id }
}

/// A type that a decoded value can be read as.
public protocol EntryValue: Sendable {
  /// Reads the value, or returns nil when it is of another type.
  init?(_ value: Value)
}

extension Bool: EntryValue {
  /// Reads a bool.
  public init?(_ value: Value) {
    guard case .bool(let bool) = value else { return nil }
    self = bool
  }
}

extension Double: EntryValue {
  /// Reads a number, a length in points, an angle, a fraction, a ratio, or a time in seconds.
  public init?(_ value: Value) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
}

extension String: EntryValue {
  /// Reads a text, a word, a name or a preset's name.
  public init?(_ value: Value) {
    switch value {
    case .text(let text), .word(let text), .name(let text), .preset(let text): self = text
    default: return nil
    }
  }
}

extension Entry: EntryValue {
  /// Reads a mapping.
  public init?(_ value: Value) {
    guard case .entry(let entry) = value else { return nil }
    self = entry
  }
}

extension Value: EntryValue {
  /// Reads anything that is neither null nor invalid.
  public init?(_ value: Value) {
    if value == .null || value == .invalid { return nil }
    self = value
  }
}

/// The items of a list; a list of one may have been written without brackets.
public struct ListValue<Item: Sendable>: Sendable {
  /// The items that could be read, each with its place.
  public let items: [Authored<Item>]

  /// The items without their places.
  @inlinable
  public var values: [Item] { items.map { $0.value } }
}

extension ListValue: EntryValue where Item: EntryValue {
  /// Reads a list, or one item in its place. Items of another type were reported by the front end and are left out.
  @inlinable
  public init?(_ value: Value) {
    if case .list(let values) = value {
      var items: [Authored<Item>] = []
      for value in values {
        if let item = Item(value.value) { items.append(Authored(item, at: value.place)) }
      }
      self.items = items
    } else {
      return nil
    }
  }
}
