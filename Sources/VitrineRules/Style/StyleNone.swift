import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Presenting in no style.
struct StyleNone: PresentationRule, StyleRule, ScreenRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "style-none", .error, .style, .spec,
    "'none' is an answer of a delegate, not a style",
    why: "UIKit has no presentation controller for it and raises",
    sources: ["uikit-presentation 9.4", "uikit-presentation 2.1"], .reported,
    fix: .suggestion("use 'automatic', or let the delegate answer 'none'"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: ▸none◂
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
          delegate: { adaptivePresentationStyle: none }
      """
    ],
    aliases: ["presentation-style-none"])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    if case .uikit(.none, let place) = presentation.style { findings.add(.noStyle(place, context)) }
  }

  /// Looks at one style.
  func check(_ style: StyleSubject, in context: RuleContext, into findings: inout Findings) {
    check(style.entry, context, into: &findings)
  }

  /// Looks at one screen.
  func check(_ screen: ScreenSubject, in context: RuleContext, into findings: inout Findings) {
    check(screen.entry, context, into: &findings)
  }

  /// Checks `modalPresentationStyle` of an entry.
  private func check(_ entry: Entry, _ context: RuleContext, into findings: inout Findings) {
    guard let style = entry[.modalPresentationStyle], style.value.word == ModalPresentationStyle.none else { return }
    findings.add(.noStyle(style.place, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func noStyle(_ place: SourcePlace, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      StyleNone.facts, "nothing can be presented in the style 'none'", at: place,
      fixes: [
        DiagnosticFix("use 'automatic'", .suggestion, edits: context.replacing(place, with: "automatic")),
        DiagnosticFix("write 'delegate: { adaptivePresentationStyle: none }' for a popover", .suggestion),
      ])
  }
}
