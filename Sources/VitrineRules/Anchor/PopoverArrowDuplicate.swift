import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Directions that say the same thing twice.
struct PopoverArrowDuplicate: PopoverRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-arrow-duplicate", .advice, .anchor, .spec,
    "each direction is listed once, and all four are 'any'",
    why: "the directions are a set; a second mention adds nothing and hides what was meant",
    sources: ["uikit-presentation 9.1", "s000-005"], .documented,
    fix: .safe("list each direction once, or write 'any'"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { permittedArrowDirections: [up, ▸up◂] }
      """,
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { permittedArrowDirections: ▸[up, down, left, right]◂ }
      """,
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
      """,
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { permittedArrowDirections: any }
      """,
    ],
    good: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { permittedArrowDirections: [up, down] }
      """
    ])

  /// Looks at one popover configuration.
  func check(_ popover: PopoverSubject, in context: RuleContext, into findings: inout Findings) {
    guard let list = popover.entry[.permittedArrowDirections] else { return }
    let items = list.value.items
    guard items.count > 1 else { return }
    let hasAny = items.contains { $0.value == "any" }
    let isFull = ArrowDirection.allCases.allSatisfy { side in items.contains { $0.value == side.rawValue } }
    if isFull || (hasAny && items.contains { $0.value != "any" }) {
      findings.add(.everything(list.place, context))
      return
    }
    for (index, item) in items.enumerated() where items[..<index].contains(where: { $0.value == item.value }) {
      findings.add(.twice(item, context))
    }
  }
}

extension Diagnostic {
  /// The finding about one item.
  fileprivate static func twice(_ item: Authored<String>, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      PopoverArrowDuplicate.facts, "the direction '\(item.value)' is listed twice", at: item.place,
      fixes: [DiagnosticFix("remove the second '\(item.value)'", .safe, edits: context.removing(item: item.place))])
  }

  /// The finding about the full set.
  fileprivate static func everything(_ place: SourcePlace, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      PopoverArrowDuplicate.facts, "all four directions are 'any'", at: place,
      fixes: [DiagnosticFix("write 'any'", .safe, edits: context.replacing(place, with: "any"))])
  }
}
