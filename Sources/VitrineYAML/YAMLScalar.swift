/// The core schema of YAML 1.2 (YAML 1.2.2 section 10.3.2; facts/yaml.md section 2), for plain scalars.
///
/// The field that takes a value says which type it wants and asks for that one only.
public enum YAMLScalar {
  /// Whether a plain text is null: `null`, `Null`, `NULL`, `~` or nothing.
  public static func resolveNull(_ text: ArraySlice<UInt8>) -> Bool { isNull(text.span) }

  /// Returns the truth value of `true`, `True`, `TRUE`, `false`, `False`, `FALSE`.
  public static func resolveBool(_ text: ArraySlice<UInt8>) -> Bool? {
    switch spelling(text.span, "true", "True", "TRUE") {
    case true: true
    case false: spelling(text.span, "false", "False", "FALSE") ? false : nil
    }
  }

  /// Whether a text is one of the null forms.
  static func isNull(_ text: Span<UInt8>) -> Bool {
    switch text.count {
    case 0: true
    case 1: text[0] == UInt8(ascii: "~")
    case 4: spelling(text, "null", "Null", "NULL")
    default: false
    }
  }

  /// Whether a text is one of the three spellings that the core schema has for a word.
  static func spelling(_ text: Span<UInt8>, _ lower: String, _ capitalised: String, _ upper: String) -> Bool {
    equals(text, lower) || equals(text, capitalised) || equals(text, upper)
  }

  /// Compares bytes with a short word.
  static func equals(_ text: Span<UInt8>, _ word: String) -> Bool {
    let word = word.utf8
    guard text.count == word.count else { return false }
    var i = 0
    for byte in word {
      if text[i] != byte { return false }
      i += 1
    }
    return true
  }
}
