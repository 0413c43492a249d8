public import VitrineModel
public import VitrinePlatform
import VitrineSchema
public import VitrineSource

/// What every check may read: the spec, its files, and what names stand for.
public struct RuleContext: Sendable {
  /// The spec.
  public let spec: Spec
  /// The files, to slice text and to place fixes.
  public let files: SourceFileSet
  /// Index of each screen by name.
  private let screens: NameTable
  /// Index of the container that lists a screen.
  private let containers: NameTable

  /// Prepares the look-ups. Linear in the number of screens.
  public init(spec: Spec, files: SourceFileSet) {
    self.spec = spec
    self.files = files
    var screens = NameTable()
    var containers = NameTable()
    for (index, screen) in spec.screens.enumerated() {
      screens[screen.name.value] = index
      for child in screen.kind.children where containers[child.value] == nil {
        containers[child.value] = index
      }
    }
    self.screens = screens
    self.containers = containers
  }

  /// The versions that the app supports.
  public var target: VersionRange { spec.target.value }

  /// Returns the screen with a name.
  public func screen(_ name: String) -> Screen? { screens[name].map { spec.screens[$0] } }

  /// Returns the container screen that lists a screen.
  public func container(of screen: Screen) -> Screen? { containers[screen.name.value].map { spec.screens[$0] } }

  /// Returns the screen and the containers around it, innermost first. Stops at a circle, which the front end reports.
  public func ancestry(of screen: Screen) -> [Screen] {
    var chain = [screen]
    while let next = chain.last.flatMap({ container(of: $0) }), chain.count < Self.deepest { chain.append(next) }
    return chain
  }

  /// Returns the screens that are visible together with one: its containers and what each of them shows, the screen itself first.
  public func visibleScreens(with screen: Screen) -> [Screen] {
    var found: [Screen] = []
    var names = NameTable()
    for ancestor in ancestry(of: screen) {
      var pending = [ancestor]
      while let next = pending.popLast() {
        guard names.insert(next.name.value) else { continue }
        found.append(next)
        pending.append(contentsOf: next.kind.shownChildren.compactMap { self.screen($0.value) })
      }
    }
    return found
  }

  /// The most containers around a screen that are followed; real apps stay below five.
  private static var deepest: Int { 128 }

  /// Returns the screen that a presentation is presented from: `from`, or what the presentation under `over` shows; nil for
  /// `keyWindow` and for names that were reported.
  public func presenter(of entry: Entry) -> Screen? {
    if let from = entry[Key<String>.fromScreen] { return screen(from.value) }
    guard let over = entry[.over], let below = spec.presentation(over.value) else { return nil }
    return presented(of: below.entry)
  }

  /// Returns the screen that a presentation shows.
  public func presented(of entry: Entry) -> Screen? {
    guard let field = entry.field(.present), let name = String(field.value.value) else { return nil }
    return screen(name)
  }

  /// Returns the screens in the window behind a presentation: those visible with its presenter, then those below `over`.
  public func screensBehind(_ entry: Entry) -> [Screen] {
    var found: [Screen] = []
    var current: Entry? = entry
    var steps = 0
    while let entry = current, steps < Self.deepest {
      if let presenter = presenter(of: entry) { found.append(contentsOf: visibleScreens(with: presenter)) }
      current = entry[.over].flatMap { spec.presentation($0.value)?.entry }
      steps += 1
    }
    return found
  }
}

extension ScreenKind {
  /// The screens that a container lists.
  public var children: [Authored<String>] {
    switch self {
    case .navigation(let list), .tabs(let list), .split(let list): list
    default: []
    }
  }

  /// The screens that a container shows at first: the top of a stack, the first tab, both sides.
  public var shownChildren: [Authored<String>] {
    switch self {
    case .navigation(let list): list.suffix(1)
    case .tabs(let list): Array(list.prefix(1))
    case .split(let list): list
    default: []
    }
  }
}
