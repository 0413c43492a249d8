import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Measures that change with the window.
struct BackgroundMetricsVary: PopoverRule, PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-metrics-vary", .warning, .background, .spec,
    "'arrowBase', 'arrowHeight' and 'contentViewInsets' are the same in every environment",
    why: "UIKit asks the class once and keeps the answer, so a varied value is right on one side only",
    sources: ["uikit-presentation 9.3", "uikit-presentation 1.4", "s003-034"], .documented,
    fix: .suggestion("use one value"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0 }
                vary: { "w:compact": { background: { ▸arrowHeight◂: 6 } } }
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
          popover:
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0 }
                vary: { "w:compact": { background: { fill: black } } }
      """
    ],
    aliases: ["popover-background-metrics-vary"])

  /// Looks at one popover configuration.
  func check(_ popover: PopoverSubject, in context: RuleContext, into findings: inout Findings) {
    check(popover.raw.variations, over: popover.raw[.background]?.value, into: &findings)
  }

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    let base = context.spec.popover(of: presentation.raw)?[.background]?.value
    for variation in presentation.raw.variations {
      guard case .entry(let popover)? = variation.entry.field(.popover)?.value.value else { continue }
      check([Variation(query: variation.query, entry: popover)], over: base, into: &findings)
    }
  }

  /// Checks the backgrounds of some variations.
  private func check(_ variations: [Variation], over base: Value?, into findings: inout Findings) {
    guard case .entry(let base)? = base else { return }
    for variation in variations {
      guard case .entry(let varied)? = variation.entry[.background]?.value else { continue }
      for key in [KeyID.arrowBase, .arrowHeight, .contentViewInsets] {
        guard let field = varied.field(key), field.value.value != base.field(key)?.value.value else { continue }
        findings.add(.varies(field, base.field(key)))
      }
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func varies(_ field: Field, _ base: Field?) -> Diagnostic {
    Diagnostic(
      BackgroundMetricsVary.facts, "'\(field.key.rawValue)' is asked for once and cannot vary", at: field.keyPlace,
      labels: base.map { [DiagnosticLabel($0.value.place, "elsewhere it is this")] } ?? [],
      fixes: [DiagnosticFix("use one value", .suggestion)])
  }
}
