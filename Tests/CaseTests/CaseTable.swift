import Foundation
import Testing
import VitrineTestSupport

/// A golden table and how its cases are evaluated.
struct CaseTable: CustomTestStringConvertible, Sendable {
  /// The name in the closing line: a path inside the folder of tables.
  let name: String
  /// The file that holds the cases; the same as the name unless the table has an index of its own.
  var file: String { name == "yaml/index.expect" ? "yaml/index.json" : name }
  /// Evaluates the cases; the second argument reads a file beside the table.
  let evaluate: @Sendable (Data, CaseFolder) throws -> [CaseReport]
  /// The member of the table that lists the cases.
  let list: String

  /// Declares a table.
  private init(
    _ name: String, list: String = "cases", _ evaluate: @escaping @Sendable (Data, CaseFolder) throws -> [CaseReport]
  ) {
    self.name = name
    self.list = list
    self.evaluate = evaluate
  }

  /// The name.
  var testDescription: String { name }

  /// Every table of a kind that is known.
  static let all: [CaseTable] = [
    CaseTable("popover.json") { data, _ in try PopoverCases.evaluate(data) },
    CaseTable("seed-systems.json") { data, _ in try SeedSystemCases.evaluate(data) },
    CaseTable("layout.json") { data, _ in try LayoutCases.evaluate(data) },
    CaseTable("autolayout.json") { data, _ in try LayoutCases.evaluate(data) },
    CaseTable("odd-layout.json") { data, _ in try LayoutCases.evaluate(data) },
    CaseTable("motion.json") { data, _ in try MotionCases.evaluate(data) },
    CaseTable("rules.json", list: "rules") { data, folder in
      try RuleCases.evaluate(data) { folder.data($0) }
    },
    CaseTable("yaml/index.expect", list: "files") { data, folder in
      try YAMLCases.evaluate(data, prose: folder.data("yaml/index.expect")) { folder.data("yaml/" + $0) }
    },
  ]
}

/// A folder with golden tables.
struct CaseFolder: Sendable {
  /// Where it is.
  let url: URL
  /// Whether the environment named it: then a table may be missing.
  let isGiven: Bool

  /// The project's own tables.
  static let own = CaseFolder(
    url: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Cases"),
    isGiven: false)

  /// The folder in the variable `VITRINE_CASES`, else the project's own.
  static let current: CaseFolder = {
    guard let path = ProcessInfo.processInfo.environment["VITRINE_CASES"], !path.isEmpty else { return own }
    return CaseFolder(url: URL(filePath: path), isGiven: true)
  }()

  /// Returns the bytes of a file; nil when it is not there.
  func data(_ path: String) -> Data? { try? Data(contentsOf: url.appending(path: path)) }
}
