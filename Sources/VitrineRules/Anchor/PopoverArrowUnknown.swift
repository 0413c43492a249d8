import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// UIKit's answer used as a wish.
struct PopoverArrowUnknown: PopoverRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-arrow-unknown", .error, .anchor, .spec,
    "'unknown' is what UIKit answers before it has chosen; it cannot be permitted",
    why: "the value has every bit set, so it asks for sides that do not exist; the older popover class refuses "
      + "it outright",
    sources: ["uikit-presentation 9.1", "uikit-presentation 1.1"], .documented,
    fix: .safe("remove 'unknown'"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { permittedArrowDirections: [up, ▸unknown◂] }
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
          popover: { permittedArrowDirections: [up] }
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
          popover: { permittedArrowDirections: [any] }
      """
    ])

  /// Looks at one popover configuration.
  func check(_ popover: PopoverSubject, in context: RuleContext, into findings: inout Findings) {
    guard let list = popover.entry[.permittedArrowDirections] else { return }
    for item in list.value.items where item.value == Self.unknown {
      // Without its only item the list would ask for no arrow at all, so the whole key goes.
      let isAlone = list.value.items.allSatisfy { $0.value == Self.unknown }
      let edits =
        isAlone
        ? context.removing(popover.entry.field(.permittedArrowDirections)) : context.removing(item: item.place)
      findings.add(.unknown(item.place, edits))
    }
  }

  /// UIPopoverArrowDirection.unknown.
  private static let unknown = "unknown"
}

extension Diagnostic {
  /// The finding.
  fileprivate static func unknown(_ place: SourcePlace, _ edits: [SourceEdit]) -> Diagnostic {
    Diagnostic(
      PopoverArrowUnknown.facts, "'unknown' is no direction that can be permitted", at: place,
      fixes: [DiagnosticFix("remove 'unknown'", .safe, edits: edits)])
  }
}
