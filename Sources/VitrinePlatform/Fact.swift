public import VitrineSource

/// A value and where it comes from.
public struct Fact<Value: Sendable>: Sendable {
  /// The value.
  public let value: Value
  /// Its source and certainty.
  public let source: FactSource

  /// Pairs a value with its source.
  public init(_ value: Value, _ citation: String, _ certainty: Certainty) {
    self.value = value
    self.source = FactSource(citation, certainty)
  }

  /// Whether the value rests on a decision of this project, so that what follows from it is approximate.
  public var isApproximate: Bool { source.certainty == .decision }
}

extension Fact: Equatable where Value: Equatable {}
extension Fact: Hashable where Value: Hashable {}
