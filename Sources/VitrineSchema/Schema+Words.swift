extension Schema {
  /// Returns every word that stands as a value somewhere in the language. Linear in the schema.
  public static func words() -> Set<String> {
    var words: Set<String> = []
    for id in ShapeID.allCases {
      for key in shape(id).keys { key.type.addWords(to: &words) }
    }
    return words
  }
}

extension ValueType {
  /// Adds the words that such a value may be, alone, in a list or under a name.
  fileprivate func addWords(to words: inout Set<String>) {
    switch self {
    case .word(let list): words.formUnion(list)
    case .list(let type), .names(let type): type.addWords(to: &words)
    case .either(let types): for type in types { type.addWords(to: &words) }
    default: break
    }
  }
}
