/// The long form of a preset (design/language.md 6).
enum PresetShapes {
  /// Where the keys are described.
  private static let page = "language 6"

  /// Returns the three keys with which a mapping becomes a preset of a kind.
  static func keys(_ kind: PresetKind) -> [KeySpec] {
    [
      KeySpec(.preset, .preset(kind), "A library's or document's own version of this, by name.", source: page),
      KeySpec(.presetVersion, .text, default: "the preset's newest", "The version of that library.", source: page),
      KeySpec(.with, .presetWords, "The library's own words in its own spelling.", source: page),
    ]
  }

  /// A preset by itself.
  static let use = Shape(.presetUse, "a preset", keys(.style))

  /// What stands under `with`: none of the language's keys.
  static let words = Shape(.presetWith, "the preset's words", [])
}
