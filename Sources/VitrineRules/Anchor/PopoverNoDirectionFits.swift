import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// A popover that is squeezed on every side.
struct PopoverNoDirectionFits: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-no-direction-fits", .warning, .anchor, .resolved,
    "some permitted direction has room for the whole popover",
    why: "where nothing fits, UIKit shrinks the popover or lets it cover its anchor",
    sources: ["uikit-presentation 9.1", "uikit-presentation 5.4", "cases/reports R015", "s003-006"], .decision,
    fix: .suggestion("permit more directions, or set 'canOverlapSourceViewRect'"),
    bad: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      screens:
        home:
          view:
            - { button: Go, id: go, frame: [560, 760, 60, 36] }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { permittedArrowDirections: ▸[up]◂ }
      """
    ],
    good: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      screens:
        home:
          view:
            - { button: Go, id: go, frame: [560, 760, 60, 36] }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { permittedArrowDirections: [up, down] }
      """
    ])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    guard let popover = scene.resolved.popover, !popover.tried.isEmpty, !popover.tried.contains(where: \.fits),
      scene.presentation.popover?[.canOverlapSourceViewRect]?.value != true,
      let place = scene.presentation.popover?.field(.permittedArrowDirections)?.value.place ?? scene.anchorPlace
    else { return }
    findings.add(.squeezed(popover.tried, place))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func squeezed(_ tried: [TriedDirection], _ place: SourcePlace) -> Diagnostic {
    let rooms = tried.map { side in
      "'\(side.direction.rawValue)' has \(numberText(side.region.width)) x \(numberText(side.region.height))"
    }
    return Diagnostic(
      PopoverNoDirectionFits.facts,
      "no permitted direction has room for the whole popover: \(rooms.joined(separator: ", "))", at: place,
      fixes: [DiagnosticFix("permit more directions, or set 'canOverlapSourceViewRect'", .suggestion)])
  }
}
