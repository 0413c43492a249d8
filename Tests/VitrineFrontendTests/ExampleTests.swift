import Foundation
import Testing
import VitrineFrontend
import VitrineModel
import VitrineSource

/// A workspace over a folder of fixtures.
struct FixtureWorkspace: Workspace {
  /// Where the fixtures lie.
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Specs/examples")
    .standardized

  func read(_ path: String) throws(WorkspaceError) -> SourceFile {
    do {
      return SourceFile(path: path, bytes: Array(try Data(contentsOf: Self.folder.appending(path: path))))
    } catch {
      throw WorkspaceError(path: path, reason: "no such file", isMissing: true)
    }
  }

  /// Loads a fixture.
  static func load(_ path: String) throws -> LoadedSpec {
    SpecLoader.load(try FixtureWorkspace().read(path), workspace: FixtureWorkspace())
  }

  /// The fixtures that are whole specs.
  static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted() + ["library/house.yaml"]
  }()
}

/// The example specs of the language.
struct ExampleTests {
  @Test func `all examples are there`() {
    #expect(FixtureWorkspace.names.count == 25)
  }

  @Test(arguments: FixtureWorkspace.names) func `an example loads without an error`(name: String) throws {
    let loaded = try FixtureWorkspace.load(name)
    let found = loaded.diagnostics.filter { $0.severity != .advice }
    #expect(
      found.isEmpty,
      "\(found.map { "\($0.code.rawValue): \($0.message) at '\(loaded.files.text($0.place))'" }.joined(separator: "\n"))"
    )
    #expect(!loaded.spec.environments.isEmpty)
  }
}
