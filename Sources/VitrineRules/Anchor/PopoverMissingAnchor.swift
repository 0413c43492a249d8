import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// A popover with nothing to point at.
///
/// The error shows on pads first: on a phone the same code presents a sheet, which needs no anchor. Action sheets and activity
/// sheets are popovers there too.
struct PopoverMissingAnchor: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-missing-anchor", .error, .anchor, .resolved,
    "a popover needs a 'sourceView', a 'barButtonItem' or a 'sourceItem'",
    why: "UIKit raises when it is about to show a popover without an anchor",
    sources: [
      "uikit-presentation 9.1", "uikit-presentation 7.1", "uikit-presentation 9.7", "cases/reports R001",
      "cases/reports R003", "cases/reports R005", "cases/reports R115", "s000-006", "s000-041", "s000-111", "s003-004",
      "s003-008",
    ], .documented,
    fix: .suggestion("name the control that opens it, or a bar item of the presenter"),
    bad: [
      "presentations: { p: { from: home, present: panel, style: ▸popover◂ } }",
      """
      screens:
        sure: { alert: { preferredStyle: actionSheet, title: Sure, actions: [OK] } }
      presentations: { p: { from: home, present: ▸sure◂ } }
      """,
    ],
    good: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
      """
    ],
    aliases: ["action-sheet-missing-anchor"])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    let entry = scene.presentation.entry
    guard case .missing? = scene.resolved.anchorProblem, !entry.gives(.sourceRect),
      ![KeyID.sourceView, .barButtonItem, .sourceItem].contains(where: { entry.isInvalid($0) })
    else { return }
    let isController = scene.presentation.content == .controller
    let place =
      isController ? scene.presentation.stylePlace : entry.field(.present)?.value.place ?? scene.presentation.name.place
    findings.add(.noAnchor(scene.presentation.content, place))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func noAnchor(_ content: PresentedContent, _ place: SourcePlace) -> Diagnostic {
    let what: String
    switch content {
    case .actionSheet: what = "an action sheet shown as a popover"
    case .activity: what = "an activity sheet shown as a popover"
    default: what = "a popover"
    }
    return Diagnostic(
      PopoverMissingAnchor.facts, "\(what) needs an anchor", at: place,
      fixes: [
        DiagnosticFix("name the control that opens it as 'sourceView'", .suggestion),
        DiagnosticFix("name an item of the presenter's bar as 'barButtonItem'", .suggestion),
      ])
  }
}
