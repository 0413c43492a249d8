import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A wish that page sheets do not hear.
struct PageSheetPreferredSize: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "page-sheet-preferred-size", .warning, .style, .spec,
    "a page sheet does not take its size from 'preferredContentSize'",
    why: "in regular classes a page sheet is as wide as a page; the size that a form sheet would take is "
      + "ignored",
    sources: ["uikit-presentation 9.4", "uikit-presentation 2.3"], .documented,
    fix: .suggestion("use 'formSheet'"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: ▸pageSheet◂
      """
    ],
    fixed: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: formSheet
      """
    ],
    good: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: formSheet
      """
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.content == .controller, presentation.writtenStyle == .pageSheet,
      let size = presentation.screen?[.preferredContentSize], isInNumbers(size.value), !sizesLikeForm(presentation),
      context.spec.environments.contains(where: isRegular)
    else { return }
    findings.add(.ignored(presentation.stylePlace, size.place, context))
  }

  /// Whether both sides are given as lengths.
  private func isInNumbers(_ size: Entry) -> Bool {
    [KeyID.width, .height].allSatisfy { key in
      switch size.field(key)?.value.value {
      case .number(let points)?: points > 0
      case .amount?: true
      default: false
      }
    }
  }

  /// Whether the sheet says that it is not page sized.
  private func sizesLikeForm(_ presentation: PresentationSubject) -> Bool {
    guard case .entry(let style, _, _) = presentation.style else { return false }
    return style[.sheet]?.value[.prefersPageSizing]?.value == false
  }

  /// Whether both classes are regular.
  private func isRegular(_ environment: SpecEnvironment) -> Bool {
    environment.traits.horizontalSizeClass == .regular && environment.traits.verticalSizeClass == .regular
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func ignored(_ style: SourcePlace, _ size: SourcePlace, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      PageSheetPreferredSize.facts, "a page sheet does not look at 'preferredContentSize'", at: style,
      labels: [DiagnosticLabel(size, "without effect here")],
      fixes: [DiagnosticFix("use 'formSheet'", .suggestion, edits: context.replacing(style, with: "formSheet"))])
  }
}
