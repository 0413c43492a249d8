import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Single corners before there were any.
struct MaskedCornersUnavailable: StyleRule, BackgroundRule, ScreenRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "masked-corners-unavailable", .error, .style, .spec,
    "rounding single corners begins with iOS 11",
    why: "the layer's list of corners came with 11; older systems round all four or none",
    sources: ["seed-systems 3", "s000-119", "s000-133"], .documented,
    iOS: "8.0-10.x",
    fix: .suggestion("round all corners, or guard the key with \"iOS:11+\""),
    bad: [
      """
      target: 10.0
      styles: { s: { size: [270, 180], cornerRadius: 20, ▸maskedCorners◂: [minXMinY, maxXMaxY] } }
      presentations:
        p:
          from: home
          present: panel
          style: s
      """
    ],
    fixed: [
      """
      target: 10.0
      styles: { s: { size: [270, 180], cornerRadius: 20 } }
      presentations:
        p:
          from: home
          present: panel
          style: s
      """
    ],
    good: [
      """
      target: 11.0
      styles: { s: { size: [270, 180], cornerRadius: 20, maskedCorners: [minXMinY, maxXMaxY] } }
      presentations:
        p:
          from: home
          present: panel
          style: s
      """
    ])

  /// Looks at one style.
  func check(_ style: StyleSubject, in context: RuleContext, into findings: inout Findings) {
    check(style.entry, style.versions, context, into: &findings)
  }

  /// Looks at one background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings) {
    check(background.entry, background.popover.versions, context, into: &findings)
  }

  /// Looks at one screen.
  func check(_ screen: ScreenSubject, in context: RuleContext, into findings: inout Findings) {
    guard context.target.begins(before: Self.first) else { return }
    for node in screen.screen.tree?.nodes ?? [] {
      for aCase in context.cases(of: [node.entry]) {
        check(aCase.apply(to: node.entry), aCase.versions, context, into: &findings)
      }
    }
  }

  /// Checks one layer.
  private func check(_ entry: Entry, _ versions: VersionRange, _ context: RuleContext, into findings: inout Findings) {
    guard versions.begins(before: Self.first), let corners = entry[.maskedCorners], Set(corners.value.values).count < 4,
      let field = entry.field(.maskedCorners)
    else { return }
    findings.add(.needsEleven(field, versions.lower, context))
  }

  /// The first version with single corners (seed-systems 3; documented).
  private static let first = IOSVersion(11)
}

extension Diagnostic {
  /// The finding.
  fileprivate static func needsEleven(_ field: Field, _ lowest: IOSVersion, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      MaskedCornersUnavailable.facts, "rounding single corners begins with iOS 11 and the target with \(lowest)",
      at: field.keyPlace,
      fixes: [DiagnosticFix("round all corners", .suggestion, edits: context.removing(field))])
  }
}
