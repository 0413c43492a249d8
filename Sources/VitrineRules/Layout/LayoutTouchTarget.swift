import VitrineLayout
import VitrineModel
import VitrineSchema
import VitrineSource

/// A control too small to touch.
struct LayoutTouchTarget: LaidOutViewRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-touch-target", .advice, .layout, .resolved,
    "a control is 44 by 44 points at least",
    why: "the Human Interface Guidelines name 44 points as the least that people hit reliably",
    sources: ["layout 14"], .documented,
    fix: .suggestion("make it 44 by 44 at least"),
    bad: [
      """
      screens:
        home:
          view:
            - { button: Go, id: go, size: [80, 44], pin: { to: safeArea, top: 16, leading: 16 } }
        panel:
          preferredContentSize: [200, 200]
          view:
            - { button: Go, id: ▸b◂, frame: [0, 0, 30, 30] }
      """
    ],
    good: [
      """
      screens:
        home:
          view:
            - { button: Go, id: go, size: [80, 44], pin: { to: safeArea, top: 16, leading: 16 } }
        panel:
          preferredContentSize: [200, 200]
          view:
            - { button: Go, id: b, frame: [0, 0, 60, 44] }
      """
    ])

  /// Looks at one view in one environment.
  func check(_ view: LaidOutViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard view.kind.isControl else { return }
    let size = view.view.frame.size
    if min(size.width, size.height) < Self.smallest - Self.rounding { findings.add(.small(view, size)) }
  }

  /// The smallest side in points (layout 14, documented in the Human Interface Guidelines).
  private static let smallest = 44.0
  /// What may be missing, in points: frames lie on pixels.
  private static let rounding = 0.5
}

extension Diagnostic {
  /// The finding.
  fileprivate static func small(_ view: LaidOutViewSubject, _ size: Size) -> Diagnostic {
    Diagnostic(
      LayoutTouchTarget.facts,
      "'\(view.view.name)' is only \(numberText(size.width)) by \(numberText(size.height)) points", at: view.place,
      fixes: [DiagnosticFix("make it 44 by 44 at least", .suggestion)])
  }
}
