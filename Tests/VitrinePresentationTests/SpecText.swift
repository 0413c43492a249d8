import Testing
import VitrineFrontend
import VitrineModel
import VitrinePresentation
import VitrineSource

/// Specs written as text, for what needs real views.
enum SpecText {
  /// Loads a spec and resolves one of its presentations in each environment; a spec with an error fails the test.
  static func resolve(_ name: String, _ text: String) throws -> [ResolvedPresentation] {
    let loaded = SpecLoader.load(
      SourceFile(path: "spec.yaml", text: "vitrine: 1\n" + text), workspace: MemoryWorkspace([:]))
    let errors = loaded.diagnostics.filter { $0.severity == .error }.map(\.message)
    #expect(errors == [])
    let presentation = try #require(loaded.spec.presentation(name))
    return loaded.spec.environments.indices.map {
      PresentationResolver.resolve(presentation, environment: $0, spec: loaded.spec)
    }
  }
}
