/// Names that cannot be defined, since they mean something where names stand (design/language.md 2, design/decisions.md).
public enum ReservedNames {
  /// Whether a section refuses a name.
  public static func contains(_ name: String, in namespace: Namespace) -> Bool { names(of: namespace).contains(name) }

  /// Returns the names that a section refuses.
  public static func names(of namespace: Namespace) -> [String] {
    switch namespace {
    case .style: SchemaWords.modalPresentationStyles
    case .transition: SchemaWords.modalTransitionStyles
    case .color: SchemaWords.colors + ["rgb"]
    case .font: SchemaWords.textStyles
    case .screen: ["keyWindow"]
    case .presentation: ["dismiss"]
    case .id: ids
    case .popover, .detent: []
    }
  }

  /// What means something where ids of nodes, bar items and actions stand.
  private static let ids =
    ["root", "presenter", "presented", "dimming", "keyWindow"] + SchemaWords.guides + SchemaWords.waysOut
}
