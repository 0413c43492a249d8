import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A colour that the class may never use.
struct BackgroundAndColor: BackgroundRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-and-color", .advice, .background, .spec,
    "with a background class that fills, the popover's own colour is not shown",
    why: "'backgroundColor' belongs to UIKit's chrome; a background class draws instead of it",
    sources: ["uikit-presentation 9.3"], .documented,
    fix: .safe("remove 'backgroundColor'"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                ▸backgroundColor◂: red
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, fill: white }
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
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, fill: white }
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
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, fill: white }
      """
    ],
    aliases: ["popover-background-and-color"])

  /// Looks at one background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings) {
    guard background.entry.gives(.fill), background.popover.entry.gives(.backgroundColor),
      let field = background.popover.entry.field(.backgroundColor)
    else { return }
    findings.add(.unused(field, background.field, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func unused(_ color: Field, _ background: Field, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      BackgroundAndColor.facts, "the background class fills with its own colour", at: color.keyPlace,
      labels: [DiagnosticLabel(background.keyPlace, "drawn instead")],
      fixes: [DiagnosticFix("remove 'backgroundColor'", .safe, edits: context.removing(color))])
  }
}
