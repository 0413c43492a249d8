import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// An arrow that cannot move.
struct BackgroundAccessorsConstant: BackgroundRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-accessors-constant", .warning, .background, .spec,
    "a background that draws an arrow stores its direction and offset",
    why: "UIKit tells the class where the arrow belongs by setting both; constant accessors drop that, and the "
      + "arrow stays put",
    sources: ["seed-systems 3", "s000-141", "s000-142"], .documented,
    fix: .suggestion("store the values"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, code: { accessors: ▸constant◂ } }
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
          popover:
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0, code: { accessors: stored } }
      """
    ],
    good: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                background: { arrowBase: 0, arrowHeight: 0, contentViewInsets: 0, code: { accessors: constant } }
      """
    ])

  /// Looks at one background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings) {
    guard background.drawsArrow, let accessors = background.entry[.code]?.value[.accessors],
      accessors.value == "constant"
    else { return }
    findings.add(.stuck(accessors.place, context))
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func stuck(_ place: SourcePlace, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      BackgroundAccessorsConstant.facts, "constant accessors leave the arrow where it is", at: place,
      fixes: [DiagnosticFix("store the values", .suggestion, edits: context.replacing(place, with: "stored"))])
  }
}
