import VitrineLayout
public import VitrineModel

/// One view of a presentation, for modules that do not know layouts.
public struct ResolvedView: Sendable {
  /// In window coordinates, snapped to pixels.
  public let frame: Rect
  /// The screen that it belongs to.
  public let screen: String
  /// Its node in that screen's tree; nil for views that a container makes.
  public let node: NodeIndex?

  /// Copies what counts of a laid-out node.
  init(_ node: LaidOutNode) {
    frame = node.windowFrame
    screen = node.screen
    self.node = node.node
  }
}

extension ResolvedPresented {
  /// Returns the first view with a name; linear.
  public func view(_ name: String) -> ResolvedView? { tree.index(of: name).map { ResolvedView(tree.nodes[$0]) } }
}

extension ResolvedPresenter {
  /// The root view; nil when nothing was laid out.
  public var rootView: ResolvedView? { tree.nodes.first.map { ResolvedView($0) } }
}
