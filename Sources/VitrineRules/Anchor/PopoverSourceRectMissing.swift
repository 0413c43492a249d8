import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A rect whose default changed.
struct PopoverSourceRectMissing: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-source-rect-missing", .warning, .anchor, .spec,
    "below iOS 13.2 a source view needs a 'sourceRect'",
    why: "until 13.1 the default is a zero rect, so the arrow points at the view's upper left corner; from "
      + "13.2 on it is the view itself",
    sources: [
      "uikit-presentation 9.1", "uikit-presentation 1.1", "uikit-presentation 5.7", "seed-systems 8 #35", "s000-012",
      "s000-101",
    ], .documented,
    iOS: "8.0-13.1",
    fix: .safe("add 'sourceRect: bounds'"),
    bad: [
      """
      target: 13.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          ▸sourceView◂: go
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
      target: 13.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          sourceRect: bounds
      """,
      """
      target: 13.2
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
      """,
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.isPopover, presentation.versions.begins(before: IOSVersion(13, 2)),
      presentation.entry.anchorKey == .sourceView, presentation.entry.field(.sourceRect) == nil,
      presentation.entry.lateAnchor?.gives(.sourceRect) != true, let field = presentation.entry.field(.sourceView)
    else { return }
    findings.add(.noRect(field, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func noRect(_ field: Field, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      PopoverSourceRectMissing.facts, "without 'sourceRect' the arrow points at the view's corner below iOS 13.2",
      at: field.keyPlace,
      fixes: [
        DiagnosticFix("add 'sourceRect: bounds'", .safe, edits: context.adding("sourceRect: bounds", after: field))
      ])
  }
}
