import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Builds the tree of a screen and its containers, outermost first.
struct ScreenBuilder {
  /// The whole spec, for screens by name.
  let spec: Spec
  /// What it is laid out for.
  let environment: SpecEnvironment
  /// The tree so far.
  var result = LaidOutTree()

  /// Where a controller's view goes.
  struct Place {
    /// In window coordinates.
    var frame: Rect
    /// The safe area inside the frame.
    var safeArea: EdgeInsets
    /// Traits; a column of a split view has others than the window.
    var traits: TraitSet
    /// The container's node.
    var parent: Int?
    /// How many containers are around.
    var depth = 0
    /// Whether it lies on another screen of its navigation controller.
    var isPushed = false
  }

  /// Height of the status bar of phones with a home button (devices.json).
  static let plainStatusBarHeight = 20.0
  /// The most containers inside each other; names that form a circle were reported.
  static let depthLimit = 16

  /// Adds a screen, in the container that it names for itself.
  mutating func add(_ screen: Screen, in place: Place, ignoringContainer: Bool = false) {
    let entry = screen.entry.resolved(for: place.traits)
    guard place.depth <= Self.depthLimit else {
      addOpaque(screen, in: place, reason: "containers hold each other in a circle")
      return
    }
    if !ignoringContainer, let container = entry[.container]?.value {
      if container == "tabs" {
        addTabs([screen], entry, in: place, isShort: true)
      } else {
        addNavigation([screen], entry, in: place, isShort: true)
      }
      return
    }
    switch screen.kind {
    case .view: addContent(screen, entry, in: place)
    case .navigation(let names): addNavigation(screens(names), entry, in: place, isShort: false)
    case .tabs(let names): addTabs(screens(names), entry, in: place, isShort: false)
    case .split(let names): addSplit(screens(names), entry, in: place)
    case .alert, .activity: addOpaque(screen, in: place, reason: "its inside belongs to the system")
    case .preset: addOpaque(screen, in: place, reason: "its inside belongs to the library")
    case .invalid: addOpaque(screen, in: place, reason: nil)
    }
  }

  /// Adds a screen's own views, which fill the place.
  private mutating func addContent(_ screen: Screen, _ entry: Entry, in place: Place) {
    guard let tree = screen.tree, !tree.nodes.isEmpty else {
      addOpaque(screen, in: place, reason: nil)
      return
    }
    var context = LayoutContext(
      traits: place.traits, scale: environment.scale, frame: place.frame,
      safeArea: place.safeArea.adding(entry[.additionalSafeAreaInsets]?.value ?? .zero),
      layoutMargins: Self.rootMargins(width: place.frame.width))
    context.fonts = spec.fontFiles
    if let height = environment.keyboardHeight { context.keyboardTop = environment.windowSize.height - height }
    append(ViewTreeLayout.layout(tree, screen: screen.name.value, spec: spec, in: context), under: place.parent)
  }

  /// Returns the margins of a controller's root view (facts/layout.md 7).
  static func rootMargins(width: Double) -> DirectionalInsets {
    let side = LayoutDefaults.rootMargin(width: width).value
    let end = LayoutDefaults.rootVerticalMargin.value
    return DirectionalInsets(top: end, leading: side, bottom: end, trailing: side)
  }

  /// Adds a view whose inside is not known; without a reason the cause was reported already.
  private mutating func addOpaque(_ screen: Screen, in place: Place, reason: String?) {
    addNode("view", name: "root", place.frame, in: place, origin: .place(screen.name.place), screen: screen.name.value)
    guard let reason else { return }
    result.notModelled.append(
      NotModelled("the views of '\(screen.name.value)'", reason: reason, place: screen.name.place))
  }

  /// Adds a view that a container makes and returns its index.
  @discardableResult
  mutating func addNode(
    _ kind: String, name: String, _ frame: Rect, in place: Place, origin: Origin, screen: String,
    title: String? = nil, approximations: [String] = []
  ) -> Int {
    let window = Pixels(scale: environment.scale).snapped(frame)
    let outer = place.parent.map { result.nodes[$0].windowFrame.origin } ?? .zero
    var node = LaidOutNode(
      node: nil, screen: screen, name: name, kind: kind, frame: window.offset(by: Point(-outer.x, -outer.y)),
      windowFrame: window, exactWindowFrame: frame, parent: place.parent, origin: origin)
    node.approximations = approximations.map(Approximation.init)
    if let title, !title.isEmpty { node.lines = [title] }
    result.nodes.append(node)
    let index = result.nodes.count - 1
    if let parent = place.parent { result.nodes[parent].children.append(index) }
    return index
  }

  /// Appends a laid-out tree below a node.
  private mutating func append(_ tree: LaidOutTree, under parent: Int?) {
    let base = result.nodes.count
    let outer = parent.map { result.nodes[$0].windowFrame.origin } ?? .zero
    for (index, node) in tree.nodes.enumerated() {
      var node = node
      node.children = node.children.map { $0 + base }
      if index == 0 {
        node.parent = parent
        node.frame = node.windowFrame.offset(by: Point(-outer.x, -outer.y))
      } else {
        node.parent = node.parent.map { $0 + base }
      }
      result.nodes.append(node)
    }
    if let parent, !tree.nodes.isEmpty { result.nodes[parent].children.append(base) }
    result.contentSizes += tree.contentSizes.map { ($0.node + base, $0.size) }
    result.ambiguous += tree.ambiguous.map { AmbiguousAxis(node: $0.node + base, isHorizontal: $0.isHorizontal) }
    result.conflicts += tree.conflicts
    result.wishes += tree.wishes
    for root in tree.roots {
      result.roots.append(LaidOutRoot(node: root.node + base, screen: root.screen, context: root.context))
    }
    result.notModelled += tree.notModelled
  }

  /// Returns the screens with these names; a missing one was reported.
  private func screens(_ names: [Authored<String>]) -> [Screen] {
    var found: [Screen] = []
    for name in names {
      if let screen = spec.screen(name.value) { found.append(screen) }
    }
    return found
  }

  /// Whether the screen that is on top asks for no status bar, in a frame that reaches the window's top.
  func hidesStatusBar(_ screen: Screen, frame: Rect) -> Bool {
    guard frame.minY <= 0 else { return false }
    var shown = screen
    for _ in 0...Self.depthLimit {
      let inner: Screen? =
        switch shown.kind {
        case .navigation(let names): screens(names).last
        case .tabs(let names): screens(names).first
        case .split(let names):
          environment.traits.horizontalSizeClass == .regular ? screens(names).first : screens(names).last
        default: nil
        }
      guard let inner else { break }
      shown = inner
    }
    return shown.entry.resolved(for: environment.traits)[.prefersStatusBarHidden]?.value ?? false
  }
}

extension EdgeInsets {
  /// Returns both insets together, edge by edge, never below 0.
  func adding(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: max(0, top + other.top), left: max(0, left + other.left), bottom: max(0, bottom + other.bottom),
      right: max(0, right + other.right))
  }
}
