/// The folder that the imports of a spec stay in.
public struct ImportRoot: Hashable, Sendable {
  /// The folder, in the form that ``Workspace/location(of:)`` gives.
  public var folder: String
  /// Ways to import what lies outside all the same: one line each, no final period.
  public var help: [String]

  /// Creates a root.
  public init(folder: String, help: [String] = []) {
    self.folder = folder
    self.help = help
  }

  /// Whether a location is inside the folder, at any depth.
  public func holds(_ location: String) -> Bool {
    if folder == "/" { return location.hasPrefix("/") }
    if folder.isEmpty || folder == "." {
      return !location.hasPrefix("/") && location != ".." && !location.hasPrefix("../")
    }
    return location.utf8.starts(with: folder.utf8)
      && location.utf8.dropFirst(folder.utf8.count).first == UInt8(ascii: "/")
  }
}
