import Foundation
import Testing
import VitrineTestSupport

/// Whether the command line is there.
private let hasCommands = Project.has("Sources/vitrine/Command.swift")

/// The verbs that the overview lists.
private func verbs() throws -> [String] {
  let help = try BuiltProgram.run(["help"], in: Project.root).outputText
  let list = help.components(separatedBy: "Commands:\n").last?.components(separatedBy: "\n\n").first ?? ""
  return list.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
}

@Suite(.enabled(if: hasCommands, "the program has no commands yet"))
struct HelpTests {
  @Test func `the program was built beside the tests`() {
    #expect(BuiltProgram.isBuilt, "\(BuiltProgram.path)")
  }

  @Test func `the overview lists the verbs`() throws {
    #expect(try verbs().starts(with: ["compile", "lint", "render"]))
    #expect(try verbs().suffix(2) == ["help", "version"])
  }

  @Test(.enabled(if: Project.has("Specs/gallery"), "the gallery is not there yet"))
  func `the example of every help page runs in the project's folder`() throws {
    let folder = try BuiltProgram.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Specs"), withDestinationURL: Project.root.appending(path: "Specs"))
    for verb in try verbs() {
      let page = try BuiltProgram.run(["help", verb], in: folder)
      #expect(page.code == 0)
      let dashes = try BuiltProgram.run([verb, "--help"], in: folder)
      #expect(dashes.output == page.output)
      let example = page.outputText.components(separatedBy: "Example:\n").last?.trimmingCharacters(
        in: .whitespacesAndNewlines)
      let words = try #require(example).split(separator: " ").map(String.init)
      #expect(words.prefix(2) == ["vitrine", verb])
      let result = try BuiltProgram.run(Array(words.dropFirst()), in: folder)
      #expect(result.code == 0, "\(words.joined(separator: " ")): \(result.errorText)")
      #expect(
        !(result.output + result.errors).isEmpty || words.contains("-o"),
        "\(words.joined(separator: " ")) prints nothing")
    }
  }

  @Test func `a wrong command line exits with 2 and names the way out`() throws {
    for words in [[], ["comple"], ["lint"], ["lint", "--formt", "text", "x"], ["explain", "no-such-rule"]] {
      let result = try BuiltProgram.run(words, in: Project.root)
      #expect(result.code == 2, "\(words)")
      #expect(result.errorText.contains("help"), "\(words)")
      #expect(result.output.isEmpty)
    }
  }

  @Test func `a file that cannot be read exits with 3`() throws {
    for verb in ["compile", "lint", "yaml"] {
      let result = try BuiltProgram.run([verb, "no-such-folder/no-such-file.yaml"], in: Project.root)
      #expect(result.code == 3, "\(verb)")
      #expect(result.errorText.contains("no-such-file.yaml"), "\(verb)")
    }
  }
}
