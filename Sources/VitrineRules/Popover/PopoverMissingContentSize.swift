import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A popover of UIKit's own size.
struct PopoverMissingContentSize: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-missing-content-size", .warning, .popover, .spec,
    "a popover's content says how large it wants to be",
    why: "without a size UIKit makes the popover 320 points wide and as tall as there is room",
    sources: [
      "uikit-presentation 9.2", "uikit-presentation 5.3", "layout 14", "cases/reports R038", "s000-100", "s004-011",
      "s004-030",
    ], .documented,
    fix: .suggestion("write 'preferredContentSize: fit'"),
    bad: [
      """
      screens: { panel: { preferredContentSize: ▸[0, 0]◂ } }
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
      screens: { panel: { preferredContentSize: fit } }
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
      screens: { panel: { preferredContentSize: fit } }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
      """
    ],
    aliases: ["layout-preferred-zero"])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.content == .controller, presentation.writtenStyle == .popover, !hasPreset(presentation),
      let screen = presentation.presented, let entry = presentation.screen
    else { return }
    if case .preset = screen.kind { return }
    if let field = entry.field(.preferredContentSize) {
      guard field.value.value != .invalid, isZero(field.value.value) else { return }
      findings.add(.zero(field.value.place, context))
    } else if !shownChildHasSize(of: screen, in: context), let field = presentation.entry.field(.present) {
      findings.add(.absent(screen, field.value.place))
    }
  }

  /// Whether a library's style gives the size.
  private func hasPreset(_ presentation: PresentationSubject) -> Bool {
    if case .entry(let entry, _, _) = presentation.style { return entry.presetName != nil }
    return false
  }

  /// Whether a size has a side of zero.
  private func isZero(_ value: Value) -> Bool {
    guard case .entry(let size) = value else { return value == .null }
    return [KeyID.width, .height].contains { key in
      switch size.field(key)?.value.value {
      case .number(let points)?: points == 0
      case .amount(let amount)?: amount.points == 0 && amount.fraction == 0
      default: false
      }
    }
  }

  /// Whether the screen that a container shows first has a size, which the container hands on.
  private func shownChildHasSize(of screen: Screen, in context: RuleContext) -> Bool {
    screen.kind.shownChildren.contains { context.screen($0.value)?.entry.gives(.preferredContentSize) == true }
  }
}

extension Diagnostic {
  /// The finding about a size of zero.
  fileprivate static func zero(_ place: SourcePlace, _ context: RuleContext) -> Diagnostic {
    Diagnostic(
      PopoverMissingContentSize.facts, "a side of zero leaves the popover's size to UIKit", at: place,
      fixes: [DiagnosticFix("measure the content", .suggestion, edits: context.replacing(place, with: "fit"))])
  }

  /// The finding about no size.
  fileprivate static func absent(_ screen: Screen, _ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      PopoverMissingContentSize.facts, "'\(screen.name.value)' gives no 'preferredContentSize' for its popover",
      at: place,
      labels: [DiagnosticLabel(screen.name.place, "defined here")],
      fixes: [DiagnosticFix("write 'preferredContentSize: fit' in '\(screen.name.value)'", .suggestion)])
  }
}
