/// The whole file and its target (design/language.md 4.1).
enum FileShapes {
  /// Where the keys are described.
  private static let page = "language 4.1"

  /// The top level of a spec.
  static let file = Shape(
    .file, "a spec",
    [
      KeySpec(
        .vitrine, .int(NumberRange(1, 1)), required: true, "The version of the language; there is one so far.",
        source: page),
      KeySpec(
        .target, .shapeOr(.target, .iOS), default: "13.0",
        "The systems that the app supports; rules about availability read it.", source: page),
      KeySpec(
        .import, .list(.text), "Paths of specs, relative to this file, whose named sections are added to it.",
        source: page),
      KeySpec(
        .environments, .list(.shape(.environment)), default: "iphone-16 portrait, ipad-10 landscape",
        "The devices, windows and settings to compile for; the lists of one entry multiply.", source: page),
      KeySpec(.colors, .names(.color), "Colours by name.", source: page),
      KeySpec(.fonts, .names(.text), "Font files by name, each a path relative to this file.", source: page),
      KeySpec(.screens, .names(.shape(.screen)), "The controllers that are shown, by name.", source: page),
      KeySpec(.popovers, .names(.shape(.popover)), "Popover configuration, by name.", source: page),
      KeySpec(.styles, .names(.shape(.style)), "Presentation styles, by name.", source: page),
      KeySpec(.transitions, .names(.shape(.transition)), "Transitions, by name.", source: page),
      KeySpec(
        .presentations, .names(.shape(.presentation)), "The scenarios to compile, by name; each has one way out.",
        source: page),
    ])

  /// The long form of `target`.
  static let target = Shape(
    .target, "a target",
    [
      KeySpec(
        .iOS, .versionRange, required: true, "The lowest supported version, or a range of them.", source: page)
    ])
}
