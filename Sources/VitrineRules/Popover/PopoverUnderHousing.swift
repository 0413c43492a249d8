import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// A popover under the sensor housing.
struct PopoverUnderHousing: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-under-housing", .warning, .popover, .resolved,
    "on iOS 11 and 12 the layout margins keep popovers off the housing",
    why: "these systems did not count the safe area, so in landscape a popover may reach under the housing at "
      + "the side",
    sources: ["uikit-presentation 5.1", "uikit-presentation 5.4", "cases/reports R042"], .reported,
    iOS: "11.0-12.x",
    fix: .suggestion("add the side inset to 'popoverLayoutMargins'"),
    bad: [
      """
      target: 12.0
      environments: [{ device: iphone-x, orientation: landscape, iOS: 12.4 }]
      screens:
        home:
          view:
            - { button: Go, id: go, frame: [50, 60, 30, 30] }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: ▸go◂
          sourceRect: bounds
          delegate: { adaptivePresentationStyle: none }
      """
    ],
    good: [
      """
      target: 12.0
      environments: [{ device: iphone-x, orientation: landscape, iOS: 12.4 }]
      screens:
        home:
          view:
            - { button: Go, id: go, frame: [400, 60, 30, 30] }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          sourceRect: bounds
          delegate: { adaptivePresentationStyle: none }
      """
    ])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    let environment = scene.environment
    guard environment.traits.iOS < IOSVersion(13), environment.traits.orientation == .landscape,
      let frame = scene.resolved.popover?.frame, let place = scene.anchorPlace
    else { return }
    let left = environment.safeArea.left - frame.minX
    let right = frame.maxX - (environment.windowSize.width - environment.safeArea.right)
    let under = max(environment.safeArea.left > 0 ? left : 0, environment.safeArea.right > 0 ? right : 0)
    if under > 0 { findings.add(.underHousing(place, under)) }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func underHousing(_ place: SourcePlace, _ points: Double) -> Diagnostic {
    Diagnostic(
      PopoverUnderHousing.facts, "below iOS 13 the popover reaches \(numberText(points)) points into the side inset",
      at: place, fixes: [DiagnosticFix("add the side inset to 'popoverLayoutMargins'", .suggestion)])
  }
}
