import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// The arrow's height, counted twice.
struct BackgroundCountsArrowTwice: BackgroundRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-counts-arrow-twice", .warning, .background, .spec,
    "'contentViewInsets' do not include the arrow",
    why: "UIKit adds 'arrowHeight' on the arrow's side by itself; insets that hold it too leave a gap of that "
      + "height",
    sources: ["uikit-presentation 9.3", "s000-090"], .source,
    fix: .suggestion("subtract 'arrowHeight' on that side"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                permittedArrowDirections: [up]
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: ▸[14, 4, 4, 4]◂ }
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
                permittedArrowDirections: [up]
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 4 }
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
                permittedArrowDirections: [up]
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 4 }
      """,
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover:
                background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 12 }
      """,
    ],
    aliases: ["popover-background-double-counts-arrow"])

  /// Looks at one background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings) {
    guard let height = background.entry[.arrowHeight], height.value > 0,
      let insets = background.entry[.contentViewInsets]
    else { return }
    let permitted = background.popover.entry.permittedDirections
    var high: [ArrowDirection] = []
    var low = -Double.infinity
    for side in ArrowDirection.allCases {
      let inset = insets.value.inset(at: side)
      if permitted.contains(side), inset >= height.value { high.append(side) } else { low = max(low, inset) }
    }
    guard !high.isEmpty, high.allSatisfy({ insets.value.inset(at: $0) > low }), low > -Double.infinity else { return }
    var better = insets.value
    for side in high { better.setInset(better.inset(at: side) - height.value, at: side) }
    findings.add(.twice(insets.place, height, better, context))
  }
}

extension EdgeInsets {
  /// The inset on the side on which an arrow of a direction sits.
  func inset(at direction: ArrowDirection) -> Double {
    switch direction {
    case .up: top
    case .down: bottom
    case .left: left
    case .right: right
    }
  }

  /// Sets the inset on the side on which an arrow of a direction sits.
  mutating func setInset(_ inset: Double, at direction: ArrowDirection) {
    switch direction {
    case .up: top = inset
    case .down: bottom = inset
    case .left: left = inset
    case .right: right = inset
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func twice(
    _ place: SourcePlace, _ height: Authored<Double>, _ better: EdgeInsets, _ context: RuleContext
  ) -> Diagnostic {
    Diagnostic(
      BackgroundCountsArrowTwice.facts, "the insets seem to hold the arrow's height, which UIKit adds itself",
      at: place,
      labels: [DiagnosticLabel(height.place, "added on the arrow's side")],
      fixes: [
        DiagnosticFix(
          "subtract 'arrowHeight' on that side", .suggestion, edits: context.replacing(place, with: insetText(better)))
      ])
  }
}
