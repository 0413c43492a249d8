import VitrinePlatform
import VitrineSource

/// Near names and lists of what is allowed, for messages.
enum Suggestions {
  /// The number of allowed words up to which a message lists them all.
  static let listLimit = 12

  /// The most names among which a near one is looked for: a file with so many is made by a machine.
  static let candidates = 1_000

  /// Returns fixes that put a near name in place of a wrong one, best first. A name that differs in case only is
  /// certain.
  static func fixes(
    for name: String, at place: SourcePlace, among candidates: [String], quoting: Bool = false
  ) -> [DiagnosticFix] {
    NearNames.near(to: name, in: candidates).map { near in
      let isCase = near.lowercased() == name.lowercased()
      return DiagnosticFix(
        "write '\(near)'", isCase ? .safe : .suggestion, edits: [SourceEdit(place, replacement: near)])
    }
  }

  /// Returns the help line that lists what is allowed, when that is little.
  static func help(allowed: [String]) -> [String] {
    guard !allowed.isEmpty, allowed.count <= listLimit else { return [] }
    return ["allowed: " + list(allowed)]
  }

  /// Returns names in quotes, joined by commas.
  static func list(_ names: [String]) -> String { names.map { "'\($0)'" }.joined(separator: ", ") }
}
