import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A shadow that nobody asked for.
struct BackgroundDefaultShadow: BackgroundRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-default-shadow", .advice, .background, .spec,
    "a background class says what its shadow is",
    why: "UIKit gives the class's layer a shadow; a class that says nothing shows a dark halo",
    sources: ["uikit-presentation 9.3", "uikit-presentation 1.5", "s000-138", "s003-030", "s003-031"], .source,
    fix: .suggestion("write 'shadow: { opacity: 0 }' or the shadow that is meant"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                ▸background◂: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0 }
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
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, shadow: { opacity: 0 } }
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
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, shadow: { opacity: 0 } }
      """
    ],
    aliases: ["popover-background-default-shadow"])

  /// Looks at one background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings) {
    guard background.entry.presetName == nil, !background.entry.gives(.shadow),
      !background.entry.isInvalid(.shadow)
    else { return }
    findings.add(.halo(background.field.keyPlace, background.entry.fields.last, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func halo(_ place: SourcePlace, _ last: Field?, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      BackgroundDefaultShadow.facts, "a background without 'shadow' gets UIKit's", at: place,
      fixes: [
        DiagnosticFix(
          "write 'shadow: { opacity: 0 }'", .suggestion, edits: context.adding("shadow: { opacity: 0 }", after: last))
      ])
  }
}
