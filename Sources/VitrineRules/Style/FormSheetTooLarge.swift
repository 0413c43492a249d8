import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrinePresentation
import VitrineLayout

/// A form sheet that does not fit.
struct FormSheetTooLarge: SceneRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "form-sheet-too-large", .warning, .style, .resolved,
    "a form sheet's size fits in the safe area of its container",
    why: "UIKit cuts the size down to the room there is, and content laid out for more is squeezed",
    sources: ["uikit-presentation 9.4", "uikit-presentation 2.3"], .documented,
    fix: .suggestion("ask for a smaller size"),
    bad: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      screens: { panel: { preferredContentSize: ▸[700, 1000]◂ } }
      presentations:
        p:
          from: home
          present: panel
          style: formSheet
      """
    ],
    good: [
      """
      environments: [{ device: ipad-10, orientation: landscape }]
      screens: { panel: { preferredContentSize: [700, 700] } }
      presentations:
        p:
          from: home
          present: panel
          style: formSheet
      """
    ])

  /// Looks at one presentation in one environment.
  func check(_ scene: SceneSubject, in context: RuleContext, into findings: inout Findings) {
    let environment = scene.environment
    guard scene.presentation.writtenStyle == .formSheet, scene.presentation.content == .controller,
      environment.traits.horizontalSizeClass == .regular, environment.traits.verticalSizeClass == .regular,
      let place = scene.sizePlace
    else { return }
    let room = environment.windowBounds.inset(by: environment.safeArea).size
    let width = scene.askedLength(.width) ?? 0
    let height = scene.askedLength(.height) ?? 0
    if width > room.width || height > room.height { findings.add(.cut(place, width, height, room)) }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func cut(_ place: SourcePlace, _ width: Double, _ height: Double, _ room: Size) -> Diagnostic {
    Diagnostic(
      FormSheetTooLarge.facts,
      "a form sheet of \(numberText(width)) x \(numberText(height)) is cut to \(numberText(room.width)) x \(numberText(room.height))",
      at: place, fixes: [DiagnosticFix("ask for a smaller size", .suggestion)])
  }
}
