import VitrineModel
import VitrineSchema
import VitrineSource

/// Numbers of a screen's views by id, for rules about written constraints; empty where nothing is constrained.
struct ViewNumbers: Sendable {
  /// The numbers.
  private var table = NameTable()

  /// Numbers the views of a screen. Linear.
  init(of screen: Screen, _ tree: ViewTree) {
    guard Self.mayConstrain(screen.entry) || tree.nodes.contains(where: { Self.mayConstrain($0.entry) }) else { return }
    for index in tree.nodes.indices {
      // The first of equal ids counts; the others are reported.
      guard let id = tree.nodes[index].id?.value, table[id] == nil else { continue }
      table[id] = index
    }
  }

  /// Whether an entry has constraints; a variation may bring them.
  private static func mayConstrain(_ entry: Entry) -> Bool {
    entry.field(.constraints) != nil || entry.field(.vary) != nil
  }

  /// The number of the view with an id.
  subscript(id: String) -> NodeIndex? { table[id] }
}
