import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A context style without a context.
struct ContextWithoutDefiner: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "context-without-definer", .warning, .style, .spec,
    "a context style needs a screen with 'definesPresentationContext' from the presenter upwards",
    why: "UIKit climbs from the presenter to the first controller that defines a context; without one it "
      + "covers the root",
    sources: ["uikit-presentation 9.4"], .documented,
    fix: .suggestion("set 'definesPresentationContext: true' on the screen that should be covered"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: ▸overCurrentContext◂
      """
    ],
    good: [
      """
      screens: { home: { definesPresentationContext: true } }
      presentations:
        p:
          from: home
          present: panel
          style: overCurrentContext
      """
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.writtenStyle == .currentContext || presentation.writtenStyle == .overCurrentContext,
      presentation.content == .controller, let presenter = presentation.presenter,
      !context.ancestry(of: presenter).contains(where: definesContext)
    else { return }
    findings.add(.noContext(presentation, presenter))
  }

  /// Whether a screen defines a context, in every environment or in some.
  private func definesContext(_ screen: Screen) -> Bool {
    if screen.entry[.definesPresentationContext]?.value == true { return true }
    return screen.entry.variations.contains { $0.entry[.definesPresentationContext]?.value == true }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func noContext(_ presentation: PresentationSubject, _ presenter: Screen) -> Diagnostic {
    Diagnostic(
      ContextWithoutDefiner.facts,
      "no screen from '\(presenter.name.value)' upwards defines a presentation context, so the root is covered",
      at: presentation.stylePlace, labels: [DiagnosticLabel(presenter.name.place, "the presenter")],
      fixes: [DiagnosticFix("set 'definesPresentationContext: true' on the screen that should be covered", .suggestion)]
    )
  }
}
