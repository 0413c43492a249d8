public import Testing
public import VitrineRules
import VitrineSource

/// One example of a rule's facts.
struct RuleExample: Sendable, CustomTestStringConvertible {
  /// The rule.
  let code: DiagnosticCode
  /// Its area.
  let area: RuleArea
  /// The snippet.
  let snippet: String
  /// What it becomes under the fix.
  let fixed: String?
  /// The rule and the snippet's first line.
  var testDescription: String { "\(code.rawValue): \(snippet)" }

  /// The merged text with its marks.
  func merged(_ snippet: String) -> MarkedSnippet {
    area == .yaml ? MarkedSnippet(alone: snippet) : MarkedSnippet(snippet, onto: RuleExamples.prelude)
  }
}

/// The examples that rules bring themselves.
struct ExampleTests {
  /// Every rule.
  static let facts = RuleRegistry.allFacts
  /// Their bad examples.
  static let bad = facts.flatMap { facts in
    facts.bad.enumerated().map { index, snippet in
      RuleExample(
        code: facts.code, area: facts.area, snippet: snippet,
        fixed: facts.fixed.indices.contains(index) ? facts.fixed[index] : nil)
    }
  }
  /// Their good examples.
  static let good = facts.flatMap { facts in
    facts.good.map { RuleExample(code: facts.code, area: facts.area, snippet: $0, fixed: nil) }
  }
  /// Files that examples import.
  static let files = ["library/house.yaml": "vitrine: 1\ntarget: 13.0\nstyles:\n  card: { cornerRadius: 14 }\n"]

  @Test(arguments: bad) func `a bad example gives its rule at exactly the marked place`(example: RuleExample) throws {
    let merged = example.merged(example.snippet)
    let span = try #require(merged.span, "no marks in\n\(merged.text)")
    let checked = Checked(merged.text, files: Self.files)
    let places = checked.of(example.code).map(\.place.span)
    #expect(places == [span], "\(merged.text)\nfound:\n\(checked.listing)")
    #expect(checked.of(example.code).map(\.severity) == [try #require(RuleRegistry.facts(for: example.code)).severity])
  }

  @Test(arguments: good) func `a good example does not give its rule`(example: RuleExample) {
    let merged = example.merged(example.snippet)
    let checked = Checked(merged.text, files: Self.files)
    #expect(checked.of(example.code).isEmpty, "\(merged.text)\nfound:\n\(checked.listing)")
  }

  @Test(arguments: bad.filter { $0.fixed != nil })
  func `the first fix makes the fixed example, which is clean`(example: RuleExample) throws {
    let merged = example.merged(example.snippet)
    let finding = try #require(Checked(merged.text, files: Self.files).of(example.code).first)
    let fix = try #require(finding.fixes.first { !$0.edits.isEmpty }, "no fix with edits")
    let fixed = apply(fix, to: merged.text)
    let expected = example.merged(try #require(example.fixed)).text
    #expect(CanonicalYAML.text(of: fixed) == CanonicalYAML.text(of: expected), "got\n\(fixed)\nnot\n\(expected)")
    let again = Checked(fixed, files: Self.files)
    #expect(again.of(example.code).isEmpty, "\(fixed)\n\(again.listing)")
  }

  @Test(arguments: facts) func `a rule that offers a certain fix shows it`(facts: RuleFacts) {
    guard case .safe = facts.fix else { return }
    guard !Self.withoutEdits.contains(facts.code.rawValue) else { return }
    #expect(facts.fixed.count == facts.bad.count, "\(facts.code.rawValue)")
  }

  /// Findings whose certain fix is told in words: what goes or comes is more than a key or a value.
  static let withoutEdits: Set = [
    "key-without-effect", "spec-unused-definition", "yaml-invisible-separator", "yaml-tab-indent",
  ]
}

extension RuleFacts: CustomTestStringConvertible {
  /// The code.
  public var testDescription: String { code.rawValue }
}
