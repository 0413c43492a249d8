/// What a hostile file may cost (facts/yaml.md section 3, project decision).
public enum YAMLLimits {
  /// Bytes in a file; offsets fit 32 bits.
  public static let fileBytes = 64 * 1024 * 1024
  /// Collections inside each other, of both kinds together. libyaml has no limit and takes quadratic time in flow
  /// nesting (facts/performance.md section 8).
  public static let nesting = 128
  /// Nodes in a file.
  public static let nodes = 4_000_000
  /// Nodes after alias expansion.
  public static let expandedNodes = 1_000_000
  /// Nodes after alias expansion for each node of the file.
  public static let expansionFactor = 100
  /// Nodes after alias expansion that any file may have beyond the factor.
  public static let expansionAllowance = 10_000
  /// Anchors in a document.
  public static let anchors = 100_000
  /// Directives that follow each other: libyaml compares each tag directive with all before it (facts/performance.md
  /// section 8).
  public static let directives = 100
  /// Code points in a key; libyaml gives up on longer ones with a misleading message.
  public static let keyCodePoints = 1_024
  /// Findings of one kind of trouble that are kept for a file; the rest is counted.
  public static let findings = 500
}
