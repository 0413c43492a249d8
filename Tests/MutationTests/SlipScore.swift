import VitrineKit
import VitrineMutation
import VitrineSource
import VitrineYAML

/// What Vitrine said about slips.
struct SlipScore {
  /// What became of one slip.
  enum Verdict: Equatable {
    /// The spec is still a right one.
    case harmless
    /// The first finding stands where the slip is, or where libyaml proves it.
    case right
    /// It stands elsewhere.
    case misplaced
  }

  /// The counts of one kind of slip.
  struct Count {
    /// Slips that broke something.
    var broken = 0
    /// Those whose first finding stands elsewhere.
    var misplaced = 0
    /// Those with too many findings.
    var many = 0
    /// Slips that broke nothing.
    var harmless = 0
  }

  /// Most findings that one slip should have (issue 3).
  static let mostFindings = 3

  /// The counts by kind.
  private(set) var counts: [SlipKind: Count] = [:]
  /// The slips that were misplaced or had too many findings.
  private(set) var failures: [String] = []

  /// All counts together.
  var total: Count {
    counts.values.reduce(into: Count()) { sum, count in
      sum.broken += count.broken
      sum.misplaced += count.misplaced
      sum.many += count.many
      sum.harmless += count.harmless
    }
  }

  /// Judges one slip in a spec; `before` are the findings of the spec without it.
  mutating func judge(_ slip: Slip, path: String, before: [Diagnostic], number: Int) {
    let report = Corpus.check(path, slip.bytes)
    let found = Self.new(report.diagnostics, before)
    guard let first = found.first(where: { $0.severity == .error }) ?? found.first else {
      counts[slip.kind, default: Count()].harmless += 1
      return
    }
    counts[slip.kind, default: Count()].broken += 1
    let table = LineTable(slip.bytes)
    let line = first.place.file == .main ? table.line(at: first.place.span.start) : 0
    var allowed = [slip.line]
    if let failure = YAMLReference.failure(slip.bytes) {
      allowed += ([failure.offset] + (failure.contextOffset.map { [$0] } ?? [])).map { table.line(at: UInt32($0)) }
    }
    let isMisplaced = !allowed.contains(line)
    let isMany = found.count > Self.mostFindings
    if isMisplaced { counts[slip.kind, default: Count()].misplaced += 1 }
    if isMany { counts[slip.kind, default: Count()].many += 1 }
    guard isMisplaced || isMany else { return }
    let says = found.map { finding in
      let line = table.line(at: finding.place.span.start)
      return
        "    \(finding.place.file == .main ? "" : "other file ")line \(line): \(finding.code.rawValue): \(finding.message)"
    }
    let text = String(decoding: slip.bytes[table.span(ofLine: slip.line, in: slip.bytes)], as: UTF8.self)
    failures.append(
      """
      \(number) \(slip.kind.rawValue)\(isMisplaced ? " misplaced" : "")\(isMany ? " many" : "") \
      \(path):\(slip.line): \(text.debugDescription) allowed \(allowed)
      \(says.prefix(6).joined(separator: "\n"))
      """)
  }

  /// The errors and warnings that a spec did not have before, in order.
  private static func new(_ found: [Diagnostic], _ before: [Diagnostic]) -> [Diagnostic] {
    var old: [String: Int] = [:]
    for finding in before { old["\(finding.code.rawValue) \(finding.message)", default: 0] += 1 }
    return found.filter { finding in
      guard finding.severity != .advice else { return false }
      let key = "\(finding.code.rawValue) \(finding.message)"
      guard let count = old[key], count > 0 else { return true }
      old[key] = count - 1
      return false
    }
  }

  /// The figures as text: the sum, and each kind.
  var report: String {
    func line(_ name: String, _ count: Count) -> String {
      "\(name): \(count.broken) broken, \(count.misplaced) misplaced, \(count.many) with more than \(Self.mostFindings) "
        + "findings, \(count.harmless) broke nothing"
    }
    let kinds = SlipKind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
      .sorted { $0.1.misplaced + $0.1.many > $1.1.misplaced + $1.1.many }
    return ([line("all slips", total)] + kinds.map { "  " + line($0.rawValue, $1) }).joined(separator: "\n")
  }
}

extension Array {
  /// The elements at the bytes of a span.
  fileprivate subscript(_ span: SourceSpan) -> ArraySlice<Element> { self[Int(span.start)..<Int(span.end)] }
}
