import Foundation

/// The tables of `Package.swift`: what each target may import.
///
/// Read from the manifest's text, so that there is no second list to keep. The reader knows the form
/// `("Name", ["Import", …])` and, after the list, `+ modules.map(\.name)…` for all modules.
struct Manifest {
  /// One row.
  struct Target {
    /// The target.
    let name: String
    /// The modules of this package that it may import.
    let imports: [String]
  }

  /// The library's modules, lowest first.
  let modules: [Target]
  /// The programs.
  let programs: [Target]
  /// The test targets.
  let tests: [Target]
  /// The modules that tests share.
  let testSupport: [Target]

  /// Every row.
  var all: [Target] { modules + programs + tests + testSupport }

  /// Reads a manifest.
  init(_ text: String) {
    let rows = ["modules", "programs", "tests", "testSupport"].map { Self.rows(of: $0, in: text) }
    let names = rows[0].map(\.name)
    func targets(_ rows: [(name: String, imports: [String], allModules: Bool)]) -> [Target] {
      rows.map { Target(name: $0.name, imports: $0.imports + ($0.allModules ? names : [])) }
    }
    modules = targets(rows[0])
    programs = targets(rows[1])
    tests = targets(rows[2])
    testSupport = targets(rows[3])
  }

  /// Returns what a target may import; nil when the tables do not have it.
  func imports(of name: String) -> Set<String>? {
    all.first { $0.name == name }.map { Set($0.imports) }
  }

  /// Reads one table.
  private static func rows(of table: String, in text: String) -> [(name: String, imports: [String], allModules: Bool)] {
    guard let head = text.range(of: "let \(table): [(name: String, imports: [String])] = ["),
      let end = text.range(of: "\n]", range: head.upperBound..<text.endIndex)
    else { return [] }
    return text[head.upperBound..<end.lowerBound]
      .matches(of: /\(\s*"([^"]+)",\s*\[([^\]]*)\](\s*\+\s*modules\.map\(\\\.name\))?/)
      .map { row in
        (String(row.1), row.2.matches(of: /"([^"]+)"/).map { String($0.1) }, row.3 != nil)
      }
  }
}
