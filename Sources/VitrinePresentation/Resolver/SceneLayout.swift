import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSchema

/// The boundary to the layout of screens: everything that the resolver asks of it.
enum SceneLayout {
  /// What stands for no limit at all, in points.
  static let unlimited = 100_000.0

  /// Returns a screen's views in a frame of the window.
  static func tree(
    _ screen: Screen, spec: Spec, environment: SpecEnvironment, frame: Rect, safeArea: EdgeInsets
  ) -> LaidOutTree {
    ScreenLayout.layout(screen, spec: spec, environment: environment, frame: frame, safeArea: safeArea)
  }

  /// Returns the smallest size in which a screen's content holds, its containers' bars included; nil when its inside is not
  /// known.
  ///
  /// A scroll view asks for no height of its own, so what scrolls counts with its whole length (project decision).
  /// - Parameters:
  ///   - width: A width that is given; nil to find one.
  ///   - maximum: The room there is.
  ///   - showsScrolled: Whether what scrolls counts; auto layout's own fitting size leaves it out.
  static func fittingSize(
    _ screen: Screen, spec: Spec, environment: SpecEnvironment, width: Double?, maximum: Size,
    showsScrolled: Bool = true
  ) -> Size? {
    let content = ContainerChain.visible(in: screen, spec: spec)
    guard var tree = content.tree, !tree.nodes.isEmpty else { return nil }
    // A list under 'view' leaves the root's attributes with the screen.
    for key in rootKeys {
      if let field = content.entry.field(key), tree.nodes[0].entry.field(key) == nil {
        tree.change(0) { $0.fields.append(field) }
      }
    }
    let bars = bars(screen, content: content, environment: environment)
    let limit = Size(min(maximum.width, unlimited), max(0, min(maximum.height, unlimited) - bars))
    let margin = LayoutDefaults.rootMargin(width: width ?? limit.width).value
    let end = LayoutDefaults.rootVerticalMargin.value
    var context = LayoutContext(
      traits: environment.traits, scale: environment.scale, frame: Rect(origin: .zero, size: limit), safeArea: .zero,
      layoutMargins: DirectionalInsets(top: end, leading: margin, bottom: end, trailing: margin))
    context.fonts = spec.fontFiles
    var size = ViewTreeLayout.fittingSize(of: tree, spec: spec, width: width, maximum: limit, in: context)
    context.frame.size.width = size.width
    if showsScrolled, let scrolled = scrolledHeight(tree, screen: content.name.value, spec: spec, in: context) {
      size.height = min(max(size.height, scrolled), limit.height)
    }
    size.height += bars
    return size
  }

  /// Returns the height at which a screen's first scroll view shows all of its content; nil without one.
  private static func scrolledHeight(
    _ tree: ViewTree, screen: String, spec: Spec, in context: LayoutContext
  ) -> Double? {
    guard tree.nodes.contains(where: { $0.kind == .scroll }), context.frame.width > 0 else { return nil }
    let laidOut = ViewTreeLayout.layout(tree, screen: screen, spec: spec, in: context)
    guard let root = laidOut.nodes.first, let scroll = laidOut.contentSizes.first else { return nil }
    let frame = laidOut.nodes[scroll.node].windowFrame
    return scroll.size.height + root.windowFrame.height - frame.height
  }

  /// Returns the height of the bars that containers put around a screen's content.
  private static func bars(_ screen: Screen, content: Screen, environment: SpecEnvironment) -> Double {
    let entry = screen.entry.resolved(for: environment.traits)
    let own = content.entry.resolved(for: environment.traits)
    switch screen.kind {
    case .navigation where entry[.isNavigationBarHidden]?.value != true:
      return BarMetrics.navigationBar(environment.traits).value
    case .tabs: return BarMetrics.tabBar(environment.traits).value
    case .view where own[.container]?.value == "navigation" && own[.isNavigationBarHidden]?.value != true:
      return BarMetrics.navigationBar(environment.traits).value
    default: return 0
    }
  }

  /// The attributes of a root view that may stand with its screen.
  private static let rootKeys: [KeyID] = [.layoutMargins, .constraints, .bounds]

  /// Returns a tree of a root view alone.
  static func emptyTree(_ screen: String, frame: Rect) -> LaidOutTree {
    LaidOutTree(nodes: [
      LaidOutNode(
        node: nil, screen: screen, name: "root", kind: "view", frame: frame, windowFrame: frame,
        exactWindowFrame: frame, parent: nil, origin: .standard("the window"))
    ])
  }
}
