import VitrineModel
import VitrineSchema
import VitrineSource
import VitrineYAML

extension SpecDecoder {
  /// Decodes one screen.
  mutating func screen(_ item: YAMLEntry, name: Authored<String>) -> DecodedScreen? {
    guard tree.kind(of: item.value) == .mapping else {
      if tree.kind(of: item.value) != .invalid {
        _ = wrongKind(item.value, .shape(.screen), Slot(table: nil, key: item.key, keySpan: item.keySpan))
      }
      return nil
    }
    return screen(item.value, name: name)
  }

  /// Decodes a screen that stands in place of its name. It gets a name that no author can write: the presentation's, a
  /// dot and the key.
  mutating func inlineScreen(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    let key = slot.key == .none ? "screen" : tree.text(of: slot.key)
    var name = "\(entryName?.value ?? "presentation").\(key)"
    if inlineScreens.contains(where: { $0.name.value == name }) { name += ".\(tree.span(of: node).start)" }
    let place = slot.keySpan.isEmpty ? tree.place(of: node) : self.place(slot.keySpan)
    guard let screen = screen(node, name: Authored(name, at: place)) else { return .invalid }
    inlineScreens.append(screen)
    references.append(NameReference(namespace: .screen, name: name, place: place, choice: nil))
    return .name(name)
  }

  /// Decodes a screen's mapping.
  private mutating func screen(_ node: YAMLNodeID, name: Authored<String>) -> DecodedScreen? {
    let table = language.screen
    var screen = DecodedScreen(name: name, entry: begin(table, node), kind: nil, tree: nil)
    var kind: YAMLEntry?
    var hasUnknownKey = false
    let extends = tree.entries(of: node).contains { table.isExtends($0.key) }
    let outerPartial = isPartial
    if extends { isPartial = true }
    defer { isPartial = outerPartial }
    let torn = tornTexts(node, table)
    for item in tree.entries(of: node) {
      if torn.contains(item.value) {
        hasUnknownKey = true
        continue
      }
      guard let position = table.position(item.key) else {
        if unknownKey(item, table) != nil { hasUnknownKey = true }
        continue
      }
      let key = table.rows[position].key
      if key.isScreenKind {
        if let first = kind {
          severalScreenKinds(item, first: first)
          continue
        }
        kind = item
        screen.kind = .invalid
        if key == .view {
          let slot = Slot(table: table, key: item.key, keySpan: item.keySpan)
          guard let (tree, rootIsWritten) = tree(item.value, slot) else { continue }
          screen.tree = tree
          screen.rootIsWritten = rootIsWritten
          screen.kind = .view
          continue
        }
      }
      if key.isScreenKind, isCrowded(item, name) { continue }
      guard let field = field(item, table, position) else { continue }
      if key.isScreenKind { screen.kind = Self.kind(of: field) }
      writer.add(field, to: &screen.entry)
    }
    writer.end()
    if kind == nil, !extends {
      screen.kind = .invalid
      if !hasUnknownKey, !isTorn { missingScreenKind(name) }
    }
    typePresetWords(node, &screen.entry)
    if tree.hasMerges(node) { checkOverridden(node, table) }
    return screen
  }

  /// Whether a screen's kind is a list that is too long for a container, which is reported.
  private mutating func isCrowded(_ item: YAMLEntry, _ name: Authored<String>) -> Bool {
    guard tree.kind(of: item.value) == .sequence else { return false }
    var count = 0
    for _ in tree.items(of: item.value) {
      count += 1
      if count > SpecLimits.containedScreens { break }
    }
    guard count > SpecLimits.containedScreens else { return false }
    sink.report {
      Diagnostic(
        SpecLimits.code, .error, "'\(name.value)' contains at most \(SpecLimits.containedScreens) screens",
        at: place(item.keySpan))
    }
    return true
  }

  /// Returns the kind that a field gives a screen.
  private static func kind(of field: Field) -> ScreenKind {
    switch (field.key, field.value.value) {
    case (_, .invalid), (_, .null): .invalid
    case (.alert, _): .alert
    case (.activity, _): .activity
    case (.preset, .preset(let preset)): .preset(preset)
    case (.navigation, .list(let items)): .navigation(names(items))
    case (.tabs, .list(let items)): .tabs(names(items))
    case (.split, .list(let items)): .split(names(items))
    default: .invalid
    }
  }

  /// Returns the names of a list of screens; what is no name was reported.
  private static func names(_ items: [Authored<Value>]) -> [Authored<String>] {
    var names: [Authored<String>] = []
    for item in items {
      if case .name(let name) = item.value { names.append(Authored(name, at: item.place)) }
    }
    return names
  }
}

extension KeyID {
  /// Whether the key says what kind of screen an entry is.
  var isScreenKind: Bool {
    switch self {
    case .view, .alert, .activity, .navigation, .tabs, .split, .preset: true
    default: false
    }
  }
}
