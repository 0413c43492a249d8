import Foundation
import Testing
import VitrineKit
import VitrineMutation
import VitrineOutput
import VitrineSource

/// Inputs that somebody could send to make a checker hang, swell or crash. `vitrine-bench hostile` runs the same at 1 MiB
/// against the built program and holds them to a second and 64 MiB.
@Suite struct `Hostile inputs` {
  /// Checks an input.
  private static func check(_ input: HostileInput, findingsAlone: Bool) throws -> SpecReport {
    let main = try #require(input.files.first)
    var others: [String: String] = [:]
    for file in input.files.dropFirst() { others[file.path] = String(decoding: file.bytes, as: UTF8.self) }
    return Vitrine.check(
      SourceFile(path: main.path, bytes: main.bytes), workspace: MemoryWorkspace(others),
      options: VitrineOptions(findingsAlone: findingsAlone))
  }

  @Test func `have names of their own`() {
    let names = HostileInput.all(size: 4_000).map(\.name)
    #expect(names.count > 500)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: HostileInput.all(size: 4_000))
  func `end as they must, with few findings and every span in its file`(input: HostileInput) throws {
    let report = try Self.check(input, findingsAlone: true)
    switch input.outcome {
    case .accepted: #expect(!report.hasErrors, "\(report.diagnostics.first?.message ?? "")")
    case .refused: #expect(report.hasErrors)
    case .either: break
    }
    #expect(report.diagnostics.count <= 3 * FindingList.limit + 1)
    #expect(PlaceCheck.violation(in: report.diagnostics, of: report.files.files) == nil)
    let printer = TextReport(files: report.files, colored: false)
    for finding in report.diagnostics.prefix(20) { #expect(printer.text(finding).utf8.count < 20_000) }
  }

  @Test func `meet the limit that is meant for them`() throws {
    let inputs = HostileInput.all(size: 60_000)
    let limits: [(name: String, code: DiagnosticCode)] = [
      ("same-ids", FindingList.overflow), ("near-keys", FindingList.overflow),
      ("over-chain", "spec-too-much-work"),
      ("extends-wide", "spec-too-much-work"), ("tab-screens", "spec-too-much-work"),
      ("tag-directives-all", "yaml-too-many-directives"), ("bomb-lists", "yaml-alias-bomb"),
      ("long-import-path", "spec-import-missing"),
    ]
    for limit in limits {
      let input = try #require(inputs.first { $0.name == limit.name }, "\(limit.name)")
      let codes = try Self.check(input, findingsAlone: true).diagnostics.map(\.code)
      #expect(codes.contains(limit.code), "\(limit.name): \(codes.prefix(3))")
    }
  }

  /// A screen whose views each begin after all before them, which takes the solver too long, with two widths for one view.
  private static func denseScreen(views: Int, more: [String]) -> String {
    var text = "vitrine: 1\nenvironments: { device: iphone-16 }\nscreens:\n  m:\n    view:\n"
    for view in 0..<views { text += "      - { view, id: v\(view) }\n" }
    text += "    constraints:\n"
    for view in 0..<views {
      text += "      - v\(view).leading >= \(view == 0 ? "superview.leading" : "v\(view - 1).trailing") + 8\n"
      text += "      - v\(view).width >= 20\n      - v\(view).leading = superview.leading @low\n"
    }
    for line in more { text += "      - \(line)\n" }
    return text
  }

  @Test func `what the solver gives up is said, and what was found before is kept`() throws {
    func findings(_ text: String) -> [Diagnostic] {
      Vitrine.check(
        SourceFile(path: "dense.yaml", bytes: Array(text.utf8)), workspace: MemoryWorkspace([:]),
        options: VitrineOptions(findingsAlone: true)
      ).diagnostics
    }
    let dense = findings(Self.denseScreen(views: 700, more: []))
    #expect(dense.filter { $0.code == "spec-too-much-work" }.map(\.severity) == [.warning])
    #expect(!dense.contains { $0.severity == .error })
    let conflicting = findings(Self.denseScreen(views: 700, more: ["v3.width = 50", "v3.width = 60"]))
    #expect(conflicting.contains { $0.code == "spec-too-much-work" && $0.severity == .warning })
    #expect(conflicting.filter { $0.severity == .error }.map(\.code) == ["layout-conflict"])
    let small = findings(Self.denseScreen(views: 20, more: []))
    #expect(!small.contains { $0.code == "spec-too-much-work" })
  }

  @Test func `cost no more than in proportion to their size`() throws {
    let (small, large) = (HostileInput.all(size: 15_000), HostileInput.all(size: 30_000))
    let names = [
      "only-bracket", "only-colonless", "spec-then-brace", "value-double-quote", "deep-both", "many-deep-lists",
      "anchors", "merge-many", "duplicate-keys", "near-keys", "same-ids", "view-ids",
      "unknown-constraint-ids", "bad-presentations", "during", "detents", "vary-queries", "vary-nodes",
      "unknown-devices",
      "long-label", "long-label-word", "long-constraint-sum", "long-escapes", "extends-chain-styles",
      "extends-circle-styles", "extends-growing", "over-chain", "during-chain", "unknown-among-many", "imports-missing",
    ]
    for name in names {
      let one = try #require(small.first { $0.name == name }, "\(name)")
      let two = try #require(large.first { $0.name == name }, "\(name)")
      // Others disturb single measurements; work in the square of the size shows in every one.
      var ratio = Double.infinity
      for _ in 0..<4 where ratio > Self.largestRatio {
        let (first, second) = (try Self.time(one), try Self.time(two))
        ratio = second < Self.shortest ? 0 : min(ratio, second / max(first, Self.shortest / 4))
      }
      #expect(ratio <= Self.largestRatio, "\(name)")
    }
  }

  /// Twice the input may take this many times the processor time: 4 would be its square.
  private static let largestRatio = 3.2
  /// Seconds below which a measurement says nothing.
  private static let shortest = 0.03

  /// Returns the seconds of processor time that a check takes.
  private static func time(_ input: HostileInput) throws -> Double {
    let start = threadTime()
    _ = try check(input, findingsAlone: false)
    return threadTime() - start
  }

  /// Returns the processor time of this thread in seconds.
  private static func threadTime() -> Double {
    var time = timespec()
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
