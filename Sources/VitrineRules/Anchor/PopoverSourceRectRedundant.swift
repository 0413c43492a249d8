import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A rect that repeats the default.
struct PopoverSourceRectRedundant: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-source-rect-redundant", .advice, .anchor, .spec,
    "from iOS 13.2 on the source view's bounds are the default rect",
    why: "left out, the popover also follows the view when its size changes; a written rect is read once",
    sources: ["uikit-presentation 9.1", "s000-012"], .documented,
    iOS: "13.2-",
    fix: .safe("remove 'sourceRect'"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          ▸sourceRect◂: bounds
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
      target: 13.0
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          sourceRect: bounds
      """,
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          sourceRect: [0, 0, 50%, 100%]
      """,
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard !presentation.versions.begins(before: IOSVersion(13, 2)), presentation.entry.anchorKey == .sourceView,
      let view = presentation.entry[.sourceView]?.value, let rect = presentation.entry[.sourceRect]?.value,
      let field = presentation.entry.field(.sourceRect), isBounds(rect, of: view)
    else { return }
    findings.add(.repeated(field, context))
  }

  /// Whether a rect is the whole of a view.
  private func isBounds(_ rect: SourceRect, of view: String) -> Bool {
    switch rect {
    case .bounds(nil): true
    case .bounds(let id?): id == view
    case .rect(let x, let y, let width, let height):
      x == Amount() && y == Amount() && width == Amount(fraction: 1) && height == Amount(fraction: 1)
    case .frame, .null: false
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func repeated(_ field: Field, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      PopoverSourceRectRedundant.facts, "'sourceRect' repeats the default", at: field.keyPlace,
      fixes: [DiagnosticFix("remove 'sourceRect'", .safe, edits: context.removing(field))])
  }
}
