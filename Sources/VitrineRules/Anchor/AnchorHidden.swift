import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// An anchor that has no place on screen.
struct AnchorHidden: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "anchor-hidden", .warning, .anchor, .resolved,
    "the anchor is visible and has a size",
    why: "a hidden view, a view without size and an item in an overflow menu have no frame that the arrow "
      + "could point at",
    sources: ["uikit-presentation 5.6"], .decision,
    bad: [
      """
      screens:
        home:
          view:
            - { button: Go, id: go, isHidden: true, pin: safeArea }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: ▸go◂
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
      """
    ])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    guard let place = scene.anchorPlace else { return }
    switch scene.resolved.anchorProblem {
    case .hidden(let name): findings.add(.noFrame("the anchor '\(name)' is hidden", place))
    case .empty(let name): findings.add(.noFrame("the anchor '\(name)' has no size", place))
    case .missing, .notInWindow, nil: return
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func noFrame(_ message: String, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(AnchorHidden.facts, message, at: place)
  }
}
