import VitrineModel
import VitrineSchema
import VitrineSource

/// The keys of a screen that are those of its root view (language 4.3).
enum RootKeys {
  /// The keys.
  static let keys: [KeyID] = [.backgroundColor, .layoutMargins, .constraints, .bounds]

  /// Copies a screen's keys to the plain root view of its tree, variations included. A root that is written as a node has its
  /// own.
  static func apply(_ screen: Entry, to tree: ViewTree, rootIsWritten: Bool) -> ViewTree {
    guard !rootIsWritten, !tree.nodes.isEmpty else { return tree }
    var fields = screen.fields.filter { keys.contains($0.key) }
    if let vary = screen.field(.vary), case .variations(let variations) = vary.value.value {
      var kept: [Variation] = []
      for variation in variations {
        let fields = variation.entry.fields.filter { keys.contains($0.key) }
        if fields.isEmpty { continue }
        kept.append(
          Variation(query: variation.query, entry: Entry(.node, at: variation.entry.place, fields: fields)))
      }
      if !kept.isEmpty {
        fields.append(Field(.vary, keyPlace: vary.keyPlace, value: Authored(.variations(kept), at: vary.value.place)))
      }
    }
    guard !fields.isEmpty else { return tree }
    var tree = tree
    tree.change(0) { $0.fields += fields }
    return tree
  }
}
