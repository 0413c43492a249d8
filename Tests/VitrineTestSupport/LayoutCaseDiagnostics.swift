import VitrineFrontend
import VitrineKit
import VitrineLayout
import VitrineModel
import VitrineSource

/// What the rules say of a view tree of a golden table: its surroundings become a device of the spec's own.
struct LayoutCaseDiagnostics {
  /// The findings.
  private let findings: [Diagnostic]
  /// The spec's files.
  private let files: SourceFileSet
  /// The tree as it was read; nil when it could not be.
  private let tree: ViewTree?
  /// Conflicts of the tree in the case's own surroundings.
  private let conflicts: [LaidOutConflict]

  /// Checks a tree.
  ///
  /// - Parameters:
  ///   - entry: The case.
  ///   - laidOut: The tree in the case's surroundings; nil when it does not load.
  init(_ entry: JSONCell, laidOut: LaidOutTree?) {
    let text = Self.spec(entry, size: laidOut?.nodes.first?.frame.size)
    let file = SourceFile(path: "sample.yaml", text: text)
    let workspace = MemoryWorkspace([:])
    let report = Vitrine.check(file, workspace: workspace)
    findings = report.diagnostics
    files = report.files
    tree = SpecLoader.load(file, workspace: workspace).spec.screen(TreeText.screen)?.tree
    conflicts = laidOut?.conflicts ?? []
  }

  /// Compares the findings with those that a case expects; others may be present.
  func compare(_ expected: JSONCell, in comparison: inout CaseComparison) {
    guard let list = expected.list, !list.isEmpty else {
      comparison.note("diagnostics", expected: "a list", actual: expected.description)
      return
    }
    for wanted in list { compare(finding: wanted, in: &comparison) }
  }

  /// The error codes that a case expects, with which its tree need not load.
  static func codes(_ expected: JSONCell?) -> Set<String> {
    Set(expected?.list?.compactMap { $0["rule"]?.text } ?? [])
  }

  /// Looks for one finding.
  private func compare(finding wanted: JSONCell, in comparison: inout CaseComparison) {
    guard let rule = wanted["rule"]?.text else {
      comparison.note("diagnostics", expected: "a rule", actual: wanted.description)
      return
    }
    let found = findings.filter { $0.code.rawValue == rule }
    if found.isEmpty {
      let codes = Set(findings.map(\.code.rawValue)).sorted().joined(separator: " ")
      comparison.note(rule, expected: wanted.description, actual: codes.isEmpty ? "no finding" : codes)
    }
    for key in wanted.keys {
      switch key {
      case "rule": break
      case "at":
        let name = wanted[key]?.text ?? ""
        if !found.contains(where: { stands($0, at: name) }) {
          let places = found.map { "'\(files.text($0.place))'" }.joined(separator: ", ")
          comparison.note("\(rule).at", expected: name, actual: places.isEmpty ? "no finding" : places)
        }
      case "constraints":
        let names = Set(wanted[key]?.texts ?? [])
        let sets = conflicts.map { Set($0.members.filter(isNamed).map(\.name)) }
        if names.isEmpty || !sets.contains(names) {
          comparison.note(
            "\(rule).constraints", expected: names.sorted().joined(separator: " "),
            actual: sets.map { $0.sorted().joined(separator: " ") }.joined(separator: "; "))
        }
      default:
        comparison.note("\(rule).\(key)", expected: wanted.description, actual: "nothing compares this field")
      }
    }
  }

  /// Whether a member of a conflict has a name: a constraint has one after `as`, everything else by itself.
  private func isNamed(_ member: LaidOutConflict.Member) -> Bool {
    !member.isConstraint || files.text(member.place).contains(" as ")
  }

  /// Whether a finding is about what a case names: the nearest view with an id around it, a view that its constraint
  /// names, or that constraint itself.
  private func stands(_ finding: Diagnostic, at name: String) -> Bool {
    for place in [finding.place] + finding.labels.map(\.place) {
      let around = tree?.nodes.filter {
        $0.id != nil && $0.place.file == place.file && $0.place.span.contains(place.span)
      }
      if around?.min(by: { $0.place.span.length < $1.place.span.length })?.id?.value == name { return true }
      let text = wholeText(around: place)
      // A node without a kind is no part of the tree.
      if text.contains("{"), text.contains("\"id\": \"\(name)\"") { return true }
      let words = text.split { " '\"[],".contains($0) }
      if words.contains(where: { $0.hasPrefix(name + ".") }) { return true }
      if zip(words, words.dropFirst()).contains(where: { $0.0 == "as" && $0.1 == name }) { return true }
    }
    return false
  }

  /// Returns the text at a place; of a part of a quoted text, the whole of it.
  private func wholeText(around place: SourcePlace) -> String {
    let text = files.text(place)
    guard !text.contains("\"") else { return text }
    let bytes = files[place.file].bytes
    let quote = UInt8(ascii: "\"")
    var start = Int(place.span.start)
    var end = Int(place.span.end)
    while start > 0, bytes[start - 1] != quote { start -= 1 }
    while end < bytes.count, bytes[end] != quote { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Returns a spec with the tree as its only screen, and the case's surroundings as its only environment.
  private static func spec(_ entry: JSONCell, size: Size?) -> String {
    let environment = entry["env"]
    var tree = entry["tree"] ?? .null
    if case .object(var fields) = tree, let margins = environment?["margins"], fields["layoutMargins"] == nil {
      fields["layoutMargins"] = margins
      tree = .object(fields)
    }
    let sides = environment?["size"]?.list
    // A window has some size: what is free is as long as the tree needs, and at least a point.
    let width = sides?.first?.number ?? max(1, size?.width ?? 1)
    let height = sides?.last?.number ?? max(1, size?.height ?? 1)
    var device: [String: JSONCell] = [
      "name": .text("sample"), "idiom": .text("pad"), "size": .list([.number(width), .number(height)]),
      "scale": environment?["scale"] ?? .number(2),
    ]
    if let insets = environment?["safeArea"] { device["safeArea"] = .object(["portrait": insets]) }
    var axes: [String: JSONCell] = ["device": .object(device)]
    if let category = environment?["contentSize"] { axes["text"] = category }
    if let direction = environment?["direction"] { axes["direction"] = direction }
    return
      "{ vitrine: 1, screens: { \(TreeText.screen): { view: \(tree) } }, environments: [\(JSONCell.object(axes))] }"
  }
}
