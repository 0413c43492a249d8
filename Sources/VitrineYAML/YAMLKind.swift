/// What a node is.
public enum YAMLKind: UInt8, Hashable, Sendable {
  /// A text, quoted or not; an absent value is a plain scalar without bytes.
  case scalar
  /// An ordered list.
  case sequence
  /// Keys with values.
  case mapping
  /// A reference `*name` to an earlier node; seen only where the API says that aliases are not followed.
  case alias
  /// Already reported: an alias without target, an unknown tag. Later phases stay silent about it.
  case invalid
}

/// How a node is written.
public enum YAMLStyle: UInt8, Hashable, Sendable {
  /// A scalar without quotes.
  case plain
  /// A scalar in `'`.
  case singleQuoted
  /// A scalar in `"`.
  case doubleQuoted
  /// A scalar after `|`.
  case literal
  /// A scalar after `>`.
  case folded
  /// A collection by indentation.
  case block
  /// A collection in brackets, or a single pair inside a flow sequence.
  case flow
}

/// The explicit tag of a node.
public enum YAMLTag: UInt8, Hashable, Sendable {
  /// No tag is written: a plain scalar is resolved by the field that takes it.
  case none
  /// `!`: the scalar is a text however it looks.
  case nonSpecific
  /// `!!str`.
  case str
  /// `!!int`.
  case int
  /// `!!float`.
  case float
  /// `!!bool`.
  case bool
  /// `!!null`.
  case null
  /// `!!seq`.
  case seq
  /// `!!map`.
  case map
  /// Any other tag; the node is ``YAMLKind/invalid``.
  case unknown
}

extension YAMLTag {
  /// Reads a tag as libyaml resolves it.
  init(name: String) {
    switch name {
    case "!": self = .nonSpecific
    case "tag:yaml.org,2002:str": self = .str
    case "tag:yaml.org,2002:int": self = .int
    case "tag:yaml.org,2002:float": self = .float
    case "tag:yaml.org,2002:bool": self = .bool
    case "tag:yaml.org,2002:null": self = .null
    case "tag:yaml.org,2002:seq": self = .seq
    case "tag:yaml.org,2002:map": self = .map
    default: self = .unknown
    }
  }

  /// Whether a node of this kind can have the tag.
  func fits(_ kind: YAMLKind) -> Bool {
    switch self {
    case .none, .nonSpecific, .unknown: true
    case .str, .int, .float, .bool, .null: kind == .scalar
    case .seq: kind == .sequence
    case .map: kind == .mapping
    }
  }
}
