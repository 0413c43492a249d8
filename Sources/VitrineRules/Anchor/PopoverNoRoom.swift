import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// A popover over its own anchor.
struct PopoverNoRoom: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-no-room", .warning, .anchor, .resolved,
    "the anchor leaves at least 44 points of content on some permitted side",
    why: "where less is left, the popover covers its anchor as if that were allowed",
    sources: ["uikit-presentation 9.1", "uikit-presentation 5.4"], .decision,
    fix: .suggestion("use a smaller source rect"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: root
          sourceRect: ▸bounds◂
          delegate: { adaptivePresentationStyle: none }
      """
    ],
    good: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: root
          sourceRect: [10, 100, 20, 20]
          delegate: { adaptivePresentationStyle: none }
      """
    ])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    guard let popover = scene.resolved.popover, popover.flags.contains(.noRoom),
      let place = scene.presentation.entry.field(.sourceRect)?.value.place ?? scene.anchorPlace
    else { return }
    findings.add(.covered(place))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func covered(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      PopoverNoRoom.facts, "less than 44 points would be left beside the anchor, so the popover covers it", at: place,
      fixes: [DiagnosticFix("use a smaller source rect", .suggestion)])
  }
}
