import VitrineModel
import VitrineSchema
import VitrineSource

/// A size that some environments do not get.
struct LayoutVaryGap: EnvironmentRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-vary-gap", .warning, .layout, .resolved,
    "a size that varies has a value in every environment",
    why: "where no query matches the view has no size of its own, and becomes 0 or whatever is left",
    sources: ["seed-systems 8 #27"], .decision,
    fix: .suggestion("give a value outside 'vary'"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { view: [], id: v, center: true, vary: { "w:compact": { ▸size◂: [100, 100] } } }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { view: [], id: v, center: true, size: [200, 200], vary: { "w:compact": { size: [100, 100] } } }
      """
    ])

  /// Looks at the views of all screens.
  func check(in context: RuleContext, into findings: inout Findings) {
    for screen in context.spec.screens {
      guard let tree = screen.tree else { continue }
      for index in tree.nodes.indices {
        let node = tree.nodes[index]
        let sizes = node.entry.variations.filter { variation in Self.keys.contains { variation.entry.gives($0) } }
        guard let first = sizes.first, !isSized(node, isEmpty: tree.children(of: index).isEmpty) else { continue }
        if let parent = node.parent, tree.nodes[parent].kind.isStack { continue }
        for environment in context.spec.environments
        where !sizes.contains(where: { $0.query.matches(environment.traits) }) {
          guard let field = first.entry.fields.first(where: { Self.keys.contains($0.key) }) else { continue }
          findings.add(.gap(field, environment.id))
        }
      }
    }
  }

  /// The keys that give a size.
  private static let keys: [KeyID] = [.size, .width, .height]

  /// Whether a view has a size besides its variations: written, of its content, or by its edges.
  private func isSized(_ node: ViewNode, isEmpty: Bool) -> Bool {
    switch node.kind {
    case .view, .scroll: break
    case .box where !node.entry.gives(.box): break
    default: return true
    }
    if Self.keys.contains(where: node.entry.gives) || node.entry.gives(.frame) || !isEmpty { return true }
    return node.entry.isPinnedAtBothEnds(horizontal: true) && node.entry.isPinnedAtBothEnds(horizontal: false)
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func gap(_ field: Field, _ environment: String) -> Diagnostic {
    var finding = Diagnostic(
      LayoutVaryGap.facts, "'\(field.key.rawValue)' has no value where no query matches", at: field.keyPlace,
      fixes: [DiagnosticFix("give a value outside 'vary'", .suggestion)])
    finding.environments = [environment]
    return finding
  }
}
