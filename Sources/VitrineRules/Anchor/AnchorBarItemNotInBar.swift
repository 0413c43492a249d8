import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// An anchor that is called a bar item and is none.
///
/// Buttons inside a view, and items of a bar that the screen draws itself, have no place that UIKit can ask a bar for.
struct AnchorBarItemNotInBar: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "anchor-bar-item-not-in-bar", .error, .anchor, .spec,
    "'barButtonItem' names an item of the presenter's navigation item or toolbar",
    why: "UIKit finds a bar item's place through the navigation bar or toolbar of a controller; for anything "
      + "else there is no frame to point at",
    sources: ["uikit-presentation 5.6", "cases/reports R017", "s000-013", "s004-013"], .documented,
    fix: .suggestion("use 'sourceView'"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          barButtonItem: ▸go◂
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
      """
    ],
    good: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          barButtonItem: more
      """
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard let field = presentation.entry.field(.barButtonItem), let id = presentation.entry[.barButtonItem],
      let presenter = presentation.presenter
    else { return }
    switch context.element(id.value, in: context.visibleScreens(with: presenter)) {
    case .barItem: return
    case .view:
      findings.add(.noBarItem(id, "a view", fixes: [useSourceView(field, in: context)]))
    case .ownBarItem:
      findings.add(.noBarItem(id, "an item of a bar that the screen draws itself", fixes: []))
    case nil:
      guard let other = context.screen(defining: id.value) else { return }
      findings.add(.noBarItem(id, "defined in '\(other.name.value)'", fixes: []))
    }
  }

  /// Renames the key.
  private func useSourceView(_ field: Field, in context: RuleContext) -> DiagnosticFix {
    DiagnosticFix(
      "use 'sourceView'", .suggestion, edits: context.replacing(field.keyPlace, with: KeyID.sourceView.rawValue))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func noBarItem(_ id: Authored<String>, _ what: String, fixes: [DiagnosticFix]) -> Diagnostic {
    Diagnostic(
      AnchorBarItemNotInBar.facts,
      "'barButtonItem' needs an item of the presenter's bars, and '\(id.value)' is \(what)", at: id.place, fixes: fixes)
  }
}
