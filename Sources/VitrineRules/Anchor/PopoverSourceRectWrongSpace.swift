import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// A frame where bounds belong.
///
/// A view's frame is written in its superview's coordinates. Used as a rect in the view itself, it moves the arrow by the
/// view's own position; with the frame of a scrolled view, by the scroll position too.
struct PopoverSourceRectWrongSpace: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-source-rect-wrong-space", .warning, .anchor, .resolved,
    "the source rect is written in the coordinates of its source view",
    why: "UIKit takes the numbers as they are, so the arrow points as far beside the view as the view is from "
      + "its superview's corner",
    sources: [
      "uikit-presentation 9.1", "uikit-presentation 1.7", "seed-systems 8 #35", "cases/reports R009",
      "cases/reports R011", "s000-007", "s003-009",
    ], .documented,
    fix: .suggestion("write 'bounds', or use the superview as 'sourceView'"),
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
          sourceRect: ▸frame◂
      """
    ],
    fixed: [
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
          sourceRect: bounds
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
          sourceRect: bounds
      """
    ])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    guard let popover = scene.resolved.popover, scene.presentation.entry.anchorKey == .sourceView,
      let rect = scene.presentation.entry[.sourceRect], let id = scene.presentation.entry[.sourceView]?.value,
      let view = scene.sourceFrame
    else { return }
    let meant: (name: String, frame: Rect)
    switch rect.value {
    case .frame(let other?) where other != id:
      guard let index = scene.resolved.presenter.tree.index(of: other) else { return }
      meant = (other, scene.resolved.presenter.tree.nodes[index].windowFrame)
    case .frame: meant = (id, view)
    case .rect:
      guard let written = scene.sourceRect(in: view.size), scene.isOwnFrame(written),
        !Rect(origin: .zero, size: view.size).contains(written)
      else { return }
      meant = (id, view)
    case .bounds, .null: return
    }
    let distance = max(abs(popover.anchor.minX - meant.frame.minX), abs(popover.anchor.minY - meant.frame.minY))
    guard distance > Self.pixel else { return }
    findings.add(.frame(of: meant.name, in: id, rect.place, context))
  }

  /// More than rounding to pixels can move a view, in points.
  private static let pixel = 0.5
}

extension Diagnostic {
  /// The finding.
  fileprivate static func frame(
    of name: String, in id: String, _ place: SourcePlace, _ context: RuleContext
  ) -> Diagnostic {
    let isOwn = name == id
    let message =
      isOwn
      ? "the frame of '\(id)' is written in its superview's coordinates, not in its own"
      : "the frame of '\(name)' is not written in the coordinates of '\(id)'"
    let better = isOwn ? context.replacing(place, with: "bounds") : []
    return Diagnostic(
      PopoverSourceRectWrongSpace.facts, message, at: place,
      fixes: [
        DiagnosticFix(
          isOwn ? "write 'bounds'" : "use '\(name)' as 'sourceView' with its bounds", .suggestion, edits: better)
      ])
  }
}
