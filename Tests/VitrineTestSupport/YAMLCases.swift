public import Foundation
import VitrinePlatform
import VitrineSource

/// The golden files of raw YAML with their verdicts, read through `yaml/index.json`.
public enum YAMLCases {
  /// Evaluates every file of the index, in its order; throws when the index cannot be read.
  ///
  /// - Parameters:
  ///   - index: The bytes of `index.json`.
  ///   - prose: The bytes of `index.expect`, whose columns must say the same; nil when it is not there.
  ///   - file: Returns the bytes of a file beside the index.
  public static func evaluate(_ index: Data, prose: Data?, file: (String) -> Data?) throws -> [CaseReport] {
    let root = try JSONCell(json: index)
    let seconds = root["limits"]?["seconds"]?.number ?? 1
    let rows = prose.map { Self.rows(String(decoding: $0, as: UTF8.self)) }
    return (root["files"]?.list ?? []).map { entry in
      let name = entry["file"]?.text ?? "?"
      guard let bytes = file(name), let accept = entry["accept"]?.list, !accept.isEmpty else {
        return CaseReport(name, .failed([CaseDifference("case", expected: "a readable case", actual: "\(entry)")]))
      }
      let clock = ContinuousClock()
      let start = clock.now
      let read = YAMLCaseFile(SourceFile(path: name, bytes: Array(bytes)), types: entry["types"])
      let time = clock.now - start
      var comparison = CaseComparison()
      let limit = entry["limits"]?["seconds"]?.number ?? seconds
      if time > .seconds(limit) { comparison.note("time", expected: "at most \(limit) s", actual: "\(time)") }
      judge(read, accept: accept, never: entry["never"]?.list ?? [], in: &comparison)
      if let rows { compare(entry, with: rows[name], in: &comparison) }
      return CaseReport(name, comparison.outcome)
    }
  }

  /// Checks that one accepted outcome is met and no forbidden one.
  private static func judge(
    _ read: YAMLCaseFile, accept: [JSONCell], never: [JSONCell], in comparison: inout CaseComparison
  ) {
    let misses = accept.map { YAMLVerdict($0).misses(read) }
    if !misses.contains(where: \.isEmpty) {
      let found = read.findings.map { "\($0.diagnostic.severity) \($0.diagnostic.code.rawValue) \($0.at.codePoints)" }
      comparison.note(
        "verdict", expected: misses.map { $0.joined(separator: ", ") }.joined(separator: " or "),
        actual: found.isEmpty ? "no finding" : found.joined(separator: ", "))
    }
    for outcome in never where outcome["exit"] == nil && YAMLVerdict(outcome).misses(read).isEmpty {
      comparison.note("never", expected: "not \(outcome)", actual: "that")
    }
  }

  /// One row of the prose.
  private struct Row {
    /// `accept`, `accept-warn` or `reject`.
    let verdict: String
    /// The primary place.
    let at: String
    /// The second place, `-` if none.
    let related: String
    /// The kind's word.
    let kind: String
  }

  /// Reads the columns of the prose.
  private static func rows(_ text: String) -> [String: Row] {
    var rows: [String: Row] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 6 else { continue }
      rows[cells[0]] = Row(verdict: cells[1], at: cells[2], related: cells[3], kind: cells[4])
    }
    return rows
  }

  /// Holds the first accepted outcome of the index to the prose.
  private static func compare(_ entry: JSONCell, with row: Row?, in comparison: inout CaseComparison) {
    guard let row, let first = entry["accept"]?.list?.first else {
      return comparison.note("index.expect", expected: "a row", actual: "none")
    }
    if row.verdict != first["verdict"]?.text {
      comparison.note("verdict", expected: "\(first["verdict"] ?? .null)", actual: "'\(row.verdict)' in index.expect")
    }
    if row.kind != first["was"]?.text {
      comparison.note("kind", expected: "\(first["was"] ?? .null)", actual: "'\(row.kind)' in index.expect")
    }
    if let place = first["at"]?.texts?.first, place != row.at {
      comparison.note("at", expected: place, actual: "'\(row.at)' in index.expect")
    }
    if let place = first["related"]?.texts?.first, place != row.related {
      comparison.note("related", expected: place, actual: "'\(row.related)' in index.expect")
    }
  }
}

/// One outcome of a case: accepted or forbidden.
private struct YAMLVerdict {
  /// What the index says.
  private let outcome: JSONCell

  /// Wraps an outcome.
  init(_ outcome: JSONCell) { self.outcome = outcome }

  /// Returns in which respects a file does not have the outcome; empty when it has it.
  func misses(_ read: YAMLCaseFile) -> [String] {
    var misses: [String] = []
    let known: Set = [
      "verdict", "at", "u16", "lines", "on", "related", "relatedU16", "kind", "was", "says", "values", "counts", "keys",
      "noneHolds", "compares", "also", "only", "silent", "value",
    ]
    for key in outcome.keys where !known.contains(key) { misses.append("nothing compares '\(key)'") }
    let severity = read.findings.map(\.diagnostic.severity).filter { $0 != .advice }.max()
    switch outcome["verdict"]?.text {
    case "reject": misses += finding(.error, read)
    case "accept-warn":
      if severity == .error { misses.append("no error") }
      misses += finding(.warning, read)
    case "accept":
      let kind = outcome["kind"]?.text ?? ""
      if severity != nil { misses.append("no error and no warning") }
      if read.findings.contains(where: { $0.diagnostic.code.rawValue == kind }) { misses.append("no \(kind)") }
    case nil where outcome["value"] != nil: break
    default: misses.append("a known verdict")
    }
    return misses + values(read)
  }

