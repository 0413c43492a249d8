import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// An accessor that calls itself.
struct BackgroundRecursiveAccessor: BackgroundRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-recursive-accessor", .error, .background, .spec,
    "the accessors of a background class keep their value in storage of their own",
    why: "a getter that reads the property it implements calls itself until the stack ends",
    sources: ["uikit-presentation 9.3"], .reported,
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
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, code: { accessors: ▸recursive◂ } }
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
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, code: { accessors: constant } }
      """
    ],
    aliases: ["popover-background-recursive-accessor"])

  /// Looks at one background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings) {
    guard let accessors = background.entry[.code]?.value[.accessors], accessors.value == "recursive" else { return }
    findings.add(.callsItself(accessors.place, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func callsItself(_ place: SourcePlace, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      BackgroundRecursiveAccessor.facts, "an accessor that reads its own property never returns", at: place,
      fixes: [DiagnosticFix("store the values", .safe, edits: context.replacing(place, with: "stored"))])
  }
}
