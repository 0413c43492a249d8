import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Accessors that call what raises.
struct BackgroundCallsSuper: BackgroundRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-calls-super", .error, .background, .spec,
    "the accessors of a background class do not call super",
    why: "the inherited 'arrowOffset' and 'arrowDirection' exist to be overridden, and raise when they are "
      + "called",
    sources: ["uikit-presentation 9.3"], .documented,
    fix: .safe("store the values"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, code: { accessors: ▸callSuper◂ } }
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
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, code: { accessors: stored } }
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
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, code: { accessors: stored } }
      """
    ],
    aliases: ["popover-background-calls-super"])

  /// Looks at one background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings) {
    guard let accessors = background.entry[.code]?.value[.accessors], accessors.value == "callSuper" else { return }
    findings.add(.callsSuper(accessors.place, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func callsSuper(_ place: SourcePlace, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      BackgroundCallsSuper.facts, "the inherited accessors raise when they are called", at: place,
      fixes: [DiagnosticFix("store the values", .safe, edits: context.replacing(place, with: "stored"))])
  }
}
