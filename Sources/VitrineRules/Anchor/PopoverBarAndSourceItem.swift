import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Two spellings of one anchor.
struct PopoverBarAndSourceItem: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-bar-and-source-item", .warning, .anchor, .spec,
    "one of 'barButtonItem' and 'sourceItem' gives the anchor",
    why: "'sourceItem' has taken over from 'barButtonItem'; with both, one of them is read and the other only "
      + "misleads",
    sources: ["uikit-presentation 9.1"], .documented,
    fix: .safe("keep 'sourceItem'"),
    bad: [
      """
      target: 16.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          ▸barButtonItem◂: more
          sourceItem: more
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
      target: 16.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceItem: more
      """,
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          barButtonItem: more
          vary: { "iOS:16+": { barButtonItem: null, sourceItem: more } }
      """,
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.entry.gives(.barButtonItem), presentation.entry.gives(.sourceItem),
      let bar = presentation.entry.field(.barButtonItem), let source = presentation.entry.field(.sourceItem)
    else { return }
    findings.add(.both(bar, source, keepsWorking: !presentation.versions.begins(before: IOSVersion(16)), context))
  }
}

extension Diagnostic {
  /// The finding. Below iOS 16 dropping the bar item would leave nothing, so that is only a suggestion there.
  fileprivate static func both(_ bar: Field, _ source: Field, keepsWorking: Bool, _ context: RuleContext) -> Diagnostic
  {
    Diagnostic(
      PopoverBarAndSourceItem.facts, "'barButtonItem' and 'sourceItem' both give the anchor", at: bar.keyPlace,
      labels: [DiagnosticLabel(source.keyPlace, "the newer key")],
      fixes: [
        DiagnosticFix("keep 'sourceItem'", keepsWorking ? .safe : .suggestion, edits: context.removing(bar))
      ])
  }
}
