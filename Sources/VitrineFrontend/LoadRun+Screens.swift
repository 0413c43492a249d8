import VitrineModel
import VitrineSchema
import VitrineSource

extension LoadRun {
  /// Checks containers, and keys of screens that mean nothing where they stand.
  mutating func checkScreens(_ spec: Spec, _ names: NameIndexes) {
    // By index, so that no screen is copied; empty while no screen stands in a navigation controller.
    var isInNavigation: [Bool] = []
    func putInNavigation(_ index: Int) {
      if isInNavigation.isEmpty { isInNavigation = Array(repeating: false, count: spec.screens.count) }
      isInNavigation[index] = true
    }
    if spec.screens.indices.contains(where: { !spec.screens[$0].kind.children.isEmpty }) {
      for child in checkContainers(spec, names) { putInNavigation(child) }
    }
    for index in spec.screens.indices
    where spec.screens[index].entry.field(.container)?.value.value == .word("navigation") {
      putInNavigation(index)
    }
    for index in spec.presentations.indices {
      guard case .entry(let delegate)? = spec.presentations[index].entry.field(.delegate)?.value.value else { continue }
      Self.eachWrapped(delegate) { name in
        if let number = names.screens[name] { putInNavigation(number) }
      }
    }
    for index in spec.screens.indices where !spec.screens[index].entry.fields.isEmpty {
      checkEffects(spec.screens[index], isInNavigation: !isInNavigation.isEmpty && isInNavigation[index])
    }
  }

  /// Checks containers; returns the numbers of the screens in navigation controllers.
  private mutating func checkContainers(_ spec: Spec, _ names: NameIndexes) -> [Int] {
    var containers = CycleFinder(spec.screens.map(\.name), verb: "contains")
    var container: [SourcePlace?] = Array(repeating: nil, count: spec.screens.count)
    var inNavigation: [Int] = []
    for index in spec.screens.indices {
      let kind = spec.screens[index].kind
      for child in kind.children {
        containers.add(index, child)
        guard let number = names.screens[child.value] else { continue }
        if case .navigation = kind { inNavigation.append(number) }
        if let first = container[number] {
          if first != child.place { twoContainers(child, first) }
        } else {
          container[number] = child.place
        }
      }
    }
    sink.add(containers.cycles("screens contain each other in a circle"))
    return inNavigation
  }

  /// Calls for each screen that a delegate puts into a navigation controller, variations included.
  private static func eachWrapped(_ delegate: Entry, _ body: (String) -> Void) {
    func look(at entry: Entry) {
      guard case .entry(let wrap)? = entry.field(.viewControllerForAdaptivePresentationStyle)?.value.value else {
        return
      }
      for name in wrap[.navigation]?.value.values ?? [] { body(name) }
    }
    look(at: delegate)
    for variation in delegate.variations { look(at: variation.entry) }
  }

  /// Reports a screen that a second container lists.
  private mutating func twoContainers(_ child: Authored<String>, _ first: SourcePlace) {
    sink.report {
      Diagnostic(
        .specScreenInTwoContainers, "the screen '\(child.value)' stands in one container only", at: child.place,
        labels: [DiagnosticLabel(first, "the first container")],
        help: ["a second screen with 'extends: \(child.value)' can stand here"])
    }
  }

  /// Warns of keys that UIKit ignores on this screen.
  private mutating func checkEffects(_ screen: Screen, isInNavigation: Bool) {
    guard screen.kind != .invalid else { return }
    var isNavigation = false
    if case .navigation = screen.kind { isNavigation = true }
    var isSplit = false
    if case .split = screen.kind { isSplit = true }
    let hasContainer = screen.entry.field(.container) != nil
    checkEffects(of: screen.entry)
    for variation in screen.entry.variations { checkEffects(of: variation.entry) }

    func checkEffects(of entry: Entry) {
      for field in entry.fields where field.value.value != .invalid {
        switch field.key {
        case .isNavigationBarHidden, .prefersLargeTitles:
          if !isNavigation, !hasContainer {
            withoutEffect(field, "only a navigation controller has it")
          }
        case .navigationItem, .toolbarItems:
          if !isInNavigation { withoutEffect(field, "the screen stands in no navigation controller") }
        case .preferredPrimaryColumnWidth:
          if !isSplit { withoutEffect(field, "only a split view controller has it") }
        case .backgroundColor, .layoutMargins, .constraints, .bounds:
          if screen.kind != .view {
            withoutEffect(field, "only a screen with a list under 'view' has it")
          } else if screen.rootIsNode {
            withoutEffect(field, "the root view is written as a node and has keys of its own")
          }
        default: break
        }
      }
    }
  }

  /// Warns of one key.
  private mutating func withoutEffect(_ field: Field, _ reason: String) {
    sink.report {
      Diagnostic(
        .keyWithoutEffect, "'\(field.key.rawValue)' has no effect here: \(reason)", at: field.keyPlace,
        fixes: [DiagnosticFix("remove '\(field.key.rawValue)'", .safe)])
    }
  }
}

extension Screen {
  /// Whether the root view is a node with keys of its own, not the plain view around a list.
  var rootIsNode: Bool {
    guard let root = tree?.nodes.first else { return false }
    // A plain root stands for its list, which is no mapping: its kind is written as the screen's own key.
    return root.kind != .view || root.id != nil || root.place.span.contains(root.kindPlace.span)
  }
}

extension ScreenKind {
  /// The screens that a container lists.
  var children: [Authored<String>] {
    switch self {
    case .navigation(let children), .tabs(let children), .split(let children): children
    default: []
    }
  }
}
