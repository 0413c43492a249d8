/// Compares what came out with what a case expects and collects the differences.
public struct CaseComparison {
  /// The differences so far.
  public private(set) var differences: [CaseDifference] = []

  /// Creates a comparison without differences.
  public init() {}

  /// The outcome of all comparisons.
  public var outcome: CaseOutcome { differences.isEmpty ? .passed : .failed(differences) }

  /// Compares a whole value: numbers within a tolerance, everything else exactly.
  public mutating func check(_ field: String, expected: JSONCell, actual: JSONCell, tolerance: Double) {
    if !Self.equal(expected, actual, tolerance: tolerance) {
      differences.append(CaseDifference(field, expected: expected.description, actual: actual.description))
    }
  }

  /// Compares two sets of words.
  public mutating func check(_ field: String, expected: Set<String>, actual: Set<String>) {
    if expected != actual {
      differences.append(
        CaseDifference(
          field, expected: expected.sorted().joined(separator: " "), actual: actual.sorted().joined(separator: " ")))
    }
  }

  /// Notes a difference that was found elsewhere.
  public mutating func note(_ field: String, expected: String, actual: String) {
    differences.append(CaseDifference(field, expected: expected, actual: actual))
  }

  /// Whether two values agree; an object must have exactly the same keys.
  private static func equal(_ a: JSONCell, _ b: JSONCell, tolerance: Double) -> Bool {
    switch (a, b) {
    case (.number(let x), .number(let y)): abs(x - y) <= tolerance
    case (.list(let x), .list(let y)):
      x.count == y.count && zip(x, y).allSatisfy { equal($0, $1, tolerance: tolerance) }
    case (.object(let x), .object(let y)):
      x.keys.sorted() == y.keys.sorted()
        && x.keys.allSatisfy { equal(x[$0] ?? .null, y[$0] ?? .null, tolerance: tolerance) }
    default: a == b
    }
  }
}
