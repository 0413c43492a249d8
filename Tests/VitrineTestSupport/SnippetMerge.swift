import VitrineSource
import VitrineYAML

/// Merges a snippet of the rule catalogue onto its prelude: mappings merge key by key, everything else is replaced, and null
/// removes a key that the prelude has. Scalars keep their spelling, so what a snippet wants to show survives.
public enum SnippetMerge {
  /// Returns the merged spec as a text.
  public static func merge(_ snippet: String, onto prelude: String) -> String {
    let base = Node.root(of: prelude)
    let upper = Node.root(of: snippet)
    var lines: [String] = []
    upper.merged(over: base).write(into: &lines, indent: 0)
    return lines.joined(separator: "\n") + "\n"
  }

  /// A node with the spelling of its scalars.
  private indirect enum Node {
    /// A scalar, quotes and tag included.
    case scalar(String, isNull: Bool)
    /// A list.
    case sequence([Node])
    /// Keys with values.
    case mapping([(key: String, name: String, value: Node)])

    /// Reads a text.
    static func root(of text: String) -> Node {
      let file = SourceFile(path: "snippet.yaml", text: text)
      let tree = YAMLParser.parse(file, id: .main, keys: .empty, workspace: YAMLWorkspace()).tree
      guard let root = tree.root else { return .mapping([]) }
      return node(root, tree, file)
    }

    /// Reads a node.
    private static func node(_ id: YAMLNodeID, _ tree: YAMLTree, _ file: SourceFile) -> Node {
      switch tree.kind(of: id) {
      case .mapping:
        return .mapping(
          tree.entries(of: id).map { entry in
            (file.text(entry.keySpan), tree.text(of: entry.key), node(entry.value, tree, file))
          })
      case .sequence: return .sequence(tree.items(of: id).map { node($0.value, tree, file) })
      default:
        let tag = tree.tagSpan(of: id).map { file.text($0) + " " } ?? ""
        switch tree.style(of: id) {
        case .literal, .folded: return .scalar(tag + quoted(tree.text(of: id)), isNull: false)
        default: return .scalar(tag + file.text(tree.span(of: id)), isNull: tree.isNull(id))
        }
      }
    }

    /// Returns a text in double quotes.
    private static func quoted(_ text: String) -> String {
      var result = "\""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\"": result += "\\\""
        case "\\": result += "\\\\"
        case "\n": result += "\\n"
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result + "\""
    }

    /// Returns this node laid over another.
    func merged(over base: Node) -> Node {
      guard case .mapping(let upper) = self, case .mapping(var fields) = base else { return self }
      for field in upper {
        if let index = fields.firstIndex(where: { $0.name == field.name }) {
          if case .scalar(_, isNull: true) = field.value {
            fields.remove(at: index)
          } else {
            fields[index].value = field.value.merged(over: fields[index].value)
          }
        } else {
          fields.append(field)
        }
      }
      return .mapping(fields)
    }

    /// Writes the node as block YAML. The first line goes on behind what `head` has.
    func write(into lines: inout [String], indent: Int, head: String = "") {
      let blanks = String(repeating: " ", count: indent)
      switch self {
      case .scalar(let text, _): lines.append(text.isEmpty ? String(head.dropLast()) : head + text)
      case .sequence(let items):
        guard !items.isEmpty else { return lines.append(head + "[]") }
        if !head.isEmpty { lines.append(String(head.dropLast())) }
        for item in items { item.write(into: &lines, indent: indent + 2, head: blanks + "- ") }
      case .mapping(let fields):
        guard !fields.isEmpty else { return lines.append(head + "{}") }
        if !head.isEmpty { lines.append(String(head.dropLast())) }
        for field in fields { field.value.write(into: &lines, indent: indent + 2, head: blanks + field.key + ": ") }
      }
    }
  }
}
