import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// The presenter, asked for before there is one.
struct PopoverSourceViewPresenterLate: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-source-view-presenter-late", .error, .anchor, .spec,
    "the presenting controller is known from 'viewDidLoad' on",
    why: "until the presentation begins, a controller has no presenting controller; while it is created the "
      + "anchor would be nil",
    sources: ["uikit-presentation 9.1", "s000-128"], .source,
    fix: .suggestion("set the source view in 'viewDidLoad'"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: presenter
          code: { when: { sourceView: ▸init◂ } }
      """
    ],
    fixed: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: presenter
          code: { when: { sourceView: viewDidLoad } }
      """
    ],
    good: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: presenter
          code: { when: { sourceView: viewDidLoad } }
      """
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.entry[.sourceView]?.value == "presenter",
      let when = presentation.entry.when(.sourceView) ?? presentation.screen?.when(.sourceView),
      when.value == "init" || when.value == "loadView"
    else { return }
    findings.add(.early(when, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func early(_ when: Authored<String>, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      PopoverSourceViewPresenterLate.facts, "there is no presenting controller yet in '\(when.value)'", at: when.place,
      fixes: [
        DiagnosticFix(
          "set the source view in 'viewDidLoad'", .suggestion,
          edits: context.replacing(when.place, with: "viewDidLoad"))
      ])
  }
}
