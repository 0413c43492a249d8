import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A lock on a door that is not there.
struct ModalFlagIneffective: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "modal-flag-ineffective", .warning, .style, .spec,
    "'isModalInPresentation' needs a style that the user can dismiss with a gesture",
    why: "sheets and popovers have a gesture to refuse; full screen, custom and context styles have none",
    sources: ["uikit-presentation 9.4", "uikit-presentation 2.5", "s000-073"], .documented,
    iOS: "13.0-",
    fix: .safe("remove 'isModalInPresentation'"),
    bad: [
      """
      screens: { panel: { ▸isModalInPresentation◂: true } }
      presentations:
        p:
          from: home
          present: panel
          style: fullScreen
      """
    ],
    fixed: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: fullScreen
      """
    ],
    good: [
      """
      screens: { panel: { isModalInPresentation: true } }
      presentations:
        p:
          from: home
          present: panel
          style: formSheet
      """
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.content == .controller, presentation.versions.reaches(IOSVersion(13)),
      let entry = presentation.screen, entry[.isModalInPresentation]?.value == true,
      let field = entry.field(.isModalInPresentation), let style = presentation.writtenStyle,
      Self.withoutGesture.contains(style), !isUsefulElsewhere(presentation, context)
    else { return }
    findings.add(.nothingToBlock(field, presentation, context))
  }

  /// Styles without a gesture (uikit-presentation 2.5; documented).
  private static let withoutGesture: [ModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .custom, .currentContext, .overCurrentContext,
  ]

  /// Whether another presentation shows the same screen in a style with a gesture.
  private func isUsefulElsewhere(_ presentation: PresentationSubject, _ context: RuleContext) -> Bool {
    context.spec.presentations.contains { other in
      guard other.name.value != presentation.name.value,
        context.presented(of: other.entry)?.name.value == presentation.presented?.name.value
      else { return false }
      return SpecWalk.subjects(of: other, in: context).contains { subject in
        guard let style = subject.writtenStyle else { return true }
        return !Self.withoutGesture.contains(style)
      }
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func nothingToBlock(
    _ field: Field, _ presentation: PresentationSubject, _ context: RuleContext
  ) -> Diagnostic {
    Diagnostic(
      ModalFlagIneffective.facts,
      "'\(presentation.styleName)' has no gesture that 'isModalInPresentation' could refuse",
      at: field.keyPlace, labels: [DiagnosticLabel(presentation.stylePlace, "presented in this style")],
      fixes: [DiagnosticFix("remove 'isModalInPresentation'", .safe, edits: context.removing(field))])
  }
}
