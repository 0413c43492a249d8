package import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Names, words, and values that are a single word or a few (language 2 and 3).
package enum WordGrammar {
  /// Reads a name: `[A-Za-z_][A-Za-z0-9_-]*`. Reserved names are asked elsewhere.
  package static func name(_ text: GrammarText) throws(GrammarProblem) -> String {
    var cursor = GrammarCursor(text.bytes)
    guard !cursor.isAtEnd else { throw cursor.problem("a name is missing here") }
    guard cursor.takeName() != nil else {
      throw cursor.problem("a name begins with a letter or '_'", replacements: [])
    }
    guard cursor.isAtEnd else {
      throw cursor.problem("a name holds letters, digits, '_' and '-'", replacements: ["-"])
    }
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Reads a preset's name: two names joined by a slash. Whether there is such a preset is asked of the table.
  package static func presetName(_ text: GrammarText) throws(GrammarProblem) -> (library: String, name: String) {
    let rule = "a preset is a library and a name joined by '/', as in 'presentr/alert'"
    var cursor = GrammarCursor(text.bytes)
    guard let library = cursor.takeName() else { throw cursor.problem(rule) }
    guard cursor.take("/") else { throw cursor.problem(rule) }
    guard let name = cursor.takeName() else { throw cursor.problem(rule) }
    guard cursor.isAtEnd else { throw cursor.problem(rule) }
    return (String(decoding: library, as: UTF8.self), String(decoding: name, as: UTF8.self))
  }

  /// Reads one of some words, UIKit's longer spelling allowed.
  package static func word(
    _ text: GrammarText, among words: [String], noun: String
  ) throws(GrammarProblem) -> String {
    let written = String(decoding: text.bytes, as: UTF8.self)
    if let word = SchemaWords.word(written, among: words) { return word }
    throw GrammarProblem(
      .unknownWord, at: 0, text.bytes.count, "'\(written)' is no \(noun)",
      replacements: NearNames.near(to: written, in: words))
  }

  /// Reads a curve's name.
  package static func curve(_ text: GrammarText) throws(GrammarProblem) -> AuthoredCurve {
    .named(try word(text, among: SchemaWords.curves, noun: "timing curve"))
  }

  /// Reads a position's word.
  package static func position(_ text: GrammarText) throws(GrammarProblem) -> AuthoredPosition {
    .edge(try word(text, among: SchemaWords.positions, noun: "position"), inset: 0)
  }

  /// Reads a text style's name or a size in points.
  package static func font(_ text: GrammarText) throws(GrammarProblem) -> AuthoredFont {
    var cursor = GrammarCursor(text.bytes)
    guard let size = try cursor.takeSignedNumber() else {
      return AuthoredFont(style: try word(text, among: SchemaWords.textStyles, noun: "text style"))
    }
    let length = cursor.offset
    try cursor.refuseUnit()
    try cursor.finish("a font is a text style or a size in points")
    guard size > 0 else { throw GrammarProblem(at: 0, length, "a font's size is above 0") }
    return AuthoredFont(size: size)
  }

  /// Reads the words of a source rect: `bounds`, `frame`, `id.bounds`, `id.frame` or `null`.
  package static func sourceRect(_ text: GrammarText) throws(GrammarProblem) -> SourceRect {
    let rule = "a source rect is four amounts, 'bounds', 'frame', 'id.bounds', 'id.frame' or null"
    var cursor = GrammarCursor(text.bytes)
    guard let first = cursor.takeName() else { throw cursor.problem(rule) }
    let name = String(decoding: first, as: UTF8.self)
    guard cursor.take(".") else {
      guard cursor.isAtEnd else { throw cursor.problem(rule) }
      switch name {
      case "bounds": return .bounds(of: nil)
      case "frame": return .frame(of: nil)
      case "null": return .null
      default:
        throw GrammarProblem(
          .unknownWord, at: 0, name.utf8.count, rule, replacements: NearNames.near(to: name, in: ["bounds", "frame"]))
      }
    }
    let start = cursor.offset
    guard cursor.takeName() != nil else { throw cursor.problem(rule) }
    let what = cursor.text(from: start)
    guard cursor.isAtEnd else { throw cursor.problem(rule) }
    switch what {
    case "bounds": return .bounds(of: name)
    case "frame": return .frame(of: name)
    default:
      throw GrammarProblem(
        .unknownWord, at: start, what.utf8.count, rule, replacements: NearNames.near(to: what, in: ["bounds", "frame"]))
    }
  }
}
