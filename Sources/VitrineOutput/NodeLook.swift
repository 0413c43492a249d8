import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSchema

/// How an authored view looks, beside its frame: what a picture needs and no layout does.
struct NodeLook {
  /// The view's background.
  let backgroundColor: RGBA?
  /// In points.
  let cornerRadius: Double?
  /// Whether a switch is on.
  let isOn: Bool?
  /// Where a slider or progress view stands, 0 to 1.
  let value: Double?
  /// The written text colour.
  let textColor: RGBA?
  /// Size of the font in points, at the user's text size.
  let fontSize: Double?
  /// The written or the style's own weight.
  let fontWeight: String?
  /// The written alignment of the text.
  let textAlignment: String?

  /// Takes over how a controller draws a text of its own.
  init(_ look: TextLook) {
    backgroundColor = nil
    cornerRadius = nil
    isOn = nil
    value = nil
    textColor = look.textColor
    fontSize = look.fontSize
    fontWeight = look.fontWeight
    textAlignment = look.textAlignment
  }

  /// Reads the look of an authored node in an environment.
  init(_ node: ViewNode, spec: Spec, traits: TraitSet) {
    let entry = node.entry.resolved(for: traits)
    func color(_ key: Key<AuthoredColor>) -> RGBA? {
      entry[key].flatMap { ColorResolver.rgba($0.value, spec: spec, appearance: traits.appearance) }
    }
    backgroundColor = color(.backgroundColor)
    cornerRadius = entry[.cornerRadius]?.value
    isOn = node.kind == .switch ? node.kindValue.flatMap { Bool($0.value) } : nil
    value = node.kind == .slider || node.kind == .progress ? node.kindValue.flatMap { Double($0.value) } : nil
    guard node.kind.showsText else {
      textColor = nil
      fontSize = nil
      fontWeight = nil
      textAlignment = nil
      return
    }
    textColor = color(.textColor)
    let isConfigured = entry[.configuration].map { $0.value != "none" } ?? false
    let font = TextFont(entry[.font]?.value, for: node.kind, isConfigured: isConfigured, traits: traits)
    fontSize = font.size
    fontWeight = font.weight == .regular ? nil : font.weight.rawValue
    textAlignment = entry[.textAlignment]?.value
  }
}

extension JSONWriter {
  /// Writes the members of a look that say something.
  mutating func look(_ look: NodeLook) {
    if let color = look.backgroundColor {
      key("backgroundColor")
      exactList([color.red, color.green, color.blue, color.alpha])
    }
    if let radius = look.cornerRadius { member("cornerRadius", points: radius) }
    if let isOn = look.isOn {
      key("isOn")
      bool(isOn)
    }
    if let value = look.value {
      key("value")
      exact(value)
    }
    if let color = look.textColor {
      key("textColor")
      exactList([color.red, color.green, color.blue, color.alpha])
    }
    if let size = look.fontSize { member("fontSize", points: size) }
    if let weight = look.fontWeight { member("fontWeight", weight) }
    if let alignment = look.textAlignment { member("textAlignment", alignment) }
  }
}
