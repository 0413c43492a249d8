import VitrineSource

/// The specs that paths on the command line stand for.
enum SpecPaths {
  /// Folders below a path on the command line are searched this deep.
  private static let depthLimit = 64

  /// Returns the files in the order of the command line, folders sorted by name, each file once.
  static func expand(_ operands: [String]) -> (paths: [String], errors: [WorkspaceError]) {
    var paths: [String] = []
    var seen = NameTable()
    var errors: [WorkspaceError] = []
    for operand in operands {
      switch operand == "-" ? .file : System.kind(of: operand) {
      case .file, .device: append(normalized(operand))
      case .missing:
        errors.append(WorkspaceError(path: operand, reason: "no such file or folder", isMissing: true))
      case .folder:
        let count = paths.count
        var entered: Set<[UInt64]> = []
        walk(normalized(operand), depth: 0, entered: &entered)
        if paths.count == count, errors.isEmpty {
          errors.append(
            WorkspaceError(path: operand, reason: "the folder holds no .yaml or .yml file", isMissing: true))
        }
      }
    }
    return (paths, errors)

    func append(_ path: String) {
      if seen.insert(path) { paths.append(path) }
    }

    // A pipe or a device in a folder is no spec: reading it could wait for ever. A folder is entered once, or links that go round would multiply with each level.
    func walk(_ folder: String, depth: Int, entered: inout Set<[UInt64]>) {
      guard depth < depthLimit, let identity = System.identity(of: folder), entered.insert(identity).inserted else {
        return
      }
      do throws(WorkspaceError) {
        for name in try System.names(in: folder) {
          let path = folder == "/" ? "/\(name)" : folder == "." ? name : "\(folder)/\(name)"
          let kind = System.kind(of: path)
          if kind == .folder {
            walk(path, depth: depth + 1, entered: &entered)
          } else if kind != .device, name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
            append(path)
          }
        }
      } catch { errors.append(error) }
    }
  }

  /// Returns a path without a leading `./` and a trailing `/`.
  static func normalized(_ path: String) -> String {
    var text = Substring(path)
    while text.hasPrefix("./"), text.count > 2 { text = text.dropFirst(2) }
    while text.hasSuffix("/"), text.count > 1 { text = text.dropLast() }
    return String(text)
  }

  /// Returns the last part of a path without its ending.
  static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    for ending in [".yaml", ".yml"] where name.hasSuffix(ending) { return String(name.dropLast(ending.count)) }
    return name == "-" ? "stdin" : name
  }
}
