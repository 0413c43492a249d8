import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A style on a screen that is not presented itself.
struct StyleOnChild: ScreenRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "style-on-child", .warning, .style, .spec,
    "the style of a presented container is written on the container",
    why: "UIKit presents the navigation, tab bar or split view controller and reads its properties; those of "
      + "its children are ignored",
    sources: ["cases/reports R032"], .reported,
    fix: .safe("move it to the container"),
    bad: [
      """
      screens:
        form: { view: [], ▸modalPresentationStyle◂: fullScreen }
        stack: { navigation: form }
      presentations: { p: { from: home, present: stack } }
      """
    ],
    fixed: [
      """
      screens:
        form: { view: [] }
        stack: { navigation: form, modalPresentationStyle: fullScreen }
      presentations: { p: { from: home, present: stack } }
      """
    ],
    good: [
      """
      screens:
        form: { view: [] }
        stack: { navigation: form, modalPresentationStyle: fullScreen }
      presentations: { p: { from: home, present: stack } }
      """
    ])

  /// Looks at one screen.
  func check(_ screen: ScreenSubject, in context: RuleContext, into findings: inout Findings) {
    guard let container = context.container(of: screen.screen) else { return }
    for key in [KeyID.modalPresentationStyle, .modalTransitionStyle, .isModalInPresentation]
    where screen.entry.gives(key) {
      guard let field = screen.entry.field(key) else { continue }
      findings.add(.onChild(field, container, context))
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func onChild(_ field: Field, _ container: Screen, _ context: RuleContext) -> Diagnostic {
    var edits = context.removing(field)
    let kind = [KeyID.navigation, .tabs, .split].lazy.compactMap { container.entry.field($0) }.first
    if !container.entry.gives(field.key), !edits.isEmpty {
      let value = context.files.text(field.value.place)
      let added = context.adding("\(field.key.rawValue): \(value)", after: kind ?? container.entry.fields.last)
      edits = added.isEmpty ? [] : edits + added
    }
    return Diagnostic(
      StyleOnChild.facts,
      "'\(field.key.rawValue)' is read from the container '\(container.name.value)', not from its children",
      at: field.keyPlace, labels: [DiagnosticLabel(container.name.place, "this is what is presented")],
      fixes: [DiagnosticFix("move it to '\(container.name.value)'", .safe, edits: edits)])
  }
}
