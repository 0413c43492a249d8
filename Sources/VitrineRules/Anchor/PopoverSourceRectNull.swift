import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A null rect on systems that do not know it.
struct PopoverSourceRectNull: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-source-rect-null", .error, .anchor, .spec,
    "a null 'sourceRect' begins with iOS 13.2",
    why: "following the view's own bounds through a null rect came with 13.2; older systems compute with "
      + "infinities",
    sources: ["uikit-presentation 9.1", "s000-010"], .documented,
    iOS: "8.0-13.1",
    fix: .safe("write 'bounds'"),
    bad: [
      """
      target: 13.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          sourceRect: ▸null◂
      """
    ],
    fixed: [
      """
      target: 13.0
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
      target: 13.2
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          sourceRect: null
      """
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.versions.begins(before: IOSVersion(13, 2)),
      let field = presentation.entry.field(.sourceRect),
      field.value.value == .null || field.value.value == .sourceRect(.null)
    else { return }
    findings.add(.nullRect(field.value.place, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func nullRect(_ place: SourcePlace, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      PopoverSourceRectNull.facts, "a null 'sourceRect' does not work below iOS 13.2", at: place,
      fixes: [DiagnosticFix("write 'bounds'", .safe, edits: context.replacing(place, with: "bounds"))])
  }
}
