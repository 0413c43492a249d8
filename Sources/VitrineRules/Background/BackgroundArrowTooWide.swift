import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// An arrow wider than its side.
struct BackgroundArrowTooWide: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-arrow-too-wide", .warning, .background, .resolved,
    "the arrow fits between the corners of the side that it stands on",
    why: "base and corners are drawn over each other, so the outline crosses itself",
    sources: ["uikit-presentation 9.3", "uikit-presentation 5.4", "s003-048"], .decision,
    bad: [
      """
      screens: { panel: { preferredContentSize: [40, 60] } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                permittedArrowDirections: [up]
                background: { arrowBase: ▸20◂, arrowHeight: 10, contentViewInsets: 0, cornerRadius: 16 }
      """
    ],
    good: [
      """
      screens: { panel: { preferredContentSize: [100, 60] } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                permittedArrowDirections: [up]
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, cornerRadius: 16 }
      """
    ],
    aliases: ["popover-background-arrow-too-wide"])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    guard let popover = scene.resolved.popover, let background = scene.background,
      let base = background[.arrowBase], (background[.arrowHeight]?.value ?? 0) > 0,
      let direction = popover.arrowDirection
    else { return }
    let side = direction == .up || direction == .down ? popover.frame.width : popover.frame.height
    let needed = base.value + 2 * (background[.cornerRadius]?.value ?? 0)
    if needed > side { findings.add(.tooWide(base.place, needed, side)) }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func tooWide(_ place: SourcePlace, _ needed: Double, _ side: Double) -> Diagnostic {
    Diagnostic(
      BackgroundArrowTooWide.facts,
      "the arrow and two corners take \(numberText(needed)) of the \(numberText(side)) points of their side", at: place)
  }
}
