import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A default that changed.
struct StyleImplicit: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "style-implicit", .warning, .style, .spec,
    "an app that supports iOS 12 and 13 writes its style",
    why: "without a style UIKit covers the screen up to iOS 12 and shows a sheet from 13 on",
    sources: ["uikit-presentation 9.4", "uikit-presentation 2.2"], .documented,
    fix: .suggestion("write the style"),
    bad: [
      """
      target: 12.0...18.0
      presentations: { ▸p◂: { from: home, present: panel } }
      """
    ],
    good: [
      """
      target: 13.0
      presentations: { p: { from: home, present: panel } }
      """,
      """
      target: 12.0
      presentations:
        p:
          from: home
          present: panel
          style: fullScreen
      """,
      """
      target: 12.0
      presentations:
        p:
          from: home
          present: panel
          vary: { "iOS:13+": { style: pageSheet } }
      """,
    ],
    aliases: ["presentation-style-implicit"])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    let thirteen = IOSVersion(13)
    guard presentation.content == .controller, presentation.isStyleAbsent,
      presentation.versions.begins(before: thirteen), presentation.versions.reaches(thirteen),
      (presentation.entry[.strategy]?.value[.kind]?.value ?? "presentation") == "presentation"
    else { return }
    findings.add(.changed(presentation.name, presentation.entry.field(.present), context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func changed(_ name: Authored<String>, _ present: Field?, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      StyleImplicit.facts, "'\(name.value)' covers the screen up to iOS 12 and is a sheet from 13 on", at: name.place,
      fixes: [
        DiagnosticFix(
          "write 'style: fullScreen'", .suggestion, edits: context.adding("style: fullScreen", after: present)),
        DiagnosticFix(
          "write 'style: pageSheet'", .suggestion, edits: context.adding("style: pageSheet", after: present)),
      ])
  }
}
