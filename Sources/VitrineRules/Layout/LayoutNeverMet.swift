import VitrineLayout
import VitrineModel
import VitrineSource

/// A wish that is never fulfilled.
struct LayoutNeverMet: ScreenLayoutsRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-never-met", .warning, .layout, .resolved,
    "a constraint below 1000 holds in some environment",
    why: "what never holds says nothing, and most likely something stronger was forgotten",
    sources: ["layout 14"], .decision,
    fix: .suggestion("remove it"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.top = superview.top
            - hello.leading = superview.leading
            - ▸hello.leading = superview.leading + 20 @low◂
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
    var missed: [(place: SourcePlace, least: Double)] = []
    var met: Set<SourcePlace> = []
    for layout in layouts.layouts {
      for wish in layout.wishes {
        if wish.violation <= Self.rounding {
          met.insert(wish.place)
        } else if let known = missed.firstIndex(where: { $0.place == wish.place }) {
          missed[known].least = min(missed[known].least, wish.violation)
        } else {
          missed.append((wish.place, wish.violation))
        }
      }
    }
    for wish in missed where !met.contains(wish.place) { findings.add(.neverMet(wish.place, wish.least)) }
  }

  /// What a wish may miss and still hold, in points: the solver rounds.
  private static let rounding = 0.01
}

extension Diagnostic {
  /// The finding.
  fileprivate static func neverMet(_ place: SourcePlace, _ least: Double) -> Diagnostic {
    Diagnostic(
      LayoutNeverMet.facts, "this wish is missed by \(numberText(least)) points or more in every environment",
      at: place,
      fixes: [DiagnosticFix("remove it", .suggestion)])
  }
}
