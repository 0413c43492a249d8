import VitrineKit
import VitrineMutation
import VitrineOutput
import VitrineSource

/// Takes many hostile texts through the whole path and looks at what comes out: no span outside its file, the same findings
/// twice, and no text that takes long.
struct MutationRun {
  /// The longest that one text may take, in seconds of the thread (issue 3).
  static let longest = 1.0

  /// Most faults that are listed.
  private static let mostFaults = 20
  /// Every so many texts are checked twice and printed in every format.
  private static let stride = 8

  /// The specs.
  private let specs: [SourceFile]
  /// The texts.
  private let edits: HostileEdits
  /// The specs under their paths, for imports.
  private let workspace: MemoryWorkspace
  /// What went wrong.
  private(set) var faults: [String] = []
  /// The number of faults.
  private(set) var faultCount = 0
  /// The time of the slowest text, in seconds, and its number.
  private(set) var slowest = (time: 0.0, number: 0)
  /// The texts that compiled.
  private(set) var compiled = 0
  /// The findings of all texts.
  private(set) var findings = 0

  /// Prepares for some specs.
  init(_ specs: [SourceFile], seed: UInt64) {
    self.specs = specs
    edits = HostileEdits(specs.map(\.bytes), seed: seed)
    workspace = MemoryWorkspace(
      Dictionary(
        specs.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }, uniquingKeysWith: { one, _ in one }))
  }

  /// Returns the text of a number.
  func text(_ number: Int) -> [UInt8] { edits.edit(number).bytes }

  /// Takes one text through the path.
  mutating func run(_ number: Int) {
    let edit = edits.edit(number)
    let file = SourceFile(path: specs[edit.source].path, bytes: edit.bytes)
    let start = System.threadTime()
    let report = Vitrine.check(file, workspace: workspace)
    let time = System.threadTime() - start
    if time > slowest.time { slowest = (time, number) }
    if time > Self.longest { note(edit, number, "took \(Int(time * 1000)) ms") }
    findings += report.diagnostics.count
    if report.compilation != nil { compiled += 1 }
    if let fault = PlaceCheck.violation(in: report.diagnostics, of: report.files.files) { note(edit, number, fault) }
    guard number % Self.stride == 0 else { return }
    let again = Vitrine.check(file, workspace: workspace)
    if again.diagnostics != report.diagnostics { note(edit, number, "the second run has other findings") }
    if Vitrine.json(again) != Vitrine.json(report) { note(edit, number, "the second run compiles to something else") }
    let printer = TextReport(files: report.files, colored: false)
    if report.diagnostics.contains(where: { printer.text($0).isEmpty }) { note(edit, number, "a finding has no text") }
    if let json = Vitrine.json(report) { _ = SVGRenderer.pictures(of: json) }
  }

  /// Notes what went wrong.
  private mutating func note(_ edit: HostileEdit, _ number: Int, _ fault: String) {
    faultCount += 1
    guard faults.count < Self.mostFaults else { return }
    let kinds = edit.kinds.map(\.rawValue).joined(separator: ", ")
    faults.append("\(number) (\(kinds) in \(specs[edit.source].path)): \(fault)")
  }
}
