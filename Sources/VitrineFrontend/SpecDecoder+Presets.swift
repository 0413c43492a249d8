import VitrineModel
import VitrineSchema
import VitrineSource
import VitrineYAML

extension SpecDecoder {
  /// Decodes a preset's name.
  mutating func preset(_ node: YAMLNodeID, _ kind: PresetKind, _ slot: Slot) -> Value {
    guard tree.kind(of: node) == .scalar else { return wrongKind(node, .preset(kind), slot) }
    let name = tree.text(of: node)
    let known = PresetNames.names(kind)
    if known.contains(name) { return .preset(name) }
    sink.report {
      let place = tree.place(of: node)
      let fixes = sink.wantsSuggestions ? Suggestions.fixes(for: name, at: place, among: known) : []
      return Diagnostic(
        .presetUnknown, "no preset '\(name)' stands as \(PresetNames.noun(kind))", at: place,
        help: fixes.isEmpty ? Suggestions.help(allowed: known) : [], fixes: fixes)
    }
    return .invalid
  }
}

/// The presets of language 6.
enum PresetNames {
  /// Returns the names that stand as something.
  static func names(_ kind: PresetKind) -> [String] {
    switch kind {
    case .style:
      [
        "presentr/alert", "presentr/popup", "presentr/topHalf", "presentr/bottomHalf", "presentr/fullScreen",
        "presentr/dynamic", "presentr/custom", "swiftpopup/popup", "centeredPopover/default",
      ]
    case .transition:
      [
        "presentr/coverVertical", "presentr/coverVerticalFromTop", "presentr/coverHorizontalFromLeft",
        "presentr/coverHorizontalFromRight", "presentr/coverFromCorner", "presentr/crossDissolve",
        "presentr/flipHorizontal",
      ]
    case .screen: ["presentr/alertViewController"]
    case .background: ["qiita/arrow"]
    case .preferredContentSize: ["stanford/fit"]
    }
  }

  /// Returns what a preset stands as, for messages.
  static func noun(_ kind: PresetKind) -> String {
    switch kind {
    case .style: "a style"
    case .transition: "a transition"
    case .screen: "a screen"
    case .background: "a background"
    case .preferredContentSize: "a preferred content size"
    }
  }
}
