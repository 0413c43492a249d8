public import Foundation

/// The rule catalogue as a table of snippets: `Tests/Cases/rules.json`.
public struct RuleCatalogue: Sendable {
  /// One rule with its snippets.
  public struct Row: Sendable, CustomStringConvertible {
    /// The rule's id.
    public let id: String
    /// Its area.
    public let area: String
    /// `error`, `warning` or `advice`.
    public let severity: String
    /// `spec` or `resolved`.
    public let pass: String
    /// A snippet that must give the rule; nil when only a file of bytes can.
    public let bad: String?
    /// The case file to use instead of `bad`.
    public let badFile: String?
    /// A near miss that must not give the rule.
    public let good: String?
    /// Files that the snippets import, by path.
    public let files: [String: String]
    /// The id, for test output.
    public var description: String { id }
  }

  /// The spec onto which snippets are merged.
  public let prelude: String
  /// The rows in the order of the table.
  public let rows: [Row]

  /// Reads the table.
  public init(json: Data) throws {
    let table = try JSONCell(json: json)
    prelude = table["prelude"]?.text ?? ""
    var rows: [Row] = []
    if case .list(let cells)? = table["rules"] {
      for cell in cells {
        var files: [String: String] = [:]
        if case .object(let fields)? = cell["files"] {
          for (path, text) in fields { files[path] = text.text }
        }
        rows.append(
          Row(
            id: cell["id"]?.text ?? "", area: cell["area"]?.text ?? "", severity: cell["severity"]?.text ?? "",
            pass: cell["pass"]?.text ?? "", bad: cell["bad"]?.text, badFile: cell["badFile"]?.text,
            good: cell["good"]?.text, files: files))
      }
    }
    self.rows = rows
  }

  /// Returns a row's spec: the snippet on the prelude, or the snippet alone in area yaml.
  public func spec(_ snippet: String, of row: Row) -> String {
    row.area == "yaml" ? snippet : SnippetMerge.merge(snippet, onto: prelude)
  }
}
