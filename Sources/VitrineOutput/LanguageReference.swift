import VitrineSchema

/// The keys of the language as plain text, straight from the schema table.
public enum LanguageReference {
  /// Every mapping with its keys in the order of the table; ends with a line feed.
  public static var text: String {
    var text = ""
    for id in ShapeID.allCases {
      let shape = Schema.shape(id)
      guard !shape.keys.isEmpty else { continue }
      text += "\(shape.noun) (\(id.rawValue))\n"
      let width = shape.keys.map(\.key.rawValue.count).max() ?? 0
      for spec in shape.keys {
        let key = spec.key.rawValue
        text += "  " + key + String(repeating: " ", count: width - key.count + 2) + spec.summary
        text += remarks(on: spec) + "\n"
      }
      text += "\n"
    }
    return text
  }

  /// What stands in parentheses behind a summary; nothing when there is nothing to say.
  private static func remarks(on spec: KeySpec) -> String {
    var remarks: [String] = []
    if spec.isRequired { remarks.append("required") }
    let words = words(of: spec.type)
    if !words.isEmpty { remarks.append(words.joined(separator: ", ")) }
    if let standard = spec.defaultText { remarks.append("default \(standard)") }
    if let since = spec.since { remarks.append("iOS \(since)") }
    return remarks.isEmpty ? "" : " (" + remarks.joined(separator: "; ") + ")"
  }

  /// The fixed words that a type allows, in lists and alternatives too.
  private static func words(of type: ValueType) -> [String] {
    switch type {
    case .word(let words): words
    case .list(let item): words(of: item)
    case .either(let types): types.flatMap(words(of:))
    default: []
    }
  }
}
