import VitrineModel
import VitrineSchema
import VitrineSource

/// What an id names.
enum Element {
  /// A bar item of a navigation item or a toolbar of a controller.
  case barItem(Entry)
  /// A view of a screen's tree.
  case view(ViewNode)
  /// A bar item in a bar that the screen draws itself.
  case ownBarItem
}

extension RuleContext {
  /// Returns the bars of a screen: left and right items of its navigation item, and its toolbar's.
  func bars(of screen: Screen) -> [[Authored<Entry>]] {
    let item = screen.entry[.navigationItem]?.value
    let navigation =
      (item?[.leftBarButtonItems]?.value.items ?? []) + (item?[.rightBarButtonItems]?.value.items ?? [])
    return [navigation, screen.entry[.toolbarItems]?.value.items ?? []].filter { !$0.isEmpty }
  }

  /// Returns what an id names in a screen, if anything.
  func element(_ id: String, in screen: Screen) -> Element? {
    if let item = screen.entry[.navigationItem]?.value,
      let found = barItem(id, under: .leftBarButtonItems, of: item)
        ?? barItem(id, under: .rightBarButtonItems, of: item)
    {
      return .barItem(found)
    }
    if let found = barItem(id, under: .toolbarItems, of: screen.entry) { return .barItem(found) }
    guard let tree = screen.tree else { return nil }
    if let index = tree.index(of: id) { return .view(tree.nodes[index]) }
    for node in tree.nodes where node.kind == .toolbar || node.kind == .navigationBar {
      guard case .list(let items)? = node.kindValue?.value else { continue }
      for item in items {
        if case .entry(let entry) = item.value, entry[.id]?.value == id { return .ownBarItem }
      }
    }
    return nil
  }

  /// Returns the bar item with an id in the list under a key.
  private func barItem(_ id: String, under key: KeyID, of entry: Entry) -> Entry? {
    guard case .list(let items)? = entry.field(key)?.value.value else { return nil }
    for item in items {
      if case .entry(let entry) = item.value, entry[.id]?.value == id { return entry }
    }
    return nil
  }

  /// Returns what an id names in the first of some screens that has it.
  func element(_ id: String, in screens: [Screen]) -> Element? {
    for screen in screens {
      if let found = element(id, in: screen) { return found }
    }
    return nil
  }

  /// Returns the screen of the whole spec in which an id is defined; nil when nowhere, which the front end reports.
  func screen(defining id: String) -> Screen? { spec.screens.first { element(id, in: $0) != nil } }

  /// Whether a word stands for a view without being an id.
  func isReservedView(_ id: String) -> Bool { id == "root" || id == "presenter" || id == "superview" }

  /// Returns the colour that a screen's root view shows, and where it is written.
  func backgroundColor(of subject: PresentationSubject) -> Authored<AuthoredColor>? {
    if let color = subject.screen?[.backgroundColor] { return color }
    guard let tree = subject.presented?.tree, !tree.nodes.isEmpty else { return nil }
    return tree.root.entry[.backgroundColor]
  }
}

extension Entry {
  /// When something is set or read, as `code.when` says.
  func when(_ key: KeyID) -> Authored<String>? {
    guard let field = self[.code]?.value.field(.when) else { return nil }
    switch field.value.value {
    case .entry(let entry): return entry[Key<String>(key)]
    case .names(let names):
      guard let named = names.first(where: { $0.name.value == key.rawValue }), let text = String(named.value.value)
      else { return nil }
      return Authored(text, at: named.value.place)
    default: return nil
    }
  }

  /// The directions under `permittedArrowDirections`, `any` spelt out; all four when the key is absent.
  var permittedDirections: [ArrowDirection] {
    guard let written = self[.permittedArrowDirections]?.value.values else { return ArrowDirection.allCases }
    return ArrowDirection.allCases.filter { written.contains("any") || written.contains($0.rawValue) }
  }

  /// The entry that the delegate sets at the last moment, when it sets more than nothing.
  var lateAnchor: Entry? {
    guard case .entry(let entry)? = self[.delegate]?.value[.prepareForPopoverPresentation]?.value else { return nil }
    return entry
  }
}
