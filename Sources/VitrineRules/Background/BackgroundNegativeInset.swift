import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Content over the border.
struct BackgroundNegativeInset: BackgroundRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-negative-inset", .warning, .background, .spec,
    "no side of 'contentViewInsets' is below 0",
    why: "the insets lead from the background's edges to the content; a negative one puts the content over the "
      + "border",
    sources: ["uikit-presentation 9.3", "s000-090"], .documented,
    fix: .suggestion("use 0"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: ▸-2◂ }
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
          popover:
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0 }
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
          popover:
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 2 }
      """
    ],
    aliases: ["popover-background-negative-inset"])

  /// Looks at one background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings) {
    guard let insets = background.entry[.contentViewInsets], insets.value.raisedToZero != insets.value else { return }
    findings.add(.overBorder(insets, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func overBorder(_ insets: Authored<EdgeInsets>, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      BackgroundNegativeInset.facts, "a negative inset puts the content over the border", at: insets.place,
      fixes: [
        DiagnosticFix(
          "use 0", .suggestion, edits: context.replacing(insets.place, with: insetText(insets.value.raisedToZero)))
      ])
  }
}
