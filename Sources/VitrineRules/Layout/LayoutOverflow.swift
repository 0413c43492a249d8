import VitrineLayout
import VitrineModel
import VitrineSchema
import VitrineSource

/// A view that reaches out of the one around it.
struct LayoutOverflow: LaidOutViewRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-overflow", .warning, .layout, .resolved,
    "a view lies inside the view around it, unless that one clips or scrolls",
    why: "what reaches out is drawn over the neighbours and gets no touches there",
    sources: ["layout 14"], .documented,
    fix: .suggestion("give it a maximum"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [300, 200]
          view:
            - { view: [{ box: [240, 40], id: ▸wide◂, frame: [0, 0, 240, 40] }], id: hold, frame: [0, 0, 160, 40] }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { view: [{ box: [180, 40], frame: [0, 0, 180, 40] }], id: hold, frame: [0, 0, 200, 40] }
      """
    ])

  /// Looks at one view in one environment.
  func check(_ view: LaidOutViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard let parent = view.parent, let outer = view.tree.nodes[view.index].parent,
      view.tree.nodes[outer].kind != .scroll,
      view.attributes(of: outer)[.clipsToBounds]?.value != true
    else { return }
    let frame = view.view.frame
    let sides = [
      ("left", -frame.minX), ("top", -frame.minY), ("right", frame.maxX - parent.frame.width),
      ("bottom", frame.maxY - parent.frame.height),
    ].filter { $0.1 > Self.rounding }
    guard !frame.isEmpty, let most = sides.max(by: { $0.1 < $1.1 }) else { return }
    findings.add(.overflow(view, parent.name, most.0, most.1))
  }

  /// What may reach out, in points: frames lie on pixels.
  private static let rounding = 0.6
}

extension Diagnostic {
  /// The finding.
  fileprivate static func overflow(
    _ view: LaidOutViewSubject, _ parent: String, _ side: String, _ points: Double
  ) -> Diagnostic {
    Diagnostic(
      LayoutOverflow.facts,
      "'\(view.view.name)' reaches \(numberText(points)) points out of '\(parent)' at the \(side)", at: view.place,
      fixes: [DiagnosticFix("give it a maximum, or let '\(parent)' clip", .suggestion)])
  }
}
