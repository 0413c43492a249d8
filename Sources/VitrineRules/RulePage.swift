import VitrineSource

/// The page of a rule.
public enum RulePage {
  /// Returns the page as Markdown.
  public static func markdown(for facts: RuleFacts) -> String { "# \(facts.code.rawValue)\n\n\(facts.statement)\n" }
}
