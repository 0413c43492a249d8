import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A delegate call that never comes.
struct PopoverRepositionBarItem: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-reposition-bar-item", .advice, .anchor, .spec,
    "'willRepositionPopoverTo' is asked only for views, not for bar items",
    why: "a bar item keeps track of its own place, so UIKit does not ask the delegate for a new one",
    sources: ["uikit-presentation 9.1", "uikit-presentation 1.2", "s000-045"], .documented,
    fix: .safe("remove 'willRepositionPopoverTo'"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          barButtonItem: more
          delegate: { ▸willRepositionPopoverTo◂: true }
      """
    ],
    fixed: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          barButtonItem: more
          delegate: {}
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
          delegate: { willRepositionPopoverTo: true }
      """
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.entry.gives(.barButtonItem), let delegate = presentation.delegate,
      delegate.gives(.willRepositionPopoverTo), let field = delegate.field(.willRepositionPopoverTo)
    else { return }
    findings.add(.neverAsked(field, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func neverAsked(_ field: Field, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      PopoverRepositionBarItem.facts, "'willRepositionPopoverTo' is not called for a bar item", at: field.keyPlace,
      fixes: [DiagnosticFix("remove 'willRepositionPopoverTo'", .safe, edits: context.removing(field))])
  }
}
