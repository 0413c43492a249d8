import VitrineSource
import VitrineYAML

/// YAML without its spelling: equal texts say the same.
enum CanonicalYAML {
  /// Returns one line per scalar with the path to it; keys are sorted, a null value and an empty mapping read alike.
  static func text(of yaml: String) -> String {
    let file = SourceFile(path: "text.yaml", text: yaml)
    let tree = YAMLParser.parse(file, id: .main, keys: .empty, workspace: YAMLWorkspace()).tree
    guard let root = tree.root else { return "" }
    var lines: [String] = []
    collect(root, tree, path: "", into: &lines)
    return lines.sorted().joined(separator: "\n")
  }

  /// Collects the scalars below a node.
  private static func collect(_ node: YAMLNodeID, _ tree: YAMLTree, path: String, into lines: inout [String]) {
    switch tree.kind(of: node) {
    case .mapping:
      for entry in tree.entries(of: node) {
        collect(entry.value, tree, path: "\(path)/\(tree.text(of: entry.key))", into: &lines)
      }
    case .sequence:
      for (index, item) in tree.items(of: node).enumerated() {
        collect(item.value, tree, path: "\(path)/\(index)", into: &lines)
      }
    default:
      if !tree.isNull(node) { lines.append("\(path) = \(tree.text(of: node))") }
    }
  }
}
