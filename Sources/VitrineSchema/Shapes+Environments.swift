/// What to compile for (design/language.md 4.2).
enum EnvironmentShapes {
  /// Where the keys are described.
  private static let page = "language 4.2"

  /// One entry of `environments`; every axis takes a value or a list.
  static let environment = Shape(
    .environment, "an environment",
    [
      KeySpec(
        .device, .list(.either([.deviceID, .shape(.device)])),
        "A device by its id, or one described in place.", source: page),
      KeySpec(
        .orientation, .list(.word(["portrait", "landscape"])), default: "portrait",
        "Which way the device is held.", source: page),
      KeySpec(
        .window, .list(.either([.word(SchemaWords.windows), .windowSize])), default: "full",
        "The part of the screen that the app has; split modes end with iPadOS 18, free sizes begin with 26.",
        source: page),
      KeySpec(
        .iOS, .list(.version), default: "the newest N.0 up to 18 that device and target share",
        "The system version, which decides safe areas, bars, defaults and events.", source: page),
      KeySpec(
        .keyboard, .list(.either([.word(["hidden", "shown"]), .points(.notNegative)])), default: "hidden",
        "Whether the docked keyboard is up, or its height from the bottom.", source: page),
      KeySpec(
        .text, .list(.word(SchemaWords.contentSizeCategories)), default: "large", since: "7",
        uikit: "UIContentSizeCategory", "The text size that the user chose.", source: page),
      KeySpec(
        .direction, .list(.word(["ltr", "rtl"])), default: "ltr", uikit: "UIUserInterfaceLayoutDirection",
        "The direction of reading.", source: page),
      KeySpec(
        .appearance, .list(.word(["light", "dark"])), default: "light", since: "13", uikit: "UIUserInterfaceStyle",
        "Light or dark colours.", source: page),
      KeySpec(
        .reduceMotion, .list(.bool), default: "false", uikit: "UIAccessibility.isReduceMotionEnabled",
        "Whether the user asked for less motion, which picks a transition's other variant.", source: page),
    ])

  /// A device that is not in the table.
  static let device = Shape(
    .device, "a device",
    [
      KeySpec(.name, .text, required: true, "What the device is called in ids of environments.", source: page),
      KeySpec(.idiom, .word(["phone", "pad"]), required: true, "Phone or pad.", source: page),
      KeySpec(.size, .size(nullable: false), required: true, "The screen in portrait, in points.", source: page),
      KeySpec(.scale, .number(.positive), required: true, "Pixels per point.", source: page),
      KeySpec(
        .safeArea, .shapeOr(.deviceSafeArea, .portrait), default: "0",
        "The insets of a full window; a single inset is for portrait.", source: page),
      KeySpec(
        .keyboard, .shapeOr(.deviceKeyboard, .portrait),
        "The height of the docked keyboard from the bottom edge; a single one is for portrait.", source: page),
    ])

  /// A device's safe area by orientation.
  static let deviceSafeArea = Shape(
    .deviceSafeArea, "a safe area",
    [
      KeySpec(.portrait, .physicalInset, "The insets of a full window in portrait.", source: page),
      KeySpec(.landscape, .physicalInset, "The insets of a full window in landscape.", source: page),
    ])

  /// A device's keyboard by orientation.
  static let deviceKeyboard = Shape(
    .deviceKeyboard, "a keyboard",
    [
      KeySpec(.portrait, .points(.notNegative), "The keyboard's height in portrait.", source: page),
      KeySpec(.landscape, .points(.notNegative), "The keyboard's height in landscape.", source: page),
    ])
}
