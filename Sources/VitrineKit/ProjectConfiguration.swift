public import VitrineSource
import VitrinePlatform
import VitrineYAML

/// What `.vitrine.yaml` says: for now, whether imports may leave the project.
public struct ProjectConfiguration: Hashable, Sendable {
  /// The name of the file. The folder that holds it is a project's folder.
  public static let fileName = ".vitrine.yaml"

  /// The key of ``allowsImportsOutsideRoot`` in the file.
  public static let importsKey = "allowImportsOutsideRoot"

  /// Whether specs of the project may import files from outside its folder.
  public var allowsImportsOutsideRoot = false

  /// Why the file cannot be used, in plain words; nil when it can. What it allows does then not hold.
  public var problem: String?

  /// Reads a configuration. An empty file is one that says nothing.
  public init(_ file: SourceFile) {
    let parsed = YAMLParser.parse(file, id: .main, keys: .empty, workspace: YAMLWorkspace())
    var fault = parsed.diagnostics.first { $0.severity == .error && $0.code != "yaml-empty" }
      .map { (message: $0.message, span: $0.place.span) }
    if fault == nil { fault = read(parsed.tree) }
    guard let fault else { return }
    allowsImportsOutsideRoot = false
    problem = "line \(LineTable(file.bytes).line(at: fault.span.start)): \(fault.message)"
  }

  /// Takes the values out of the tree; returns the first fault.
  private mutating func read(_ tree: YAMLTree) -> (message: String, span: SourceSpan)? {
    guard let root = tree.root, !tree.isNull(root) else { return nil }
    guard tree.kind(of: root) == .mapping else {
      return ("a configuration is a mapping of keys to values", tree.span(of: root))
    }
    for entry in tree.entries(of: root) {
      let key = tree.text(of: entry.key)
      guard key == Self.importsKey else {
        let isNear = !NearNames.near(to: key, in: [Self.importsKey], limit: 1).isEmpty
        let hint = isNear ? "did you mean '\(Self.importsKey)'?" : "the only one is '\(Self.importsKey)'"
        return ("there is no key '\(key)'; \(hint)", entry.keySpan)
      }
      let isScalar = tree.kind(of: entry.value) == .scalar && tree.isPlain(entry.value)
      switch isScalar ? tree.text(of: entry.value) : "" {
      case "true", "True", "TRUE": allowsImportsOutsideRoot = true
      case "false", "False", "FALSE": allowsImportsOutsideRoot = false
      default: return ("'\(key)' is true or false", tree.span(of: entry.value))
      }
    }
    return nil
  }
}
