import Testing
import VitrineFrontend
import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSource
import VitrineTestSupport

/// A node of the JSON form of the language: one kind key and attributes.
func node(_ kind: String, _ value: JSONCell = .null, _ attributes: [String: JSONCell] = [:]) -> JSONCell {
  .object(attributes.merging([kind: value]) { _, kind in kind })
}

/// Loads a spec around a tree that the test itself wrote; it must load without an error.
func spec(_ cell: JSONCell) throws -> Spec {
  let loaded = TreeText.load(cell)
  try #require(
    loaded.diagnostics.allSatisfy { $0.severity != .error }, "\(loaded.diagnostics.map(\.message)) in \(cell)")
  return loaded.spec
}

/// Loads a tree that the test itself wrote.
func tree(_ cell: JSONCell) throws -> ViewTree { try #require(spec(cell).screen(TreeText.screen)?.tree) }

/// Surroundings without safe area or margins.
func context(
  _ width: Double, _ height: Double, scale: Double? = nil, isRightToLeft: Bool = false,
  safeArea: EdgeInsets = .zero, category: ContentSizeCategory = .large
) -> LayoutContext {
  var traits = TraitSet(
    horizontalSizeClass: .compact, verticalSizeClass: .regular, idiom: .phone, orientation: .portrait,
    iOS: IOSVersion(18, 0))
  traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
  traits.contentSizeCategory = category
  return LayoutContext(
    traits: traits, scale: scale, frame: Rect(0, 0, width, height), safeArea: safeArea, layoutMargins: .zero)
}

/// Returns the smallest size that a tree holds in.
func fittingSize(_ cell: JSONCell, maximum: Size = Size(2000, 2000), in context: LayoutContext) throws -> Size {
  let spec = try spec(cell)
  let tree = try #require(spec.screen(TreeText.screen)?.tree)
  return ViewTreeLayout.fittingSize(of: tree, spec: spec, width: nil, maximum: maximum, in: context)
}

/// Lays out a tree that the test itself wrote.
func layout(_ cell: JSONCell, in context: LayoutContext) throws -> LaidOutTree {
  let spec = try spec(cell)
  let tree = try #require(spec.screen(TreeText.screen)?.tree)
  return ViewTreeLayout.layout(tree, screen: TreeText.screen, spec: spec, in: context)
}

/// Returns the frame of a node in its parent.
func frame(_ id: String, in tree: LaidOutTree) throws -> Rect {
  let index = try #require(tree.index(of: id))
  return tree.nodes[index].frame
}

/// A generator with a seed, so that a failure can be repeated: splitmix64.
struct SeededGenerator: RandomNumberGenerator {
  /// The state.
  private var state: UInt64

  /// Begins at a seed.
  init(seed: UInt64) { state = seed }

  /// Returns the next number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
