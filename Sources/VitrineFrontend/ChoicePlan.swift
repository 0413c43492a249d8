import VitrineSchema
import VitrineYAML

/// The alternatives of a key, sorted by the kinds of node that they can be.
final class ChoicePlan {
  /// All alternatives.
  let alternatives: [ValueType]
  /// The words among them.
  let words: [String]
  /// What a scalar can be, words aside.
  let scalars: [ValueType]
  /// What a list can be.
  let sequences: [ValueType]
  /// What a mapping can be.
  let mappings: [ValueType]

  /// The number of alternatives.
  var count: Int { alternatives.count }

  /// Sorts alternatives.
  init(_ alternatives: [ValueType]) {
    self.alternatives = alternatives
    words = alternatives.words
    scalars = alternatives.filter { type in
      if case .word = type { return false }
      return type.accepts(.scalar)
    }
    sequences = alternatives.filter { $0.accepts(.sequence) }
    mappings = alternatives.filter { $0.accepts(.mapping) }
  }
}
