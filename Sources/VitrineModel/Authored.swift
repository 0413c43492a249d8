public import VitrineSource

/// A value and the bytes that say it.
public struct Authored<Value: Sendable>: Sendable {
  /// What was written, in our terms.
  public var value: Value
  /// Where it was written.
  public var place: SourcePlace

  /// Creates a placed value.
  @inlinable
  public init(_ value: Value, at place: SourcePlace) {
    self.value = value
    self.place = place
  }
}

extension Authored: Equatable where Value: Equatable {}
extension Authored: Hashable where Value: Hashable {}
