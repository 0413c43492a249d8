import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A popover without an arrow.
struct PopoverArrowless: PopoverRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-arrowless", .advice, .anchor, .spec,
    "an empty list of directions hides the arrow and centres the popover on its anchor",
    why: "UIKit documents no arrowless popover; that it centres the popover over the anchor is what apps have "
      + "observed",
    sources: ["uikit-presentation 9.1", "uikit-presentation 5.6"], .reported,
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { permittedArrowDirections: ▸[]◂ }
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
          popover: { permittedArrowDirections: [up] }
      """
    ],
    aliases: ["popover-arrowless-empty-set"])

  /// Looks at one popover configuration.
  func check(_ popover: PopoverSubject, in context: RuleContext, into findings: inout Findings) {
    guard let field = popover.entry.field(.permittedArrowDirections), case .list(let items) = field.value.value,
      items.isEmpty
    else { return }
    findings.add(.arrowless(field.value.place))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func arrowless(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      PopoverArrowless.facts, "no permitted direction means no arrow, and the popover lies over its anchor", at: place)
  }
}
