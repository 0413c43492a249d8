import Foundation
import Testing
import VitrineTestSupport

/// A file that is imported: a valid spec with one name.
private let part = "vitrine: 1\nstyles: { soft: { cornerRadius: 4 } }\n"

/// One layout of files and the spec that is linted in it.
private struct Tree: CustomTestStringConvertible, Sendable {
  /// What is shown.
  let testDescription: String
  /// Path and text of each file below the temporary folder.
  var files: [String: String] = [:]
  /// Path and destination of each symbolic link.
  var links: [String: String] = [:]
  /// The spec.
  var spec = "project/specs/main.yaml"
  /// What it imports.
  let imports: String
  /// Further words of the command line.
  var options: [String] = []
  /// The code of the finding; empty when there is none.
  var code = ""
  /// What the report says.
  var says: [String] = []
}

@Suite struct ProjectFolderTests {
  private static let trees = [
    Tree(testDescription: "beside the spec", files: ["project/specs/a.yaml": part], imports: "a.yaml"),
    Tree(
      testDescription: "above the spec, no project", files: ["project/a.yaml": part], imports: "../a.yaml",
      code: "spec-import-missing", says: ["outside of the project's folder", "--root", ".vitrine.yaml", "'../a.yaml'"]),
    Tree(
      testDescription: "above the spec, in a project",
      files: ["project/a.yaml": part, "project/.vitrine.yaml": ""], imports: "../a.yaml"),
    Tree(
      testDescription: "above the spec, in a repository",
      files: ["project/a.yaml": part, "project/.git/HEAD": ""], imports: "../a.yaml"),
    Tree(
      testDescription: "a work tree, whose mark is a file",
      files: ["project/a.yaml": part, "project/.git": "gitdir: elsewhere\n"], imports: "../a.yaml"),
    Tree(
      testDescription: "outside of the project", files: ["a.yaml": part, "project/.vitrine.yaml": ""],
      imports: "../../a.yaml", code: "spec-import-missing", says: ["allowImportsOutsideRoot: true"]),
    Tree(
      testDescription: "outside, and not there", files: ["project/.vitrine.yaml": ""], imports: "../../a.yaml",
      code: "spec-import-missing", says: ["outside of the project's folder"]),
    Tree(
      testDescription: "a folder whose name only begins alike",
      files: ["project-b/a.yaml": part, "project/.vitrine.yaml": ""], imports: "../../project-b/a.yaml",
      code: "spec-import-missing", says: ["outside of the project's folder"]),
    Tree(
      testDescription: "outside, allowed by the configuration",
      files: ["a.yaml": part, "project/.vitrine.yaml": "allowImportsOutsideRoot: true\n"], imports: "../../a.yaml"),
    Tree(
      testDescription: "outside, forbidden by the configuration",
      files: ["a.yaml": part, "project/.vitrine.yaml": "allowImportsOutsideRoot: false\n"], imports: "../../a.yaml",
      code: "spec-import-missing"),
    Tree(
      testDescription: "a configuration with a slip",
      files: ["a.yaml": part, "project/.vitrine.yaml": "# ours\nallowImportOutsideRoot: true\n"],
      imports: "../../a.yaml",
      code: "spec-import-missing", says: ["line 2", "did you mean 'allowImportsOutsideRoot'?"]),
    Tree(
      testDescription: "a configuration with a further key",
      files: ["a.yaml": part, "project/.vitrine.yaml": "allowImportsOutsideRoot: true\nrules: {}\n"],
      imports: "../../a.yaml", code: "spec-import-missing", says: ["there is no key 'rules'"]),
    Tree(
      testDescription: "a configuration with a wrong value",
      files: ["a.yaml": part, "project/.vitrine.yaml": "allowImportsOutsideRoot: yes\n"], imports: "../../a.yaml",
      code: "spec-import-missing", says: ["is true or false"]),
    Tree(
      testDescription: "outside, allowed on the command line", files: ["a.yaml": part], imports: "../../a.yaml",
      options: ["--allow-outside-root"]),
    Tree(
      testDescription: "a wider folder on the command line", files: ["a.yaml": part], imports: "../../a.yaml",
      options: ["--root", "."]),
    Tree(
      testDescription: "a narrower folder on the command line",
      files: ["project/a.yaml": part, "project/.vitrine.yaml": ""], imports: "../a.yaml",
      options: ["--root", "project/specs"], code: "spec-import-missing"),
    Tree(
      testDescription: "an absolute path", imports: "/dev/null", code: "spec-import-missing",
      says: ["outside of the project's folder"]),
    Tree(
      testDescription: "a link that leaves", files: ["a.yaml": part],
      links: ["project/specs/link.yaml": "../../a.yaml"], imports: "link.yaml", code: "spec-import-missing",
      says: ["outside of the project's folder"]),
    Tree(
      testDescription: "a link to a folder that leaves", files: ["common/a.yaml": part],
      links: ["project/specs/lib": "../../common"], imports: "lib/a.yaml", code: "spec-import-missing"),
    Tree(
      testDescription: "a link that stays", files: ["project/specs/a.yaml": part],
      links: ["project/specs/link.yaml": "a.yaml"], imports: "link.yaml"),
    Tree(
      testDescription: "one file by five ways", files: ["project/specs/a.yaml": part],
      links: ["project/specs/link.yaml": "a.yaml", "project/specs/here": "."],
      imports: "a.yaml, ./a.yaml, x/../a.yaml, link.yaml, here/a.yaml"),
    Tree(
      testDescription: "the spec itself by a link", links: ["project/specs/link.yaml": "main.yaml"],
      imports: "link.yaml", code: "spec-reference-cycle"),
    Tree(
      testDescription: "a spec that is itself a link, imports beside the file",
      files: ["project/specs/a.yaml": part], links: ["link": "project/specs"], spec: "link/main.yaml",
      imports: "a.yaml"),
    Tree(
      testDescription: "a folder", files: ["project/specs/lib/a.yaml": part], imports: "lib",
      code: "spec-import-missing", says: ["is a folder"]),
    Tree(
      testDescription: "a device", imports: "/dev/zero", options: ["--allow-outside-root"], code: "spec-import-missing",
      says: ["no regular file"]),
    Tree(
      testDescription: "a name that is standard input elsewhere", imports: "\"-\"", code: "spec-import-missing",
      says: ["no such file"]),
  ]

