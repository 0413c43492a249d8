import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Margins that reach out of the window.
struct PopoverNegativeMargins: PopoverRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-negative-margins", .error, .popover, .spec,
    "'popoverLayoutMargins' are zero or more",
    why: "the margins are the least distance to the window's edges; a negative one would put the popover "
      + "outside",
    sources: ["uikit-presentation 9.2", "uikit-presentation 1.1"], .documented,
    fix: .safe("use 0"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { popoverLayoutMargins: ▸[-4, 10]◂ }
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
          popover: { popoverLayoutMargins: [0, 10] }
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
          popover: { popoverLayoutMargins: [0, 10] }
      """
    ])

  /// Looks at one popover configuration.
  func check(_ popover: PopoverSubject, in context: RuleContext, into findings: inout Findings) {
    guard let margins = popover.entry[.popoverLayoutMargins] else { return }
    let better = margins.value.raisedToZero
    guard better != margins.value else { return }
    findings.add(.negative(margins.place, better, context))
  }
}

extension EdgeInsets {
  /// The insets with no side below zero.
  var raisedToZero: EdgeInsets {
    EdgeInsets(top: max(0, top), left: max(0, left), bottom: max(0, bottom), right: max(0, right))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func negative(_ place: SourcePlace, _ better: EdgeInsets, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      PopoverNegativeMargins.facts, "a layout margin cannot be negative", at: place,
      fixes: [DiagnosticFix("use 0", .safe, edits: context.replacing(place, with: insetText(better)))])
  }
}
