import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Room for an arrow that nobody sees.
struct BackgroundArrowInvisible: BackgroundRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-arrow-invisible", .warning, .background, .spec,
    "an arrow with a height has a base as well",
    why: "UIKit moves the content by the arrow's height whether or not anything is drawn there",
    sources: ["uikit-presentation 9.3", "s000-089"], .source,
    fix: .safe("set 'arrowHeight' to 0"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                background: { arrowBase: ▸0◂, arrowHeight: 10, contentViewInsets: 0 }
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
                background: { arrowBase: 0, arrowHeight: 0, contentViewInsets: 0 }
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
                background: { arrowBase: 0, arrowHeight: 0, contentViewInsets: 0 }
      """
    ],
    aliases: ["popover-background-invisible-arrow"])

  /// Looks at one background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings) {
    guard background.drawsArrow, let base = background.entry[.arrowBase], base.value == 0,
      let height = background.entry[.arrowHeight]
    else { return }
    findings.add(.unseen(base.place, height, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func unseen(_ base: SourcePlace, _ height: Authored<Double>, _ context: RuleContext) -> Diagnostic
  {
    Diagnostic(
      BackgroundArrowInvisible.facts, "an arrow without a base is not seen but takes room", at: base,
      labels: [DiagnosticLabel(height.place, "\(numberText(height.value)) points are kept free for it")],
      fixes: [DiagnosticFix("set 'arrowHeight' to 0", .safe, edits: context.replacing(height.place, with: "0"))])
  }
}
