import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A colour that only the arrow shows.
struct PopoverBackgroundHidden: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-background-hidden", .warning, .popover, .spec,
    "over opaque content the popover's colour is seen in the arrow alone",
    why: "'backgroundColor' paints the chrome; the content view covers it everywhere but in the arrow",
    sources: [
      "uikit-presentation 9.2", "cases/reports R082", "seed-systems 8 #36", "s000-027", "s000-028", "s003-016",
    ], .documented,
    fix: .suggestion("make the content's background clear, or give both the same colour"),
    bad: [
      """
      screens: { panel: { backgroundColor: white } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { backgroundColor: ▸red◂ }
      """
    ],
    good: [
      """
      screens: { panel: { backgroundColor: clear } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { backgroundColor: red }
      """
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.isPopover, let chrome = presentation.popover?[.backgroundColor],
      let content = context.backgroundColor(of: presentation), context.isOpaque(content.value),
      context.resolved(content.value) != context.resolved(chrome.value)
    else { return }
    findings.add(.arrowOnly(chrome.place, content.place))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func arrowOnly(_ chrome: SourcePlace, _ content: SourcePlace) -> Diagnostic {
    Diagnostic(
      PopoverBackgroundHidden.facts, "the popover's colour shows in the arrow only", at: chrome,
      labels: [DiagnosticLabel(content, "the content covers the rest with this colour")],
      fixes: [DiagnosticFix("make the content's background clear, or give both the same colour", .suggestion)])
  }
}
