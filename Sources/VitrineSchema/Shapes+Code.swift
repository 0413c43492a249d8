/// Facts about how code is written (design/language.md 4.12).
enum CodeShapes {
  /// Where the keys are described.
  private static let page = "language 4.12"

  /// `code` of a screen.
  static let screen = Shape(.codeScreen, "facts about code", [whenKey(), implementsKey()])

  /// `code` of a presentation.
  static let presentation = Shape(
    .codePresentation, "facts about code",
    [
      whenKey(), ownerKey(), measuresKey(),
      KeySpec(
        .afterDismissal, .list(.methodName), "The methods that hold work needed after leaving.", source: page),
      KeySpec(
        .effects, .list(.methodName), "The delegate methods that present something or change state.", source: page),
      KeySpec(.conforms, .list(.text), "The protocols that the delegate names.", source: page),
      KeySpec(
        .adaptiveController, .word(["kept", "new"]),
        "Whether the controller for another style is kept or made at each call.", source: page),
      KeySpec(
        .calls, .list(.word(SchemaWords.containmentCalls)), "The containment or window calls, in order.", source: page),
    ])

  /// `code` of a style.
  static let style = Shape(
    .codeStyle, "facts about code",
    [
      whenKey(), implementsKey(), ownerKey(), measuresKey(),
      KeySpec(.dimming, .shape(.codeDimming), "How the dimming view is handled.", source: page),
    ])

  /// `code` of a background.
  static let background = Shape(
    .codeBackground, "facts about code",
    [
      whenKey(), implementsKey(),
      KeySpec(.inherits, .text, default: "UIPopoverBackgroundView", "The base class.", source: page),
      KeySpec(
        .accessors, .word(["stored", "constant", "callSuper", "recursive"]), default: "stored",
        "How the two arrow properties are written.", source: page),
      KeySpec(
        .setNeedsLayout, .bool, default: "true", "Whether the setters of the arrow properties ask for layout.",
        source: page),
    ])

  /// `code` of a transition.
  static let transition = Shape(
    .codeTransition, "facts about code",
    [
      whenKey(),
      KeySpec(
        .completes, .word(["notCancelled", "finished", "always", "never"]), default: "notCancelled",
        uikit: "completeTransition(_:)", "What the animator tells UIKit at the end.", source: page),
      KeySpec(
        .earlyReturn, .bool, default: "false", "Whether a path leaves the animator without completing.", source: page),
      KeySpec(
        .views, .list(.word(["from", "to"])), default: "to", uikit: "view(forKey:)",
        "The views that the animator asks for.", source: page),
      KeySpec(
        .addsView, .bool, default: "true", "Whether the animator adds the presented view to the container.",
        source: page),
    ])

  /// When something is set: the words of every key of `when`.
  private static let moments: ValueType = .word(SchemaWords.moments)

  /// The keys of `when`: what may be set at a wrong moment.
  static let when = Shape(
    .codeWhen, "moments",
    SchemaWords.momentKeys.map { KeySpec($0, moments, "When it is set, called or read.", source: page) })

  /// Who keeps what.
  static let owner = Shape(
    .codeOwner, "owners",
    [KeyID.delegate, .transitioningDelegate, .window].map {
      KeySpec($0, .word(["presenter", "presented", "local"]), "Who keeps it alive.", source: page)
    })

  /// How a dimming view is handled.
  static let dimming = Shape(
    .codeDimming, "facts about a dimming view",
    [
      KeySpec(.index, .int(.notNegative), default: "0", "Its index in the container.", source: page),
      KeySpec(.gesture, .bool, default: "true", "Whether its gesture recogniser is added.", source: page),
      KeySpec(
        .removedOnCancel, .bool, default: "true", "Whether it is removed when presenting is cancelled.", source: page),
    ])

  /// `when`, in any `code`.
  private static func whenKey() -> KeySpec {
    KeySpec(.when, .shape(.codeWhen), "When something is set, called or read.", source: page)
  }

  /// `implements`, where there is a class.
  private static func implementsKey() -> KeySpec {
    KeySpec(.implements, .list(.methodName), "All the methods that the class implements.", source: page)
  }

  /// `owner`, where something must be kept alive.
  private static func ownerKey() -> KeySpec {
    KeySpec(.owner, .shape(.codeOwner), "Who keeps delegates and windows alive.", source: page)
  }

  /// `measures`, where sizes are computed.
  private static func measuresKey() -> KeySpec {
    KeySpec(
      .measures, .word(["container", "window", "screen"]), default: "container",
      "What sizes were computed from, once.", source: page)
  }
}
