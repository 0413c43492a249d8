import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Styling a view of UIKit's.
struct PopoverSuperviewStyling: PopoverRule, PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-superview-styling", .advice, .popover, .spec,
    "a popover is styled through a background class, not through its content's superview",
    why: "the view around the content is UIKit's own; its layer changes from version to version, and styling "
      + "it is a guess",
    sources: ["uikit-presentation 9.2", "s000-112", "s000-118", "s000-132"], .source,
    fix: .suggestion("move the styling into the popover's 'background'"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { ▸contentSuperview◂: { cornerRadius: 10 } }
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
          popover: { background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0 } }
      """
    ])

  /// Looks at one popover configuration.
  func check(_ popover: PopoverSubject, in context: RuleContext, into findings: inout Findings) {
    guard popover.entry.gives(.contentSuperview), let place = popover.entry.keyPlace(.contentSuperview) else { return }
    findings.add(.fragile("'contentSuperview'", place))
  }

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard case .entry(let style, _, _) = presentation.style, style.presetName?.hasPrefix("centeredPopover/") == true,
      let words = style.field(.with)
    else { return }
    for (name, place) in Self.names(in: words.value.value) where Self.styling.contains(name) {
      findings.add(.fragile("'\(name)' of the centred popover", place))
      return
    }
  }

  /// The centred popover's words that end on the superview's layer (seed-systems 3; documented by the seed).
  private static let styling = ["borderWidth", "borderColor", "cornerRadius", "maskedCorners"]

  /// The library's words and their places.
  private static func names(in value: Value) -> [(String, SourcePlace)] {
    switch value {
    case .entry(let entry): entry.fields.map { ($0.key.rawValue, $0.keyPlace) }
    case .names(let names): names.map { ($0.name.value, $0.name.place) }
    default: []
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func fragile(_ what: String, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      PopoverSuperviewStyling.facts, "\(what) styles a private view of UIKit's", at: place,
      fixes: [DiagnosticFix("move the styling into the popover's 'background'", .suggestion)])
  }
}
