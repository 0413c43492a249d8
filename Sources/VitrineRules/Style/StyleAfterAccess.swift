import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Settings on the wrong controller.
struct StyleAfterAccess: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "style-after-access", .warning, .style, .spec,
    "the style is set before a presentation controller is read",
    why: "reading the controller makes one for the style of that moment; another style later gets another "
      + "controller, without the settings",
    sources: ["uikit-presentation 9.4", "s000-121"], .documented,
    fix: .suggestion("set the style first"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          delegate: { adaptivePresentationStyle: none }
          code: { when: { style: ▸afterAccess◂ } }
      """
    ],
    fixed: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          delegate: { adaptivePresentationStyle: none }
          code: { when: { style: init } }
      """
    ],
    good: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          delegate: { adaptivePresentationStyle: none }
          code: { when: { style: init } }
      """
    ],
    aliases: ["presentation-style-after-access"])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard let when = presentation.entry.when(.style), when.value == "afterAccess", hasSettings(presentation) else {
      return
    }
    findings.add(.tooLate(when, context))
  }

  /// Whether something was set on a presentation controller.
  private func hasSettings(_ presentation: PresentationSubject) -> Bool {
    if presentation.entry.gives(.popover) || presentation.entry.gives(.delegate) { return true }
    if presentation.anchorKey != nil { return true }
    if case .entry(let style, _, _) = presentation.style { return style.gives(.sheet) }
    return false
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func tooLate(_ when: Authored<String>, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      StyleAfterAccess.facts, "settings made before the style stay on another presentation controller", at: when.place,
      fixes: [DiagnosticFix("set the style first", .suggestion, edits: context.replacing(when.place, with: "init"))])
  }
}
