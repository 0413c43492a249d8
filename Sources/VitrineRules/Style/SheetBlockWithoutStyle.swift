import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Settings for a sheet that never comes.
struct SheetBlockWithoutStyle: StyleRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "sheet-block-without-style", .warning, .style, .spec,
    "sheet settings need 'pageSheet', 'formSheet', 'automatic' or a popover",
    why: "only these have a sheet controller that takes the settings; a style without 'modalPresentationStyle' "
      + "is custom",
    sources: ["uikit-presentation 9.4", "uikit-presentation 4.1"], .documented,
    iOS: "15.0-",
    fix: .suggestion("use 'pageSheet'"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: { modalPresentationStyle: fullScreen, ▸sheet◂: { detents: [medium] } }
      """
    ],
    fixed: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: { modalPresentationStyle: pageSheet, sheet: { detents: [medium] } }
      """
    ],
    good: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: { modalPresentationStyle: pageSheet, sheet: { detents: [medium] } }
      """
    ])

  /// Looks at one style.
  func check(_ style: StyleSubject, in context: RuleContext, into findings: inout Findings) {
    guard style.entry.gives(.sheet), !style.entry.isInvalid(.modalPresentationStyle), style.entry.presetName == nil,
      let field = style.entry.field(.sheet)
    else { return }
    let written = style.entry[.modalPresentationStyle]
    let isSheet = [.pageSheet, .formSheet, .automatic, .popover].contains(written?.value.word ?? .custom)
    guard !isSheet else { return }
    findings.add(.noSheet(field, written, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func noSheet(
    _ field: Field, _ style: Authored<Word<ModalPresentationStyle>>?, _ context: RuleContext
  ) -> Diagnostic {
    let name = style?.value.word.rawValue ?? "custom"
    return Diagnostic(
      SheetBlockWithoutStyle.facts, "'sheet' has no effect with the style '\(name)'", at: field.keyPlace,
      labels: style.map { [DiagnosticLabel($0.place, "no sheet")] } ?? [],
      fixes: [
        DiagnosticFix(
          "use 'pageSheet'", .suggestion,
          edits: style.map { context.replacing($0.place, with: "pageSheet") }
            ?? context.adding("modalPresentationStyle: pageSheet", after: field))
      ])
  }
}
