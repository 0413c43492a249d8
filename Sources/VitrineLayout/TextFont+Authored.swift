public import VitrineModel
public import VitrinePlatform
public import VitrineSchema

extension TextFont {
  /// Creates the font of a node: the written one at the user's text size, or the kind's own (language 4.4).
  ///
  /// - Parameter files: The files of the spec's own fonts, by name.
  public init(
    _ written: AuthoredFont?, for kind: NodeKind, isConfigured: Bool, traits: TraitSet, files: [String: FontFile] = [:]
  ) {
    let weight = written?.weight.flatMap(FontWeight.init(rawValue:))
    let category = traits.contentSizeCategory
    if let style = written?.style.flatMap(TextStyle.init(rawValue:)) {
      self.init(style, at: category, weight: weight)
      if let size = written?.size { self.size = size }
    } else if let size = written?.size {
      let scaled = written?.scaledFor.flatMap(TextStyle.init(rawValue:)).map {
        Self.scaled(size, for: $0, at: category)
      }
      self.init(size: scaled ?? size, weight: weight ?? .regular)
    } else if isConfigured {
      self.init(.body, at: category, weight: weight)
    } else {
      let size =
        switch kind {
        case .button: SystemFont.buttonSize
        case .textView: SystemFont.textViewSize
        default: SystemFont.labelSize
        }
      self.init(size: size, weight: weight ?? .regular)
    }
    customName = written?.name
    if let file = written?.name.flatMap({ files[$0] }) { use(file) }
  }
}
