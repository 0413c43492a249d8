import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// A rect that was right once.
struct PopoverConstantRect: ScenesRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-constant-rect", .warning, .anchor, .resolved,
    "a rect in the root view follows the window's size",
    why: "UIKit keeps the rect as it was given; after a turn or in another window its numbers name another "
      + "place",
    sources: ["uikit-presentation 9.1", "cases/reports R034", "s000-045", "s000-125"], .reported,
    fix: .suggestion("use percentages, a view as the anchor, or 'vary'"),
    bad: [
      """
      environments: [{ device: ipad-10, orientation: [portrait, landscape] }]
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: root
          sourceRect: ▸[590, 0, 0, 300]◂
      """
    ],
    good: [
      """
      environments: [{ device: ipad-10, orientation: [portrait, landscape] }]
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: root
          sourceRect: [50%, 0, 0, 300]
      """,
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: root
          sourceRect: [590, 0, 0, 300]
      """,
    ],
    aliases: ["popover-constant-screen-rect"])

  /// Compares the environments of one presentation.
  func check(_ scenes: [SceneSubject], in context: RuleContext, into findings: inout Findings) {
    var first: (place: SourcePlace, size: Size)?
    var environments: [String] = []
    var sizes: Set<Size> = []
    for scene in scenes where scene.resolved.popover != nil {
      guard let place = constantRect(scene.presentation) else { continue }
      if first == nil { first = (place, scene.environment.windowSize) }
      environments.append(scene.environment.id)
      sizes.insert(scene.environment.windowSize)
    }
    guard let first, sizes.count > 1 else { return }
    findings.add(.constant(first.place, environments))
  }

  /// Returns the place of a rect that does not follow the window.
  private func constantRect(_ presentation: PresentationSubject) -> SourcePlace? {
    let entry = presentation.entry
    guard entry.anchorKey == .sourceView, let view = entry[.sourceView]?.value, view == "root" || view == "presenter",
      let rect = entry[.sourceRect], !repositions(presentation.delegate)
    else { return nil }
    if entry[.code]?.value[.measures]?.value == "screen" { return rect.place }
    guard case .rect(let x, let y, let width, let height) = rect.value else { return nil }
    let amounts = [x, y, width, height]
    guard amounts.allSatisfy({ $0.fraction == 0 }), amounts.contains(where: { $0.points != 0 }) else { return nil }
    return rect.place
  }

  /// Whether the delegate gives another place.
  private func repositions(_ delegate: Entry?) -> Bool {
    guard case .entry? = delegate?[.willRepositionPopoverTo]?.value else { return false }
    return true
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func constant(_ place: SourcePlace, _ environments: [String]) -> Diagnostic {
    var finding = Diagnostic(
      PopoverConstantRect.facts, "a rect in fixed numbers does not follow the window's size", at: place,
      fixes: [DiagnosticFix("use percentages, a view as the anchor, or 'vary'", .suggestion)])
    finding.environments = environments
    return finding
  }
}
