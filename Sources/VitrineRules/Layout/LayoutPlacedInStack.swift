import VitrineModel
import VitrineSchema
import VitrineSource

/// A child of a stack that places itself.
struct LayoutPlacedInStack: ViewRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-placed-in-stack", .error, .layout, .spec,
    "a stack places its children",
    why: "the constraints that a stack makes hold every child, so 'frame', 'pin' and 'center' conflict with them",
    sources: ["layout 14"], .documented,
    fix: .safe("remove what places the child"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { vstack: [{ label: A, ▸center◂: true }] }
      """
    ],
    fixed: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { vstack: [{ label: A }] }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { vstack: [{ label: A }], center: true }
      """
    ])

  /// Looks at one view.
  func check(_ view: ViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard view.parentKind?.isStack == true else { return }
    var fields: [Field] = []
    for key in [KeyID.frame, .pin, .center] {
      if let field = view.entry.field(key), view.entry.gives(key), field.value.value != .bool(false) {
        fields.append(field)
      }
    }
    fields.sort { $0.keyPlace < $1.keyPlace }
    if let first = fields.first { findings.add(.placed(first, fields, context)) }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func placed(_ first: Field, _ fields: [Field], _ context: RuleContext) -> Diagnostic {
    let names = fields.map { "'\($0.key.rawValue)'" }.joined(separator: " and ")
    return Diagnostic(
      LayoutPlacedInStack.facts, "\(names) cannot place a child of a stack", at: first.keyPlace,
      fixes: [DiagnosticFix("remove \(names)", .safe, edits: context.removing(fields))])
  }
}
