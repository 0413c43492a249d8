import VitrineModel
import VitrineSchema
import VitrineSource

/// A view that is placed twice.
struct LayoutMixedPlacement: ViewRule, ConstraintRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-mixed-placement", .error, .layout, .spec,
    "one of 'frame', 'pin', 'center' and constraints places a view along an axis",
    why: "a frame becomes constraints of its own, which conflict with every other that places the view",
    sources: ["layout 14"], .decision,
    fix: .suggestion("keep one of them"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: Hello, id: hello, frame: [0, 0, 40, 20], pin: ▸superview◂ }
      """,
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints: ▸hello.top = superview.top + 8◂
          view:
            - { label: Hello, id: hello, frame: [0, 0, 40, 20] }
      """,
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: Hello, id: hello, pin: superview }
      """
    ])

  /// Looks at one view.
  func check(_ view: ViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard view.parentKind == .view, let frame = view.entry.field(.frame), view.entry.gives(.frame) else { return }
    for key in [KeyID.pin, .center] where view.entry.gives(key) {
      guard let field = view.entry.field(key), field.value.value != .bool(false) else { continue }
      findings.add(.twice(field.value.place, "'\(key.rawValue)'", frame.value.place))
    }
  }

  /// Looks at one constraint.
  func check(
    _ constraint: LayoutConstraint, of view: ViewSubject, in context: RuleContext, into findings: inout Findings
  ) {
    guard case .id(let id)? = constraint.first.anchor?.item, let index = view.index(of: id) else { return }
    let entry = view.entry(of: index)
    guard let frame = entry.field(.frame), entry.gives(.frame) else { return }
    if case .id(let other)? = constraint.second.anchor?.item, other != id,
      let partner = view.index(of: other), !view.entry(of: partner).gives(.frame)
    {
      // It places the other one.
      return
    }
    findings.add(.twice(constraint.place, "a constraint", frame.value.place))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func twice(_ place: SourcePlace, _ what: String, _ frame: SourcePlace) -> Diagnostic {
    Diagnostic(
      LayoutMixedPlacement.facts, "\(what) cannot place a view that has a 'frame'", at: place,
      labels: [DiagnosticLabel(frame, "the frame places it already")],
      fixes: [DiagnosticFix("keep one of them", .suggestion)])
  }
}
