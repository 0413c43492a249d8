/// Alerts and action sheets (design/language.md 4.5).
enum AlertShapes {
  /// Where the keys are described.
  private static let page = "language 4.5"

  /// An alert.
  static let alert = Shape(
    .alert, "an alert",
    [
      KeySpec(
        .preferredStyle, .word(["alert", "actionSheet"]), default: "alert", since: "8",
        "In the middle, or from the bottom and on the pad as a popover.", source: page),
      KeySpec(.title, .text, "The title.", source: page),
      KeySpec(.message, .text, "The text below the title.", source: page),
      KeySpec(
        .actions, .list(.shapeOr(.alertAction, .default)), default: "none", uikit: "addAction(_:)",
        "The buttons in the order of adding; a title alone is a default action.", source: page),
      KeySpec(
        .preferredAction, .text, since: "9", "The id or title of the action that is emphasised.", source: page),
      KeySpec(
        .textFields, .list(.shape(.alertTextField)), default: "none", uikit: "addTextField(configurationHandler:)",
        "Text fields, in alerts only.", source: page),
      KeySpec(
        .severity, .word(["default", "critical"]), default: "default", since: "16", "How grave it is.", source: page),
    ])

  /// An alert's button.
  static let alertAction = Shape(
    .alertAction, "an action",
    [
      KeySpec(
        .default, .text, uikit: "UIAlertAction.Style.default", kind: true, "A plain action's title.", source: page),
      KeySpec(
        .cancel, .text, uikit: "UIAlertAction.Style.cancel", kind: true,
        "The title of the action that changes nothing.",
        source: page),
      KeySpec(
        .destructive, .text, uikit: "UIAlertAction.Style.destructive", kind: true,
        "The title of an action that deletes or changes something.", source: page),
      KeySpec(.id, .newName, "The name that 'dismiss' and 'preferredAction' use.", source: page),
      KeySpec(.isEnabled, .bool, default: "true", "Whether it can be chosen.", source: page),
    ])

  /// An alert's text field.
  static let alertTextField = Shape(
    .alertTextField, "a text field",
    [
      KeySpec(.placeholder, .text, "The text while it is empty.", source: page),
      KeySpec(.text, .text, "The text that it starts with.", source: page),
      KeySpec(.isSecureTextEntry, .bool, default: "false", "Whether the text is hidden.", source: page),
      KeySpec(
        .keyboardType, .word(SchemaWords.keyboardTypes), default: "default", "Which keyboard.", source: page),
    ])
}
