/// One mapping of the language: its keys in the order of the reference page.
public struct Shape: Sendable {
  /// Which shape.
  public let id: ShapeID
  /// What the mapping is, in a noun phrase that messages can use: "a popover".
  public let noun: String
  /// Its keys.
  public let keys: [KeySpec]

  /// Declares a shape.
  public init(_ id: ShapeID, _ noun: String, _ keys: [KeySpec]) {
    self.id = id
    self.noun = noun
    self.keys = keys
  }

  /// Returns the declaration of a key, or nil when the shape has no such key. Linear in the number of keys.
  public func spec(_ key: KeyID) -> KeySpec? { keys.first { $0.key == key } }
}
