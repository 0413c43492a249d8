import Foundation
import Testing

/// What the top level may hold besides dot-files.
private let topLevel: Set = ["Package.swift", "Package.resolved", "Sources", "Tests", "Specs", "README.md"]

/// The longest a Swift file may be, in lines.
private let longestFile = 600

@Test func `the top level holds the manifest, the sources, the tests, the specs and the README alone`() {
  let extra = Project.names(in: "").filter { !topLevel.contains($0) }
  #expect(extra.isEmpty)
}

@Test func `no file is too long to read at once`() {
  let long = Project.swiftFiles.filter { $0.lines.count - 1 > longestFile }.map { "\($0.path): \($0.lines.count)" }
  #expect(long.isEmpty)
}

@Test func `no file of the project leads out of the project`() throws {
  let paths = ["Sources", "Tests", "Specs"].flatMap { Project.files(below: $0, ending: "") } + ["README.md"]
  for path in paths {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: Project.root.appending(path: path).path)
    #expect(link == nil, "\(path) is a link")
  }
}

@Test func `the continuous check is there and can be run`() {
  for path in [".ci/run", ".ci/install", ".ci/fuzz"] {
    #expect(FileManager.default.isExecutableFile(atPath: Project.root.appending(path: path).path), "\(path)")
  }
}
