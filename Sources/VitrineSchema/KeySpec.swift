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
  /// Whether it says what kind of thing the entry is: one such key per entry.
  public let isKind: Bool
  /// The iOS that deprecated UIKit's property; nil while it stands.
  public let until: String?
  /// What the compiler does with it.
  public let status: KeyStatus

  /// Declares a key.
  public init(
    _ key: KeyID, _ type: ValueType, required: Bool = false, default defaultText: String? = nil, since: String? = nil,
    until: String? = nil, uikit uikitName: String? = nil, on: NodeKindGroup? = nil, kind isKind: Bool = false,
    status: KeyStatus = .modelled, _ summary: String, source: String = "language 4"
  ) {
    self.key = key
    self.type = type
    isRequired = required
    self.defaultText = defaultText
    self.since = since
    self.until = until
    self.uikitName = uikitName
    self.on = on
    self.isKind = isKind
    self.status = status
    self.summary = summary
    self.source = source
  }
}

/// What the compiler does with a key.
public enum KeyStatus: Hashable, Sendable {
  /// It changes what a spec compiles to.
  case modelled
  /// It is UIKit's, accepted, and listed as not modelled.
  case known
  /// UIKit computes it, so a spec cannot set it; a rule says so.
  case readOnly
}
