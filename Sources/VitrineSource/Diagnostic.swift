/// How bad a finding is (design/decisions.md, "levels and exit codes").
public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Guidelines and tidiness; shown on request, never decides the exit code.
  case advice
  /// It compiles and is very likely not meant.
  case warning
  /// It cannot be compiled, or UIKit would trap. Cannot be suppressed.
  case error

  /// Orders advice < warning < error.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  /// Position in the order.
  private var rank: Int {
    switch self {
    case .advice: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// The name of a kind of finding: lower-case words joined by `-`, never reused for another meaning.
public struct DiagnosticCode: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral, Comparable {
  /// The name as printed, for example `source-rect-ignored`.
  public let rawValue: String

  /// Wraps a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Wraps a literal name.
  public init(stringLiteral value: String) { rawValue = value }

  /// Orders by the UTF-8 bytes of the name, whatever the locale.
  public static func < (a: DiagnosticCode, b: DiagnosticCode) -> Bool {
    a.rawValue.utf8.lexicographicallyPrecedes(b.rawValue.utf8)
  }
}

/// A second place that helps to understand a finding.
public struct DiagnosticLabel: Hashable, Sendable {
  /// Where.
  public var place: SourcePlace
  /// What is there: lower case, no final period.
  public var text: String

  /// Creates a label.
  public init(_ place: SourcePlace, _ text: String) {
    self.place = place
    self.text = text
  }
}

/// A replacement of bytes.
public struct SourceEdit: Hashable, Sendable {
  /// The bytes to replace; empty to insert.
  public var place: SourcePlace
  /// The new text.
  public var replacement: String

  /// Creates an edit.
  public init(_ place: SourcePlace, replacement: String) {
    self.place = place
    self.replacement = replacement
  }
}

/// A way out that can be applied by machine.
public struct DiagnosticFix: Hashable, Sendable {
  /// How sure the result is.
  public enum Applicability: String, Hashable, Sendable {
    /// Keeps the compiled output, or is the only reading.
    case safe
    /// Our guess.
    case suggestion
  }

  /// What it does: imperative, lower case, no final period.
  public var title: String
  /// How sure it is.
  public var applicability: Applicability
  /// The bytes that change; may be empty when only words can say what to do.
  public var edits: [SourceEdit]

  /// Creates a fix.
  public init(_ title: String, _ applicability: Applicability, edits: [SourceEdit] = []) {
    self.title = title
    self.applicability = applicability
    self.edits = edits
  }
}

/// One finding: what is wrong, where, why it matters, what to do.
public struct Diagnostic: Hashable, Sendable {
  /// Which kind of finding.
  public var code: DiagnosticCode
  /// How bad.
  public var severity: Severity
  /// What is wrong: stands alone, lower case, no final period, names in quotes.
  public var message: String
  /// The smallest text that shows it.
  public var place: SourcePlace
  /// Other places.
  public var labels: [DiagnosticLabel]
  /// Why it matters, with the source.
  public var why: String?
  /// What to do, when no fix says it: one line each.
  public var help: [String]
  /// Alternatives, best first.
  public var fixes: [DiagnosticFix]
  /// The environments in which it was found; empty for findings about the spec itself.
  public var environments: [String]

  /// Creates a finding.
  public init(
    _ code: DiagnosticCode,
    _ severity: Severity,
    _ message: String,
    at place: SourcePlace,
    labels: [DiagnosticLabel] = [],
    why: String? = nil,
    help: [String] = [],
    fixes: [DiagnosticFix] = [],
    environments: [String] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.place = place
    self.labels = labels
    self.why = why
    self.help = help
    self.fixes = fixes
    self.environments = environments
  }
}

extension Diagnostic {
  /// Whether `self` is printed before `other`: by place, then code, then message; never by time of discovery.
  public func isOrderedBefore(_ other: Diagnostic) -> Bool {
    if place != other.place { return place < other.place }
    if code != other.code { return code < other.code }
    return message.utf8.lexicographicallyPrecedes(other.message.utf8)
  }
}
