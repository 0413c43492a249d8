/// Numbers of findings by severity.
public struct FindingCounts: Hashable, Sendable {
  /// Errors.
  public var errors = 0
  /// Warnings.
  public var warnings = 0
  /// Advice.
  public var advice = 0

  /// Starts at zero.
  public init() {}

  /// The number of one severity.
  public subscript(severity: Severity) -> Int {
    get {
      switch severity {
      case .error: errors
      case .warning: warnings
      case .advice: advice
      }
    }
    set {
      switch severity {
      case .error: errors = newValue
      case .warning: warnings = newValue
      case .advice: advice = newValue
      }
    }
  }

  /// All of them.
  public var total: Int { errors + warnings + advice }

  /// The gravest severity that occurs.
  public var gravest: Severity? { errors > 0 ? .error : warnings > 0 ? .warning : advice > 0 ? .advice : nil }

  /// Adds other numbers.
  public static func += (a: inout FindingCounts, b: FindingCounts) {
    a.errors += b.errors
    a.warnings += b.warnings
    a.advice += b.advice
  }
}

/// Findings in the order of adding, as many of each severity as anybody reads; the rest is counted. A file of a megabyte can
/// have a hundred thousand faults, and every finding holds texts.
public struct FindingList: Sendable {
  /// The findings that were kept.
  public private(set) var kept: [Diagnostic] = []
  /// How many were not.
  public private(set) var omitted = FindingCounts()
  /// How many were kept.
  private var counts = FindingCounts()
  /// The most of one severity.
  private let limit: Int

  /// Findings of one severity that are kept for a spec (facts/yaml.md section 3, project decision).
  public static let limit = 1_000

  /// Starts empty.
  public init(limit: Int = limit) { self.limit = limit }

  /// Adds a finding, or counts it.
  public mutating func add(_ finding: Diagnostic) {
    guard counts[finding.severity] < limit else {
      omitted[finding.severity] += 1
      return
    }
    counts[finding.severity] += 1
    kept.append(finding)
  }

  /// Adds findings in order.
  public mutating func add(_ findings: [Diagnostic]) { for finding in findings { add(finding) } }

  /// Counts findings that somebody else left out.
  public mutating func addOmitted(_ counts: FindingCounts) { omitted += counts }

  /// Keeps one finding that stands for all that were left out, as the last: the first place that is not shown is past those
  /// that are. Nothing is added when all were kept.
  public mutating func close() {
    guard let severity = omitted.gravest, let last = kept.last else { return }
    kept.append(
      Diagnostic(
        Self.overflow, severity, "\(limit) findings of one severity are kept, \(omitted.total) more are left out",
        at: SourcePlace(last.place.file, SourceSpan(last.place.span.start, last.place.span.start)),
        help: ["mend the first ones and check again"]))
  }

  /// The code of the finding that stands for others.
  public static let overflow: DiagnosticCode = "spec-too-many-findings"
}
