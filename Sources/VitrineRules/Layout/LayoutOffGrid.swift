import VitrineModel
import VitrineSource

/// A length between two pixels.
struct LayoutOffGrid: LaidOutViewRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-off-grid", .advice, .layout, .resolved,
    "written lengths and places are whole pixels in every environment",
    why: "edges are moved to the next pixel, so a view becomes a pixel larger or smaller than its neighbours",
    sources: ["layout 14", "seed-systems 8 #6"], .measured,
    fix: .suggestion("round it to a whole pixel"),
    bad: [
      """
      environments:
        - { device: [iphone-8], orientation: [portrait] }
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { box: [40, 40], frame: ▸[10.25, 0, 40, 40]◂ }
      """
    ],
    good: [
      """
      environments:
        - { device: [iphone-8], orientation: [portrait] }
      screens:
        panel:
          preferredContentSize: [200, 200]
          view:
            - { box: [40, 40], frame: [10.5, 0, 40, 40] }
      """
    ])

  /// Looks at one view in one environment.
  func check(_ view: LaidOutViewSubject, in context: RuleContext, into findings: inout Findings) {
    let entry = view.entry
    if let frame = entry[.frame] {
      let numbers = [frame.value.minX, frame.value.minY, frame.value.width, frame.value.height]
      if let odd = numbers.first(where: { isOff($0, view) }) { findings.add(.offGrid(frame.place, odd, view)) }
    }
    for isHorizontal in [true, false] {
      for dimension in entry.dimensions(horizontal: isHorizontal)
      where dimension.amount.fraction == 0 && isOff(dimension.amount.points, view) {
        findings.add(.offGrid(dimension.place, dimension.amount.points, view))
      }
    }
  }

  /// Whether a number of points is no whole number of pixels; two decimals of a third count as one.
  private func isOff(_ points: Double, _ view: LaidOutViewSubject) -> Bool {
    let pixels = points * view.environment.scale
    return abs(pixels - pixels.rounded()) > Self.rounding
  }

  /// How far from a whole pixel a number may be, in pixels: thirds are written with two decimals.
  private static let rounding = 0.02
}

extension Diagnostic {
  /// The finding.
  fileprivate static func offGrid(_ place: SourcePlace, _ points: Double, _ view: LaidOutViewSubject) -> Diagnostic {
    let scale = view.environment.scale
    return Diagnostic(
      LayoutOffGrid.facts,
      "\(numberText(points)) points are \(numberText(points * scale)) pixels at \(numberText(scale))x", at: place,
      fixes: [DiagnosticFix("round it to \(numberText((points * scale).rounded() / scale))", .suggestion)])
  }
}
