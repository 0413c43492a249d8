import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// An anchor out of another screen.
///
/// A popover can only point at something in its presenter's window: a view of the presenter, of the containers around it, or
/// of the screens below it.
struct PopoverAnchorNotInWindow: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-anchor-not-in-window", .error, .anchor, .spec,
    "the anchor belongs to a screen that is shown when the popover opens",
    why: "a view outside the window has no place in it, and UIKit raises when the popover is about to appear",
    sources: ["uikit-presentation 9.1", "uikit-presentation 1.1"], .documented,
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: ▸hello◂
      """
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
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.presenter != nil else { return }
    check(presentation.entry, of: presentation, in: context, into: &findings)
    if let late = presentation.entry.lateAnchor { check(late, of: presentation, in: context, into: &findings) }
  }

  /// Checks the ids of one entry.
  private func check(
    _ entry: Entry, of presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings
  ) {
    check(entry[.sourceView], of: presentation, in: context, into: &findings)
    check(entry[.sourceItem], of: presentation, in: context, into: &findings)
  }

  /// Checks one id.
  private func check(
    _ id: Authored<String>?, of presentation: PresentationSubject, in context: RuleContext,
    into findings: inout Findings
  ) {
    guard let id, !context.isReservedView(id.value),
      context.element(id.value, in: context.screensBehind(presentation.entry)) == nil,
      let other = context.screen(defining: id.value)
    else { return }
    findings.add(.elsewhere(id, other))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func elsewhere(_ id: Authored<String>, _ screen: Screen) -> Diagnostic {
    Diagnostic(
      PopoverAnchorNotInWindow.facts,
      "the anchor '\(id.value)' is in '\(screen.name.value)', which is not shown when the popover opens", at: id.place)
  }
}
