public import VitrineSource

/// Something that the spec asks for and this version does not compute. It is said, never guessed.
public struct NotModelled: Hashable, Sendable {
  /// What is missing, for example `constraints of 'card'`.
  public var what: String
  /// Why, and what was done instead.
  public var reason: String
  /// The authored place that asks for it.
  public var place: SourcePlace?
  /// Whether it would be computed if there were less of it; then a finding says so too.
  public var isBeyondLimit: Bool

  /// Creates a record.
  public init(_ what: String, reason: String, place: SourcePlace?, isBeyondLimit: Bool = false) {
    self.isBeyondLimit = isBeyondLimit
    self.what = what
    self.reason = reason
    self.place = place
  }
}

/// A value that rests on a project decision or a guess, by the fact's name.
public struct Approximation: Hashable, Sendable {
  /// The fact or decision, for example `popover direction order (uikit-presentation 5.4)`.
  public var name: String

  /// Creates a record.
  public init(_ name: String) { self.name = name }
}

/// What decided a resolved value: an authored place, or a default of the language by its fact's name.
public enum Origin: Hashable, Sendable {
  /// The authored value.
  case place(SourcePlace)
  /// `default:<fact id>` in the output.
  case standard(String)
}
