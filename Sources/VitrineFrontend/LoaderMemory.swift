import VitrineYAML

/// What loading a spec needs besides the spec: the buffers that trees are built in and the tables of the language. Kept
/// from spec to spec it is made once, which is most of what a small spec costs (facts/performance.md section 4). One for
/// each thread: it is not safe to share. What is loaded is the same with a new one.
public final class LoaderMemory {
  /// The buffers of the YAML layer.
  let yaml = YAMLWorkspace()
  /// The shapes of the language as far as specs used them.
  let language = Language()
  /// Environments that specs named.
  var environments = KeptEnvironments()

  /// Creates an empty one.
  public init() {}
}
