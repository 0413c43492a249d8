/// The words of SwiftPopup and of the classes in the seed documents (facts/seed-systems.md 2 to 5, read in source).
enum SeedWords {
  /// What stands for the only version of a document.
  private static let document = PresetVersions.document("seed")

  /// SwiftPopup.
  static let popup = Preset(
    name: "swiftpopup/popup", kind: .style, versions: .tags(["0.1.0", "0.1.1", "0.1.2", "0.1.3", "4.2.0", "5.0.0"]),
    words: [
      PresetWord("backViewColor", .color, default: "white(0.1) 50%", "The dimming colour."),
      PresetWord(
        "showAnimation", .names(.number(.any)), default: "0.8 s, damping 0.8, velocity 2",
        "The spring: duration, delay, springWithDamping, springVelocity."),
      PresetWord(
        "dismissAnimation", .names(.number(.any)), default: "0.2 s", "The way out: duration, delay."),
    ], summary: "SwiftPopup's container-filling popup.", source: "language 6, seed-systems 2")

  /// The centred popover of seed 000.
  static let centeredPopover = Preset(
    name: "centeredPopover/default", kind: .style, versions: document,
    words: [
      PresetWord("size", .size(nullable: false), "The popup's size; zero is a fatal error."),
      PresetWord("enableDismiss", .bool, default: "true", "Whether a tap outside dismisses."),
      PresetWord("shadowOffset", .point, default: "[0, 4]", "How far the shadow is moved."),
      PresetWord("shadowRadius", .points(.notNegative), default: "4", "The shadow's blur radius."),
      PresetWord("shadowOpacity", .unboundedFraction, default: "0.2", "How opaque the shadow is."),
      PresetWord("shadowColor", .color, default: "gray", "The shadow's colour."),
      PresetWord("borderWidth", .points(.notNegative), default: "0", "The border's width."),
      PresetWord("borderColor", .color, default: "white", "The border's colour."),
      PresetWord("cornerRadius", .points(.notNegative), default: "0", "How far corners are rounded."),
      PresetWord(
        "maskedCorners", .list(.word(SchemaWords.corners)), default: "all four", "Which corners are rounded."),
    ], summary: "The centred popover without arrow of seed 000.", source: "language 6, seed-systems 3")

  /// The arrow background of seed 003.
  static let arrow = Preset(
    name: "qiita/arrow", kind: .background, versions: document,
    words: [
      PresetWord("arrowBase", .points(.any), default: "20", "The width of the arrow's base."),
      PresetWord("arrowHeight", .points(.any), default: "10", "From the arrow's base to its tip."),
      PresetWord("cornerRadius", .points(.notNegative), default: "10", "How far the corners of the box are rounded."),
    ], summary: "The background of seed 003, which draws upward arrows only.", source: "language 6, seed-systems 4")

  /// The measured size of seed 004.
  static let fit = Preset(
    name: "stanford/fit", kind: .preferredContentSize, versions: document,
    words: [
      PresetWord("textView", .reference(.id), "The text view that is measured.")
    ], summary: "The size of seed 004: a text view's, measured in the presenter's bounds.",
    source: "language 6, seed-systems 5")
}
