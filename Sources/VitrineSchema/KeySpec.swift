/// Everything the language says about one key of one shape: the decoder, suggestions, JSON Schema, pages and hover all read this.
public struct KeySpec: Sendable {
  /// The key.
  public let key: KeyID
  /// What its value may be.
  public let type: ValueType
  /// Whether the shape must have it.
  public let isRequired: Bool
  /// The default in the language's own spelling; nil when absent means absent.
  public let defaultText: String?
  /// The first iOS that has UIKit's property; nil when there is no such property or it has always been there.
  public let since: String?
  /// UIKit's name when it differs from the key.
  public let uikitName: String?
  /// One sentence: what it is.
  public let summary: String
  /// Where that stands.
  public let source: String
  /// Kinds of node it is for (by ``NodeKindGroup``), or nil for all.
  public let on: NodeKindGroup?

  /// Declares a key.
  public init(
    _ key: KeyID, _ type: ValueType, required: Bool = false, default defaultText: String? = nil, since: String? = nil,
    uikit uikitName: String? = nil, on: NodeKindGroup? = nil, _ summary: String, source: String = "language 4"
  ) {
    self.key = key
    self.type = type
    isRequired = required
    self.defaultText = defaultText
    self.since = since
    self.uikitName = uikitName
    self.on = on
    self.summary = summary
    self.source = source
  }
}

/// Which nodes an attribute is for (column "on" of design/language.md 4.4).
public enum NodeKindGroup: Hashable, Sendable {
  /// Nodes that hold children.
  case containers
  /// Children of a `view`.
  case childOfView
  /// Plain views.
  case view
  /// `vstack`, `hstack`, `stack`.
  case stacks
  /// `stack` and `scroll`.
  case stackOrScroll
  /// Children of a stack.
  case childOfStack
  /// `scroll`.
  case scroll
  /// Nodes that show text.
  case text
  /// `label`.
  case label
  /// `textView`.
  case textView
  /// `textField`, `textView`, `searchBar`.
  case textInput
  /// `button`.
  case button
  /// `image`.
  case image
  /// `box`.
  case box
}
