/// What of a text may reach a terminal.
///
/// Names and values of a spec stand in messages as they were written, so a message can hold whatever YAML can escape.
public enum ShownText {
  /// Longest text of a finding in scalars; a longer one loses its middle. The longest of a rule's own is far below.
  private static let limit = 2_000
  /// Scalars kept at the end of a text that was cut.
  private static let tail = 200

  /// Returns a text on one line: what could steer a terminal, break the line or reorder it is shown as U+FFFD.
  public static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { shown.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar) }
    return String(shown)
  }

  /// Returns a text without its middle when it is too long to read.
  static func clipped(_ text: String) -> String {
    guard text.utf8.count > limit else { return text }
    let scalars = text.unicodeScalars
    guard let cut = scalars.index(scalars.startIndex, offsetBy: limit - tail, limitedBy: scalars.endIndex),
      let rest = scalars.index(scalars.endIndex, offsetBy: -tail, limitedBy: cut)
    else { return text }
    return String(scalars[..<cut]) + " … " + String(scalars[rest...])
  }

  /// Whether a scalar is a control character, ends a line, or could reorder what stands beside it.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
