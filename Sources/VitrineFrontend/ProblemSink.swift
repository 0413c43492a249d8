import VitrineSource

/// Where findings are gathered. While an alternative is only tried, nothing is kept and no message is built.
///
/// A class, so that a decoder can be read while its message is being made.
final class ProblemSink {
  /// What was found so far, in the order of discovery.
  private var list = FindingList()
  /// How many trials are under way.
  private var trials = 0
  /// Whether the innermost trial met a problem.
  private(set) var hasFailed = false

  /// Whether the innermost trial met something to warn of.
  private(set) var hasNotes = false

  /// The number of findings from which on no near names are looked up: a file with so many needs no guesses.
  private static let suggestionLimit = 300

  /// What was kept so far, in the order of discovery.
  var diagnostics: [Diagnostic] { list.kept }
  /// What was found and not kept.
  var omitted: FindingCounts { list.omitted }
  /// Whether messages are built at all.
  var isTrying: Bool { trials > 0 }
  /// Whether near names may be looked up.
  var wantsSuggestions: Bool { trials == 0 && list.kept.count < Self.suggestionLimit }

  /// Keeps a finding; the closure runs only when it will be shown.
  func report(_ make: () -> Diagnostic) {
    if trials > 0 {
      hasFailed = true
    } else {
      list.add(make())
    }
  }

  /// Keeps warnings and advice, which do not make an alternative fail.
  func note(_ make: () -> Diagnostic) {
    if trials == 0 {
      list.add(make())
    } else {
      hasNotes = true
    }
  }

  /// Adds findings of another phase, and the number of those that it left out.
  func add(_ found: [Diagnostic], omitted: FindingCounts = FindingCounts()) {
    list.add(found)
    list.addOmitted(omitted)
  }

  /// Begins a trial; returns what ``endTrial(_:)`` needs.
  func beginTrial() -> Bool {
    let outer = hasFailed
    trials += 1
    hasFailed = false
    hasNotes = false
    return outer
  }

  /// Ends a trial and returns whether it succeeded.
  func endTrial(_ outer: Bool) -> Bool {
    let succeeded = !hasFailed
    trials -= 1
    hasFailed = outer
    return succeeded
  }
}

extension Diagnostic {
  /// Makes a finding of the front end; the severity belongs to the code.
  init(
    _ code: FrontendCode, _ message: String, at place: SourcePlace, labels: [DiagnosticLabel] = [], why: String? = nil,
    help: [String] = [], fixes: [DiagnosticFix] = []
  ) {
    self.init(
      code.code, code.severity, message, at: place, labels: labels, why: why, help: help, fixes: fixes)
  }
}
