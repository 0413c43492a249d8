import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A class of the wrong kind.
struct BackgroundNotSubclass: BackgroundRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-not-subclass", .error, .background, .spec,
    "a background class inherits from 'UIPopoverBackgroundView'",
    why: "UIKit refuses any other class when the popover is about to appear",
    sources: ["uikit-presentation 9.3", "s000-035", "s000-114", "s003-021"], .documented,
    fix: .safe("inherit from 'UIPopoverBackgroundView'"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, code: { inherits: ▸UIView◂ } }
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
                  { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, code: { inherits: UIPopoverBackgroundView } }
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
                  { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, code: { inherits: UIPopoverBackgroundView } }
      """
    ],
    aliases: ["popover-background-not-subclass"])

  /// Looks at one background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings) {
    guard let base = background.entry[.code]?.value[.inherits], base.value != Self.needed else { return }
    findings.add(.wrongBase(base, context))
  }

  /// The class that UIKit asks for.
  fileprivate static let needed = "UIPopoverBackgroundView"
}

extension Diagnostic {
  /// The finding.
  fileprivate static func wrongBase(_ base: Authored<String>, _ context: RuleContext) -> Diagnostic {
    let needed = BackgroundNotSubclass.needed
    return Diagnostic(
      BackgroundNotSubclass.facts, "a background class inherits from '\(needed)', not from '\(base.value)'",
      at: base.place,
      fixes: [DiagnosticFix("inherit from '\(needed)'", .safe, edits: context.replacing(base.place, with: needed))])
  }
}
