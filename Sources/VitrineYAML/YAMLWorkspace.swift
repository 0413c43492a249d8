/// The memory that trees are built in, kept from file to file. One per thread: it is not safe to share.
///
/// A tree shares the memory while it lives; keep no tree longer than needed and the next file uses it again.
public final class YAMLWorkspace {
  /// The buffers, filled in place: handing them out would copy a reference for each.
  var arena = YAMLArena()

  /// The nodes up to which the buffers of a file are kept: about half a megabyte.
  private static let keptNodes = 16_384

  /// Creates an empty workspace.
  public init() {}

  /// Lets the buffers of a large file go, so that they end with its tree.
  func releaseLarge() {
    if arena.nodes.count > Self.keptNodes { arena = YAMLArena() }
  }
}
