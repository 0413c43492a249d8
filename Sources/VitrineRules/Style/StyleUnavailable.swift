import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A style that some of the target's systems do not have.
struct StyleUnavailable: PresentationRule, StyleRule, ScreenRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "style-unavailable", .error, .style, .spec,
    "the style exists from the lowest target on",
    why: "'automatic' begins with iOS 13, and 'blurOverFullScreen' is for tvOS only",
    sources: ["uikit-presentation 9.4", "uikit-presentation 2.1"], .documented,
    fix: .suggestion("use 'fullScreen', or raise the target"),
    bad: [
      """
      target: 12.0
      presentations:
        p:
          from: home
          present: panel
          style: ▸automatic◂
      """
    ],
    fixed: [
      """
      target: 12.0
      presentations:
        p:
          from: home
          present: panel
          style: fullScreen
      """
    ],
    good: [
      """
      target: 13.0
      presentations:
        p:
          from: home
          present: panel
          style: automatic
      """
    ],
    aliases: ["presentation-style-unavailable"])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    if case .uikit(let style, let place) = presentation.style {
      check(style, at: place, presentation.versions, context, into: &findings)
    }
  }

  /// Looks at one style.
  func check(_ style: StyleSubject, in context: RuleContext, into findings: inout Findings) {
    guard let written = style.entry[.modalPresentationStyle] else { return }
    check(written.value.word, at: written.place, style.versions, context, into: &findings)
  }

  /// Looks at one screen.
  func check(_ screen: ScreenSubject, in context: RuleContext, into findings: inout Findings) {
    guard let written = screen.entry[.modalPresentationStyle] else { return }
    check(written.value.word, at: written.place, screen.versions, context, into: &findings)
  }

  /// Checks one style.
  private func check(
    _ style: ModalPresentationStyle, at place: SourcePlace, _ versions: VersionRange, _ context: RuleContext,
    into findings: inout Findings
  ) {
    if style == .blurOverFullScreen {
      findings.add(.unavailable("'blurOverFullScreen' exists on tvOS only", place, context))
    } else if style == .automatic, versions.begins(before: IOSVersion(13)) {
      findings.add(
        .unavailable("'automatic' begins with iOS 13 and the target with \(versions.lower)", place, context))
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func unavailable(_ message: String, _ place: SourcePlace, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      StyleUnavailable.facts, message, at: place,
      fixes: [DiagnosticFix("use 'fullScreen'", .suggestion, edits: context.replacing(place, with: "fullScreen"))])
  }
}
