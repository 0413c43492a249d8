import Foundation
import VitrineTestSupport

/// Changes to golden tables that must not go unnoticed.
enum Alteration {
  /// Returns a table with every value of every expectation changed.
  static func expectations(_ data: Data) throws -> Data {
    try table(data, list: "cases") { entry in
      entry["expect"] = everyValue(entry["expect"] ?? .null)
    }
  }

  /// Returns the rule table with what is good in the place of what is bad.
  static func rules(_ data: Data) throws -> Data {
    try table(data, list: "rules") { row in
      row["badFile"] = .null
      row["bad"] = row["good"] ?? .null
    }
  }

  /// Returns the index with accepted files refused and the places of refused ones moved.
  static func verdicts(_ data: Data) throws -> Data {
    try table(data, list: "files") { file in
      let outcomes = file["accept"]?.list ?? []
      file["accept"] = .list(
        outcomes.map { outcome in
          guard case .object(var fields) = outcome else { return outcome }
          if fields["verdict"] == .text("accept") {
            fields["verdict"] = .text("reject")
          } else if fields["lines"] != nil {
            fields["lines"] = .list([.number(900), .number(901)])
          } else {
            fields["at"] = .list([.text("900:1")])
          }
          return .object(fields)
        })
    }
  }

  /// Changes every value inside a value: numbers grow, words change, truth turns, lists of words get one more.
  private static func everyValue(_ cell: JSONCell) -> JSONCell {
    switch cell {
    case .object(let fields): .object(fields.mapValues(everyValue))
    case .list(let items): .list(items.map(everyValue) + (cell.numbers?.isEmpty == false ? [] : [.text("altered")]))
    case .number(let value): .number(value + 1000)
    case .text(let text): .text(text + "-altered")
    case .bool(let value): .bool(!value)
    case .null: .text("altered")
    }
  }

  /// Returns a table with each entry of a list changed.
  private static func table(
    _ data: Data, list: String, _ change: (inout [String: JSONCell]) -> Void
  ) throws -> Data {
    guard case .object(var fields) = try JSONCell(json: data) else { return data }
    fields[list] = .list(
      (fields[list]?.list ?? []).map { entry in
        guard case .object(var row) = entry else { return entry }
        change(&row)
        return .object(row)
      })
    return try JSONSerialization.data(withJSONObject: foundation(.object(fields)))
  }

  /// Returns a value as Foundation writes it.
  private static func foundation(_ cell: JSONCell) -> Any {
    switch cell {
    case .object(let fields): fields.mapValues(foundation)
    case .list(let items): items.map(foundation)
    case .number(let value): value
    case .text(let text): text
    case .bool(let value): value
    case .null: NSNull()
    }
  }
}
