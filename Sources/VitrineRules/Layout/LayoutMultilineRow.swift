import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A label of many lines in a row, before iOS 15.
struct LayoutMultilineRow: StackRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-multiline-row", .warning, .layout, .spec,
    "below iOS 15 a label of many lines in a row has a width of its own",
    why: "up to iOS 14 a row asks that such a label is half as wide as itself, more strongly than the content "
      + "asks",
    sources: ["layout 14"], .reported,
    iOS: "8.0-14.x",
    fix: .suggestion("give the label a width"),
    bad: [
      """
      target: 14.0
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { hstack: [{ label: Long text, numberOfLines: ▸0◂ }, { button: Go }] }
      """
    ],
    good: [
      """
      target: 15.0
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { hstack: [{ label: Long text, numberOfLines: 0 }, { button: Go }] }
      """
    ])

  /// Looks at one stack.
  func check(_ stack: ViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard stack.versions.begins(before: IOSVersion(15)), stack.isRow(stack.index) else { return }
    for child in stack.arranged where stack.tree.nodes[child.index].kind == .label {
      guard let lines = child.entry[.numberOfLines], lines.value == 0,
        child.entry.dimensions(horizontal: true).isEmpty
      else { continue }
      findings.add(.halved(lines.place))
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func halved(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      LayoutMultilineRow.facts, "below iOS 15 this label gets half of the row's width", at: place,
      fixes: [DiagnosticFix("give the label a width", .suggestion)])
  }
}
