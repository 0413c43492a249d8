import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// An arrow turned inside out.
struct BackgroundNegativeMetric: BackgroundRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-negative-metric", .error, .background, .spec,
    "'arrowBase' and 'arrowHeight' are 0 or more",
    why: "both are lengths; UIKit would move the content the wrong way",
    sources: ["uikit-presentation 9.3", "s000-089", "s000-091"], .documented,
    fix: .suggestion("use 0"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                background: { arrowBase: 20, arrowHeight: ▸-10◂, contentViewInsets: 0 }
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
          popover:
                background: { arrowBase: 20, arrowHeight: 0, contentViewInsets: 0 }
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
                background: { arrowBase: 0, arrowHeight: 0, contentViewInsets: 0 }
      """
    ],
    aliases: ["popover-background-negative-metric"])

  /// Looks at one background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings) {
    for key in [Key<Double>.arrowBase, .arrowHeight] {
      guard let length = background.entry[key], length.value < 0 else { continue }
      findings.add(.negative(key.id, length.place, context))
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func negative(_ key: KeyID, _ place: SourcePlace, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      BackgroundNegativeMetric.facts, "'\(key.rawValue)' cannot be negative", at: place,
      fixes: [DiagnosticFix("use 0", .suggestion, edits: context.replacing(place, with: "0"))])
  }
}
