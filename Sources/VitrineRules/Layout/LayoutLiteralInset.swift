import VitrineLayout
import VitrineModel
import VitrineSource

/// A number in the place of an inset.
struct LayoutLiteralInset: ScreenLayoutsRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-literal-inset", .warning, .layout, .resolved,
    "what keeps clear of bars and the home indicator is held to the safe area",
    why: "these numbers are the insets of some devices, and wrong on the others and in other styles",
    sources: ["cases/reports R062"], .reported,
    fix: .suggestion("use 'safeArea'"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - ▸hello.top = superview.top + 44◂
            - hello.leading = superview.leading
          view:
            - { label: Hello, id: hello }
      presentations:
        p:
          from: home
          present: panel
          style: pageSheet
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.top = superview.safeArea.top
            - hello.leading = superview.leading
          view:
            - { label: Hello, id: hello }
      presentations:
        p:
          from: home
          present: panel
          style: pageSheet
      """
    ])

  /// Compares the layouts of one screen.
  func check(_ layouts: ScreenLayouts, in context: RuleContext, into findings: inout Findings) {
    guard let first = layouts.layouts.first?.context.safeArea,
      layouts.layouts.contains(where: {
        $0.context.safeArea.top != first.top || $0.context.safeArea.bottom != first.bottom
      })
    else { return }
    let root = layouts.tree.root.entry
    let constraints =
      (root[.constraints]?.value.all ?? []) + (layouts.screen.entry[.constraints]?.value.all ?? [])
    for constraint in constraints {
      let constant = abs(constraint.first.constant - constraint.second.constant)
      guard Self.insets.contains(constant), constraint.first.isOuterEdge || constraint.second.isOuterEdge else {
        continue
      }
      findings.add(.literal(constraint.place, constant))
    }
    for child in layouts.tree.children(of: 0) {
      guard let pin = layouts.tree.nodes[child].entry[.pin]?.value, pin[.to].map({ $0.value == "superview" }) ?? true
      else { continue }
      for distance in (pin[.top]?.value.all ?? []) + (pin[.bottom]?.value.all ?? [])
      where distance.relation == .equal && Self.insets.contains(distance.amount.points) {
        findings.add(.literal(distance.place, distance.amount.points))
      }
    }
  }

  /// Heights of bars, status bars and home indicators (cases/reports R062, devices.json).
  private static let insets: [Double] = [20, 34, 44, 47, 54, 59, 64, 88]
}

extension ConstraintSide {
  /// Whether it is the top or bottom of the view that bears the constraint.
  fileprivate var isOuterEdge: Bool {
    guard let anchor, anchor.item == .superview, anchor.guide == nil else { return false }
    return anchor.attribute == .top || anchor.attribute == .bottom
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func literal(_ place: SourcePlace, _ points: Double) -> Diagnostic {
    Diagnostic(
      LayoutLiteralInset.facts, "\(numberText(points)) points are an inset of some devices only", at: place,
      fixes: [DiagnosticFix("use 'safeArea'", .suggestion)])
  }
}
