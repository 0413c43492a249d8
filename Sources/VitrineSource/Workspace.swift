/// What can go wrong outside the spec.
public struct WorkspaceError: Error, Hashable, Sendable {
  /// The path that was asked for.
  public var path: String
  /// The reason in plain words, for example "no such file or directory".
  public var reason: String
  /// Whether the file does not exist, as opposed to one that cannot be read.
  public var isMissing: Bool

  /// Creates an error.
  public init(path: String, reason: String, isMissing: Bool) {
    self.path = path
    self.reason = reason
    self.isMissing = isMissing
  }
}

/// The only way in which files reach the core.
public protocol Workspace {
  /// Returns the bytes of a file. `path` is relative to the working directory or absolute, with `/` between parts.
  func read(_ path: String) throws(WorkspaceError) -> SourceFile
}

/// Files held in memory, for tests, examples and snippets.
public struct MemoryWorkspace: Workspace, Sendable {
  /// Path and text of each file.
  private let files: [String: String]

  /// Creates a workspace from paths and texts.
  public init(_ files: [String: String]) { self.files = files }

  /// Returns the text under exactly this path.
  public func read(_ path: String) throws(WorkspaceError) -> SourceFile {
    guard let text = files[path] else {
      throw WorkspaceError(path: path, reason: "no such file or directory", isMissing: true)
    }
    return SourceFile(path: path, text: text)
  }
}
