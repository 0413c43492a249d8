import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A second popover over the first.
///
/// UIKit makes the other items of the bar pass touches through, so a tap on one presents while the popover is still up.
struct PopoverBarSiblingsLive: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-bar-siblings-live", .advice, .popover, .spec,
    "while a popover points at a bar item, the bar's other items stay active",
    why: "UIKit adds the siblings to 'passthroughViews', and presenting from a controller that is already "
      + "presenting fails",
    sources: ["uikit-presentation 9.2", "uikit-presentation 1.1"], .documented,
    fix: .suggestion("dismiss the popover first in what the other item starts"),
    bad: [
      """
      screens:
        home:
          navigationItem:
            rightBarButtonItems:
              - { id: more, title: More }
              - { id: add, systemItem: add, action: q }
      presentations:
        p: { from: home, present: panel, style: popover, barButtonItem: ▸more◂ }
        q: { from: home, present: panel, style: formSheet }
      """
    ],
    good: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          barButtonItem: more
      """
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.isPopover, let item = presentation.entry[.barButtonItem], let presenter = presentation.presenter
    else { return }
    for screen in context.visibleScreens(with: presenter) {
      for bar in context.bars(of: screen) where bar.contains(where: { $0.value[.id]?.value == item.value }) {
        for sibling in bar where sibling.value[.id]?.value != item.value {
          guard let action = sibling.value[.action], context.spec.presentation(action.value) != nil else { continue }
          findings.add(.alive(item, action))
          return
        }
      }
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func alive(_ item: Authored<String>, _ action: Authored<String>) -> Diagnostic {
    Diagnostic(
      PopoverBarSiblingsLive.facts, "the bar of '\(item.value)' stays active and can present '\(action.value)' as well",
      at: item.place, labels: [DiagnosticLabel(action.place, "started by another item of the bar")],
      fixes: [DiagnosticFix("dismiss the popover first in what the other item starts", .suggestion)])
  }
}
