import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A class without its measures.
struct BackgroundMetricMissing: BackgroundRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "background-metric-missing", .error, .background, .spec,
    "a background gives 'arrowBase', 'arrowHeight' and 'contentViewInsets'",
    why: "UIKit asks the class for all three before it shows the popover, and a class that does not answer "
      + "raises",
    sources: [
      "uikit-presentation 9.3", "uikit-presentation 1.4", "uikit-presentation 1.7", "seed-systems 8 #30",
      "cases/reports R080", "s000-087", "s000-137", "s003-022", "s003-024",
    ], .documented,
    fix: .suggestion("use an arrow of 20 by 10 and insets of 0"),
    bad: [
      """
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
          popover: { ▸background◂: { arrowBase: 20, arrowHeight: 10 } }
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
          popover: { background: { arrowBase: 20, arrowHeight: 10, contentViewInsets: 0 } }
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
    ],
    aliases: [
      "popover-background-missing-arrow-base", "popover-background-missing-arrow-height",
      "popover-background-missing-insets",
    ])

  /// Looks at one background.
  func check(_ background: BackgroundSubject, in context: RuleContext, into findings: inout Findings) {
    // The seed's own class runs without 'arrowBase' (design/decisions.md).
    guard background.entry.presetName == nil else { return }
    let missing = Self.metrics.filter { background.entry.field($0.key)?.value.value ?? .null == .null }
    if !missing.isEmpty {
      findings.add(.without(missing, background.field.keyPlace, background, context))
      return
    }
    guard let list = background.entry[.code]?.value[.implements] else { return }
    let unwritten = Self.metrics.filter { !list.value.values.contains($0.key.rawValue) }
    if !unwritten.isEmpty { findings.add(.without(unwritten, list.place, background, context)) }
  }

  /// The three class methods, each with a value that works (facts/rules.json).
  fileprivate static let metrics: [(key: KeyID, usual: String)] = [
    (.arrowBase, "20"), (.arrowHeight, "10"), (.contentViewInsets, "0"),
  ]
}

extension Diagnostic {
  /// The finding: an error once a presentation uses the class.
  fileprivate static func without(
    _ missing: [(key: KeyID, usual: String)], _ place: SourcePlace, _ background: BackgroundSubject,
    _ context: RuleContext
  ) -> Diagnostic {
    let names = missing.map { "'\($0.key.rawValue)'" }.joined(separator: ", ")
    let text = missing.map { "\($0.key.rawValue): \($0.usual)" }.joined(separator: ", ")
    let edits: [SourceEdit]
    if place == background.field.keyPlace {
      edits = missing.count == 1 ? context.adding(text, after: background.entry.fields.last) : []
    } else {
      edits = context.appending(missing.map(\.key.rawValue), toList: place)
    }
    return Diagnostic(
      BackgroundMetricMissing.facts, "a background needs \(names)", at: place,
      severity: background.isUsed ? .error : .warning,
      fixes: [DiagnosticFix("add '\(text)'", .suggestion, edits: edits)])
  }
}
