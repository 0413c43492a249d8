import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// What is underneath a presentation: the controller that UIKit presents from, and its views.
struct PresenterScene {
  /// The screen that calls.
  let from: String
  /// The calling screen and what contains it, innermost first.
  let chain: [String]
  /// The screen that UIKit presents from.
  var screen: String
  /// Its views, in the window.
  let tree: LaidOutTree
  /// The safe area of the tree's root.
  let safeArea: EdgeInsets
  /// Whether the caller presents something already, so that UIKit ignores the call.
  let refuses: Bool
  /// What is not computed.
  var notModelled: [NotModelled]

  /// The name that stands for whatever the key window shows.
  private static let keyWindow = "keyWindow"

  /// Finds the presenter of a presentation.
  init(_ entry: Entry, name: String, index: Int, spec: Spec, moment: PresentationMoment, depth: Int) {
    let environment = moment.environment
    let written = entry[.fromScreen]?.value
    notModelled = []
    if let over = entry[.over]?.value, depth < PresentationResolver.deepest, over != name,
      let lower = spec.presentation(over)
    {
      var beginning = PresentationMoment(environment: environment)
      beginning.measuredScreen = moment.measuredScreen
      beginning.measuredWindow = moment.measuredWindow
      var scene = PresentationScene(lower, index: index, spec: spec, moment: beginning, depth: depth + 1)
      scene.stand()
      if let presented = scene.result.presented, let screen = scene.presented {
        let visible = ContainerChain.visible(in: screen, spec: spec).name.value
        let from = written ?? visible
        let chain = ContainerChain.screens(around: from, spec: spec)
        self.from = from
        self.chain = chain
        self.screen = presented.screen
        tree = presented.tree
        safeArea = presented.safeArea
        refuses = written != nil && !chain.contains(presented.screen) && from != visible
        return
      }
      notModelled.append(
        NotModelled(
          "what stands on '\(over)'",
          reason: "'\(over)' does not stand in this environment, so the presenter is its own",
          place: entry.keyPlace(.over)))
      let presenter = scene.presenter
      from = written ?? presenter.from
      chain = presenter.chain
      screen = presenter.screen
      tree = presenter.tree
      safeArea = presenter.safeArea
      refuses = false
      return
    }
    let from = written ?? Self.keyWindow
    self.from = from
    refuses = false
    let chain = ContainerChain.screens(around: from, spec: spec)
    self.chain = chain
    screen = chain.last ?? from
    let bounds = environment.windowBounds
    let outer = spec.screen(screen)
    let insets = WindowInsets(environment, covering: outer, spec: spec)
    safeArea = insets.safeArea
    if let outer {
      tree = SceneLayout.tree(
        outer, spec: spec, environment: environment, frame: bounds, safeArea: insets.safeArea)
    } else {
      tree = SceneLayout.emptyTree(from, frame: bounds)
    }
  }

  /// Returns the controller that current-context styles use: the nearest one that defines a context, else the root.
  func context(spec: Spec, traits: TraitSet) -> (screen: String, frame: Rect) {
    for (level, name) in chain.enumerated() {
      guard let screen = spec.screen(name),
        screen.entry.resolved(for: traits)[.definesPresentationContext]?.value == true,
        let node = view(ofChain: level, spec: spec, traits: traits)
      else { continue }
      return (name, tree.nodes[node].windowFrame)
    }
    return (screen, tree.nodes.first?.windowFrame ?? .zero)
  }

  /// Returns the index of a controller's view: the calling screen's own at level 0, its containers' above.
  private func view(ofChain level: Int, spec: Spec, traits: TraitSet) -> Int? {
    guard let own = tree.nodes.firstIndex(where: { $0.screen == from && $0.node == 0 }) else { return nil }
    guard level > 0 else { return own }
    // A screen that names its container for itself has one controller's view around it that is nobody else's.
    let isShort = spec.screen(from)?.entry.resolved(for: traits)[.container] != nil
    var missing = level + (isShort ? 1 : 0)
    var current = tree.nodes[own].parent
    while let index = current {
      if tree.nodes[index].kind.hasSuffix("Controller") { missing -= 1 }
      if missing == 0 { return index }
      current = tree.nodes[index].parent
    }
    return nil
  }
}

/// The window's insets as a screen on top of everything makes them.
struct WindowInsets {
  /// The safe area.
  let safeArea: EdgeInsets
  /// Height of the status bar; 0 when it is hidden.
  let statusBar: Double

  /// Height of the status bar of phones with a home button (devices.json).
  private static let plainStatusBarHeight = 20.0

  /// Reads an environment; a screen that hides the status bar takes it from the safe area where nothing else holds it there.
  init(_ environment: SpecEnvironment, covering screen: Screen?, spec: Spec) {
    let visible = screen.map { ContainerChain.visible(in: $0, spec: spec) }
    let hides = visible?.entry.resolved(for: environment.traits)[.prefersStatusBarHidden]?.value ?? false
    guard hides else {
      safeArea = environment.safeArea
      statusBar = environment.statusBarHeight
      return
    }
    var safeArea = environment.safeArea
    // Only a status bar makes this inset; a sensor housing keeps its own.
    if environment.traits.idiom == .pad || safeArea.top <= Self.plainStatusBarHeight { safeArea.top = 0 }
    self.safeArea = safeArea
    statusBar = 0
  }

  /// Returns the part of the window's insets that reaches into a frame.
  static func insets(of frame: Rect, window: Rect, safeArea: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: reach(window.minY + safeArea.top - frame.minY, safeArea.top, frame.height),
      left: reach(window.minX + safeArea.left - frame.minX, safeArea.left, frame.width),
      bottom: reach(frame.maxY - (window.maxY - safeArea.bottom), safeArea.bottom, frame.height),
      right: reach(frame.maxX - (window.maxX - safeArea.right), safeArea.right, frame.width))
  }

  /// Returns how far an inset reaches into a side: nothing without an inset, at most the side.
  private static func reach(_ overlap: Double, _ inset: Double, _ side: Double) -> Double {
    inset > 0 ? min(max(0, overlap), max(0, side)) : 0
  }
}
