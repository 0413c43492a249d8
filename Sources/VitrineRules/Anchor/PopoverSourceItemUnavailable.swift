import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// An anchor key that is too new.
struct PopoverSourceItemUnavailable: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-source-item-unavailable", .error, .anchor, .spec,
    "'sourceItem' begins with iOS 16",
    why: "older systems do not have the property, so the popover would have no anchor there",
    sources: ["uikit-presentation 9.1"], .documented,
    iOS: "8.0-15.x",
    fix: .safe("use 'barButtonItem' for an item, 'sourceView' for a view"),
    bad: [
      """
      target: 15.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          ▸sourceItem◂: more
      """,
      """
      target: 15.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          ▸sourceItem◂: go
      """,
    ],
    fixed: [
      """
      target: 15.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          barButtonItem: more
      """,
      """
      target: 15.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
      """,
    ],
    good: [
      """
      target: 16.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceItem: more
      """,
      """
      target: 15.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceItem: more
          vary: { "iOS:15-": { sourceItem: null, barButtonItem: more } }
      """,
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.versions.begins(before: IOSVersion(16)), presentation.entry.anchorKey == .sourceItem,
      !presentation.entry.gives(.sourceView), let field = presentation.entry.field(.sourceItem)
    else { return }
    findings.add(.tooNew(field, olderKey(for: presentation, in: context), presentation.versions.lower, context))
  }

  /// The key that older systems have for what the id names.
  private func olderKey(for presentation: PresentationSubject, in context: RuleContext) -> KeyID? {
    guard let id = presentation.entry[.sourceItem]?.value, let presenter = presentation.presenter else { return nil }
    switch context.element(id, in: context.visibleScreens(with: presenter)) {
    case .barItem: return .barButtonItem
    case .view: return .sourceView
    case .ownBarItem, nil: return context.isReservedView(id) ? .sourceView : nil
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func tooNew(_ field: Field, _ older: KeyID?, _ lowest: IOSVersion, _ context: RuleContext)
    -> Diagnostic
  {
    var fixes: [DiagnosticFix] = []
    if let older {
      fixes = [
        DiagnosticFix("use '\(older.rawValue)'", .safe, edits: context.replacing(field.keyPlace, with: older.rawValue))
      ]
    }
    return Diagnostic(
      PopoverSourceItemUnavailable.facts, "'sourceItem' begins with iOS 16 and the target with \(lowest)",
      at: field.keyPlace, help: fixes.isEmpty ? ["guard it with 'vary' by 'iOS'"] : [], fixes: fixes)
  }
}
