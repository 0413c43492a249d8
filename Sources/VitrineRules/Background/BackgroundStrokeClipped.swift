import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A border of which half is missing.
struct BackgroundStrokeClipped: BackgroundRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-stroke-clipped", .advice, .background, .spec,
    "the content keeps half the stroke's width away from a background's edge",
    why: "a stroke is centred on the outline, so half of it lies inside; content that starts at the edge "
      + "covers that half",
    sources: ["seed-systems 4", "s003-043"], .source,
    fix: .suggestion("inset the content by half the width"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: ▸0◂, stroke: { color: gray, width: 2 } }
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
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 1, stroke: { color: gray, width: 2 } }
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
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 1, stroke: { color: gray, width: 2 } }
      """
    ])

  /// Looks at one background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings) {
    guard let stroke = background.entry[.stroke]?.value, let insets = background.entry[.contentViewInsets] else {
      return
    }
    guard case .number(let width)? = stroke[.anyWidth]?.value, width > 0 else { return }
    let half = width / 2
    let sides = insets.value
    guard min(sides.top, sides.left, sides.bottom, sides.right) < half else { return }
    let better = EdgeInsets(
      top: max(half, sides.top), left: max(half, sides.left), bottom: max(half, sides.bottom),
      right: max(half, sides.right))
    findings.add(.covered(insets.place, stroke.place, better, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func covered(
    _ insets: SourcePlace, _ stroke: SourcePlace, _ better: EdgeInsets, _ context: RuleContext
  ) -> Diagnostic {
    Diagnostic(
      BackgroundStrokeClipped.facts, "the content covers the inner half of the stroke", at: insets,
      labels: [DiagnosticLabel(stroke, "centred on the outline")],
      fixes: [
        DiagnosticFix(
          "inset the content by half the width", .suggestion, edits: context.replacing(insets, with: insetText(better)))
      ])
  }
}
