import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// A popover narrower than it asked to be.
struct PopoverWiderThanAvailable: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-wider-than-available", .warning, .popover, .resolved,
    "the content's width fits between the layout margins",
    why: "UIKit takes width off until the popover fits; the standard margins of 10 points on both sides count",
    sources: ["uikit-presentation 9.2", "uikit-presentation 5.7", "layout 14", "seed-systems 8 #29", "s000-161"],
    .documented,
    fix: .suggestion("use a smaller width, or margins of 0 at the sides"),
    bad: [
      """
      environments: [{ device: iphone-16-pro }]
      screens: { panel: { preferredContentSize: ▸[402, 300]◂ } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          delegate: { adaptivePresentationStyle: none }
      """
    ],
    good: [
      """
      environments: [{ device: iphone-16-pro }]
      screens: { panel: { preferredContentSize: [380, 300] } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          delegate: { adaptivePresentationStyle: none }
      """
    ],
    aliases: ["layout-preferred-too-big"])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    guard let popover = scene.resolved.popover, popover.flags.contains(.shrunkWidth), let place = scene.sizePlace,
      scene.asksForSize(.width)
    else { return }
    findings.add(.narrower(place, scene, popover.contentFrame.width))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func narrower(_ place: SourcePlace, _ scene: SceneSubject, _ width: Double) -> Diagnostic {
    let asked = scene.askedLength(.width).map { " instead of \(numberText($0))" } ?? ", less than it needs"
    return Diagnostic(
      PopoverWiderThanAvailable.facts, "the popover's content gets \(numberText(width)) points of width\(asked)",
      at: place, fixes: [DiagnosticFix("use a smaller width, or margins of 0 at the sides", .suggestion)])
  }
}
