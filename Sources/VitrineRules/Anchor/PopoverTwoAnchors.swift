import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A view beside a bar item.
///
/// The author usually moved the anchor from a view to the bar and left the view behind.
struct PopoverTwoAnchors: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-two-anchors", .warning, .anchor, .spec,
    "beside a bar or source item 'sourceView' and 'sourceRect' have no effect",
    why: "UIKit looks at the item first and then never at the view",
    sources: ["uikit-presentation 9.1", "seed-systems 8 #38", "s000-008"], .documented,
    fix: .safe("drop 'sourceView' and 'sourceRect'"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          barButtonItem: more
          ▸sourceView◂: go
      """,
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          barButtonItem: more
          ▸sourceRect◂: [0, 0, 10, 10]
      """,
    ],
    fixed: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          barButtonItem: more
      """,
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          barButtonItem: more
      """,
    ],
    good: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          barButtonItem: more
      """,
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          barButtonItem: more
          vary: { "w:compact": { barButtonItem: null, sourceView: go } }
      """,
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    let entry = presentation.entry
    guard let itemKey = entry.anchorKey, itemKey != .sourceView, let item = entry.field(itemKey) else { return }
    let idle = [KeyID.sourceView, .sourceRect].filter { entry.gives($0) }.compactMap { entry.field($0) }
    guard let first = idle.first else { return }
    findings.add(.idle(first, beside: item, edits: context.removing(idle)))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func idle(_ field: Field, beside item: Field, edits: [SourceEdit]) -> Diagnostic {
    Diagnostic(
      PopoverTwoAnchors.facts, "'\(field.key.rawValue)' has no effect beside '\(item.key.rawValue)'",
      at: field.keyPlace, labels: [DiagnosticLabel(item.keyPlace, "the popover points at this item")],
      fixes: [DiagnosticFix("drop 'sourceView' and 'sourceRect'", .safe, edits: edits)])
  }
}
