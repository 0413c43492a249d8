import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A navigation controller that keeps its first size.
struct PopoverNavigationSize: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-navigation-size", .advice, .popover, .spec,
    "in a popover every screen of a navigation controller gives its own size",
    why: "the controller takes the size of the screen on top only when that screen announces one, and does not "
      + "reliably shrink back",
    sources: ["layout 11", "cases/reports R036", "cases/reports R038"], .reported,
    fix: .suggestion("give every screen shown there a 'preferredContentSize'"),
    bad: [
      """
      screens: { panel: { container: ▸navigation◂, preferredContentSize: fit } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
      """,
      """
      screens:
        list: { view: [], preferredContentSize: [300, 400] }
        detail: { view: [] }
        panel: { view: null, navigation: [list, ▸detail◂] }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
      """,
    ],
    good: [
      """
      screens: { panel: { preferredContentSize: fit } }
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
    guard presentation.isPopover, let screen = presentation.presented, let entry = presentation.screen else { return }
    if let container = entry[.container], container.value == "navigation", entry.gives(.preferredContentSize) {
      findings.add(.follows(container.place))
    }
    guard case .navigation(let children) = screen.kind else { return }
    for child in children where context.screen(child.value)?.entry.gives(.preferredContentSize) == false {
      findings.add(.childWithout(child))
    }
  }
}

extension Diagnostic {
  /// The finding about a screen wrapped for itself.
  fileprivate static func follows(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      PopoverNavigationSize.facts, "a navigation controller in a popover may not follow its screen's size", at: place,
      fixes: [DiagnosticFix("give every screen shown there a 'preferredContentSize'", .suggestion)])
  }

  /// The finding about a screen of a navigation controller.
  fileprivate static func childWithout(_ child: Authored<String>) -> Diagnostic {
    Diagnostic(
      PopoverNavigationSize.facts, "'\(child.value)' gives no size, so the popover keeps the one before",
      at: child.place,
      fixes: [DiagnosticFix("give '\(child.value)' a 'preferredContentSize'", .suggestion)])
  }
}
