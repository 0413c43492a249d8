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

  /// Returns the smallest size in which a screen's content holds, its own navigation bar included; nil when its inside is not
  /// known.
  ///
  /// - Parameters:
  ///   - width: A width that is given; nil to find one.
  ///   - maximum: The room there is.
  static func fittingSize(
    _ screen: Screen, spec: Spec, environment: SpecEnvironment, width: Double?, maximum: Size
  ) -> Size? {
    guard var tree = screen.tree, !tree.nodes.isEmpty else { return nil }
    let entry = screen.entry.resolved(for: environment.traits)
    // A list under 'view' leaves the root's attributes with the screen.
    for key in rootKeys {
      if let field = screen.entry.field(key), tree.nodes[0].entry.field(key) == nil {
        tree.nodes[0].entry.fields.append(field)
      }
    }
    var bar = 0.0
    if entry[.container]?.value == "navigation", entry[.isNavigationBarHidden]?.value != true {
      bar = BarMetrics.navigationBar(environment.traits).value
    }
    let limit = Size(min(maximum.width, unlimited), max(0, min(maximum.height, unlimited) - bar))
    let margin = LayoutDefaults.rootMargin(width: width ?? limit.width).value
    let end = LayoutDefaults.rootVerticalMargin.value
    let context = LayoutContext(
      traits: environment.traits, scale: environment.scale, frame: Rect(origin: .zero, size: limit), safeArea: .zero,
      layoutMargins: DirectionalInsets(top: end, leading: margin, bottom: end, trailing: margin))
    var size = ViewTreeLayout.fittingSize(of: tree, spec: spec, width: width, maximum: limit, in: context)
    size.height += bar
    return size
  }

  /// The attributes of a root view that may stand with its screen.
  private static let rootKeys: [KeyID] = [.layoutMargins, .constraints, .bounds]

  /// Returns a tree of a root view alone.
  static func emptyTree(_ screen: String, frame: Rect) -> LaidOutTree {
    LaidOutTree(nodes: [
      LaidOutNode(
        node: nil, screen: screen, name: "root", kind: "view", frame: Rect(origin: .zero, size: frame.size),
        windowFrame: frame, exactWindowFrame: frame, parent: nil, origin: .standard("the window"))
    ])
  }
}
