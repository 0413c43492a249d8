import VitrineKit
import VitrineSource

/// Files of the disk, as the specs of one command line may reach them.
struct DiskWorkspace: Workspace {
  /// Where imports may lie.
  enum Limit: Sendable {
    /// In the project's folder, found upward from each spec.
    case project
    /// In the folder that the command line names, as it is written there.
    case folder(String)
    /// Anywhere.
    case anywhere
  }

  /// Where imports may lie.
  let limit: Limit

  /// The names that make a folder a project's.
  private static let marks = [ProjectConfiguration.fileName, ".git"]

  /// Reads an import: a regular file and nothing else, since a pipe or a device may never end.
  func read(_ path: String) throws(WorkspaceError) -> SourceFile {
    SourceFile(path: path, bytes: try System.read(path == "-" ? "./-" : path, onlyFiles: true))
  }

  /// Returns the path without links; what does not exist keeps its name below the deepest folder that does.
  func location(of path: String) -> String {
    var head = path.hasPrefix("/") ? path : "./\(path)"
    var tail: [Substring] = []
    while true {
      if let real = System.realPath(head) {
        let rest = tail.reversed().joined(separator: "/")
        return rest.isEmpty ? real : real == "/" ? "/\(rest)" : "\(real)/\(rest)"
      }
      guard let slash = head.lastIndex(of: "/"), head != "/" else { return path }
      tail.append(head[head.index(after: slash)...])
      head = slash == head.startIndex ? "/" : String(head[..<slash])
    }
  }

  /// Returns the folder that a spec's imports stay in.
  func importRoot(of spec: String) -> ImportRoot? {
    switch limit {
    case .anywhere: return nil
    case .folder(let folder):
      return ImportRoot(
        folder: location(of: folder),
        help: ["'--root' names a folder above the file, '--allow-outside-root' lets imports go anywhere"])
    case .project:
      let own = Self.parent(of: spec == "-" ? location(of: "-") : location(of: spec))
      let project = Self.project(above: own)
      var help = ["move the file into the project's folder, or name a wider one with '--root'"]
      if let project, System.kind(of: Self.child(ProjectConfiguration.fileName, of: project)) == .file {
        let path = Self.child(ProjectConfiguration.fileName, of: project)
        let configuration = Self.configuration(path)
        if configuration.allowsImportsOutsideRoot { return nil }
        help.append(
          configuration.problem.map { "'\(path)' cannot be used: \($0)" }
            ?? "or write '\(ProjectConfiguration.importsKey): true' into '\(path)'")
      } else {
        help.append(
          "the project's folder is the nearest one above the spec with '\(ProjectConfiguration.fileName)' or '.git', else the spec's own"
        )
      }
      return ImportRoot(folder: project ?? own, help: help)
    }
  }

  /// Returns the nearest folder upward that bears a mark.
  private static func project(above folder: String) -> String? {
    var folder = folder
    while true {
      for mark in marks where System.kind(of: child(mark, of: folder)) != .missing { return folder }
      if folder == "/" { return nil }
      folder = parent(of: folder)
    }
  }

  /// Reads a configuration; one that cannot be read allows nothing.
  private static func configuration(_ path: String) -> ProjectConfiguration {
    do throws(WorkspaceError) {
      return ProjectConfiguration(SourceFile(path: path, bytes: try System.read(path, onlyFiles: true)))
    } catch {
      var configuration = ProjectConfiguration(SourceFile(path: path, bytes: []))
      configuration.problem = error.reason
      return configuration
    }
  }

  /// Returns the path of a name in a folder.
  private static func child(_ name: String, of folder: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  /// Returns the folder of an absolute path; that of `/` is itself.
  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }
}
