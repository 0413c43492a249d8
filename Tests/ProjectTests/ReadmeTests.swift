import Foundation
import Testing
import VitrineTestSupport

/// The README; empty until it is there.
private let readme = Project.text("README.md")

/// A folder as a reader has it: the project's specs, the built program, and the files that the README shows.
private func readersFolder() throws -> URL {
  let folder = try BuiltProgram.temporaryFolder()
  let files = FileManager.default
  try files.createSymbolicLink(
    at: folder.appending(path: "Specs"), withDestinationURL: Project.root.appending(path: "Specs"))
  let release = folder.appending(path: ".build/release")
  try files.createDirectory(at: release, withIntermediateDirectories: true)
  try files.createSymbolicLink(
    at: release.appending(path: "vitrine"), withDestinationURL: URL(filePath: BuiltProgram.path))
  for block in FencedBlock.all(in: readme) where block.language == "yaml" {
    if let file = block.file { try Data(block.text.utf8).write(to: folder.appending(path: file)) }
  }
  return folder
}

/// Whether a command builds or tests the project; `.ci/run` runs those.
private func belongsToCheck(_ command: String) -> Bool {
  command.contains("swift ") || command.hasPrefix("git ")
}

@Suite(.enabled(if: !readme.isEmpty, "there is no README.md yet"))
struct ReadmeTests {
  @Test func `the README has a spec, commands and output`() {
    let languages = Set(FencedBlock.all(in: readme).map(\.language))
    #expect(languages.isSuperset(of: ["yaml", "console"]))
    #expect(languages.isSubset(of: ["yaml", "console", "json"]), "another block would not be run")
  }

  @Test func `every command that builds or tests is one that the continuous check runs`() {
    let check = Project.text(".ci/run") + Project.text(".ci/install")
    var count = 0
    for block in FencedBlock.all(in: readme) where block.language == "console" {
      for step in ConsoleStep.all(in: block) where belongsToCheck(step.command) {
        for part in step.command.components(separatedBy: "&&") {
          let command = part.trimmingCharacters(in: .whitespaces)
          if command.hasPrefix("git ") || command.hasPrefix("cd ") { continue }
          count += 1
          #expect(check.contains(command), "line \(block.line): .ci/run does not run '\(command)'")
        }
      }
    }
    #expect(count >= 2)
  }

  @Test func `every other command prints what the README shows`() throws {
    let folder = try readersFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var count = 0
    for block in FencedBlock.all(in: readme) where block.language == "console" {
      for step in ConsoleStep.all(in: block) where !belongsToCheck(step.command) {
        count += 1
        let result = try BuiltProgram.shell("(\(step.command)) 2>&1", in: folder)
        let lines = result.outputText.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let actual = lines.last == "" ? Array(lines.dropLast()) : lines
        #expect((0...1).contains(result.code), "line \(block.line): '\(step.command)' exits with \(result.code)")
        #expect(
          step.output.isEmpty || ConsoleStep.matches(actual, shown: step.output),
          "line \(block.line): '\(step.command)' prints\n\(result.outputText)")
      }
    }
    #expect(count > 0)
  }

  @Test func `every spec compiles, or earns the finding that a console block shows`() throws {
    let folder = try readersFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let commands = FencedBlock.all(in: readme).filter { $0.language == "console" }.flatMap(ConsoleStep.all)
    for block in FencedBlock.all(in: readme) where block.language == "yaml" {
      if let file = block.file, commands.contains(where: { $0.command.contains("lint \(file)") }) { continue }
      let result = try BuiltProgram.run(["compile", "-"], in: folder, input: Data(block.text.utf8))
      #expect(result.code == 0, "line \(block.line): \(result.errorText)")
    }
  }

  @Test func `every piece of JSON stands in what its spec compiles to`() throws {
    let folder = try readersFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for block in FencedBlock.all(in: readme) where block.language == "json" {
      let file = try #require(block.file, "line \(block.line): the block does not say what it comes from")
      let spec = file.hasSuffix(".json") ? String(file.dropLast(5)) + ".yaml" : file
      let result = try BuiltProgram.run(["compile", spec], in: folder)
      var lines = result.outputText.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }[...]
      for line in block.lines.map({ $0.trimmingCharacters(in: .whitespaces) }) where line != "…" && !line.isEmpty {
        let place = lines.firstIndex { $0 == line || $0 == line + "," }
        #expect(place != nil, "line \(block.line): '\(line)' is not in the output of \(spec), in this order")
        if let place { lines = lines[(place + 1)...] }
      }
    }
  }

  @Test func `what the README points at is there`() {
    for link in readme.matches(of: /\]\(([^)#]+)[^)]*\)/).map({ String($0.1) }) where !link.contains("://") {
      #expect(Project.has(link), "\(link)")
    }
    for path in readme.matches(of: /`((?:Sources|Tests|Specs)\/[^` ]+)`/).map({ String($0.1) }) {
      #expect(Project.has(path), "\(path)")
    }
  }
}

@Test func `fenced blocks and console steps are read as they stand`() {
  let blocks = FencedBlock.all(in: "a\n```yaml x.yaml\nk: v\n```\n```console\n$ one \\\n  two\nout\n$ three\n```\n")
  #expect(blocks.map(\.info) == [["yaml", "x.yaml"], ["console"]])
  #expect(blocks[0].text == "k: v\n")
  let steps = ConsoleStep.all(in: blocks[1])
  #expect(steps.map(\.command) == ["one   two", "three"])
  #expect(steps.map(\.output) == [["out"], []])
  #expect(ConsoleStep.matches(["a", "b", "c"], shown: ["a", "…", "c"]))
  #expect(ConsoleStep.matches(["a"], shown: ["a", "…"]))
  #expect(!ConsoleStep.matches(["a", "b"], shown: ["a"]))
  #expect(!ConsoleStep.matches(["a", "b"], shown: ["…", "c"]))
}
