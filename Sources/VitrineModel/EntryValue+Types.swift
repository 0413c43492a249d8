public import VitrinePlatform

extension Amount: EntryValue {
  /// Reads a value of this type.
  public init?(_ value: Value) {
    guard case .amount(let read) = value else { return nil }
    self = read
  }
}

extension DirectionalInsets: EntryValue {
  /// Reads a value of this type.
  public init?(_ value: Value) {
    guard case .directionalInsets(let read) = value else { return nil }
    self = read
  }
}

extension EdgeInsets: EntryValue {
  /// Reads a value of this type.
  public init?(_ value: Value) {
    guard case .edgeInsets(let read) = value else { return nil }
    self = read
  }
}

extension Point: EntryValue {
  /// Reads a value of this type.
  public init?(_ value: Value) {
    guard case .point(let read) = value else { return nil }
    self = read
  }
}

extension AmountPoint: EntryValue {
  /// Reads a value of this type.
  public init?(_ value: Value) {
    guard case .amountPoint(let read) = value else { return nil }
    self = read
  }
}

extension OptionalSize: EntryValue {
  /// Reads a value of this type.
  public init?(_ value: Value) {
    guard case .size(let read) = value else { return nil }
    self = read
  }
}

extension Rect: EntryValue {
  /// Reads a value of this type.
  public init?(_ value: Value) {
    guard case .rect(let read) = value else { return nil }
    self = read
  }
}

extension SourceRect: EntryValue {
  /// Reads a value of this type.
  public init?(_ value: Value) {
    guard case .sourceRect(let read) = value else { return nil }
    self = read
  }
}

extension AuthoredCurve: EntryValue {
  /// Reads a value of this type.
  public init?(_ value: Value) {
    guard case .curve(let read) = value else { return nil }
    self = read
  }
}

extension AuthoredSpring: EntryValue {
  /// Reads a value of this type.
  public init?(_ value: Value) {
    guard case .spring(let read) = value else { return nil }
    self = read
  }
}

extension AuthoredColor: EntryValue {
  /// Reads a value of this type.
  public init?(_ value: Value) {
    guard case .color(let read) = value else { return nil }
    self = read
  }
}

extension AuthoredFont: EntryValue {
  /// Reads a value of this type.
  public init?(_ value: Value) {
    guard case .font(let read) = value else { return nil }
    self = read
  }
}

extension IOSVersion: EntryValue {
  /// Reads a value of this type.
  public init?(_ value: Value) {
    guard case .version(let read) = value else { return nil }
    self = read
  }
}

extension VersionRange: EntryValue {
  /// Reads a value of this type.
  public init?(_ value: Value) {
    guard case .versionRange(let read) = value else { return nil }
    self = read
  }
}

extension AuthoredPosition: EntryValue {
  /// Reads a value of this type.
  public init?(_ value: Value) {
    guard case .position(let read) = value else { return nil }
    self = read
  }
}

extension LayoutPriority: EntryValue {
  /// Reads a value of this type.
  public init?(_ value: Value) {
    guard case .priority(let read) = value else { return nil }
    self = read
  }
}

extension AxisPriorities: EntryValue {
  /// Reads a value of this type.
  public init?(_ value: Value) {
    guard case .axisPriorities(let read) = value else { return nil }
    self = read
  }
}

/// A list of dimensions that hold together.
public struct Dimensions: EntryValue {
  /// The dimensions.
  public let all: [Dimension]
  /// Reads dimensions.
  public init?(_ value: Value) {
    guard case .dimensions(let read) = value else { return nil }
    all = read
  }
}

/// A list of constraint strings, chains taken apart.
public struct Constraints: EntryValue {
  /// The constraints in the order of writing.
  public let all: [LayoutConstraint]
  /// Reads one constraint string or a list of them.
  public init?(_ value: Value) {
    switch value {
    case .constraints(let read): all = read
    case .list(let items):
      var read: [LayoutConstraint] = []
      for item in items {
        if case .constraints(let constraints) = item.value { read += constraints }
      }
      all = read
    default: return nil
    }
  }
}

/// One of UIKit's words as an enum with the same spellings.
public struct Word<Wanted: Sendable>: Sendable {
  /// The word.
  public let word: Wanted
}

extension Word: EntryValue where Wanted: RawRepresentable, Wanted.RawValue == String {
  /// Reads a word or a name with this spelling.
  @inlinable
  public init?(_ value: Value) {
    switch value {
    case .word(let text), .name(let text), .text(let text):
      guard let word = Wanted(rawValue: text) else { return nil }
      self.word = word
    default: return nil
    }
  }
}
