import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// A rect turned inside out.
struct PopoverSourceRectNegative: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-source-rect-negative", .error, .anchor, .resolved,
    "the sides of a source rect are 0 or more",
    why: "UIKit turns such a rect round, and the arrow points where nobody meant; the centred popover makes "
      + "one when it is taller than the screen",
    sources: ["uikit-presentation 9.1", "seed-systems 8 #29", "s000-125"], .source,
    fix: .suggestion("use 0"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          sourceRect: ▸[0, 0, 10, -4]◂
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
          sourceRect: [0, 0, 10, 0]
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
          sourceRect: [0, 0, 10, 4]
      """
    ])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    if scene.isCentredPreset {
      guard let height = scene.presetHeight, height > scene.environment.screenSize.height else { return }
      findings.add(.taller(height, scene))
      return
    }
    guard let rect = scene.presentation.entry[.sourceRect], case .rect(let x, let y, let width, let height) = rect.value
    else { return }
    let size = scene.sourceFrame?.size ?? scene.environment.windowSize
    guard min(width.resolved(in: size.width), height.resolved(in: size.height)) < 0 else { return }
    var edits: [SourceEdit] = []
    if [x, y, width, height].allSatisfy({ $0.fraction == 0 }) {
      let sides = [x.points, y.points, max(0, width.points), max(0, height.points)].map(numberText)
      edits = context.replacing(rect.place, with: "[\(sides.joined(separator: ", "))]")
    }
    findings.add(.negative(rect.place, edits))
  }
}

extension Diagnostic {
  /// The finding about a rect.
  fileprivate static func negative(_ place: SourcePlace, _ edits: [SourceEdit]) -> Diagnostic {
    Diagnostic(
      PopoverSourceRectNegative.facts, "a side of the source rect is negative", at: place,
      fixes: [DiagnosticFix("use 0", .suggestion, edits: edits)])
  }

  /// The finding about the seed's preset.
  fileprivate static func taller(_ height: Double, _ scene: SceneSubject) -> Diagnostic {
    let screen = numberText(scene.environment.screenSize.height)
    return Diagnostic(
      PopoverSourceRectNegative.facts,
      "a centred popover \(numberText(height)) high on a screen of \(screen) gets a source rect with a negative side",
      at: scene.presentation.stylePlace)
  }
}
