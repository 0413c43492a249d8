import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A result, written as a wish.
struct PopoverArrowReadonly: PopoverRule, PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-arrow-readonly", .error, .anchor, .spec,
    "'arrowDirection' and 'arrowOffset' are results; what can be asked for is 'permittedArrowDirections'",
    why: "UIKit chooses side and offset when it places the popover, and both are read-only or set by UIKit",
    sources: ["uikit-presentation 9.1", "s000-039"], .documented,
    fix: .suggestion("use 'permittedArrowDirections'"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { ▸arrowDirection◂: up }
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
    ])

  /// Looks at one popover configuration.
  func check(_ popover: PopoverSubject, in context: RuleContext, into findings: inout Findings) {
    check(popover.entry, context, into: &findings)
  }

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    check(presentation.entry, context, into: &findings)
  }

  /// Checks both keys.
  private func check(_ entry: Entry, _ context: RuleContext, into findings: inout Findings) {
    for key in [KeyID.arrowDirection, .arrowOffset] {
      if let field = entry.field(key) { findings.add(.result(field, context)) }
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func result(_ field: Field, _ context: RuleContext) -> Diagnostic {
    let isDirection = field.key == .arrowDirection
    let edits =
      isDirection ? context.replacing(field.keyPlace, with: KeyID.permittedArrowDirections.rawValue) : []
    return Diagnostic(
      PopoverArrowReadonly.facts, "'\(field.key.rawValue)' is what UIKit chose, not what it can be told",
      at: field.keyPlace, fixes: [DiagnosticFix("use 'permittedArrowDirections'", .suggestion, edits: edits)])
  }
}
