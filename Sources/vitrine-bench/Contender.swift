import VitrineCompilation
import VitrineFrontend
import VitrineKit
import VitrineModel
import VitrineSource
import VitrineYAML

/// One way of working through an input.
enum Contender: String, CaseIterable {
  /// libyaml's own loop, the yardstick: every event is read and thrown away.
  case raw
  /// Bytes to the tree.
  case parse
  /// Bytes to the spec, with every finding of the front end.
  case validate
  /// Bytes to the compilation, with all rules.
  case compile

  /// Works once through an input and returns a checksum, which keeps the work from being optimised away.
  ///
  /// The checksum of `raw` and `parse` is the number of events and must agree; that of `validate` is the number of
  /// findings and scenarios, that of `compile` the number of findings and resolved presentations.
  func run(_ input: BenchInput, _ memory: LoaderMemory) -> Int {
    switch self {
    case .raw: input.files.reduce(0) { $0 + YAMLRawLoop.countEvents($1.bytes) }
    case .parse: Self.parse(input)
    case .validate:
      input.files.reduce(0) { $0 + Self.validate($1, memory) }
    case .compile: input.files.reduce(0) { $0 + Self.compile($1) }
    }
  }

  /// Parses every file with one workspace and returns the events that the trees stand for.
  private static func parse(_ input: BenchInput) -> Int {
    let workspace = YAMLWorkspace()
    var events = 0
    for file in input.files {
      events += YAMLParser.parse(file, id: .main, keys: .empty, workspace: workspace).tree.eventCount
    }
    return events
  }

  /// Reads one spec.
  private static func validate(_ file: SourceFile, _ memory: LoaderMemory) -> Int {
    let loaded = SpecLoader.load(file, workspace: MemoryWorkspace([:]), memory: memory)
    return loaded.diagnostics.count + loaded.spec.presentations.count
  }

  /// Compiles one spec.
  private static func compile(_ file: SourceFile) -> Int {
    let report = Vitrine.check(
      file, workspace: MemoryWorkspace([:]), options: VitrineOptions(allowsLargeSpecs: true))
    return report.diagnostics.count + (report.compilation?.presentations.reduce(0) { $0 + $1.scenes.count } ?? 0)
  }
}
