/// How one case of a golden table went.
public enum CaseOutcome: Hashable, Sendable, CustomStringConvertible {
  /// The output is what the case expects.
  case passed
  /// The output differs: each difference with what was expected and what came out.
  case failed([CaseDifference])
  /// The case asks for something that is not built yet.
  case skipped(String)

  /// The outcome in words.
  public var description: String {
    switch self {
    case .passed: "passed"
    case .failed(let differences): differences.map(\.description).joined(separator: "; ")
    case .skipped(let reason): "skipped: \(reason)"
    }
  }
}

/// One difference between what a case expects and what came out.
public struct CaseDifference: Hashable, Sendable, CustomStringConvertible {
  /// The field of the output.
  public var field: String
  /// What the case says.
  public var expected: String
  /// What came out.
  public var actual: String

  /// Creates a difference.
  public init(_ field: String, expected: String, actual: String) {
    self.field = field
    self.expected = expected
    self.actual = actual
  }

  /// The difference on one line.
  public var description: String { "\(field): expected \(expected), actual \(actual)" }
}

/// One case of a golden table and how it went.
public struct CaseReport: Hashable, Sendable, CustomStringConvertible {
  /// The case's name.
  public var id: String
  /// How it went.
  public var outcome: CaseOutcome

  /// Creates a report.
  public init(_ id: String, _ outcome: CaseOutcome) {
    self.id = id
    self.outcome = outcome
  }

  /// Whether the case failed.
  public var isFailure: Bool {
    if case .failed = outcome { return true }
    return false
  }

  /// Whether the case was skipped.
  public var isSkipped: Bool {
    if case .skipped = outcome { return true }
    return false
  }

  /// The case and its outcome on one line.
  public var description: String { "\(id): \(outcome)" }
}
