import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// A popover lower than it asked to be.
struct PopoverTallerThanAvailable: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-taller-than-available", .warning, .popover, .resolved,
    "the content's height fits the room that the window leaves",
    why: "UIKit takes height off until the popover fits, and content that does not scroll is cut or squeezed",
    sources: ["uikit-presentation 9.2", "uikit-presentation 5.4", "cases/reports R040"], .documented,
    fix: .suggestion("use a scroll view or a smaller height, or set 'canOverlapSourceViewRect'"),
    bad: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      screens: { panel: { preferredContentSize: ▸[320, 1200]◂ } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
      """
    ],
    good: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      screens: { panel: { preferredContentSize: [320, 480] } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
      """
    ],
    aliases: ["layout-preferred-too-big"])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    guard let popover = scene.resolved.popover, popover.flags.contains(.shrunkHeight),
      scene.environment.keyboardHeight == nil, let place = scene.sizePlace, scene.asksForSize(.height)
    else { return }
    findings.add(.lower(place, scene, popover.contentFrame.height))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func lower(_ place: SourcePlace, _ scene: SceneSubject, _ height: Double) -> Diagnostic {
    let asked = scene.askedLength(.height).map { " instead of \(numberText($0))" } ?? ", less than it needs"
    return Diagnostic(
      PopoverTallerThanAvailable.facts, "the popover's content gets \(numberText(height)) points of height\(asked)",
      at: place,
      fixes: [
        DiagnosticFix("use a scroll view or a smaller height, or set 'canOverlapSourceViewRect'", .suggestion)
      ])
  }
}