  /// Looks for a finding of a severity that is all that the outcome says.
  private func finding(_ severity: Severity, _ read: YAMLCaseFile) -> [String] {
    let kind = outcome["kind"]?.text ?? "any"
    let isRule = kind.hasPrefix("yaml-") || kind.hasPrefix("spec-")
    let matches = read.findings.filter { finding in
      finding.diagnostic.severity == severity && (!isRule || finding.diagnostic.code.rawValue == kind)
        && isAtPlace(finding, read) && names(finding)
        && (outcome["says"]?.texts ?? []).allSatisfy { finding.words.contains($0.lowercased()) }
    }
    if matches.isEmpty { return ["\(severity) \(kind) at \(place) saying \(outcome["says"] ?? .null)"] }
    var misses: [String] = []
    for other in outcome["also"]?.list ?? [] {
      let isThere = read.findings.contains { finding in
        finding.diagnostic.severity.rawValue == other["severity"]?.text
          && finding.diagnostic.code.rawValue == other["kind"]?.text
          && (other["at"]?.texts ?? []).contains(finding.at.codePoints)
      }
      if !isThere { misses.append("also \(other)") }
    }
    if outcome["only"]?.bool == true, read.findings.filter({ $0.diagnostic.severity != .advice }).count > 1 {
      misses.append("nothing else")
    }
    return misses
  }

  /// The place in words.
  private var place: String { "\(outcome["lines"] ?? outcome["at"] ?? .null)" }

  /// Whether a finding lies where the outcome says.
  private func isAtPlace(_ finding: YAMLCaseFile.Finding, _ read: YAMLCaseFile) -> Bool {
    if let lines = outcome["lines"]?.numbers, lines.count == 2 {
      return Double(finding.line) >= lines[0] && Double(finding.line) <= lines[1]
        && (outcome["on"]?.text != "alias" || read.isAlias(finding))
    }
    let places = outcome["at"]?.texts ?? []
    guard let index = places.firstIndex(of: finding.at.codePoints) else { return places.isEmpty }
    guard let units = outcome["u16"]?.texts else { return true }
    return units.indices.contains(index) && units[index] == finding.at.utf16
  }

  /// Whether a finding names the related places, as a label or as its own place.
  private func names(_ finding: YAMLCaseFile.Finding) -> Bool {
    let named = finding.labels + [finding.at]
    return (outcome["related"]?.texts ?? []).allSatisfy { place in named.contains { $0.codePoints == place } }
      && (outcome["relatedU16"]?.texts ?? []).allSatisfy { place in named.contains { $0.utf16 == place } }
  }

  /// Compares what is said about values.
  private func values(_ read: YAMLCaseFile) -> [String] {
    var misses: [String] = []
    let isReject = outcome["verdict"]?.text == "reject"
    for key in ["values", "value"] {
      for path in outcome[key]?.keys ?? [] {
        let wanted = outcome[key]?[path] ?? .null
        if isReject, read.findings.contains(where: { $0.diagnostic.severity == .error && read.isOnValue($0, path) }) {
          misses.append("no error on \(path)")
        } else if read.document != nil || !isReject, read.value(path) != wanted {
          misses.append("\(path) = \(wanted)")
        }
      }
    }
    for path in outcome["keys"]?.keys ?? [] {
      if read.keys(path).sorted() != (outcome["keys"]?[path]?.texts ?? []).sorted() { misses.append("keys of \(path)") }
    }
    for path in outcome["counts"]?.keys ?? [] {
      let count = read.value(path).list?.count ?? -1
      if Double(count) != outcome["counts"]?[path]?.number { misses.append("count of \(path)") }
    }
    for text in outcome["noneHolds"]?.texts ?? [] where read.texts.contains(where: { $0.contains(text) }) {
      misses.append("no value with '\(text)'")
    }
    for comparison in outcome["compares"]?.list ?? [] {
      let left = comparison["path"]?.text.flatMap { read.value($0).text }.flatMap { IOSVersion($0) }
      let right = comparison["to"]?.text.flatMap { IOSVersion($0) }
      let holds =
        if let left, let right {
          switch comparison["op"]?.text {
          case "!=": left != right
          case "==": left == right
          case ">": left > right
          case "<": left < right
          default: false
          }
        } else {
          false
        }
      if !holds { misses.append("\(comparison)") }
    }
    if let lines = outcome["silent"]?["lines"]?.numbers, lines.count == 2,
      read.findings.contains(where: { Double($0.line) >= lines[0] && Double($0.line) <= lines[1] })
    {
      misses.append("silence in lines \(lines)")
    }
    return misses
  }
}
