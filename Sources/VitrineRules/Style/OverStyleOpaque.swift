import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A presenter kept for nobody.
struct OverStyleOpaque: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "over-style-opaque", .advice, .style, .spec,
    "opaque content that covers everything needs no style that keeps the presenter",
    why: "'overFullScreen' and 'overCurrentContext' leave the views below in the window, drawn and laid out "
      + "though nobody sees them",
    sources: ["uikit-presentation 9.4"], .documented,
    fix: .suggestion("use the style that removes the presenter"),
    bad: [
      """
      screens: { panel: { backgroundColor: white } }
      presentations:
        p:
          from: home
          present: panel
          style: ▸overFullScreen◂
      """
    ],
    fixed: [
      """
      screens: { panel: { backgroundColor: white } }
      presentations:
        p:
          from: home
          present: panel
          style: fullScreen
      """
    ],
    good: [
      """
      screens: { panel: { backgroundColor: clear } }
      presentations:
        p:
          from: home
          present: panel
          style: overFullScreen
      """
    ],
    aliases: ["over-style-opaque-content"])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    let removing: String
    switch presentation.writtenStyle {
    case .overFullScreen: removing = "fullScreen"
    case .overCurrentContext: removing = "currentContext"
    default: return
    }
    guard presentation.content == .controller, let color = context.backgroundColor(of: presentation),
      context.isOpaque(color.value)
    else { return }
    findings.add(.hidden(presentation.stylePlace, color.place, removing, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func hidden(
    _ style: SourcePlace, _ color: SourcePlace, _ removing: String, _ context: RuleContext
  ) -> Diagnostic {
    Diagnostic(
      OverStyleOpaque.facts, "the presenter stays alive behind content that hides it", at: style,
      labels: [DiagnosticLabel(color, "opaque")],
      fixes: [DiagnosticFix("use '\(removing)'", .suggestion, edits: context.replacing(style, with: removing))])
  }
}
