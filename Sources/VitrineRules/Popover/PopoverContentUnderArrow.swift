import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Content that runs under the arrow.
///
/// Up to iOS 12 the content view ended where the arrow begins. Since 13 it lies under the arrow too, and only the safe area
/// tells where the visible part begins. Plain grounds may run there; text and controls must not.
struct PopoverContentUnderArrow: PresentationRule {
  /// What people read about it.
  static let facts = RuleFacts(
    "popover-content-under-arrow", .warning, .popover, .spec,
    "from iOS 13 on a popover's content keeps to the safe area",
    why: "the presented view reaches under the arrow and gets a safe area inset of the arrow's height on that "
      + "side",
    sources: ["uikit-presentation 9.2", "uikit-presentation 5.1", "cases/reports R084", "s003-033"], .reported,
    iOS: "13.0-",
    fix: .safe("pin to 'safeArea'"),
    bad: [
      """
      screens:
        panel:
          view:
            - { label: Hello, id: hello, pin: ▸superview◂ }
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
      screens:
        panel:
          view:
            - { label: Hello, id: hello, pin: safeArea }
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
      screens:
        panel:
          view:
            - { label: Hello, id: hello, pin: safeArea }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
      """,
      """
      target: 12.0...12.4
      screens:
        panel:
          view:
            - { label: Hello, id: hello, pin: superview }
      presentations:
        p:
          from: home
          present: panel
          style: popover
          sourceView: go
      """,
    ])

  /// Looks at one presentation.
  func check(_ presentation: PresentationSubject, in context: RuleContext, into findings: inout Findings) {
    guard presentation.isPopover, presentation.versions.reaches(IOSVersion(13)),
      presentation.popover?.gives(.background) != true, let tree = presentation.presented?.tree, !tree.nodes.isEmpty
    else { return }
    let sides = Set((presentation.popover?.permittedDirections ?? ArrowDirection.allCases))
    for index in tree.children(of: 0) {
      let node = tree.nodes[index]
      guard !isGround(node, isEmpty: tree.children(of: index).isEmpty), let field = node.entry.field(.pin),
        let pin = node.entry[.pin]?.value,
        (pin[.to]?.value ?? "superview") == "superview", reaches(pin, sides)
      else { continue }
      findings.add(.underArrow(field, pin, context))
    }
  }

  /// Whether a view is a ground that may run under the arrow, or moves its content out of the way by itself.
  private func isGround(_ node: ViewNode, isEmpty: Bool) -> Bool {
    switch node.kind {
    case .image, .box, .scroll, .textView: true
    case .view: isEmpty
    default: false
    }
  }

  /// Whether a pin puts the view nearer to a side where the arrow may be than the arrow is high.
  private func reaches(_ pin: Entry, _ sides: Set<ArrowDirection>) -> Bool {
    let keys: [(KeyID, ArrowDirection)] = [(.top, .up), (.bottom, .down), (.leading, .left), (.trailing, .right)]
    let namesEdges = keys.contains { pin.gives($0.0) }
    if !namesEdges {
      guard let edges = pin[.edges]?.value else { return !sides.isEmpty }
      return (sides.contains(.up) && edges.top < Self.arrowHeight)
        || (sides.contains(.down) && edges.bottom < Self.arrowHeight)
        || (sides.contains(.left) && edges.leading < Self.arrowHeight)
        || (sides.contains(.right) && edges.trailing < Self.arrowHeight)
    }
    return keys.contains { key, side in
      guard sides.contains(side), let distance = pin[Key<Dimensions>(key)]?.value.all.first else { return false }
      return distance.amount.points < Self.arrowHeight
    }
  }

  /// Height of the standard arrow in points (uikit-presentation 10.1; reported).
  private static let arrowHeight = 13.0
}

extension Diagnostic {
  /// The finding.
  fileprivate static func underArrow(_ field: Field, _ pin: Entry, _ context: RuleContext) -> Diagnostic {
    let edits: [SourceEdit]
    if let to = pin.field(.to) {
      edits = context.replacing(to.value.place, with: "safeArea")
    } else if let last = pin.fields.last {
      edits = context.adding("to: safeArea", after: last)
    } else {
      edits = context.replacing(field.value.place, with: "safeArea")
    }
    return Diagnostic(
      PopoverContentUnderArrow.facts, "content pinned to the view's edges lies under the arrow from iOS 13 on",
      at: pin.field(.to)?.value.place ?? field.value.place,
      fixes: [DiagnosticFix("pin to 'safeArea'", .safe, edits: edits)])
  }
}
