import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Settings for a popover that never comes.
///
/// Reading 'popoverPresentationController' gives nothing unless the style is popover, so what was set on it is lost in silence.
struct PopoverBlockWithoutStyle: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-block-without-style", .warning, .style, .spec,
    "popover settings need the style 'popover'",
    why: "UIKit makes a popover controller only for that style, for action sheets and for activities; "
      + "elsewhere the settings go nowhere",
    sources: ["uikit-presentation 9.4", "uikit-presentation 1.1", "s000-002", "s000-099", "s000-121", "s004-027"],
    .documented,
    fix: .suggestion("use the style 'popover'"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: pageSheet
          ▸popover◂: { permittedArrowDirections: [up] }
      """
    ],
    fixed: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          popover: { permittedArrowDirections: [up] }
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
          popover: { permittedArrowDirections: [up] }
      """
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.content == .controller || presentation.content == .alert, !presentation.isPopover,
      !presentation.isStyleInvalid, !zooms(presentation, context), !hasOwnStrategy(presentation),
      let field = Self.keys.lazy.filter({ presentation.entry.gives($0) }).compactMap({ presentation.entry.field($0) })
        .first
    else { return }
    findings.add(.lost(field, presentation, context))
  }

  /// The keys that end on the popover controller (language 4.10).
  private static let keys: [KeyID] = [.popover, .sourceView, .sourceRect, .barButtonItem, .sourceItem]

  /// Whether the source view belongs to iOS 18's zoom.
  private func zooms(_ presentation: PresentationSubject, _ context: RuleContext) -> Bool {
    if case .uikit(.zoom, _) = context.spec.transition(of: presentation.entry) { return true }
    return presentation.screen?[.modalTransitionStyle]?.value.word == .zoom
  }

  /// Whether the content is not presented at all, which has a rule of its own.
  private func hasOwnStrategy(_ presentation: PresentationSubject) -> Bool {
    (presentation.entry[.strategy]?.value[.kind]?.value ?? "presentation") != "presentation"
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func lost(
    _ field: Field, _ presentation: PresentationSubject, _ context: RuleContext
  ) -> Diagnostic {
    let isAlert = presentation.content == .alert
    var edits: [SourceEdit] = []
    if case .uikit(_, let place) = presentation.style, !isAlert { edits = context.replacing(place, with: "popover") }
    let what = isAlert ? "an alert" : "the style '\(presentation.styleName)'"
    return Diagnostic(
      PopoverBlockWithoutStyle.facts, "'\(field.key.rawValue)' is lost with \(what)", at: field.keyPlace,
      labels: isAlert || presentation.isStyleAbsent
        ? [] : [DiagnosticLabel(presentation.stylePlace, "no popover controller is made for this style")],
      fixes: isAlert ? [] : [DiagnosticFix("use the style 'popover'", .suggestion, edits: edits)])
  }
}
