import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// Margins larger than the window.
struct PopoverMarginsEatContainer: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-margins-eat-container", .error, .popover, .resolved,
    "the layout margins leave room in every environment",
    why: "the popover must lie inside the window without its margins; nothing is left to place it in",
    sources: ["uikit-presentation 9.2", "uikit-presentation 5.4", "s000-030"], .documented,
    bad: [
      """
      environments: [{ device: iphone-16-pro }]
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          delegate: { adaptivePresentationStyle: none }
          popover: { popoverLayoutMargins: ▸[10, 210]◂ }
      """
    ],
    good: [
      """
      environments: [{ device: iphone-16-pro }]
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          delegate: { adaptivePresentationStyle: none }
          popover: { popoverLayoutMargins: [10, 20] }
      """
    ])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    guard scene.resolved.style.resolved == .popover, let margins = scene.presentation.popover?[.popoverLayoutMargins]
    else { return }
    let environment = scene.environment
    // Base insets as uikit-presentation 5.4 step 1 has them.
    var base = EdgeInsets(top: environment.statusBarHeight, left: 0, bottom: 0, right: 0)
    if environment.traits.iOS >= IOSVersion(13) {
      base = environment.safeArea
      base.top = max(base.top, environment.statusBarHeight)
    }
    let sides = margins.value
    let width = environment.windowSize.width - base.left - base.right - sides.left - sides.right
    let height = environment.windowSize.height - base.top - base.bottom - sides.top - sides.bottom
    if width <= 0 || height <= 0 { findings.add(.nothingLeft(margins.place)) }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func nothingLeft(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(PopoverMarginsEatContainer.facts, "the layout margins leave no room for a popover", at: place)
  }
}
