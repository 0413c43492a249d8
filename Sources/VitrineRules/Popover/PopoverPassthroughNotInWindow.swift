import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A view that nobody can touch.
struct PopoverPassthroughNotInWindow: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-passthrough-not-in-window", .warning, .popover, .spec,
    "'passthroughViews' names views that are shown behind the popover",
    why: "UIKit passes touches on to views of the same window; a view that is not there never gets one",
    sources: ["uikit-presentation 9.2", "uikit-presentation 1.1", "s000-020"], .documented,
    fix: .safe("remove it from the list"),
    bad: [
      """
      screens: { other: { view: [{ button: Far, id: far }] } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { passthroughViews: [go, ▸far◂] }
      """
    ],
    fixed: [
      """
      screens: { other: { view: [{ button: Far, id: far }] } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { passthroughViews: [go] }
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
          popover: { passthroughViews: [go] }
      """
    ],
    aliases: ["popover-passthrough-missing-view"])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.presenter != nil, let popover = presentation.popover, let views = popover[.passthroughViews]
    else { return }
    var shown = context.screensBehind(presentation.entry)
    if let presented = presentation.presented { shown += context.visibleScreens(with: presented) }
    for view in views.value.items where !context.isReservedView(view.value) {
      guard context.element(view.value, in: shown) == nil, let other = context.screen(defining: view.value) else {
        continue
      }
      let edits =
        views.value.items.count == 1
        ? context.removing(popover.field(.passthroughViews)) : context.removing(item: view.place)
      findings.add(.absent(view, other, edits))
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func absent(_ view: Authored<String>, _ screen: Screen, _ edits: [SourceEdit]) -> Diagnostic {
    Diagnostic(
      PopoverPassthroughNotInWindow.facts,
      "'\(view.value)' is in '\(screen.name.value)', which is not shown behind the popover", at: view.place,
      fixes: [DiagnosticFix("remove it from the list", .safe, edits: edits)])
  }
}
