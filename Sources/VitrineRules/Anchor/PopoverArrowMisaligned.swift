import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// An arrow that points beside its anchor.
struct PopoverArrowMisaligned: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-arrow-misaligned", .warning, .anchor, .resolved,
    "the arrow reaches the anchor's centre",
    why: "the popover stays inside the margins and the arrow between the corners, so close to an edge the tip "
      + "ends before the centre",
    sources: [
      "uikit-presentation 9.1", "uikit-presentation 5.4", "seed-systems 8 #32", "cases/reports R023", "s003-048",
    ], .decision,
    fix: .suggestion("move the anchor inward, or use a smaller arrow or radius"),
    bad: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      screens:
        home:
          view:
            - { button: Go, id: go, frame: [1160, 100, 16, 16] }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: ▸go◂
          popover: { permittedArrowDirections: [up] }
      """
    ],
    good: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      screens:
        home:
          view:
            - { button: Go, id: go, frame: [1060, 100, 16, 16] }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { permittedArrowDirections: [up] }
      """
    ])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    guard let popover = scene.resolved.popover, popover.flags.contains(.arrowMisaligned), !scene.isAnchorOutside,
      scene.drawsArrow, let place = scene.anchorPlace
    else { return }
    let distance: Double
    switch popover.arrowDirection {
    case .up, .down: distance = abs(popover.anchor.midX - popover.frame.midX - popover.arrowOffset)
    case .left, .right: distance = abs(popover.anchor.midY - popover.frame.midY - popover.arrowOffset)
    case nil: return
    }
    findings.add(.beside(place, distance))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func beside(_ place: SourcePlace, _ distance: Double) -> Diagnostic {
    Diagnostic(
      PopoverArrowMisaligned.facts,
      "the arrow ends \(numberText(distance)) points beside the anchor's centre", at: place,
      fixes: [DiagnosticFix("move the anchor inward, or use a smaller arrow or radius", .suggestion)])
  }
}
