import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Margins that do not turn with the device.
struct PopoverMarginsRotation: PopoverRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-margins-rotation", .advice, .popover, .spec,
    "unequal margins stay where they are when the device turns",
    why: "the margins belong to the window's edges in the current orientation; what was beside the hand is at "
      + "another edge after a turn",
    sources: ["uikit-presentation 9.2"], .documented,
    fix: .suggestion("vary the margins by \"h:compact\""),
    bad: [
      """
      environments: [{ device: ipad-10, orientation: [portrait, landscape] }]
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { popoverLayoutMargins: ▸[10, 10, 10, 80]◂ }
      """
    ],
    good: [
      """
      environments: [{ device: ipad-10, orientation: [portrait, landscape] }]
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { popoverLayoutMargins: 10 }
      """,
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { popoverLayoutMargins: [10, 10, 10, 80] }
      """,
    ],
    aliases: ["popover-margins-device-orientation"])

  /// Looks at one popover configuration.
  func check(_ popover: PopoverSubject, in context: RuleContext, into findings: inout Findings) {
    guard let margins = popover.entry[.popoverLayoutMargins], !isEven(margins.value), turns(context.spec),
      !popover.raw.variations.contains(where: { $0.entry.field(.popoverLayoutMargins) != nil })
    else { return }
    findings.add(.doesNotTurn(margins.place))
  }

  /// Whether a turn changes nothing.
  private func isEven(_ margins: EdgeInsets) -> Bool {
    margins.top == margins.left && margins.left == margins.bottom && margins.bottom == margins.right
  }

  /// Whether a device is compiled for in both orientations.
  private func turns(_ spec: Spec) -> Bool {
    spec.environments.contains { one in
      spec.environments.contains { $0.deviceID == one.deviceID && $0.traits.orientation != one.traits.orientation }
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func doesNotTurn(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      PopoverMarginsRotation.facts, "unequal margins stay at the same edges when the device turns", at: place,
      fixes: [DiagnosticFix("vary the margins by \"h:compact\"", .suggestion)])
  }
}
