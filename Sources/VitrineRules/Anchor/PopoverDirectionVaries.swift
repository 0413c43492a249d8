import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// A drawing for one side, a popover on two.
struct PopoverDirectionVaries: ScenesRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-direction-varies", .advice, .anchor, .resolved,
    "a background that draws one direction is shown in that direction everywhere",
    why: "UIKit chooses the side by the room there is, so another window may show the arrow on the side that "
      + "is not drawn",
    sources: ["uikit-presentation 9.1"], .source,
    fix: .suggestion("permit the drawn direction only"),
    bad: [
      """
      environments:
        - { device: ipad-10, orientation: landscape }
        - { device: iphone-16-pro, orientation: landscape }
      screens:
        home:
          view:
            - { button: Go, id: go, frame: [100, 160, 60, 40] }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          delegate: { adaptivePresentationStyle: none }
          popover:
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, draws: ▸up◂ }
      """
    ],
    good: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, draws: up }
      """
    ])

  /// Compares the environments of one presentation.
  func check(_ scenes: [SceneSubject], in context: RuleContext, into findings: inout Findings) {
    var place: SourcePlace?
    var seen: [(direction: ArrowDirection, environment: String)] = []
    for scene in scenes {
      guard let direction = scene.resolved.popover?.arrowDirection, let background = scene.background,
        let draws = background[.draws], draws.value.items.count == 1
      else { continue }
      place = place ?? draws.place
      seen.append((direction, scene.environment.id))
    }
    let directions = ArrowDirection.allCases.filter { direction in seen.contains { $0.direction == direction } }
    guard let place, directions.count > 1 else { return }
    findings.add(.varies(place, directions, seen.map(\.environment)))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func varies(
    _ place: SourcePlace, _ directions: [ArrowDirection], _ environments: [String]
  ) -> Diagnostic {
    let names = directions.map { "'\($0.rawValue)'" }.joined(separator: " and ")
    var finding = Diagnostic(
      PopoverDirectionVaries.facts, "the arrow points \(names) by environment, and one direction is drawn", at: place,
      fixes: [DiagnosticFix("permit the drawn direction only", .suggestion)])
    finding.environments = environments
    return finding
  }
}
