import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Inherited accessors that only raise.
struct BackgroundAccessorMissing: BackgroundRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-accessor-missing", .error, .background, .spec,
    "a background class implements getter and setter of 'arrowOffset' and 'arrowDirection'",
    why: "UIPopoverBackgroundView declares both and raises when they are used, so a class without its own ends "
      + "the app",
    sources: [
      "uikit-presentation 9.3", "uikit-presentation 1.5", "seed-systems 8 #30", "cases/reports R080", "s000-088",
      "s003-022", "s003-024", "s003-028", "s003-029",
    ], .documented,
    fix: .safe("add both to the class"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                background:
                  arrowBase: 20
                  arrowHeight: 10
                  contentViewInsets: 0
                  code: { implements: ▸[arrowBase, arrowHeight, contentViewInsets, arrowOffset]◂ }
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
                background:
                  arrowBase: 20
                  arrowHeight: 10
                  contentViewInsets: 0
                  code: { implements: [arrowBase, arrowHeight, contentViewInsets, arrowOffset, arrowDirection] }
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
                background:
                  arrowBase: 20
                  arrowHeight: 10
                  contentViewInsets: 0
                  code: { implements: [arrowBase, arrowHeight, contentViewInsets, arrowOffset, arrowDirection] }
      """
    ],
    aliases: ["popover-background-missing-accessors"])

  /// Looks at one background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings) {
    guard let list = background.entry[.code]?.value[.implements] else { return }
    let missing = ["arrowOffset", "arrowDirection"].filter { !list.value.values.contains($0) }
    guard !missing.isEmpty else { return }
    findings.add(.missing(missing, list.place, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func missing(_ names: [String], _ place: SourcePlace, _ context: RuleContext) -> Diagnostic {
    let quoted = names.map { "'\($0)'" }.joined(separator: " and ")
    return Diagnostic(
      BackgroundAccessorMissing.facts, "the background class needs \(quoted) of its own", at: place,
      fixes: [DiagnosticFix("add \(quoted)", .safe, edits: context.appending(names, toList: place))])
  }
}
