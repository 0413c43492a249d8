import VitrineSchema

// Keys of alerts (language 4.5).

extension Key where Wanted == String {
  /// `alert` or `actionSheet`.
  public static var preferredStyle: Self { Self(.preferredStyle) }
  /// The message.
  public static var message: Self { Self(.message) }
  /// Id or title of an action.
  public static var preferredAction: Self { Self(.preferredAction) }
  /// `default` or `critical`.
  public static var severity: Self { Self(.severity) }
  /// Placeholder text.
  public static var placeholder: Self { Self(.placeholder) }
  /// Title of a default action.
  public static var `default`: Self { Self(.`default`) }
  /// Title of a cancel action.
  public static var cancel: Self { Self(.cancel) }
  /// Title of a destructive action.
  public static var destructive: Self { Self(.destructive) }
  /// Text.
  public static var text: Self { Self(.text) }
}

extension Key where Wanted == ListValue<Entry> {
  /// The actions; normal form: the kind key with the title.
  public static var actions: Self { Self(.actions) }
  /// The text fields.
  public static var textFields: Self { Self(.textFields) }
}

extension Key where Wanted == Bool {
  /// Whether it can be chosen.
  public static var isEnabled: Self { Self(.isEnabled) }
}
