import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// A popover out of a popover.
struct PopoverOverPopover: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-over-popover", .warning, .popover, .resolved,
    "one popover is shown at a time, and only an alert over it",
    why: "the guidelines forbid cascades; the second popover covers what the first one is about, and one tap "
      + "outside leaves both open questions",
    sources: ["uikit-presentation 9.4", "cases/reports R030"], .documented,
    fix: .suggestion("dismiss the first popover before the second"),
    bad: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      screens: { share: { view: [] } }
      presentations:
        p: { from: home, present: panel, style: popover, sourceView: go }
        q: { over: ▸p◂, present: share, style: popover, sourceView: hello }
      """
    ],
    good: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      screens: { sure: { alert: { title: Sure, actions: [OK] } } }
      presentations:
        p: { from: home, present: panel, style: popover, sourceView: go }
        q: { over: p, present: sure }
      """
    ])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    guard scene.isShownAsPopover(scene.resolved), let below = scene.below, scene.isShownAsPopover(below),
      let over = scene.presentation.entry[.over]
    else { return }
    findings.add(.cascade(over))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func cascade(_ over: Authored<String>) -> Diagnostic {
    Diagnostic(
      PopoverOverPopover.facts, "a popover opens over the popover '\(over.value)'", at: over.place,
      fixes: [DiagnosticFix("dismiss the first popover before the second", .suggestion)])
  }
}
