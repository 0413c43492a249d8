import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// The status bar, counted twice.
struct PopoverMarginsIncludeStatusBar: PopoverRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-margins-include-status-bar", .warning, .popover, .spec,
    "'popoverLayoutMargins' do not include the status bar",
    why: "UIKit takes the status bar off before it applies the margins, so the popover starts 20 points too "
      + "low",
    sources: ["uikit-presentation 9.2", "s000-032"], .documented,
    fix: .safe("set the top margin to 10"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { popoverLayoutMargins: ▸[30, 10, 10, 10]◂ }
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
          popover: { popoverLayoutMargins: 10 }
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
          popover: { popoverLayoutMargins: [30, 30, 30, 30] }
      """
    ])

  /// Looks at one popover configuration.
  func check(_ popover: PopoverSubject, in context: RuleContext, into findings: inout Findings) {
    guard let margins = popover.entry[.popoverLayoutMargins], margins.value.top >= Self.statusBar,
      max(margins.value.left, margins.value.bottom, margins.value.right) <= Self.usual
    else { return }
    var better = margins.value
    better.top = Self.usual
    findings.add(.statusBarTwice(margins.place, better, context))
  }

  /// Height of the classic status bar in points (uikit-presentation 9.2; documented).
  private static let statusBar = 20.0
  /// UIKit's own margin in points (uikit-presentation 10.1; documented to iOS 13).
  private static let usual = 10.0
}

extension Diagnostic {
  /// The finding.
  fileprivate static func statusBarTwice(_ place: SourcePlace, _ better: EdgeInsets, _ context: RuleContext)
    -> Diagnostic
  {
    Diagnostic(
      PopoverMarginsIncludeStatusBar.facts,
      "the top margin seems to count the status bar, which UIKit takes off itself",
      at: place,
      fixes: [
        DiagnosticFix("set the top margin to 10", .safe, edits: context.replacing(place, with: insetText(better)))
      ])
  }
}
