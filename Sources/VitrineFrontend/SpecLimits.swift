public import VitrineSource

/// What a spec may ask for, whatever its size (facts/yaml.md section 3, project decisions).
public enum SpecLimits {
  /// The code of everything beyond a limit.
  public static let code: DiagnosticCode = "spec-too-much-work"
  /// Files that one spec may be made of.
  static let files = 1_000
  /// Imports that are followed: as a path leads through the disk, each costs some calls of the system.
  static let imports = 10_000
  /// Bytes of an import's path; systems know none that is longer.
  static let pathBytes = 4_096
  /// Views of all screens together that `extends` may make. What is written out is bounded by the nodes of a file.
  static let views = 250_000
  /// Screens in one container: a tab bar shows five.
  static let containedScreens = 1_000
}
