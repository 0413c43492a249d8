import VitrineLayout
import VitrinePlatform
import VitrineModel
import VitrineSource

extension PresentationScene {
  /// Puts a screen over the whole window.
  mutating func standFull(_ screen: Screen) {
    let insets = WindowInsets(moment.environment, covering: screen, spec: spec)
    result.presented = presented(screen, frame: window, safeArea: insets.safeArea)
  }

  /// Puts a screen over the view that defines the context.
  mutating func standInContext(_ screen: Screen) {
    let context = presenter.context(spec: spec, traits: traits)
    result.presenter.screen = context.screen
    let root = presenter.tree.nodes.first?.windowFrame ?? window
    let insets = WindowInsets.insets(of: context.frame, window: root, safeArea: presenter.safeArea)
    result.presented = presented(screen, frame: context.frame, safeArea: insets)
  }

  /// Returns a presented screen with its views laid out in a frame.
  func presented(_ screen: Screen, frame: Rect, safeArea: EdgeInsets, layer: ResolvedLayer = ResolvedLayer())
    -> ResolvedPresented
  {
    let tree =
      moment.laysContentOut
      ? SceneLayout.tree(screen, spec: spec, environment: moment.environment, frame: frame, safeArea: safeArea)
      : SceneLayout.emptyTree(screen.name.value, frame: frame)
    var presented = ResolvedPresented(
      screen: screen.name.value, frame: frame, safeArea: safeArea, layer: layer, tree: tree)
    let written =
      screen.entry.resolved(for: traits)[.backgroundColor]?.value
      ?? screen.tree?.root.entry.resolved(for: traits)[.backgroundColor]?.value
    presented.backgroundColor = written.flatMap { color($0) }
    return presented
  }

  /// Returns an authored colour in the environment's appearance.
  func color(_ color: AuthoredColor) -> RGBA? {
    ColorResolver.rgba(color, spec: spec, appearance: traits.appearance)
  }
}
