import VitrineModel
import VitrineSource

/// A constraint at the priority of fitting.
struct LayoutPriorityFitting: ConstraintRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-priority-fitting", .advice, .layout, .spec,
    "a written constraint has another priority than 50",
    why: "50 is the priority at which UIKit asks for a fitting size, and UILayoutPriority's documentation "
      + "warns of using it",
    sources: ["layout 14"], .documented,
    fix: .suggestion("use 51 or more"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.top = superview.top @▸fitting◂
          view:
            - { label: Hello, id: hello }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          constraints:
            - hello.top = superview.top @low
          view:
            - { label: Hello, id: hello }
      """
    ])

  /// Looks at one constraint.
  func check(
    _ constraint: LayoutConstraint, of view: ViewSubject, in context: RuleContext, into findings: inout Findings
  ) {
    guard constraint.priority == .fittingSizeLevel else { return }
    findings.add(.fitting(context.priorityPlace(of: constraint)))
  }
}

extension RuleContext {
  /// The written priority of a constraint: the word behind its last `@`, else the whole string.
  func priorityPlace(of constraint: LayoutConstraint) -> SourcePlace {
    let text = Array(files.text(constraint.place).utf8)
    guard let at = text.lastIndex(of: UInt8(ascii: "@")) else { return constraint.place }
    var start = at + 1
    while start < text.count, text[start] == 0x20 { start += 1 }
    var end = start
    while end < text.count, text[end] != 0x20, text[end] != UInt8(ascii: "\""), text[end] != UInt8(ascii: "'") {
      end += 1
    }
    return start < end ? constraint.place.slice(start, end - start) : constraint.place
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func fitting(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      LayoutPriorityFitting.facts, "the priority 50 is UIKit's own for fitting sizes", at: place,
      fixes: [DiagnosticFix("use 51 or more", .suggestion)])
  }
}
