import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrinePresentation
import VitrineSchema
import VitrineSource

/// A popover that turns into something else, unasked.
///
/// In compact sizes UIKit shows a sheet or covers the screen unless the delegate answers. An answer, any, says that the author
/// knows.
struct PopoverNeedsAdaptiveNone: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-needs-adaptive-none", .warning, .adaptation, .resolved,
    "a popover for compact sizes answers what it should become there",
    why: "in compact sizes UIKit turns a popover into a sheet or covers the screen, unless the delegate answers 'none'",
    sources: [
      "uikit-presentation 9.4", "uikit-presentation 2.2", "seed-systems 8 #34", "s000-061", "s000-108", "s003-007",
      "s003-010", "s004-010",
    ], .documented, iOS: "8.3-",
    fix: .suggestion("add 'delegate: { adaptivePresentationStyle: none }'"),
    bad: [
      """
      environments: [{ device: iphone-16-pro }]
      presentations:
        p:
          from: home
          present: panel
          style: ▸popover◂
          sourceView: go
      """
    ],
    good: [
      """
      environments: [{ device: iphone-16-pro }]
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          delegate: { adaptivePresentationStyle: none }
      """
    ])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    let entry = scene.presentation.entry
    let delegate = entry[.delegate]?.value
    guard scene.environment.traits.iOS >= IOSVersion(8, 3), scene.resolved.style.asked == "popover",
      scene.resolved.style.resolved != .popover, delegate?.gives(.adaptivePresentationStyle) != true,
      delegate?.gives(.adaptivePresentationStyleFor) != true, let place = entry.field(.style)?.value.place
    else { return }
    findings.add(.adapts(scene.resolved.style, place))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func adapts(_ style: StyleOutcome, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      PopoverNeedsAdaptiveNone.facts,
      "this popover becomes '\(style.resolved.rawValue)' in compact sizes, and no delegate answer says that it may",
      at: place,
      fixes: [DiagnosticFix("add 'delegate: { adaptivePresentationStyle: none }'", .suggestion)])
  }
}
