package import VitrineSource

/// A text that a grammar refuses, and where.
package struct GrammarProblem: Error, Hashable, Sendable {
  /// What kind of mistake, so that the caller finds the finding's code.
  package enum Kind: Hashable, Sendable {
    /// The text does not follow the grammar.
    case syntax
    /// A side of a constraint has more than one anchor.
    case severalAnchors
    /// A priority outside 1 to 1000.
    case priorityRange
    /// A share outside 0 to 1.
    case fractionRange
    /// A number that is too large to compute with.
    case overflow
    /// A unit that is none of those allowed behind a number.
    case unit
    /// A word that is none of those allowed here.
    case unknownWord
  }

  /// What kind of mistake.
  package var kind: Kind
  /// The first byte of the mistake in the text; the text's length when something is missing at its end.
  package var offset: Int
  /// How many bytes it has; 0 at the end of the text.
  package var length: Int
  /// What is wrong, as a rule.
  package var message: String
  /// What to do, if there is more to say.
  package var help: String?
  /// What may be written instead of these bytes, best first.
  package var replacements: [String]

  /// Describes a mistake.
  package init(
    _ kind: Kind = .syntax, at offset: Int, _ length: Int, _ message: String, help: String? = nil,
    replacements: [String] = []
  ) {
    self.kind = kind
    self.offset = offset
    self.length = length
    self.message = message
    self.help = help
    self.replacements = replacements
  }

  /// Returns where the mistake stands in the file.
  package func place(in text: GrammarText) -> SourcePlace { text.place(offset, length) }
}
