import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// The older key for a bar item.
struct PopoverBarItemDeprecated: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-bar-item-deprecated", .advice, .anchor, .spec,
    "from iOS 16 on 'sourceItem' takes bar items too",
    why: "'barButtonItem' is announced as deprecated, and 'sourceItem' does the same for bar items, tabs and, "
      + "from 17, views",
    sources: ["uikit-presentation 9.1", "uikit-presentation 1.1"], .documented,
    iOS: "16.0-",
    fix: .safe("rename the key to 'sourceItem'"),
    bad: [
      """
      target: 16.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          ▸barButtonItem◂: more
      """
    ],
    fixed: [
      """
      target: 16.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceItem: more
      """
    ],
    good: [
      """
      target: 15.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          barButtonItem: more
      """
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard !presentation.versions.begins(before: IOSVersion(16)), presentation.entry.gives(.barButtonItem),
      !presentation.entry.gives(.sourceItem), let field = presentation.entry.field(.barButtonItem)
    else { return }
    findings.add(.older(field, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func older(_ field: Field, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      PopoverBarItemDeprecated.facts, "'sourceItem' does from iOS 16 what 'barButtonItem' did", at: field.keyPlace,
      fixes: [
        DiagnosticFix(
          "rename the key to 'sourceItem'", .safe,
          edits: context.replacing(field.keyPlace, with: KeyID.sourceItem.rawValue))
      ])
  }
}
