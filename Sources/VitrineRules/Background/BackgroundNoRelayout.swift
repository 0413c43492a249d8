import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// An arrow that is moved and not redrawn.
struct BackgroundNoRelayout: BackgroundRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-no-relayout", .warning, .background, .spec,
    "the setters of a background class ask for layout",
    why: "UIKit sets direction and offset while the popover is up; without a layout pass the old arrow stays "
      + "on screen",
    sources: ["uikit-presentation 9.3", "seed-systems 8 #33"], .documented,
    fix: .safe("call 'setNeedsLayout' in both setters"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, code: { setNeedsLayout: ▸false◂ } }
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
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, code: { setNeedsLayout: true } }
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
                background: { arrowBase: 0, arrowHeight: 0, contentViewInsets: 0, code: { setNeedsLayout: false } }
      """
    ],
    aliases: ["popover-background-no-relayout"])

  /// Looks at one background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings) {
    guard background.drawsArrow, let asks = background.entry[.code]?.value[.setNeedsLayout], !asks.value else { return }
    findings.add(.notRedrawn(asks.place, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func notRedrawn(_ place: SourcePlace, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      BackgroundNoRelayout.facts, "setting the arrow's direction or offset must ask for layout", at: place,
      fixes: [
        DiagnosticFix("call 'setNeedsLayout' in both setters", .safe, edits: context.replacing(place, with: "true"))
      ])
  }
}
