import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// A popover that begins inside its anchor.
struct PopoverSourceRectThin: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-source-rect-thin", .warning, .anchor, .resolved,
    "a source rect along the arrow ends at the view's edge",
    why: "the body begins behind the arrow's tip; a rect without extent inside the view puts it over the rest "
      + "of the view",
    sources: ["cases/reports R013"], .reported,
    fix: .safe("write 'sourceRect: bounds'"),
    bad: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      screens:
        home:
          view:
            - { button: Go, id: go, frame: [300, 300, 120, 40] }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          sourceRect: ▸[60, 0, 0, 40]◂
          popover: { permittedArrowDirections: [left] }
      """
    ],
    fixed: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      screens:
        home:
          view:
            - { button: Go, id: go, frame: [300, 300, 120, 40] }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          sourceRect: bounds
          popover: { permittedArrowDirections: [left] }
      """
    ],
    good: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      screens:
        home:
          view:
            - { button: Go, id: go, frame: [300, 300, 120, 40] }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          sourceRect: bounds
          popover: { permittedArrowDirections: [left] }
      """
    ])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    guard let popover = scene.resolved.popover, let direction = popover.arrowDirection,
      let rect = scene.presentation.entry[.sourceRect], let id = scene.presentation.entry[.sourceView]?.value,
      id != "root", id != "presenter", let view = scene.sourceFrame, let written = scene.sourceRect(in: view.size)
    else { return }
    let bounds = Rect(origin: .zero, size: view.size)
    guard bounds.contains(written) else { return }
    let covers: Bool
    switch direction {
    case .up: covers = written.height == 0 && written.maxY < bounds.maxY
    case .down: covers = written.height == 0 && written.minY > bounds.minY
    case .left: covers = written.width == 0 && written.maxX < bounds.maxX
    case .right: covers = written.width == 0 && written.minX > bounds.minX
    }
    if covers { findings.add(.begins(inside: id, rect.place, context)) }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func begins(inside id: String, _ place: SourcePlace, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      PopoverSourceRectThin.facts, "the popover begins inside '\(id)' and covers a part of it", at: place,
      fixes: [DiagnosticFix("write 'sourceRect: bounds'", .safe, edits: context.replacing(place, with: "bounds"))])
  }
}
