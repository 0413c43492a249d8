import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// A rect that misses its view.
struct PopoverSourceRectOutside: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-source-rect-outside", .warning, .anchor, .resolved,
    "the source rect touches the view in whose coordinates it is written",
    why: "the arrow points at the rect, so the popover seems to belong to something else",
    sources: ["uikit-presentation 9.1", "uikit-presentation 5.6", "s000-007"], .documented,
    bad: [
      """
      screens:
        home:
          view:
            - { button: Go, id: go, frame: [100, 300, 60, 40] }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          sourceRect: ▸[200, 0, 10, 10]◂
      """
    ],
    good: [
      """
      screens:
        home:
          view:
            - { button: Go, id: go, frame: [100, 300, 60, 40] }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          sourceRect: [50, 0, 10, 10]
      """
    ],
    aliases: ["popover-source-rect-outside-view"])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    guard scene.resolved.popover != nil, scene.presentation.entry.anchorKey == .sourceView,
      let rect = scene.presentation.entry[.sourceRect], let id = scene.presentation.entry[.sourceView]?.value,
      id != "root", id != "presenter", let view = scene.sourceFrame, let written = scene.sourceRect(in: view.size),
      !written.touches(Rect(origin: .zero, size: view.size)), !scene.isOwnFrame(written)
    else { return }
    findings.add(.misses(id, rect.place))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func misses(_ id: String, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(PopoverSourceRectOutside.facts, "the source rect does not touch '\(id)'", at: place)
  }
}
