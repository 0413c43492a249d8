import VitrineModel
import VitrineSchema
import VitrineSource
import VitrineYAML

extension SpecDecoder {
  /// Decodes a preset's name.
  mutating func preset(_ node: YAMLNodeID, _ kind: PresetKind, _ slot: Slot) -> Value {
    guard tree.kind(of: node) == .scalar else { return wrongKind(node, .preset(kind), slot) }
    let name = tree.text(of: node)
    if PresetTable.preset(name)?.kind == kind { return .preset(name) }
    sink.report {
      let known = PresetTable.names(of: kind)
      let place = tree.place(of: node)
      let mended = notationFixes(node)
      let fixes =
        !mended.isEmpty || !sink.wantsSuggestions ? mended : Suggestions.fixes(for: name, at: place, among: known)
      return Diagnostic(
        .presetUnknown, "no preset '\(name)' stands as \(kind.noun)", at: place,
        help: fixes.isEmpty ? Suggestions.help(allowed: known) : [], fixes: fixes)
    }
    return .invalid
  }
}

extension SpecDecoder {
  /// Gives the words under `with` the types that the preset's table declares. A value of another form is reported; a word
  /// out of another version's set stays as it is written, for the rules about versions. Where the preset is only inherited,
  /// all words stay as written.
  mutating func typePresetWords(_ node: YAMLNodeID, _ entry: inout Entry) {
    guard let index = entry.fields.firstIndex(where: { $0.key == .with }),
      case .preset(let name)? = entry.field(.preset)?.value.value, let preset = PresetTable.preset(name),
      case .names(var values) = entry.fields[index].value.value,
      let position = language.table(entry.shape).position(of: .with)
    else { return }
    let table = language.table(entry.shape)
    var words: YAMLNodeID?
    for item in tree.entries(of: node) where table.position(item.key) == position { words = item.value }
    guard let words else { return }
    for (number, item) in tree.entries(of: words).enumerated() where number < values.count {
      guard let word = preset.word(values[number].name.value) else { continue }
      let slot = Slot(table: nil, key: item.key, keySpan: item.keySpan)
      if case .word(let allowed) = word.type {
        if tree.kind(of: item.value) == .scalar, match(tree.bytes(of: item.value), allowed, slot) == nil,
          allowed.contains(where: { $0.lowercased() == tree.text(of: item.value).lowercased() })
        {
          continue
        }
      }
      values[number].value.value = value(item.value, word.type, slot)
    }
    entry.fields[index].value.value = .names(values)
  }
}

extension PresetKind {
  /// What a preset of this kind stands as, for messages.
  var noun: String {
    switch self {
    case .style: "a style"
    case .transition: "a transition"
    case .screen: "a screen"
    case .background: "a background"
    case .preferredContentSize: "a preferred content size"
    }
  }
}
