import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Arrows that are permitted and not drawn.
struct BackgroundDrawsFewer: BackgroundRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-draws-fewer", .warning, .background, .spec,
    "a background draws every permitted direction",
    why: "UIKit may choose any permitted side; where the class draws no arrow, the content is covered or the "
      + "arrow points away",
    sources: ["uikit-presentation 9.3", "seed-systems 8 #31", "s000-096", "s003-037"], .source,
    fix: .safe("permit only what is drawn"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                permittedArrowDirections: [up, down]
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, draws: ▸up◂ }
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
                permittedArrowDirections: up
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, draws: up }
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
                permittedArrowDirections: up
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, draws: [up, down] }
      """
    ],
    aliases: ["popover-background-single-direction"])

  /// Looks at one background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings) {
    guard let draws = background.entry[.draws], !draws.value.values.contains("any") else { return }
    let popover = background.popover.entry
    guard !popover.isInvalid(.permittedArrowDirections) else { return }
    let permitted = popover.permittedDirections
    let missing = permitted.filter { !draws.value.values.contains($0.rawValue) }
    guard !missing.isEmpty else { return }
    let drawn = ArrowDirection.allCases.filter { draws.value.values.contains($0.rawValue) }
    let kept = drawn.filter { permitted.contains($0) }
    findings.add(.undrawn(draws.place, missing, kept.isEmpty ? drawn : kept, background, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func undrawn(
    _ place: SourcePlace, _ missing: [ArrowDirection], _ kept: [ArrowDirection], _ background: BackgroundSubject,
    _ context: RuleContext
  ) -> Diagnostic {
    let names = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let list = kept.map(\.rawValue)
    let text = list.count == 1 ? list[0] : "[\(list.joined(separator: ", "))]"
    let permitted = background.popover.entry.field(.permittedArrowDirections)
    var fixes: [DiagnosticFix] = []
    if !kept.isEmpty {
      let edits =
        permitted.map { context.replacing($0.value.place, with: text) }
        ?? context.adding("permittedArrowDirections: \(text)", after: background.field)
      fixes = [DiagnosticFix("permit only what is drawn", .safe, edits: edits)]
    }
    return Diagnostic(
      BackgroundDrawsFewer.facts, "\(names) may be chosen and \(missing.count == 1 ? "is" : "are") not drawn",
      at: place, labels: permitted.map { [DiagnosticLabel($0.value.place, "permitted here")] } ?? [], fixes: fixes)
  }
}
