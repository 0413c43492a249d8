public import VitrineSchema
public import VitrineSource

/// What `style` of a presentation says.
public enum StyleReference: Sendable {
  /// Nothing was written.
  case absent
  /// UIKit's word.
  case uikit(ModalPresentationStyle, at: SourcePlace)
  /// An entry: a named style's, or the mapping itself; for a preset by its bare name, an entry with `preset` alone.
  case entry(Entry, name: String?, at: SourcePlace)
  /// Written and reported.
  case invalid
}

/// What `transition` says.
public enum TransitionReference: Sendable {
  /// Nothing was written.
  case absent
  /// UIKit's word.
  case uikit(ModalTransitionStyle, at: SourcePlace)
  /// An entry: a named transition's, or the mapping itself; for a preset by its bare name, an entry with `preset` alone.
  case entry(Entry, name: String?, at: SourcePlace)
  /// Written and reported.
  case invalid
}

extension Spec {
  /// Returns what a presentation's `style` stands for.
  public func style(of presentation: Entry) -> StyleReference {
    guard let field = presentation.field(.style) else { return .absent }
    let place = field.value.place
    switch field.value.value {
    case .null: return .absent
    case .word(let word):
      guard let style = ModalPresentationStyle(rawValue: word) else { return .invalid }
      return .uikit(style, at: place)
    case .name(let name):
      guard let style = style(name) else { return .invalid }
      return .entry(style.entry, name: name, at: place)
    case .preset(let preset): return .entry(Self.presetEntry(preset, shape: .style, at: place), name: nil, at: place)
    case .entry(let entry): return .entry(entry, name: nil, at: place)
    default: return .invalid
    }
  }

  /// Returns what a `transition` stands for, in a presentation's or a style's entry.
  public func transition(of entry: Entry) -> TransitionReference {
    guard let field = entry.field(.transition) else { return .absent }
    let place = field.value.place
    switch field.value.value {
    case .null: return .absent
    case .word(let word):
      guard let style = ModalTransitionStyle(rawValue: word) else { return .invalid }
      return .uikit(style, at: place)
    case .name(let name):
      guard let transition = transition(name) else { return .invalid }
      return .entry(transition.entry, name: name, at: place)
    case .preset(let preset):
      return .entry(Self.presetEntry(preset, shape: .transition, at: place), name: nil, at: place)
    case .entry(let inline): return .entry(inline, name: nil, at: place)
    default: return .invalid
    }
  }

  /// Returns the popover configuration of a presentation; nil when none was written or it was reported.
  public func popover(of presentation: Entry) -> Entry? {
    guard let field = presentation.field(.popover) else { return nil }
    switch field.value.value {
    case .name(let name): return popover(name)?.entry
    case .entry(let entry): return entry
    default: return nil
    }
  }

  /// Returns the entry that a preset's bare name stands for.
  private static func presetEntry(_ preset: String, shape: ShapeID, at place: SourcePlace) -> Entry {
    Entry(
      shape, at: place, fields: [Field(.preset, keyPlace: place, value: Authored(.preset(preset), at: place))])
  }
}
