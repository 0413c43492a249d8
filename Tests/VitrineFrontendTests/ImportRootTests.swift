import Testing
import VitrineFrontend
import VitrineSource

@Suite struct ImportRootTests {
  @Test(arguments: [
    ("/p", "/p/a.yaml", true), ("/p", "/p/b/a.yaml", true), ("/p", "/pq/a.yaml", false), ("/p", "/p", false),
    ("/p", "/a.yaml", false), ("/", "/a.yaml", true), ("", "a.yaml", true), ("", "../a.yaml", false),
    ("", "..", false), ("", "..a/b", true), ("", "/a", false), (".", "a", true), ("lib", "lib/a", true),
    ("lib", "library/a", false),
  ])
  func `a folder holds what is below it`(folder: String, location: String, holds: Bool) {
    #expect(ImportRoot(folder: folder).holds(location) == holds)
  }

  @Test func `what lies outside is refused unread, at its path, with the ways out`() throws {
    let text = "vitrine: 1\nimport: [in.yaml, ../out.yaml, sub/../../out.yaml]\n"
    let files = ["p/in.yaml": "vitrine: 1\n", "out.yaml": "vitrine: 1\nnonsense: 1\n"]
    let workspace = MemoryWorkspace(files, root: ImportRoot(folder: "p", help: ["move it"]))
    let loaded = SpecLoader.load(SourceFile(path: "p/main.yaml", text: text), workspace: workspace)
    #expect(loaded.files.files.map(\.path) == ["p/main.yaml", "p/in.yaml"])
    let found = loaded.diagnostics.filter { $0.severity == .error }
    #expect(found.map { loaded.files.text($0.place) } == ["../out.yaml", "sub/../../out.yaml"])
    #expect(found.allSatisfy { $0.code == "spec-import-missing" && $0.help == ["move it"] })
  }

  @Test func `a circle of files shows each import on the way`() throws {
    let files = [
      "a.yaml": "vitrine: 1\nimport: lib/b.yaml\n", "lib/b.yaml": "vitrine: 1\nimport: [c.yaml]\n",
      "lib/c.yaml": "vitrine: 1\nimport: ../a.yaml\n",
    ]
    let main = SourceFile(path: "main.yaml", text: "vitrine: 1\nimport: a.yaml\n")
    let loaded = SpecLoader.load(main, workspace: MemoryWorkspace(files))
    let found = try #require(loaded.diagnostics.first { $0.code == "spec-reference-cycle" })
    #expect(found.message.hasSuffix("'a.yaml' imports 'lib/b.yaml' imports 'lib/c.yaml' imports 'a.yaml'"))
    #expect(loaded.files.text(found.place) == "../a.yaml")
    #expect(found.labels.map { loaded.files.text($0.place) } == ["lib/b.yaml", "c.yaml"])
  }
}
