import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A transition that UIKit does not ask for.
struct CustomTransitionNeedsCustom: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "custom-transition-needs-custom", .warning, .style, .spec,
    "a popover or an alert moves in UIKit's own way",
    why: "only a transitioning delegate offers an animator; popovers and alerts bring presentation controllers "
      + "that do not ask it",
    sources: ["uikit-presentation 3", "uikit-presentation 2.1"], .documented,
    fix: .suggestion("use a style with 'modalPresentationStyle: custom'"),
    bad: [
      """
      transitions: { t: { present: { duration: 0.3 } } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          transition: ▸t◂
      """
    ],
    good: [
      """
      transitions: { t: { present: { duration: 0.3 } } }
      styles: { s: { size: [270, 180], transition: t } }
      presentations:
        p:
          from: home
          present: panel
          style: s
      """
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    let what: String
    switch presentation.content {
    case .alert, .actionSheet: what = "an alert"
    case .activity, .unknown: return
    case .controller:
      guard presentation.writtenStyle == .popover else { return }
      what = "a popover"
    }
    if case .entry(_, _, let place) = context.spec.transition(of: presentation.entry) {
      findings.add(.notAsked(what, place))
    } else if case .entry(let style, _, _) = presentation.style,
      case .entry(_, _, let place) = context.spec.transition(of: style)
    {
      findings.add(.notAsked(what, place))
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func notAsked(_ what: String, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      CustomTransitionNeedsCustom.facts, "\(what) does not use a transition of one's own", at: place,
      fixes: [DiagnosticFix("use a style with 'modalPresentationStyle: custom'", .suggestion)])
  }
}
