import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A rect in nobody's coordinates.
struct PopoverSourceRectWithoutView: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-source-rect-without-view", .error, .anchor, .spec,
    "'sourceRect' needs the 'sourceView' in which it is measured",
    why: "a rect is a place only inside a view; alone it gives no anchor, and UIKit raises",
    sources: ["uikit-presentation 9.1", "s000-006", "s003-008"], .documented,
    fix: .suggestion("name the view that opens the popover"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          ▸sourceRect◂: [0, 0, 10, 10]
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
          sourceRect: [0, 0, 10, 10]
      """
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.entry.gives(.sourceRect), presentation.entry.anchorKey == nil,
      !presentation.entry.isInvalid(.sourceView), presentation.entry.lateAnchor?.anchorKey == nil,
      let field = presentation.entry.field(.sourceRect)
    else { return }
    findings.add(.homeless(field))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func homeless(_ field: Field) -> Diagnostic {
    Diagnostic(
      PopoverSourceRectWithoutView.facts, "'sourceRect' needs a 'sourceView'", at: field.keyPlace,
      fixes: [DiagnosticFix("name the view that opens the popover as 'sourceView'", .suggestion)])
  }
}
