import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A shadow inside scissors.
struct ShadowClipped: StyleRule, ScreenRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "shadow-clipped", .warning, .style, .spec,
    "a layer that clips shows no shadow",
    why: "the shadow lies outside the layer's bounds, and 'clipsToBounds' cuts off everything outside",
    sources: ["seed-systems 1.5"], .source,
    fix: .suggestion("clip an inner view and leave the shadow on the outer one"),
    bad: [
      """
      styles:
        s: { size: [270, 180], ▸shadow◂: { opacity: 0.2, radius: 4 }, clipsToBounds: true }
      presentations:
        p:
          from: home
          present: panel
          style: s
      """
    ],
    good: [
      """
      styles:
        s: { size: [270, 180], shadow: { opacity: 0.2, radius: 4 }, clipsToBounds: false }
      presentations:
        p:
          from: home
          present: panel
          style: s
      """
    ])

  /// Looks at one style.
  func check(_ style: StyleSubject, in context: RuleContext, into findings: inout Findings) {
    check(style.entry, into: &findings)
  }

  /// Looks at one screen.
  func check(_ screen: ScreenSubject, in context: RuleContext, into findings: inout Findings) {
    for node in screen.screen.tree?.nodes ?? [] where node.entry.gives(.shadow) {
      for aCase in context.cases(of: [node.entry]) { check(aCase.apply(to: node.entry), into: &findings) }
    }
  }

  /// Checks one layer.
  private func check(_ entry: Entry, into findings: inout Findings) {
    guard let clips = entry[.clipsToBounds], clips.value, let shadow = entry[.shadow]?.value,
      (shadow[.opacity]?.value ?? 0) > 0, let place = entry.keyPlace(.shadow)
    else { return }
    findings.add(.cut(place, clips.place))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func cut(_ shadow: SourcePlace, _ clips: SourcePlace) -> Diagnostic {
    Diagnostic(
      ShadowClipped.facts, "clipping cuts the shadow away", at: shadow,
      labels: [DiagnosticLabel(clips, "cuts off everything outside")],
      fixes: [DiagnosticFix("clip an inner view and leave the shadow on the outer one", .suggestion)])
  }
}
