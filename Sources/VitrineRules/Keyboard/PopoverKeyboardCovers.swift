import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// Content that is higher than what the keyboard leaves.
struct PopoverKeyboardCovers: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-keyboard-covers", .warning, .keyboard, .resolved,
    "content with a text input fits above the keyboard",
    why: "a popover that may overlap moves up to the top limit first; what is still too high is then taken off",
    sources: ["uikit-presentation 9.2", "uikit-presentation 5.8", "s000-018"], .documented,
    fix: .suggestion("use a scroll view, or a smaller size"),
    bad: [
      """
      environments: [{ device: iphone-16-pro, keyboard: shown }]
      screens:
        panel:
          preferredContentSize: ▸[300, 700]◂
          view:
            - { textField: Name, id: name, pin: safeArea }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          delegate: { adaptivePresentationStyle: none }
          popover: { canOverlapSourceViewRect: true }
      """
    ],
    good: [
      """
      environments: [{ device: iphone-16-pro, keyboard: shown }]
      screens:
        panel:
          preferredContentSize: [300, 300]
          view:
            - { textField: Name, id: name, pin: safeArea }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          delegate: { adaptivePresentationStyle: none }
          popover: { canOverlapSourceViewRect: true }
      """
    ])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    guard scene.presentation.popover?[.canOverlapSourceViewRect]?.value == true, scene.hasTextInput(context),
      let place = scene.sizePlace, let popover = scene.popoverWithKeyboard, popover.flags.contains(.shrunkHeight)
    else { return }
    findings.add(.tooHigh(place, popover.contentFrame.height))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func tooHigh(_ place: SourcePlace, _ height: Double) -> Diagnostic {
    Diagnostic(
      PopoverKeyboardCovers.facts, "above the keyboard there is room for \(numberText(height)) points of content only",
      at: place, fixes: [DiagnosticFix("use a scroll view, or a smaller size", .suggestion)])
  }
}
