import Testing
import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSource
import VitrineTestSupport

/// A node of the JSON form of the language: one kind key and attributes.
func node(_ kind: String, _ value: JSONCell = .null, _ attributes: [String: JSONCell] = [:]) -> JSONCell {
  .object(attributes.merging([kind: value]) { _, kind in kind })
}

/// Reads a tree that the test itself wrote.
func tree(_ cell: JSONCell) throws -> ViewTree { try #require(LayoutCaseTree.tree(cell)) }

/// A spec without anything in it.
func emptySpec() -> Spec {
  Spec(target: Authored(VersionRange.from(IOSVersion(13)), at: LayoutCaseTree.nowhere), targetIsWritten: false)
}

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

/// Lays out a tree that the test itself wrote.
func layout(_ cell: JSONCell, in context: LayoutContext) throws -> LaidOutTree {
  try ViewTreeLayout.layout(tree(cell), screen: "test", spec: emptySpec(), in: context)
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
