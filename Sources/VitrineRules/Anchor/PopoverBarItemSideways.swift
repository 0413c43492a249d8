import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Sideways arrows at a bar.
struct PopoverBarItemSideways: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-bar-item-sideways", .warning, .anchor, .spec,
    "at a bar item the arrow points up or down",
    why: "UIKit keeps only the two vertical directions for a bar item, so a list without them is not what will "
      + "be seen",
    sources: ["uikit-presentation 9.1", "uikit-presentation 5.1"], .documented,
    fix: .suggestion("permit up and down"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          barButtonItem: more
          popover: { permittedArrowDirections: ▸[left]◂ }
      """
    ],
    fixed: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          barButtonItem: more
          popover: { permittedArrowDirections: [up, down] }
      """
    ],
    good: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          barButtonItem: more
          popover: { permittedArrowDirections: [left, up] }
      """
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard let item = presentation.entry[.barButtonItem], let popover = presentation.popover,
      let list = popover[.permittedArrowDirections]
    else { return }
    let permitted = popover.permittedDirections
    guard !permitted.isEmpty, !permitted.contains(.up), !permitted.contains(.down) else { return }
    findings.add(.sideways(list.place, item, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func sideways(_ place: SourcePlace, _ item: Authored<String>, _ context: RuleContext) -> Diagnostic
  {
    Diagnostic(
      PopoverBarItemSideways.facts, "an arrow at the bar item '\(item.value)' points up or down", at: place,
      labels: [DiagnosticLabel(item.place, "the anchor is a bar item")],
      fixes: [DiagnosticFix("permit up and down", .suggestion, edits: context.replacing(place, with: "[up, down]"))])
  }
}