  @Test(arguments: trees)
  private func `imports stay in the project's folder`(tree: Tree) throws {
    let folder = try BuiltProgram.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = FileManager.default
    let main = "vitrine: 1\nimport: [\(tree.imports)]\nscreens: { home: { view: [] } }\n"
    for (path, text) in tree.files.merging(["project/specs/main.yaml": main], uniquingKeysWith: { $1 }) {
      let url = folder.appending(path: path)
      try files.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    for (path, destination) in tree.links {
      try files.createSymbolicLink(atPath: folder.appending(path: path).path, withDestinationPath: destination)
    }
    let result = try BuiltProgram.run(["lint"] + tree.options + [tree.spec], in: folder)
    #expect(result.code == (tree.code.isEmpty ? 0 : 1), "\(result.errorText)\(result.outputText)")
    #expect(result.outputText.contains("error[\(tree.code)]") == !tree.code.isEmpty, "\(result.outputText)")
    for words in tree.says { #expect(result.outputText.contains(words), "\(result.outputText)") }
  }

  @Test func `a pipe under import is refused at once`() throws {
    let folder = try BuiltProgram.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let text = "vitrine: 1\nimport: pipe\nscreens: { home: { view: [] } }\n"
    try Data(text.utf8).write(to: folder.appending(path: "main.yaml"))
    let result = try BuiltProgram.shell("mkfifo pipe && timeout 10 vitrine lint main.yaml", in: folder)
    #expect(result.code == 1)
    #expect(result.outputText.contains("no regular file"), "\(result.outputText)")
  }

  @Test func `a spec on standard input belongs to the working directory`() throws {
    let folder = try BuiltProgram.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(part.utf8).write(to: folder.appending(path: "a.yaml"))
    for (path, code) in [("a.yaml", 0), ("../a.yaml", 1)] {
      let text = "vitrine: 1\nimport: \(path)\nscreens: { home: { view: [] } }\n"
      let result = try BuiltProgram.run(["lint", "-"], in: folder, input: Data(text.utf8))
      #expect(Int(result.code) == code, "\(result.outputText)\(result.errorText)")
    }
  }

  @Test func `the two options exclude each other, and a root is a folder`() throws {
    let folder = try BuiltProgram.temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for words in [["--root", ".", "--allow-outside-root"], ["--root", "nowhere"]] {
      #expect(try BuiltProgram.run(["lint", "x.yaml"] + words, in: folder).code == 2)
    }
  }
}
