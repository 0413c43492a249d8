import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Lines too long to read.
struct TextReadableWidth: LaidOutViewRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "text-readable-width", .advice, .text, .resolved,
    "body text is no wider than the readable width",
    why: "in long lines the eye loses its place; UIKit has a guide that keeps text readable",
    sources: ["layout 14"], .documented,
    fix: .suggestion("pin it to 'readableContent'"),
    bad: [
      """
      environments:
        - { device: [ipad-10], orientation: [landscape] }
      screens:
        home:
          view:
            - { label: A long paragraph of text, id: ▸go◂, font: body, numberOfLines: 0, pin: safeArea }
      """
    ],
    good: [
      """
      environments:
        - { device: [ipad-10], orientation: [landscape] }
      screens:
        home:
          view:
            - { label: A long paragraph of text, id: go, font: body, numberOfLines: 0, pin: readableContent }
      """
    ],
    aliases: ["layout-readable-width"])

  /// Looks at one view in one environment.
  func check(_ view: LaidOutViewSubject, in context: RuleContext, into findings: inout Findings) {
    let traits = view.context.traits
    guard view.kind == .label || view.kind == .textView, traits.horizontalSizeClass == .regular else { return }
    let entry = view.entry
    if view.kind == .label, (entry[.numberOfLines]?.value ?? 1) == 1 { return }
    if let style = entry[.font]?.value.style, style != "body" { return }
    let widest = LayoutDefaults.readableWidth(at: traits.contentSizeCategory).value
    let width = view.view.frame.width
    if width > widest + Self.rounding { findings.add(.wide(view, width, widest)) }
  }

  /// What may be too much, in points: frames lie on pixels.
  private static let rounding = 0.5
}

extension Diagnostic {
  /// The finding.
  fileprivate static func wide(_ view: LaidOutViewSubject, _ width: Double, _ widest: Double) -> Diagnostic {
    Diagnostic(
      TextReadableWidth.facts,
      "'\(view.view.name)' is \(numberText(width)) points wide, more than the readable \(numberText(widest))",
      at: view.place, fixes: [DiagnosticFix("pin it to 'readableContent'", .suggestion)])
  }
}
