import VitrineModel
import VitrineSchema
import VitrineSource

/// Content without a length to scroll.
struct LayoutScrollAmbiguous: ViewRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-scroll-ambiguous", .error, .layout, .spec,
    "the content of a scroll view has a length along the axis that scrolls",
    why: "the content's length is what there is to scroll, and without one nothing scrolls",
    sources: ["layout 14"], .documented,
    fix: .suggestion("give the content a length"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { scroll: { ▸view◂: [] }, id: s, pin: superview }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { scroll: { view: [], height: 900 }, id: s, pin: superview }
      """
    ])

  /// Looks at one view.
  func check(_ view: ViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard view.node.kind == .scroll else { return }
    let axis = view.entry[.axis]?.value ?? "vertical"
    for child in view.tree.children(of: view.index) {
      for isHorizontal in [true, false] where axis == "both" || (axis == "horizontal") == isHorizontal {
        if view.hasOwnLength(child, horizontal: isHorizontal) { continue }
        findings.add(.nothingToScroll(view.tree.place(naming: child), view.tree.name(of: child), isHorizontal))
      }
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func nothingToScroll(_ place: SourcePlace, _ name: String, _ isHorizontal: Bool) -> Diagnostic {
    Diagnostic(
      LayoutScrollAmbiguous.facts,
      "nothing gives '\(name)' a \(lengthWord(horizontal: isHorizontal)), so there is nothing to scroll", at: place,
      fixes: [DiagnosticFix("give the content a \(lengthWord(horizontal: isHorizontal))", .suggestion)])
  }
}
