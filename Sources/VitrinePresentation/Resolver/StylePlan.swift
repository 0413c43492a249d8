import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// The style that a presentation asks for.
struct StylePlan {
  /// UIKit's word, the style's name or the preset.
  let asked: String
  /// UIKit's word.
  let style: ModalPresentationStyle
  /// The style's keys with the variations of the moment; nil for UIKit's bare word.
  let entry: Entry?
  /// The preset's name.
  let preset: String?
  /// What decided it.
  let origin: Origin

  /// The style that holds when nobody says (uikit-presentation 1.6, documented).
  private static let standardFact = "uikit-presentation 1.6"
  /// The first system whose default is automatic.
  private static let automaticVersion = IOSVersion(13)

  /// Whether the preset of seed 000 is meant.
  var isCenteredPopover: Bool { preset == CenteredPopover.preset }

  /// Reads the style of a presentation, else that of the presented screen, else the system's default.
  init(_ presentation: Entry, presented: Screen?, spec: Spec, traits: TraitSet) {
    switch spec.style(of: presentation) {
    case .uikit(let style, let place):
      self.init(asked: style.rawValue, style: style, entry: nil, preset: nil, origin: .place(place))
    case .entry(let written, let name, let place):
      let entry = written.resolved(for: traits)
      let preset = entry[.preset]?.value
      let style: ModalPresentationStyle =
        if let preset {
          preset == CenteredPopover.preset ? .popover : .custom
        } else {
          entry[.modalPresentationStyle]?.value.word ?? .custom
        }
      self.init(
        asked: name ?? preset ?? style.rawValue, style: style, entry: entry, preset: preset, origin: .place(place))
    case .absent, .invalid:
      if let written = presented?.entry.resolved(for: traits)[.modalPresentationStyle] {
        self.init(
          asked: written.value.word.rawValue, style: written.value.word, entry: nil, preset: nil,
          origin: .place(written.place))
      } else {
        let style: ModalPresentationStyle = traits.iOS >= Self.automaticVersion ? .automatic : .fullScreen
        self.init(
          asked: style.rawValue, style: style, entry: nil, preset: nil, origin: .standard(Self.standardFact))
      }
    }
  }

  /// Creates a plan from its parts.
  private init(asked: String, style: ModalPresentationStyle, entry: Entry?, preset: String?, origin: Origin) {
    self.asked = asked
    self.style = style
    self.entry = entry
    self.preset = preset
    self.origin = origin
  }
}

extension CenteredPopover {
  /// The preset's name.
  static let preset = "centeredPopover/default"
}
