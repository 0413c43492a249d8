import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A see-through colour that will not be see-through.
struct PopoverBackgroundBlurs: PopoverRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-background-blurs", .advice, .popover, .spec,
    "a popover colour with alpha below 1 lies over a blur",
    why: "UIKit's own chrome keeps its blur behind the colour, so the popover looks frosted instead of "
      + "transparent",
    sources: ["uikit-presentation 9.2", "seed-systems 8 #36", "s003-018", "s003-020"], .source,
    fix: .suggestion("give the popover a 'background' with a 'fill'"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { backgroundColor: ▸clear◂ }
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
          popover: { backgroundColor: white }
      """
    ],
    aliases: ["popover-background-translucent-blurs"])

  /// Looks at one popover configuration.
  func check(_ popover: PopoverSubject, in context: RuleContext, into findings: inout Findings) {
    guard let color = popover.entry[.backgroundColor], !popover.entry.gives(.background), !context.isOpaque(color.value)
    else { return }
    findings.add(.blurred(color.place))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func blurred(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      PopoverBackgroundBlurs.facts, "a see-through popover colour shows a blur", at: place,
      fixes: [DiagnosticFix("give the popover a 'background' with a 'fill'", .suggestion)])
  }
}
