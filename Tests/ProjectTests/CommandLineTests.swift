import Foundation
import Testing
import VitrineTestSupport

/// A spec without a finding.
private let clean = """
  vitrine: 1
  target: 15.0
  environments: { device: ipad-10 }
  screens:
    home: { view: [{ button: Go, id: go, pin: { to: safeArea, top: 40, leading: 60 } }] }
    panel: { preferredContentSize: [200, 200], view: [] }
  presentations:
    show: { from: home, present: panel, style: popover, sourceView: go }

  """

/// The same with a phone, where the popover becomes something else.
private let warned = clean.replacingOccurrences(of: "device: ipad-10", with: "device: [ipad-10, iphone-16]")

/// The same with a key that does not exist.
private let broken = clean.replacingOccurrences(of: "sourceView: go", with: "sorceView: go")

/// One command line: what it exits with, and what it leaves.
private struct Situation: CustomTestStringConvertible, Sendable {
  /// The words behind `vitrine`.
  let words: [String]
  /// The exit code.
  let code: Int
  /// Files that must be there afterwards.
  var leaves: [String] = []
  /// Files that must not be there afterwards.
  var spares: [String] = []
  /// What standard error must hold.
  var says = ""

  var testDescription: String { words.joined(separator: " ") }
}

@Suite struct CommandLineTests {
  private static let situations = [
    Situation(words: ["lint", "clean.yaml"], code: 0),
    Situation(words: ["lint", "warned.yaml"], code: 0),
    Situation(words: ["lint", "--strict", "warned.yaml"], code: 1),
    Situation(words: ["lint", "broken.yaml"], code: 1),
    Situation(words: ["lint", "broken.yaml", "clean.yaml"], code: 1),
    Situation(words: ["lint", "nofile.yaml"], code: 3, says: "cannot read 'nofile.yaml'"),
    Situation(words: ["lint", "empty"], code: 3, says: "no .yaml or .yml file"),
    Situation(words: ["lint"], code: 2, says: "needs a spec"),
    Situation(words: ["lint", "--strikt", "clean.yaml"], code: 2, says: "did you mean '--strict'"),
    Situation(words: ["lint", "--jobs", "0", "clean.yaml"], code: 2),
    Situation(words: ["lint", "--environment", "ipad-10", "clean.yaml"], code: 0),
    Situation(words: ["lint", "--environment", "ipad-11", "clean.yaml"], code: 2, says: "'ipad-10.portrait'"),
    Situation(words: ["compile", "clean.yaml", "-o", "out.json"], code: 0, leaves: ["out.json"]),
    Situation(words: ["compile", "broken.yaml", "-o", "out.json"], code: 1, spares: ["out.json"]),
    Situation(words: ["compile", "clean.yaml", "-o", "/dev/full"], code: 3, says: "no space left"),
    Situation(words: ["compile", "clean.yaml", "warned.yaml", "-o", "x.json"], code: 2, spares: ["x.json"]),
    Situation(
      words: ["compile", "twins", "-o", "out"], code: 2, spares: ["out/a.json"], says: "would both write 'a.json'"),
    Situation(
      words: ["compile", "../\(folderMark)/clean.yaml", "clean.yaml", "-o", "out"], code: 0, leaves: ["out/clean.json"]),
    Situation(words: ["render", "clean.yaml", "-o", "out"], code: 0, leaves: ["out/clean.show.ipad-10.portrait.svg"]),
    Situation(words: ["render", "clean.yaml", "--presentation", "nope", "-o", "out"], code: 2, spares: ["out"]),
    Situation(
      words: ["render", "--appearance", "dark", "clean.yaml", "-o", "out"], code: 0,
      leaves: ["out/clean.show.ipad-10.portrait.svg"]),
    Situation(words: ["version", "now"], code: 2, says: "takes no 'now'"),
    Situation(words: ["lnt"], code: 2, says: "did you mean 'lint'"),
    Situation(words: ["explain", "popover-mising-anchor"], code: 2, says: "'popover-missing-anchor'"),
    Situation(words: ["schema", "language"], code: 0),
    Situation(words: [], code: 2),
  ]

  /// Stands for the name of the folder that a situation runs in.
  private static let folderMark = "FOLDER"

  @Test func `an error is printed though hundreds of warnings stand before it`() throws {
    let folder = try BuiltProgram.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var text = "vitrine: 1\nscreens:\n  first:\n    view:\n"
    for _ in 0..<400 { text += "      - { label: x }\n" }
    text += "  last: { constraints: [a.width = 50, a.width = 60, a.top = superview.top], view: [{ view, id: a }] }\n"
    try text.write(to: folder.appending(path: "many.yaml"), atomically: true, encoding: .utf8)
    let result = try BuiltProgram.run(["lint", "--format", "concise", "many.yaml"], in: folder)
    let lines = result.outputText.split(separator: "\n")
    #expect(result.code == 1)
    #expect(lines.filter { $0.contains(": error: ") }.count == 1)
    #expect(lines.last?.contains(" more in many.yaml") == true)
    #expect(lines.count == 301)
  }

  @Test(arguments: situations)
  private func `exits, speaks and writes as it should`(situation: Situation) throws {
    let folder = try BuiltProgram.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    for name in ["empty", "twins"] {
      try files.createDirectory(at: folder.appending(path: name), withIntermediateDirectories: false)
    }
    let specs = [
      "clean.yaml": clean, "warned.yaml": warned, "broken.yaml": broken, "twins/a.yaml": clean, "twins/a.yml": clean,
    ]
    for (name, text) in specs { try Data(text.utf8).write(to: folder.appending(path: name)) }
    let words = situation.words.map { $0.replacingOccurrences(of: Self.folderMark, with: folder.lastPathComponent) }
    let result = try BuiltProgram.run(words, in: folder)
    #expect(Int(result.code) == situation.code, "\(result.errorText)")
    #expect(situation.says.isEmpty || result.errorText.contains(situation.says), "\(result.errorText)")
    for name in situation.leaves { #expect(files.fileExists(atPath: folder.appending(path: name).path)) }
    for name in situation.spares { #expect(!files.fileExists(atPath: folder.appending(path: name).path)) }
    let left = try files.contentsOfDirectory(atPath: folder.path)
    #expect(!left.contains { $0.hasSuffix(".tmp") }, "half-written files are left")
  }
}
