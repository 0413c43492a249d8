public import VitrineSource

/// What a rule is about; the sections of the reference.
public enum RuleArea: String, Hashable, Sendable, CaseIterable {
  case yaml, spec, anchor, popover, background, style, adaptation, sheet, alert, custom, transition, motion, layout
  case text, keyboard, lifecycle, strategy, compatibility
}

/// What a rule has to know before it can speak.
public enum RulePass: String, Hashable, Sendable {
  /// The authored spec is enough.
  case spec
  /// It needs the layout or the timeline of an environment.
  case resolved
}

/// What a rule offers to do about its finding, in a few words.
public enum RuleFix: Hashable, Sendable {
  /// Only the author can know.
  case none
  /// The result is certain.
  case safe(String)
  /// Our guess.
  case suggestion(String)
}

/// Everything that people read about a rule. Rules keep it in a static `let`, so that it is built when a finding, a page or a
/// test first asks, and never while a clean file is checked.
public struct RuleFacts: Sendable {
  /// The name of the rule and of its findings.
  public let code: DiagnosticCode
  /// How bad a finding is.
  public let severity: Severity
  /// The section of the reference.
  public let area: RuleArea
  /// What it has to know.
  public let pass: RulePass
  /// The rule in one sentence.
  public let statement: String
  /// Why it matters: shown below the finding and on the page.
  public let why: String
  /// Where it comes from: fact sections, seed statements, cases.
  public let sources: [String]
  /// How sure its sources are.
  public let certainty: Certainty
  /// The versions for which it can fire, in the language's own form; nil for all.
  public let iOS: String?
  /// What it offers to do.
  public let fix: RuleFix
  /// The first release that has it.
  public let since: String
  /// Snippets that earn the finding, merged onto ``RuleExamples/prelude``; `▸` and `◂` enclose the exact place.
  public let bad: [String]
  /// What each snippet of ``bad`` becomes under the first fix; empty when no fix changes bytes.
  public let fixed: [String]
  /// Near misses that stay silent.
  public let good: [String]
  /// Earlier names.
  public let aliases: [DiagnosticCode]

  /// States a rule.
  public init(
    _ code: DiagnosticCode, _ severity: Severity, _ area: RuleArea, _ pass: RulePass = .spec, _ statement: String,
    why: String, sources: [String], _ certainty: Certainty, iOS: String? = nil, fix: RuleFix = .none,
    since: String = "0.1", bad: [String], fixed: [String] = [], good: [String], aliases: [DiagnosticCode] = []
  ) {
    self.code = code
    self.severity = severity
    self.area = area
    self.pass = pass
    self.statement = statement
    self.why = why
    self.sources = sources
    self.certainty = certainty
    self.iOS = iOS
    self.fix = fix
    self.since = since
    self.bad = bad
    self.fixed = fixed
    self.good = good
    self.aliases = aliases
  }
}
