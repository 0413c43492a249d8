public import VitrineModel
import VitrinePlatform
import VitrineSchema
public import VitrineSource

/// Turns a view tree and a size into frames (facts/layout.md).
public enum ViewTreeLayout {
  /// Lays out a screen's views in a frame.
  ///
  /// The root fills the frame. A tree with written constraints is solved as one system; everything else has closed forms.
  ///
  /// - Parameters:
  ///   - tree: The views; at most 128 levels.
  ///   - screen: The screen's name; its entry may hold attributes of the root view.
  ///   - context: The surroundings; `frame` is the root's in the window.
  /// - Complexity: Linear in the number of nodes and the length of texts, but for sorting inside stacks and for what constraints
  ///   tie together.
  public static func layout(
    _ tree: ViewTree, screen: String, spec: Spec, in context: LayoutContext
  ) -> LaidOutTree {
    guard !tree.nodes.isEmpty else { return LaidOutTree() }
    let entry = tree.rootIsPlain ? spec.screen(screen)?.entry.resolved(for: context.traits) : nil
    var engine = LayoutEngine(tree: tree, screen: entry, context: context)
    engine.run(width: context.frame.width, height: context.frame.height)
    return engine.result(screen: screen)
  }

  /// Finds the written constraints that say nothing new: they follow from the others of the same or a higher priority.
  ///
  /// - Complexity: A few checks of everything required for each written constraint.
  public static func redundantConstraints(
    of tree: ViewTree, screen: String, spec: Spec, in context: LayoutContext
  ) -> [SourcePlace] {
    guard !tree.nodes.isEmpty else { return [] }
    let entry = tree.rootIsPlain ? spec.screen(screen)?.entry.resolved(for: context.traits) : nil
    var engine = LayoutEngine(tree: tree, screen: entry, context: context)
    guard engine.triesRedundancy else { return [] }
    engine.run(width: context.frame.width, height: context.frame.height)
    return engine.redundantConstraints()
  }

  /// Returns the smallest size that a tree holds in, as `fit` means it (facts/layout.md 11).
  ///
  /// - Parameters:
  ///   - width: The width, when it is given; otherwise the fitting width counts, at most the maximum's.
  ///   - maximum: The room there is: text wraps at its width, and nothing exceeds it.
  public static func fittingSize(
    of tree: ViewTree, spec: Spec, width: Double?, maximum: Size, in context: LayoutContext
  ) -> Size {
    guard !tree.nodes.isEmpty else { return .zero }
    // A plain root's margins stand on its screen, which is known by where the root was written.
    let screen = tree.rootIsPlain ? spec.screens.first { $0.tree?.root.place == tree.root.place } : nil
    let entry = screen?.entry.resolved(for: context.traits)
    var engine = LayoutEngine(tree: tree, screen: entry, context: context)
    engine.run(width: width.map { min($0, maximum.width) }, height: nil, maximum: maximum)
    return Size(engine.lengths.horizontal[0], engine.lengths.vertical[0])
  }

  /// Returns the size that `systemLayoutSizeFitting` finds for a target (facts/layout.md 11).
  ///
  /// - Parameters:
  ///   - width: The width, when it is fixed.
  ///   - height: The height, when it is fixed.
  public static func systemLayoutSizeFitting(
    _ target: FittingTarget, of tree: ViewTree, width: Double? = nil, height: Double? = nil, in context: LayoutContext
  ) -> Size {
    guard !tree.nodes.isEmpty else { return .zero }
    var engine = LayoutEngine(tree: tree, screen: nil, context: context, target: target)
    engine.run(width: width, height: height, target: target)
    return Size(engine.lengths.horizontal[0], engine.lengths.vertical[0])
  }
}

extension ViewTree {
  /// Whether the root is the plain view around a list of children, whose attributes stand on the screen.
  ///
  /// Such a root stands for its list, so its kind was written outside of it, as the screen's own key.
  fileprivate var rootIsPlain: Bool {
    root.kind == .view && root.id == nil && !root.place.span.contains(root.kindPlace.span)
  }
}
