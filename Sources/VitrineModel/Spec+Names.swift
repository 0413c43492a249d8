package import VitrineSource

/// Positions of names in the sections of a spec, so that following a reference does not walk through a section. A class, so
/// that a copy of a spec costs one reference for all of them.
package final class SpecNameIndex: Sendable {
  /// Positions in ``Spec/screens``.
  let screens: NameTable
  /// Positions in ``Spec/popovers``.
  let popovers: NameTable
  /// Positions in ``Spec/styles``.
  let styles: NameTable
  /// Positions in ``Spec/transitions``.
  let transitions: NameTable
  /// Positions in ``Spec/presentations``.
  let presentations: NameTable
  /// For a screen that a container lists, the position of the first such container in ``Spec/screens``.
  let containers: NameTable

  /// Takes the tables of the sections.
  package init(
    screens: NameTable, popovers: NameTable, styles: NameTable, transitions: NameTable, presentations: NameTable,
    containers: NameTable
  ) {
    self.screens = screens
    self.popovers = popovers
    self.styles = styles
    self.transitions = transitions
    self.presentations = presentations
    self.containers = containers
  }
}

extension Spec {
  /// Returns for each screen in a container where its first one stands.
  package func containers() -> NameTable {
    var containers = NameTable()
    // By index, so that no screen is copied.
    for position in screens.indices {
      for child in screens[position].children where containers[child.value] == nil {
        containers[child.value] = position
      }
    }
    return containers
  }

  /// Returns the first container that lists a screen.
  public func container(of name: String) -> Screen? {
    if let nameIndex { return nameIndex.containers[name].map { screens[$0] } }
    return screens.first { $0.children.contains { $0.value == name } }
  }

  /// Returns the screen with a name.
  public func screen(_ name: String) -> Screen? {
    Self.find(name, in: screens, at: nameIndex?.screens[name]) { $0.name.value }
  }

  /// Returns the popover configuration with a name.
  public func popover(_ name: String) -> NamedEntry? {
    Self.find(name, in: popovers, at: nameIndex?.popovers[name]) { $0.name.value }
  }

  /// Returns the style with a name.
  public func style(_ name: String) -> NamedEntry? {
    Self.find(name, in: styles, at: nameIndex?.styles[name]) { $0.name.value }
  }

  /// Returns the transition with a name.
  public func transition(_ name: String) -> NamedEntry? {
    Self.find(name, in: transitions, at: nameIndex?.transitions[name]) { $0.name.value }
  }

  /// Returns the presentation with a name.
  public func presentation(_ name: String) -> Presentation? {
    Self.find(name, in: presentations, at: nameIndex?.presentations[name]) { $0.name.value }
  }

  /// Returns the item with a name: at the known position if it still stands there, else the first.
  private static func find<Item>(
    _ name: String, in items: [Item], at known: Int?, _ nameOf: (Item) -> String
  ) -> Item? {
    if let known, items.indices.contains(known), nameOf(items[known]) == name { return items[known] }
    return items.first { nameOf($0) == name }
  }
}

extension Screen {
  /// The names of the screens that a container lists; empty for other kinds.
  fileprivate var children: [Authored<String>] {
    switch kind {
    case .navigation(let names), .tabs(let names), .split(let names): names
    default: []
    }
  }
}
