import VitrineModel
import VitrineSchema
import VitrineSource

extension LoadRun {
  /// Checks every entry that is a preset: it is closed to other keys.
  mutating func checkPresets(_ spec: Spec) {
    for style in spec.styles { checkPresets(in: style.entry) }
    for transition in spec.transitions { checkPresets(in: transition.entry) }
    for popover in spec.popovers { checkPresets(in: popover.entry) }
    for presentation in spec.presentations { checkPresets(in: presentation.entry) }
    for screen in spec.screens {
      if let size = screen.entry[.preferredContentSize]?.value { checkPreset(size) }
    }
  }

  /// Checks an entry and those inside it. Nesting is bounded by the parser.
  private mutating func checkPresets(in entry: Entry) {
    checkPreset(entry)
    for field in entry.fields {
      switch field.value.value {
      case .entry(let inner): checkPresets(in: inner)
      case .variations(let variations):
        for variation in variations { checkPresets(in: variation.entry) }
      default: break
      }
    }
  }

  /// Reports keys beside a preset.
  private mutating func checkPreset(_ entry: Entry) {
    guard case .preset(let name)? = entry.field(.preset)?.value.value, let place = entry.field(.preset)?.keyPlace else {
      return
    }
    for field in entry.fields where !Self.presetKeys.contains(field.key) {
      sink.report {
        Diagnostic(
          .presetMixedKeys, "'\(field.key.rawValue)' does not mix with the preset '\(name)'", at: field.keyPlace,
          labels: [DiagnosticLabel(place, "the preset")], why: "a preset does what its library does, word by word",
          help: ["say it in the library's own words under 'with', or leave the preset away"])
      }
    }
  }

  /// The keys that an entry with a preset may have.
  private static let presetKeys: [KeyID] = [.preset, .presetVersion, .with, .extends, .vary, .code]
}
