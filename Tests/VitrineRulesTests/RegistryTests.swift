import Foundation
import Testing
import VitrineFrontend
import VitrineRules
import VitrineSource

/// The list of rules and their pages.
struct RegistryTests {
  @Test func `codes are ordered, distinct and kebab-case`() {
    let codes = RuleRegistry.facts.map(\.code.rawValue)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
    for code in codes { #expect(code.wholeMatch(of: /[a-z]+(-[a-z0-9]+)*/) != nil, "\(code)") }
  }

  @Test func `an earlier name finds its rule`() throws {
    let rule = try #require(RuleRegistry.facts(for: "layout-preferred-zero"))
    #expect(rule.code == "popover-missing-content-size")
    #expect(RuleRegistry.facts(for: "no-such-rule") == nil)
  }

  @Test func `an earlier name is no rule of today`() {
    let codes = Set(RuleRegistry.facts.map(\.code))
    for facts in RuleRegistry.facts {
      for alias in facts.aliases { #expect(!codes.contains(alias), "\(alias.rawValue)") }
    }
  }

  @Test(arguments: RuleRegistry.allFacts) func `sentences are phrased as rules`(facts: RuleFacts) {
    for text in [facts.statement, facts.why] {
      #expect(!text.isEmpty && !text.hasSuffix(".") && !text.contains("please"), "\(text)")
    }
    #expect(!facts.good.isEmpty)
    // The limits of size are checked by the tests of VitrineYAML: an example would fill pages.
    let isTooMuch =
      ["yaml-too-large", "spec-too-much-work", FindingList.overflow].contains(facts.code)
      || facts.code.rawValue.hasPrefix("yaml-too-many-")
    #expect(facts.bad.isEmpty == isTooMuch)
  }

  @Test func `every code that the sources can print has a page`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    var codes: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(
        of: /"((?:yaml|spec|layout|preset|environment|key|popover|anchor)-[a-z0-9-]+)", \.(?:error|warning|advice)/)
      {
        codes.insert(String(match.output.1))
      }
    }
    for code in FrontendCode.allCases { codes.insert(code.rawValue) }
    #expect(codes.count > 60)
    for code in codes.sorted() {
      #expect(RuleRegistry.facts(for: DiagnosticCode(rawValue: code)) != nil, "'\(code)' has no page")
    }
  }

  @Test(arguments: RuleRegistry.facts) func `a page says all and shows no marks`(facts: RuleFacts) {
    let page = RulePage.markdown(for: facts)
    #expect(page.hasPrefix("# \(facts.code.rawValue)\n"))
    #expect(page.contains(facts.why.dropFirst()))
    for snippet in facts.good { #expect(page.contains(snippet)) }
    let hasMarks = page.unicodeScalars.contains { $0 == RuleExamples.startMark || $0 == RuleExamples.endMark }
    #expect(!hasMarks)
  }

  @Test func `the index links every rule once`() {
    let index = RulePage.index(of: RuleRegistry.facts) { "rules/\($0.code.rawValue).md" }
    for facts in RuleRegistry.facts {
      #expect(index.components(separatedBy: "](rules/\(facts.code.rawValue).md)").count == 2, "\(facts.code.rawValue)")
    }
  }
}
