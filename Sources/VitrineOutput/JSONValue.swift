/// A JSON document read back: what the pictures are drawn from.
public indirect enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  /// Members in the order of the document.
  case object([JSONMember])

  /// Reads a document; nil when it is not JSON or nests deeper than ``depthLimit``.
  public init?(parsing bytes: [UInt8]) {
    var reader = JSONReader(bytes: bytes)
    guard let value = reader.document() else { return nil }
    self = value
  }

  /// Deepest nesting that is read: the parser's limit for specs, times the levels that one node takes, and room.
  static let depthLimit = 1024

  /// Returns the member with a name; nil for anything but an object that has it.
  public subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.name == name }?.value
  }

  /// The items of a list; empty for anything else.
  public var items: [JSONValue] {
    if case .array(let items) = self { return items }
    return []
  }

  /// The string, if it is one.
  public var string: String? {
    if case .string(let string) = self { return string }
    return nil
  }

  /// The number, if it is one.
  public var number: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// The numbers of a list of numbers; nil for anything else.
  public var numbers: [Double]? {
    guard case .array(let items) = self else { return nil }
    var numbers: [Double] = []
    for item in items {
      guard let number = item.number else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// Whether it is `true`.
  public var isTrue: Bool { self == .bool(true) }
}

/// A member of a JSON object.
public struct JSONMember: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The value.
  public var value: JSONValue
}

/// A reader for the JSON that this program writes: strict, bounded in depth.
private struct JSONReader {
  /// The document.
  let bytes: [UInt8]
  /// The next byte.
  var index = 0

  /// Reads the one value of the document.
  mutating func document() -> JSONValue? {
    guard let value = value(depth: 0) else { return nil }
    skipBlanks()
    return index == bytes.count ? value : nil
  }

  /// Reads a value.
  private mutating func value(depth: Int) -> JSONValue? {
    guard depth < JSONValue.depthLimit else { return nil }
    skipBlanks()
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    case UInt8(ascii: "t"): return word("true", .bool(true))
    case UInt8(ascii: "f"): return word("false", .bool(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  /// Reads an object.
  private mutating func object(depth: Int) -> JSONValue? {
    index += 1
    var members: [JSONMember] = []
    skipBlanks()
    if take("}") { return .object(members) }
    while true {
      skipBlanks()
      guard let name = string() else { return nil }
      skipBlanks()
      guard take(":"), let value = value(depth: depth + 1) else { return nil }
      members.append(JSONMember(name: name, value: value))
      skipBlanks()
      if take("}") { return .object(members) }
      guard take(",") else { return nil }
    }
  }

  /// Reads a list.
  private mutating func array(depth: Int) -> JSONValue? {
    index += 1
    var items: [JSONValue] = []
    skipBlanks()
    if take("]") { return .array(items) }
    while true {
      guard let value = value(depth: depth + 1) else { return nil }
      items.append(value)
      skipBlanks()
      if take("]") { return .array(items) }
      guard take(",") else { return nil }
    }
  }

  /// Reads a string.
  private mutating func string() -> String? {
    guard take("\"") else { return nil }
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard index < bytes.count else { return nil }
      let escape = bytes[index]
      index += 1
      switch escape {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "r"): text.append(0x0D)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "b"): text.append(0x08)
      case UInt8(ascii: "f"): text.append(0x0C)
      case UInt8(ascii: "u"):
        guard index + 4 <= bytes.count,
          let code = UInt32(String(decoding: bytes[index..<(index + 4)], as: UTF8.self), radix: 16),
          let scalar = Unicode.Scalar(code)
        else { return nil }
        index += 4
        text.append(contentsOf: String(scalar).utf8)
      default: text.append(escape)
      }
    }
    return nil
  }

  /// Reads a number.
  private mutating func number() -> JSONValue? {
    let start = index
    while index < bytes.count, "+-.eE0123456789".utf8.contains(bytes[index]) { index += 1 }
    return Double(String(decoding: bytes[start..<index], as: UTF8.self)).map(JSONValue.number)
  }

  /// Reads a fixed word.
  private mutating func word(_ word: String, _ value: JSONValue) -> JSONValue? {
    guard bytes[index...].starts(with: word.utf8) else { return nil }
    index += word.utf8.count
    return value
  }

  /// Takes one byte if it is next.
  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  /// Skips blanks and line ends.
  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }
}
