package import VitrineFrontend
import VitrineModel
import VitrineSource

/// View trees of golden tables and tests, read as an author's would be: JSON is YAML in flow style.
package enum TreeText {
  /// The name of the screen that bears the tree.
  package static let screen = "sample"

  /// Loads a spec with one screen whose root view is this node.
  package static func load(_ tree: JSONCell) -> LoadedSpec {
    let text = "{ vitrine: 1, screens: { \(screen): { view: \(tree) } } }"
    return SpecLoader.load(SourceFile(path: "sample.yaml", text: text), workspace: MemoryWorkspace([:]))
  }
}
