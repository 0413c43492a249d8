import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// Corners that meet in the middle.
struct BackgroundRadiusTooLarge: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-radius-too-large", .warning, .background, .resolved,
    "twice the corner radius fits in both sides of the background",
    why: "two arcs that overlap draw a crossed outline, and what is drawn differs between drawing methods",
    sources: ["seed-systems 4", "s003-040"], .source,
    fix: .suggestion("use at most half the smaller side"),
    bad: [
      """
      screens: { panel: { preferredContentSize: [100, 30] } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, cornerRadius: ▸20◂ }
      """
    ],
    good: [
      """
      screens: { panel: { preferredContentSize: [100, 60] } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, cornerRadius: 20 }
      """
    ])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    guard let popover = scene.resolved.popover, let background = scene.background,
      let radius = background[.cornerRadius], radius.value > 0
    else { return }
    let arrow = background[.arrowHeight]?.value ?? 0
    var body = popover.frame.size
    switch popover.arrowDirection {
    case .up, .down: body.height -= arrow
    case .left, .right: body.width -= arrow
    case nil: break
    }
    let smaller = min(body.width, body.height)
    if 2 * radius.value > smaller { findings.add(.tooRound(radius.place, smaller)) }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func tooRound(_ place: SourcePlace, _ smaller: Double) -> Diagnostic {
    Diagnostic(
      BackgroundRadiusTooLarge.facts, "the corners meet on a side of \(numberText(smaller)) points", at: place,
      fixes: [DiagnosticFix("use at most half the smaller side", .suggestion)])
  }
}
