import VitrineSource
import VitrineYAML

/// One way of working through an input.
enum Contender: String, CaseIterable {
  /// libyaml's own loop, the yardstick: every event is read and thrown away.
  case raw
  /// Bytes to the tree.
  case parse

  /// Works once through an input and returns a checksum, which keeps the work from being optimised away.
  ///
  /// The checksum is the number of events, and all must agree.
  func run(_ input: BenchInput) -> Int {
    switch self {
    case .raw: input.files.reduce(0) { $0 + YAMLRawLoop.countEvents($1.bytes) }
    case .parse: Self.parse(input)
    }
  }

  /// Parses every file with one workspace and returns the events that the trees stand for.
  private static func parse(_ input: BenchInput) -> Int {
    let workspace = YAMLWorkspace()
    var events = 0
    for file in input.files {
      let tree = YAMLParser.parse(file, id: .main, keys: .empty, workspace: workspace).tree
      events += streamEvents
      for node in tree.allNodes {
        // A collection has two events, a key one of its own.
        let kind = tree.kind(of: node)
        events += 1 + (kind == .mapping || kind == .sequence ? 1 : 0) + (tree.keySpan(of: node).isEmpty ? 0 : 1)
      }
    }
    return events
  }

  /// Begin and end of stream and document.
  private static let streamEvents = 4
}
