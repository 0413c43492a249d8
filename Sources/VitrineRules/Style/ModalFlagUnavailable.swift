import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A property that is too new.
struct ModalFlagUnavailable: ScreenRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "modal-flag-unavailable", .error, .style, .spec,
    "'isModalInPresentation' begins with iOS 13",
    why: "older systems do not have the property, and setting it ends the app there",
    sources: ["uikit-presentation 9.4", "uikit-presentation 1.6"], .documented,
    iOS: "8.0-12.x",
    fix: .suggestion("guard it with 'vary' by \"iOS:13+\""),
    bad: [
      """
      target: 12.0
      screens: { panel: { ▸isModalInPresentation◂: true } }
      presentations:
        p:
          from: home
          present: panel
          style: formSheet
      """
    ],
    good: [
      """
      target: 13.0
      screens: { panel: { isModalInPresentation: true } }
      presentations:
        p:
          from: home
          present: panel
          style: formSheet
      """,
      """
      target: 12.0
      screens: { panel: { vary: { "iOS:13+": { isModalInPresentation: true } } } }
      presentations:
        p:
          from: home
          present: panel
          style: formSheet
      """,
    ])

  /// Looks at one screen.
  func check(_ screen: ScreenSubject, in context: RuleContext, into findings: inout Findings) {
    guard screen.versions.begins(before: IOSVersion(13)), screen.entry.gives(.isModalInPresentation),
      let place = screen.entry.keyPlace(.isModalInPresentation)
    else { return }
    findings.add(.needsThirteen(place, screen.versions.lower))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func needsThirteen(_ place: SourcePlace, _ lowest: IOSVersion) -> Diagnostic {
    Diagnostic(
      ModalFlagUnavailable.facts, "'isModalInPresentation' begins with iOS 13 and the target with \(lowest)", at: place,
      fixes: [DiagnosticFix("write 'vary: { \"iOS:13+\": { isModalInPresentation: true } }'", .suggestion)])
  }
}
