import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// A keyboard that squeezes a popover.
struct PopoverKeyboardShrinks: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-keyboard-shrinks", .warning, .keyboard, .resolved,
    "content with a text input may overlap its anchor, or is low enough for the keyboard",
    why: "a popover that must not overlap gets lower when the keyboard comes; one that may moves up instead",
    sources: ["uikit-presentation 9.2", "uikit-presentation 5.8", "cases/reports R048", "s000-017"], .source,
    fix: .suggestion("set 'canOverlapSourceViewRect: true'"),
    bad: [
      """
      environments: [{ device: iphone-16-pro, keyboard: shown }]
      screens:
        panel:
          preferredContentSize: ▸[300, 500]◂
          view:
            - { textField: Name, id: name, pin: safeArea }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          delegate: { adaptivePresentationStyle: none }
      """
    ],
    good: [
      """
      environments: [{ device: iphone-16-pro, keyboard: shown }]
      screens:
        panel:
          preferredContentSize: [300, 120]
          view:
            - { textField: Name, id: name, pin: safeArea }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          delegate: { adaptivePresentationStyle: none }
      """
    ])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    guard scene.presentation.popover?[.canOverlapSourceViewRect]?.value != true, scene.hasTextInput(context),
      let place = scene.sizePlace, let popover = scene.popoverWithKeyboard, popover.flags.contains(.shrunkHeight)
    else { return }
    findings.add(.squeezed(place, popover.contentFrame.height))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func squeezed(_ place: SourcePlace, _ height: Double) -> Diagnostic {
    Diagnostic(
      PopoverKeyboardShrinks.facts, "the keyboard squeezes the content to \(numberText(height)) points of height",
      at: place, fixes: [DiagnosticFix("set 'canOverlapSourceViewRect: true'", .suggestion)])
  }
}
