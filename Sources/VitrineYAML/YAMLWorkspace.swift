/// The memory that trees are built in, kept from file to file. One per thread: it is not safe to share.
///
/// A tree shares the memory while it lives; keep no tree longer than needed and the next file uses it again.
public final class YAMLWorkspace {
  /// The buffers.
  var arena = YAMLArena()

  /// Creates an empty workspace.
  public init() {}

  /// Hands out the buffers, so that nobody else holds them while they are filled.
  func takeArena() -> YAMLArena {
    let taken = arena
    arena = YAMLArena()
    return taken
  }
}
