import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A height that large text does not fit in.
struct TextFixedHeight: LaidOutViewRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "text-fixed-height", .warning, .text, .resolved,
    "a text that grows with the user's text size has room to grow",
    why: "at the largest size the text is higher than this height, and the rest is cut off",
    sources: ["layout 14"], .documented,
    fix: .suggestion("use '>=' with the number"),
    bad: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: Hello, id: hello, font: body, height: ▸24◂ }
      """
    ],
    good: [
      """
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { label: Hello, id: hello, font: body, height: ">= 24" }
      """
    ],
    aliases: ["layout-fixed-text-height"])

  /// Looks at one view in one environment.
  func check(_ view: LaidOutViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard view.kind == .label, let text = view.tree.nodes[view.index].text?.value, !text.isEmpty else { return }
    let entry = view.entry
    guard let font = entry[.font]?.value, font.style != nil || font.scaledFor != nil,
      let height = entry.dimensions(horizontal: false).first(where: {
        $0.priority >= .required && $0.relation != .greaterThanOrEqual && $0.amount.fraction == 0
      })
    else { return }
    var traits = view.context.traits
    traits.contentSizeCategory = .ax5
    let largest = TextFont(font, for: .label, isConfigured: false, traits: traits, files: context.spec.fontFiles)
    let limit = entry[.numberOfLines].map { Int(min(max(0, $0.value), 1_000)) } ?? 1
    let lines = TextLines(text, font: largest, width: view.view.frame.width, limit: limit)
    let needed = TextMeasurer.height(lineCount: lines.lines.count, font: largest, scale: view.environment.scale)
    if needed > height.amount.points + Self.rounding { findings.add(.low(height, needed)) }
  }

  /// What may be missing, in points: heights are rounded to pixels.
  private static let rounding = 0.5
}

extension Diagnostic {
  /// The finding.
  fileprivate static func low(_ height: Dimension, _ needed: Double) -> Diagnostic {
    Diagnostic(
      TextFixedHeight.facts,
      "at the largest text size this text needs \(numberText(needed)) points of height, not "
        + numberText(height.amount.points), at: height.place,
      fixes: [DiagnosticFix("use '>= \(numberText(height.amount.points))'", .suggestion)])
  }
}
