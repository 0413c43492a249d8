public import Foundation

/// A value of a golden table, read with Foundation.
public enum JSONCell: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONCell])
  case object([String: JSONCell])

  /// Reads a whole table; throws what Foundation throws.
  public init(json: Data) throws {
    self = try JSONDecoder().decode(Decoded.self, from: json).cell
  }

  /// Returns the value of a key of an object; nil for null too.
  public subscript(key: String) -> JSONCell? {
    guard case .object(let fields) = self, let cell = fields[key], cell != .null else { return nil }
    return cell
  }

  /// The number.
  public var number: Double? {
    if case .number(let value) = self { return value }
    return nil
  }

  /// The text.
  public var text: String? {
    if case .text(let value) = self { return value }
    return nil
  }

  /// The truth value.
  public var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  /// The list.
  public var list: [JSONCell]? {
    if case .list(let value) = self { return value }
    return nil
  }

  /// The object's keys, sorted.
  public var keys: [String] {
    if case .object(let fields) = self { return fields.keys.sorted() }
    return []
  }

  /// The numbers of a list of numbers alone.
  public var numbers: [Double]? {
    guard let list else { return nil }
    var numbers: [Double] = []
    for cell in list {
      guard let number = cell.number else { return nil }
      numbers.append(number)
    }
    return numbers
  }

  /// The texts of a list of texts alone.
  public var texts: [String]? {
    guard let list else { return nil }
    var texts: [String] = []
    for cell in list {
      guard let text = cell.text else { return nil }
      texts.append(text)
    }
    return texts
  }

  /// What Foundation decodes.
  private struct Decoded: Decodable {
    /// The value.
    let cell: JSONCell

    /// Tries each kind of JSON value.
    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        cell = .null
      } else if let value = try? container.decode(Bool.self) {
        cell = .bool(value)
      } else if let value = try? container.decode(Double.self) {
        cell = .number(value)
      } else if let value = try? container.decode(String.self) {
        cell = .text(value)
      } else if let value = try? container.decode([Decoded].self) {
        cell = .list(value.map(\.cell))
      } else {
        cell = .object(try container.decode([String: Decoded].self).mapValues(\.cell))
      }
    }
  }
}

extension JSONCell: CustomStringConvertible {
  /// The value as JSON, keys sorted.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): Int(exactly: value).map { "\($0)" } ?? "\(value)"
    case .text(let value): "\"\(value)\""
    case .list(let items): "[" + items.map(\.description).joined(separator: ", ") + "]"
    case .object(let fields):
      "{" + fields.keys.sorted().map { "\"\($0)\": \(fields[$0] ?? .null)" }.joined(separator: ", ") + "}"
    }
  }
}
