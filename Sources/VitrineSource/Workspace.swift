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

  /// Returns where a path leads, the same for every way to one file: links followed where the workspace knows of any.
  /// A file that is not there has a location too. `path` has no `.`, and `..` at most in front.
  func location(of path: String) -> String

  /// Returns the folder that the imports of a spec stay in; nil when they may lie anywhere.
  func importRoot(of spec: String) -> ImportRoot?
}

extension Workspace {
  /// Returns the path itself: without links it has one way only.
  public func location(of path: String) -> String { path }

  /// Returns nil: what a workspace of values holds was all meant to be read.
  public func importRoot(of spec: String) -> ImportRoot? { nil }
}

/// Files held in memory, for tests, examples and snippets.
public struct MemoryWorkspace: Workspace, Sendable {
  /// Path and text of each file.
  private let files: [String: String]
  /// The folder that imports stay in.
  private let root: ImportRoot?

  /// Creates a workspace from paths and texts. Imports may lie anywhere unless a root is given.
  public init(_ files: [String: String], root: ImportRoot? = nil) {
    self.files = files
    self.root = root
  }

  /// Returns the root that the workspace was made with.
  public func importRoot(of spec: String) -> ImportRoot? { root }

  /// Returns the text under exactly this path.
  public func read(_ path: String) throws(WorkspaceError) -> SourceFile {
    guard let text = files[path] else {
      throw WorkspaceError(path: path, reason: "no such file or directory", isMissing: true)
    }
    return SourceFile(path: path, text: text)
  }
}
