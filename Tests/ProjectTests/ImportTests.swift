import Testing

/// The project's tables.
private let manifest = Manifest(Project.text("Package.swift"))

/// Modules of the toolchain that a program or a library may import: the C library and threads, never Foundation.
private let toolchainModules: Set = ["Swift", "Glibc", "Musl", "Darwin", "Dispatch"]

/// What tests may import besides.
private let testModules: Set = ["Testing", "Foundation"]

/// The imports of a file: module and line.
private func imports(of file: SwiftFile) -> [(module: String, line: Int)] {
  file.code.enumerated().flatMap { index, line -> [(module: String, line: Int)] in
    guard line.contains("import") else { return [] }
    return line.matches(
      of: /(?:^|;|\s)import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?([A-Za-z_][A-Za-z0-9_]*)/
    ).map { (String($0.1), index + 1) }
  }
}

@Test func `the manifest's tables can be read`() {
  #expect(manifest.modules.first?.name == "VitrineSource")
  #expect(manifest.modules.last?.name == "VitrineKit")
  #expect(manifest.programs.map(\.name) == ["vitrine", "vitrine-bench"])
  #expect(manifest.imports(of: "VitrineYAML") == ["CYAML", "VitrineSource"])
  #expect(manifest.imports(of: "vitrine-bench")?.isSuperset(of: manifest.modules.map(\.name)) == true)
  #expect(manifest.tests.contains { $0.name == "ProjectTests" })
}

@Test func `every folder of sources and tests is a target, and every target has a folder`() {
  let sources = Project.names(in: "Sources")
  #expect(sources.filter { $0 != "CYAML" } == (manifest.modules + manifest.programs).map(\.name).sorted())
  let tests = Project.names(in: "Tests").filter { $0 != "Cases" }
  #expect(tests == (manifest.tests + manifest.testSupport).map(\.name).sorted())
}

@Test func `a module may import only modules that stand above it in the table`() {
  var lower: Set = ["CYAML"]
  for module in manifest.modules {
    #expect(lower.isSuperset(of: module.imports), "\(module.name) imports what stands below it")
    lower.insert(module.name)
  }
}

@Test func `libyaml has one door`() {
  let users = manifest.all.filter { $0.imports.contains("CYAML") }.map(\.name)
  #expect(users == ["VitrineYAML", "vitrine-bench"])
}

@Test(arguments: Project.swiftFiles.filter { $0.module != nil })
func `a file imports only what the manifest's table allows`(_ file: SwiftFile) throws {
  let module = try #require(file.module)
  let allowed = try #require(manifest.imports(of: module), "\(module) is not in the table")
  let isTest = file.path.hasPrefix("Tests/")
  for (name, line) in imports(of: file) {
    let isAllowed =
      allowed.contains(name) || toolchainModules.contains(name) || (isTest && testModules.contains(name))
    #expect(isAllowed, "\(file.path):\(line): \(module) may not import \(name)")
  }
}

@Test func `no program or library imports Foundation`() {
  let places = Project.sources.flatMap { file in
    imports(of: file).filter { $0.module.hasPrefix("Foundation") }.map { "\(file.path):\($0.line)" }
  }
  #expect(places.isEmpty)
}

@Test func `imports are found in every form`() {
  let text = SwiftText(
    "public import A\n@testable import B // import X\nimport struct C.D\n/* import Y */ \"import Z\"\n")
  let file = text.code.flatMap { line in
    line.matches(of: /(?:^|;|\s)import\s+(?:(?:struct)\s+)?([A-Za-z_]+)/).map { String($0.1) }
  }
  #expect(file == ["A", "B", "C"])
}
