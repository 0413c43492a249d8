import Testing
import VitrineFrontend
import VitrineModel
import VitrineSchema
import VitrineSource

/// Loads texts and looks at what came out.
enum Loading {
  /// The head of every spec here.
  static let head = "vitrine: 1\ntarget: 13.0\n"

  /// Loads a text below the head, with other files at hand.
  static func load(_ body: String, files: [String: String] = [:]) -> LoadedSpec {
    SpecLoader.load(SourceFile(path: "spec.yaml", text: head + body), workspace: MemoryWorkspace(files))
  }

  /// Returns the findings but advice, each as its code and the text it points at.
  static func findings(_ body: String, files: [String: String] = [:]) -> [String] {
    let loaded = load(body, files: files)
    return loaded.diagnostics.filter { $0.severity != .advice }.map {
      "\($0.code.rawValue) '\(loaded.files.text($0.place))'"
    }
  }

  /// Returns an entry of a style.
  static func style(_ keys: String) throws -> Entry {
    let loaded = load("styles:\n  s: { \(keys) }\n")
    try #require(!loaded.hasErrors, "\(loaded.diagnostics.map(\.message))")
    return try #require(loaded.spec.style("s")).entry
  }

  /// Returns a node that stands alone in a screen, or its findings.
  static func node(_ keys: String) throws -> ViewNode {
    let loaded = load("screens:\n  s:\n    view:\n      - { \(keys) }\n")
    try #require(!loaded.hasErrors, "\(loaded.diagnostics.map(\.message))")
    let tree = try #require(loaded.spec.screen("s")?.tree)
    return try #require(tree.nodes.last)
  }
}

extension Entry {
  /// The value of a key, for comparing.
  func value(_ key: KeyID) -> Value? { field(key)?.value.value }

  /// The value of a key of a mapping inside.
  func value(_ outer: KeyID, _ inner: KeyID) -> Value? {
    guard case .entry(let entry)? = value(outer) else { return nil }
    return entry.value(inner)
  }
}
