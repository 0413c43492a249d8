import VitrineLayout
import VitrineModel
import VitrineSchema
import VitrineSource

/// A text or control that something covers.
struct LayoutOutsideSafeArea: LaidOutViewRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "layout-outside-safe-area", .warning, .layout, .resolved,
    "texts and controls lie inside the safe area",
    why: "bars, the sensor housing and the home indicator cover what lies outside, and touches there go elsewhere",
    sources: ["layout 14"], .documented,
    fix: .suggestion("pin it to 'safeArea'"),
    bad: [
      """
      screens:
        home:
          view:
            - { label: Hi, id: ▸go◂, frame: [0, 0, 60, 20] }
      """
    ],
    good: [
      """
      screens:
        home:
          view:
            - { label: Hi, id: go, pin: safeArea }
      """
    ])

  /// Looks at one view in one environment.
  func check(_ view: LaidOutViewSubject, in context: RuleContext, into findings: inout Findings) {
    guard view.kind.showsText || view.kind.isControl, view.kind != .textView else { return }
    let node = view.view
    if node.frame.isEmpty || view.kind == .label && node.lines.allSatisfy(\.isEmpty) { return }
    let insets = node.safeAreaInsets
    let sides = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right),
    ].filter { $0.1 > Self.rounding }
    if let most = sides.max(by: { $0.1 < $1.1 }) { findings.add(.covered(view, most.0, most.1)) }
  }

  /// What may be covered, in points: frames lie on pixels.
  private static let rounding = 0.5
}

extension NodeKind {
  /// Whether it is a control that people touch.
  var isControl: Bool {
    switch self {
    case .button, .textField, .searchBar, .slider, .stepper, .segmentedControl, .switch, .datePicker, .picker: true
    default: false
    }
  }
}

extension Diagnostic {
  /// The finding.
  fileprivate static func covered(_ view: LaidOutViewSubject, _ side: String, _ points: Double) -> Diagnostic {
    Diagnostic(
      LayoutOutsideSafeArea.facts,
      "'\(view.view.name)' lies \(numberText(points)) points outside the safe area at the \(side)", at: view.place,
      fixes: [DiagnosticFix("pin it to 'safeArea'", .suggestion)])
  }
}
