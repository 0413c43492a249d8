import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A size that comes too late.
struct PopoverContentSizeLate: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-content-size-late", .warning, .popover, .spec,
    "a popover's content size is set by the end of 'viewDidLoad'",
    why: "UIKit reads the size when it lays the popover out; a later one makes it jump, and the centred "
      + "popover of seed 000 aborts",
    sources: ["uikit-presentation 9.2", "s000-124"], .source,
    fix: .suggestion("set it in 'viewDidLoad'"),
    bad: [
      """
      screens: { panel: { code: { when: { preferredContentSize: ▸viewDidAppear◂ } } } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
      """
    ],
    fixed: [
      """
      screens: { panel: { code: { when: { preferredContentSize: viewDidLoad } } } }
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
      screens: { panel: { code: { when: { preferredContentSize: init } } } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
      """
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.isPopover, let when = presentation.screen?.when(.preferredContentSize),
      Self.late.contains(when.value)
    else { return }
    findings.add(.late(when, context))
  }

  /// The moments after `viewDidLoad` that the language knows (language 4.12).
  private static let late = ["viewWillAppear", "viewDidAppear", "afterPresent"]
}

extension Diagnostic {
  /// The finding.
  fileprivate static func late(_ when: Authored<String>, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      PopoverContentSizeLate.facts, "'preferredContentSize' set in '\(when.value)' comes after the popover's layout",
      at: when.place,
      fixes: [
        DiagnosticFix("set it in 'viewDidLoad'", .suggestion, edits: context.replacing(when.place, with: "viewDidLoad"))
      ])
  }
}
