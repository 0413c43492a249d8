/// Positions of names in the sections of a large spec, so that following a reference does not walk through a section.
struct SpecNameIndex: Sendable {
  /// Positions in ``Spec/screens``.
  var screens: [String: Int] = [:]
  /// Positions in ``Spec/popovers``.
  var popovers: [String: Int] = [:]
  /// Positions in ``Spec/styles``.
  var styles: [String: Int] = [:]
  /// Positions in ``Spec/transitions``.
  var transitions: [String: Int] = [:]
  /// Positions in ``Spec/presentations``.
  var presentations: [String: Int] = [:]
  /// For a screen that a container lists, the position of the first such container in ``Spec/screens``.
  var containers: [String: Int] = [:]
}

extension Spec {
  /// The number of names from which an index pays for itself.
  private static let worthIndexing = 64

  /// Prepares look-ups by name. Small specs are left as they are: walking a few names is cheaper than hashing them.
  public mutating func indexNames() {
    let count = screens.count + popovers.count + styles.count + transitions.count + presentations.count
    guard count >= Self.worthIndexing else { return }
    nameIndex = SpecNameIndex(
      screens: Self.positions(screens, { $0.name.value }), popovers: Self.positions(popovers, { $0.name.value }),
      styles: Self.positions(styles, { $0.name.value }), transitions: Self.positions(transitions, { $0.name.value }),
      presentations: Self.positions(presentations, { $0.name.value }), containers: containers())
  }

  /// Returns the first container that lists a screen.
  public func container(of name: String) -> Screen? {
    if let nameIndex { return nameIndex.containers[name].map { screens[$0] } }
    return screens.first { $0.children.contains { $0.value == name } }
  }

  /// Returns for each screen in a container where its first one stands.
  private func containers() -> [String: Int] {
    var containers: [String: Int] = [:]
    for (index, screen) in screens.enumerated() {
      for child in screen.children where containers[child.value] == nil { containers[child.value] = index }
    }
    return containers
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

  /// Returns where each name stands first.
  private static func positions<Item>(_ items: [Item], _ name: (Item) -> String) -> [String: Int] {
    var positions: [String: Int] = [:]
    positions.reserveCapacity(items.count)
    for (index, item) in items.enumerated() where positions[name(item)] == nil { positions[name(item)] = index }
    return positions
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
