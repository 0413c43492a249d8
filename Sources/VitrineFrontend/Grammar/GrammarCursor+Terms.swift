import VitrineModel
import VitrinePlatform
import VitrineSchema

extension GrammarCursor {
  /// Moves past `<=`, `=` or `>=` and returns it; nil when none begins here. Refuses other signs that stand for relations.
  mutating func takeRelation() throws(GrammarProblem) -> LayoutRelation? {
    if take("<=") { return .lessThanOrEqual }
    if take(">=") { return .greaterThanOrEqual }
    for slip in Self.relationSlips where bytes[index...].starts(with: slip.written.utf8) {
      throw GrammarProblem(
        at: offset, slip.written.utf8.count, "a relation is '<=', '=' or '>='", help: "write '\(slip.meant)'",
        replacements: [slip.meant])
    }
    return take("=") ? .equal : nil
  }

  /// What people write for relations, longest first.
  private static let relationSlips: [(written: String, meant: String)] = [
    ("==", "="), ("=<", "<="), ("=>", ">="), ("\u{2264}", "<="), ("\u{2265}", ">="), ("<", "<="), (">", ">="),
  ]

  /// Moves past `@` and a priority, if they are next, and returns the priority.
  mutating func takePriority() throws(GrammarProblem) -> LayoutPriority? {
    guard take("@") else { return nil }
    skipBlanks()
    return try takePriorityValue()
  }

  /// Moves past a priority's number or name and returns it.
  mutating func takePriorityValue() throws(GrammarProblem) -> LayoutPriority {
    let start = offset
    if let number = try takeSignedNumber() {
      guard number >= Self.priorities.lowerBound, number <= Self.priorities.upperBound else {
        throw GrammarProblem(
          .priorityRange, at: start, offset - start, "a priority lies between 1 and 1000",
          replacements: [number < Self.priorities.lowerBound ? "1" : "1000"])
      }
      return LayoutPriority(number)
    }
    guard let name = takeName() else {
      throw problem("a priority belongs here", help: "1 to 1000, 'required', 'high', 'low' or 'fitting'")
    }
    for (word, value) in SchemaWords.priorities where name.elementsEqual(word.utf8) { return LayoutPriority(value) }
    let written = text(from: start)
    let long = Self.longPriorities.first { $0.written == written }?.meant
    let words = SchemaWords.priorities.map(\.word)
    throw GrammarProblem(
      .unknownWord, at: start, offset - start, "'\(written)' is no priority",
      help: "1 to 1000, 'required', 'high', 'low' or 'fitting'",
      replacements: long.map { [$0] } ?? NearNames.near(to: written, in: words))
  }

  /// The numbers that a priority can be (UILayoutPriority, documented).
  private static let priorities = 1.0...1000.0

  /// UIKit's names of priorities and those of other layout languages.
  private static let longPriorities: [(written: String, meant: String)] = [
    ("defaultHigh", "high"), ("defaultLow", "low"), ("fittingSizeLevel", "fitting"), ("medium", "500"),
    ("UILayoutPriorityRequired", "required"), ("UILayoutPriorityDefaultHigh", "high"),
    ("UILayoutPriorityDefaultLow", "low"), ("UILayoutPriorityFittingSizeLevel", "fitting"),
  ]
}
