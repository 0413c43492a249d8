import VitrineModel
import VitrineSchema
import VitrineSource

/// Baselines in a column.
struct LayoutBaselineVertical: StackRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-baseline-vertical", .warning, .layout, .spec,
    "baselines align the children of rows only",
    why: "in a column UIKit turns 'firstBaseline' and 'lastBaseline' into 'leading' and 'trailing' and logs it",
    sources: ["layout 14"], .documented,
    fix: .safe("use 'leading' or 'trailing'"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { vstack: [{ label: A }, { label: B }], alignment: ▸firstBaseline◂ }
      """
    ],
    fixed: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { vstack: [{ label: A }, { label: B }], alignment: leading }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { hstack: [{ label: A }, { label: B }], alignment: firstBaseline }
      """
    ])

  /// Looks at one stack.
  func check(_ stack: ViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard !stack.isRow(stack.index), let alignment = stack.entry[.alignment] else { return }
    switch alignment.value.word {
    case .firstBaseline: findings.add(.baseline(alignment.place, "leading", context))
    case .lastBaseline: findings.add(.baseline(alignment.place, "trailing", context))
    default: return
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func baseline(_ place: SourcePlace, _ better: String, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      LayoutBaselineVertical.facts, "a column has no baselines to align by; UIKit takes '\(better)'", at: place,
      fixes: [DiagnosticFix("use '\(better)'", .safe, edits: context.replacing(place, with: better))])
  }
}
