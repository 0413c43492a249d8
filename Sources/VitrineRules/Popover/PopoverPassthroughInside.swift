import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A view that is touchable anyway.
struct PopoverPassthroughInside: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-passthrough-inside", .advice, .popover, .spec,
    "'passthroughViews' names views outside the popover",
    why: "inside the popover every view takes touches already; the list is about what lies behind it",
    sources: ["uikit-presentation 9.2", "uikit-presentation 1.1", "s000-024"], .documented,
    fix: .safe("remove it from the list"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { passthroughViews: [go, ▸hello◂] }
      """
    ],
    fixed: [
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
    aliases: ["popover-passthrough-not-outside"])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard let popover = presentation.popover, let views = popover[.passthroughViews],
      let presented = presentation.presented
    else { return }
    let inside = context.visibleScreens(with: presented)
    let behind = context.screensBehind(presentation.entry)
    for view in views.value.items {
      guard context.element(view.value, in: behind) == nil, context.element(view.value, in: inside) != nil else {
        continue
      }
      let edits =
        views.value.items.count == 1
        ? context.removing(popover.field(.passthroughViews)) : context.removing(item: view.place)
      findings.add(.inside(view, edits))
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func inside(_ view: Authored<String>, _ edits: [SourceEdit]) -> Diagnostic {
    Diagnostic(
      PopoverPassthroughInside.facts, "'\(view.value)' is inside the popover and touchable anyway", at: view.place,
      fixes: [DiagnosticFix("remove it from the list", .safe, edits: edits)])
  }
}
