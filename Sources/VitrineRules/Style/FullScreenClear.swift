import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Glass in front of nothing.
struct FullScreenClear: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "full-screen-clear", .warning, .style, .spec,
    "a style that removes the presenter needs opaque content",
    why: "once the presentation stands, the presenter's view is gone; behind a see-through view there is only "
      + "black",
    sources: ["uikit-presentation 9.4", "uikit-presentation 2.2"], .documented,
    fix: .suggestion("use a style that keeps the presenter"),
    bad: [
      """
      screens: { panel: { backgroundColor: ▸clear◂ } }
      presentations:
        p:
          from: home
          present: panel
          style: fullScreen
      """
    ],
    good: [
      """
      screens: { panel: { backgroundColor: white } }
      presentations:
        p:
          from: home
          present: panel
          style: fullScreen
      """
    ],
    aliases: ["full-screen-clear-background"])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    let kept: String
    switch presentation.writtenStyle {
    case .fullScreen: kept = "overFullScreen"
    case .currentContext: kept = "overCurrentContext"
    default: return
    }
    guard presentation.content == .controller, let color = context.backgroundColor(of: presentation),
      !context.isOpaque(color.value)
    else { return }
    findings.add(.black(color.place, presentation, kept, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func black(
    _ color: SourcePlace, _ presentation: PresentationSubject, _ kept: String, _ context: RuleContext
  ) -> Diagnostic {
    Diagnostic(
      FullScreenClear.facts, "behind a see-through view '\(presentation.styleName)' shows black", at: color,
      labels: [DiagnosticLabel(presentation.stylePlace, "removes the presenter")],
      fixes: [
        DiagnosticFix("use '\(kept)'", .suggestion, edits: context.replacing(presentation.stylePlace, with: kept))
      ])
  }
}
