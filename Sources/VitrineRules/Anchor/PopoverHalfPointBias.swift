import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// Half a point right of the middle.
///
/// The centred popover of seed 000 points at a rect one point wide that begins in the middle, so its middle lies beyond.
struct PopoverHalfPointBias: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-half-point-bias", .advice, .anchor, .resolved,
    "a rect that centres a popover is 0 wide",
    why: "UIKit points at the rect's middle; a rect 1 wide that begins in the middle has its own half a point "
      + "further",
    sources: ["uikit-presentation 9.1", "uikit-presentation 5.7", "seed-systems 8 #28", "s000-125"], .source,
    fix: .safe("use the width 0"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: root
          sourceRect: ▸[50%, 0, 1, 50% - 100]◂
      """
    ],
    fixed: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: root
          sourceRect: [50%, 0, 0, 50% - 100]
      """
    ],
    good: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: root
          sourceRect: [50%, 0, 0, 50% - 100]
      """
    ])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    guard scene.resolved.popover != nil else { return }
    if scene.isCentredPreset {
      findings.add(.preset(scene.presentation.stylePlace))
      return
    }
    guard let rect = scene.presentation.entry[.sourceRect],
      case .rect(let x, let y, let width, let height) = rect.value,
      width == Amount(points: 1), let frame = scene.sourceFrame, x.resolved(in: frame.width) == frame.width / 2
    else { return }
    let text = "[\(amountText(x)), \(amountText(y)), 0, \(amountText(height))]"
    findings.add(.halfPoint(rect.place, context.replacing(rect.place, with: text)))
  }
}

extension Diagnostic {
  /// The finding about a rect.
  fileprivate static func halfPoint(_ place: SourcePlace, _ edits: [SourceEdit]) -> Diagnostic {
    Diagnostic(
      PopoverHalfPointBias.facts, "a centring rect 1 wide puts the popover half a point off the middle", at: place,
      fixes: [DiagnosticFix("use the width 0", .safe, edits: edits)])
  }

  /// The finding about the seed's preset.
  fileprivate static func preset(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      PopoverHalfPointBias.facts, "the centred popover lies half a point off the middle", at: place,
      help: ["a source rect of '[50%, 0, 0, 50% - 100]' in 'root' centres a popover of height 200 exactly"])
  }
}
