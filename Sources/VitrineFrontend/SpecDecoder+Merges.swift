import VitrineModel
import VitrineSource
import VitrineYAML

extension SpecDecoder {
  /// Advises on keys that say what a merged mapping says already.
  mutating func checkOverridden(_ node: YAMLNodeID, _ table: ShapeTable) {
    var inherited: [YAMLEntry] = []
    for merge in tree.merges(of: node) {
      let value = tree.resolved(merge)
      if tree.kind(of: value) == .mapping {
        inherited += Array(tree.entries(of: value))
      } else {
        for item in tree.items(of: value) { inherited += Array(tree.entries(of: item.value)) }
      }
    }
    for item in tree.entries(of: node) where item.merge == nil {
      guard let base = inherited.first(where: { $0.key == item.key }), saysTheSame(base.value, item.value) else {
        continue
      }
      sink.note {
        Diagnostic(
          .specOverriddenKey, "'\(tree.text(of: item.key))' repeats what the merged mapping gives",
          at: place(item.keySpan), labels: [DiagnosticLabel(place(base.keySpan), "the same value")],
          fixes: [removal(of: item)])
      }
    }
  }

  /// Returns the fix that removes a key with its value.
  private func removal(of item: YAMLEntry) -> DiagnosticFix {
    DiagnosticFix(
      "remove '\(tree.text(of: item.key))'", .safe,
      edits: PairRemoval.edits(of: span(of: item), isKey: true, in: file, source))
  }

  /// Whether two scalars are written alike.
  private func saysTheSame(_ a: YAMLNodeID, _ b: YAMLNodeID) -> Bool {
    tree.kind(of: a) == .scalar && tree.kind(of: b) == .scalar && tree.isPlain(a) == tree.isPlain(b)
      && tree.bytes(of: a).elementsEqual(tree.bytes(of: b))
  }
}
