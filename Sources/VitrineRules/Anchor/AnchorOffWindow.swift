import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// An anchor that turned out of sight.
///
/// Fixed frames are drawn for one window; after a turn or in half a window they may lie outside.
struct AnchorOffWindow: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "anchor-off-window", .warning, .anchor, .resolved,
    "the anchor lies inside the window in every environment",
    why: "UIKit keeps the popover inside the window, so its arrow points at nothing there",
    sources: ["uikit-presentation 5.6", "cases/reports R019"], .reported,
    fix: .suggestion("pin the anchor instead of giving it a frame"),
    bad: [
      """
      environments: [{ device: ipad-10, orientation: [portrait, landscape] }]
      screens:
        home:
          view:
            - { button: Go, id: go, frame: [1100, 60, 60, 40] }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: ▸go◂
      """
    ],
    good: [
      """
      environments: [{ device: ipad-10, orientation: [portrait, landscape] }]
      screens:
        home:
          view:
            - { button: Go, id: go, frame: [700, 60, 60, 40] }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
      """
    ])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    guard scene.isAnchorOutside, let place = scene.anchorPlace else { return }
    findings.add(.outside(place, scene))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func outside(_ place: SourcePlace, _ scene: SceneSubject) -> Diagnostic {
    Diagnostic(
      AnchorOffWindow.facts, "the anchor lies outside the window", at: place,
      fixes: [DiagnosticFix("pin the anchor instead of giving it a frame", .suggestion)])
  }
}
