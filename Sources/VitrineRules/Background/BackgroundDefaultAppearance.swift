import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A switch without effect.
struct BackgroundDefaultAppearance: BackgroundRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-default-appearance", .advice, .background, .spec,
    "from iOS 13 on 'wantsDefaultContentAppearance' does nothing",
    why: "the inner shadow that it switched off is no longer drawn",
    sources: ["uikit-presentation 9.3", "s000-098"], .documented,
    iOS: "13.0-",
    fix: .safe("remove 'wantsDefaultContentAppearance'"),
    bad: [
      """
      target: 13.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          sourceRect: bounds
          popover:
                background:
                  arrowBase: 20
                  arrowHeight: 10
                  contentViewInsets: 0
                  ▸wantsDefaultContentAppearance◂: false
      """
    ],
    fixed: [
      """
      target: 13.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          sourceRect: bounds
          popover:
                background:
                  arrowBase: 20
                  arrowHeight: 10
                  contentViewInsets: 0
      """
    ],
    good: [
      """
      target: 12.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          sourceRect: bounds
          popover:
                background:
                  arrowBase: 20
                  arrowHeight: 10
                  contentViewInsets: 0
                  wantsDefaultContentAppearance: false
      """
    ],
    aliases: ["popover-background-default-content"])

  /// Looks at one background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings) {
    guard !background.popover.versions.begins(before: IOSVersion(13)),
      background.entry.gives(.wantsDefaultContentAppearance),
      let field = background.entry.field(.wantsDefaultContentAppearance)
    else { return }
    findings.add(.idle(field, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func idle(_ field: Field, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      BackgroundDefaultAppearance.facts, "'wantsDefaultContentAppearance' does nothing from iOS 13 on",
      at: field.keyPlace,
      fixes: [DiagnosticFix("remove 'wantsDefaultContentAppearance'", .safe, edits: context.removing(field))])
  }
}
