import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A property that is too new.
struct PopoverOverlapUnavailable: PopoverRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-overlap-unavailable", .error, .popover, .spec,
    "'canOverlapSourceViewRect' begins with iOS 9",
    why: "iOS 8 does not have the property, and setting it ends the app there",
    sources: ["uikit-presentation 9.2", "s000-019"], .documented,
    iOS: "8.x",
    fix: .safe("remove 'canOverlapSourceViewRect'"),
    bad: [
      """
      target: 8.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          sourceRect: bounds
          popover: { permittedArrowDirections: up, ▸canOverlapSourceViewRect◂: true }
      """
    ],
    fixed: [
      """
      target: 8.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          sourceRect: bounds
          popover: { permittedArrowDirections: up }
      """
    ],
    good: [
      """
      target: 9.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { canOverlapSourceViewRect: true }
      """
    ])

  /// Looks at one popover configuration.
  func check(_ popover: PopoverSubject, in context: RuleContext, into findings: inout Findings) {
    guard popover.versions.begins(before: IOSVersion(9)), popover.entry.gives(.canOverlapSourceViewRect),
      let field = popover.entry.field(.canOverlapSourceViewRect)
    else { return }
    findings.add(.needsNine(field, popover.versions.lower, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func needsNine(_ field: Field, _ lowest: IOSVersion, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      PopoverOverlapUnavailable.facts, "'canOverlapSourceViewRect' begins with iOS 9 and the target with \(lowest)",
      at: field.keyPlace,
      fixes: [DiagnosticFix("remove 'canOverlapSourceViewRect'", .safe, edits: context.removing(field))])
  }
}
