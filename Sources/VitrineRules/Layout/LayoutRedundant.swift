import VitrineLayout
import VitrineModel
import VitrineSource

/// A constraint that says nothing new.
struct LayoutRedundant: ScreenLayoutsRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-redundant", .advice, .layout, .resolved,
    "no constraint follows from the others",
    why: "what follows from others is noise, and the next change turns it into a conflict",
    sources: ["layout 14"], .decision,
    fix: .suggestion("remove it"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.top = superview.top
            - ▸hello.top >= superview.top◂
            - hello.leading = superview.leading
          view:
            - { label: Hello, id: hello }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.top = superview.top
            - hello.leading = superview.leading
          view:
            - { label: Hello, id: hello }
      """
    ])

  /// Compares the layouts of one screen.
  func check(_ layouts: ScreenLayouts, in context: RuleContext, into findings: inout Findings) {
    var common: [SourcePlace]?
    for layout in layouts.layouts where common != [] {
      let found = ViewTreeLayout.redundantConstraints(
        of: layouts.tree, screen: layouts.screen.name.value, spec: context.spec, in: layout.context)
      common = common.map { known in known.filter { found.contains($0) } } ?? found
    }
    for place in common ?? [] { findings.add(.redundant(place)) }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func redundant(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      LayoutRedundant.facts, "this constraint follows from the others in every environment", at: place,
      fixes: [DiagnosticFix("remove it", .suggestion)])
  }
}
