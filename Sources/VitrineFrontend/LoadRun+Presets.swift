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
    guard let field = entry.field(.preset), case .preset(let name) = field.value.value else { return }
    let place = field.keyPlace
    if let preset = PresetTable.preset(name) { checkVersionAndWords(entry, preset) }
    for field in entry.fields where !Self.presetKeys.contains(field.key) {
      sink.report {
        Diagnostic(
          .presetMixedKeys, "'\(field.key.rawValue)' does not mix with the preset '\(name)'", at: field.keyPlace,
          labels: [DiagnosticLabel(place, "the preset")], why: "a preset does what its library does, word by word",
          help: ["say it in the library's own words under 'with', or leave the preset away"])
      }
    }
  }

  /// Checks the version, and that the words are those of some version; which version has which is a rule's business.
  private mutating func checkVersionAndWords(_ entry: Entry, _ preset: Preset) {
    if let field = entry.field(.presetVersion), case .text(let version) = field.value.value,
      !preset.versions.contains(version)
    {
      sink.report {
        Diagnostic(
          .presetUnknown, "the preset '\(preset.name)' has no version '\(version)'", at: field.value.place,
          help: ["versions: \(preset.versions.description)"])
      }
    }
    guard case .names(let words)? = entry.field(.with)?.value.value else { return }
    for word in words where preset.word(word.name.value) == nil {
      sink.report {
        let known = preset.words.map(\.name)
        let fixes =
          sink.wantsSuggestions ? Suggestions.fixes(for: word.name.value, at: word.name.place, among: known) : []
        return Diagnostic(
          .specUnknownKey, "the preset '\(preset.name)' has no word '\(word.name.value)'", at: word.name.place,
          help: fixes.isEmpty ? Suggestions.help(allowed: known) : [], fixes: fixes)
      }
    }
  }

  /// The keys that an entry with a preset may have.
  private static let presetKeys: [KeyID] = [.preset, .presetVersion, .with, .extends, .vary, .code]
}
