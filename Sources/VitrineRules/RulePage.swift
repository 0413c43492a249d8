import VitrineSource

/// Writes the reference page of a rule, for `explain` and for the documentation.
public enum RulePage {
  /// Returns the page of one rule as Markdown.
  public static func markdown(for facts: RuleFacts) -> String {
    var page = "# \(facts.code.rawValue)\n\n\(capitalized(facts.statement)).\n\n"
    page += "| severity | area | pass | iOS | fix | since |\n| --- | --- | --- | --- | --- | --- |\n"
    page += "| \(facts.severity.rawValue) | \(facts.area.rawValue) | \(facts.pass.rawValue) | \(facts.iOS ?? "all") "
    page += "| \(fixText(facts.fix)) | \(facts.since) |\n\n"
    page += "## Why\n\n\(capitalized(facts.why)).\n\n"
    if facts.area != .yaml, !facts.bad.isEmpty { page += setting }
    page += examples("Fails", facts.bad)
    page += examples("Fixed", facts.fixed)
    page += examples("Passes", facts.good)
    page += "## Source\n\n\(facts.sources.joined(separator: ", ")) (\(facts.certainty.rawValue)).\n"
    if !facts.aliases.isEmpty {
      page += "\nEarlier names: \(facts.aliases.map { "`\($0.rawValue)`" }.joined(separator: ", ")).\n"
    }
    return page
  }

  /// Returns a table of all rules with links to their pages.
  ///
  /// - Parameters:
  ///   - facts: The rules, in the order of the table.
  ///   - link: The address of a rule's page by its code.
  public static func index(of facts: [RuleFacts], link: (RuleFacts) -> String) -> String {
    var page = "# Rules\n\n"
    for area in RuleArea.allCases {
      let rules = facts.filter { $0.area == area }
      guard !rules.isEmpty else { continue }
      page += "## \(area.rawValue)\n\n| rule | severity | statement | fix |\n| --- | --- | --- | --- |\n"
      for rule in rules {
        page += "| [\(rule.code.rawValue)](\(link(rule))) | \(rule.severity.rawValue) | \(cell(rule.statement)) "
        page += "| \(cell(fixText(rule.fix))) |\n"
      }
      page += "\n"
    }
    return page
  }

  /// What the examples are laid over.
  private static let setting =
    "The examples are laid over a small spec: a phone and a pad, a screen `home` in a navigation controller with the "
    + "button `go` and the bar item `more`, and a screen `panel` of 200 by 200 with the label `hello`.\n\n"

  /// Returns a section of YAML examples; nothing when there are none.
  private static func examples(_ title: String, _ snippets: [String]) -> String {
    guard !snippets.isEmpty else { return "" }
    var section = "## \(title)\n\n"
    for snippet in snippets {
      let text = RuleExamples.unmarked(snippet)
      section += "```yaml\n\(text)\(text.hasSuffix("\n") ? "" : "\n")```\n\n"
    }
    return section
  }

  /// What a fix does, with how sure it is.
  private static func fixText(_ fix: RuleFix) -> String {
    switch fix {
    case .none: "none"
    case .safe(let text): "safe: \(text)"
    case .suggestion(let text): "suggestion: \(text)"
    }
  }

  /// Returns a sentence that begins with a capital letter, unless it begins with a quoted name.
  private static func capitalized(_ text: String) -> String {
    guard let first = text.first, first.isLowercase else { return text }
    return first.uppercased() + text.dropFirst()
  }

  /// Returns a text that does not end a table's cell.
  private static func cell(_ text: String) -> String {
    String(text.flatMap { $0 == "|" ? Array("\\|") : [$0] })
  }
}
