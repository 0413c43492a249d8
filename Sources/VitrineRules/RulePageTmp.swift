public enum RulePage { public static func markdown(for facts: RuleFacts) -> String { facts.statement } }
