import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// A permission that is never used.
struct PopoverOverlapNoEffect: ScenesRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-overlap-no-effect", .advice, .popover, .resolved,
    "'canOverlapSourceViewRect' matters where room is short",
    why: "where a permitted direction has room, the popover never covers its anchor, and without text input no "
      + "keyboard takes room away",
    sources: ["uikit-presentation 9.2", "s000-015"], .documented,
    iOS: "9.0-",
    fix: .safe("remove 'canOverlapSourceViewRect'"),
    bad: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { permittedArrowDirections: up, ▸canOverlapSourceViewRect◂: true }
      """
    ],
    fixed: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { permittedArrowDirections: up }
      """
    ],
    good: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      screens: { panel: { preferredContentSize: [320, 1200] } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { canOverlapSourceViewRect: true }
      """
    ])

  /// Compares the environments of one presentation.
  func check(_ scenes: [SceneSubject], in context: RuleContext, into findings: inout Findings) {
    var field: Field?
    var environments: [String] = []
    for scene in scenes {
      guard let popover = scene.resolved.popover else { continue }
      guard scene.presentation.popover?[.canOverlapSourceViewRect]?.value == true,
        popover.tried.contains(where: \.fits), !scene.hasTextInput(context)
      else { return }
      field = field ?? scene.presentation.popover?.field(.canOverlapSourceViewRect)
      environments.append(scene.environment.id)
    }
    if let field { findings.add(.unused(field, environments, context)) }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func unused(_ field: Field, _ environments: [String], _ context: RuleContext) -> Diagnostic {
    var finding = Diagnostic(
      PopoverOverlapNoEffect.facts, "the popover has room everywhere and never needs to overlap", at: field.keyPlace,
      fixes: [DiagnosticFix("remove 'canOverlapSourceViewRect'", .safe, edits: context.removing(field))])
    finding.environments = environments
    return finding
  }
}
