public import VitrineCompilation
import VitrineLayout
public import VitrineModel
import VitrinePlatform
public import VitrinePresentation
import VitrineSchema
import VitrineSource

/// One presentation in one environment, its references followed.
public struct SceneSubject: Sendable {
  /// The presentation as it is authored for this environment.
  public let presentation: PresentationSubject
  /// The environment.
  public let environment: SpecEnvironment
  /// Where everything is, and what moves.
  public let scene: CompiledScene
  /// The presentation underneath, in the same environment.
  public let below: ResolvedPresentation?

  /// Where everything is.
  public var resolved: ResolvedPresentation { scene.resolved }
}

extension SceneSubject {
  /// The smallest text that names the anchor.
  var anchorPlace: SourcePlace? {
    let entry = presentation.entry.anchorKey == nil ? presentation.entry.lateAnchor : presentation.entry
    guard let entry, let key = entry.anchorKey else { return nil }
    return entry.field(key)?.value.place
  }

  /// The frame of the source view in the window; nil for bar items and for views that were not laid out.
  var sourceFrame: Rect? {
    guard let id = presentation.entry[.sourceView]?.value else { return nil }
    let tree = resolved.presenter.tree
    if id == "presenter" { return tree.nodes.first?.windowFrame }
    return tree.index(of: id).map { tree.nodes[$0].windowFrame }
  }

  /// The written source rect in numbers of its view; nil when it is no rect of four amounts.
  func sourceRect(in size: Size) -> Rect? {
    guard case .rect(let x, let y, let width, let height)? = presentation.entry[.sourceRect]?.value else { return nil }
    return Rect(
      x.resolved(in: size.width), y.resolved(in: size.height), width.resolved(in: size.width),
      height.resolved(in: size.height))
  }

  /// Whether a rect has the numbers of the source view's own frame, away from its superview's corner.
  func isOwnFrame(_ rect: Rect) -> Bool {
    guard let id = presentation.entry[.sourceView]?.value, let index = resolved.presenter.tree.index(of: id) else {
      return false
    }
    let frame = resolved.presenter.tree.nodes[index].frame
    return frame == rect && frame.origin != .zero
  }

  /// Whether the anchor lies outside the window.
  var isAnchorOutside: Bool {
    guard let anchor = resolved.popover?.anchor else { return false }
    return !anchor.touches(environment.windowBounds)
  }

  /// The background's entry; nil for the standard chrome and for presets.
  var background: Entry? {
    guard case .entry(let entry)? = presentation.popover?[.background]?.value, entry.presetName == nil else {
      return nil
    }
    return entry
  }

  /// Whether an arrow is drawn.
  var drawsArrow: Bool {
    if isCentredPreset { return false }
    guard let background else { return true }
    return (background[.arrowHeight]?.value ?? 0) > 0
  }

  /// Whether the style is seed 000's centred popover.
  var isCentredPreset: Bool {
    guard case .entry(let style, _, _) = presentation.style else { return false }
    return style.presetName?.hasPrefix("centeredPopover/") == true
  }

  /// The height under `with: { size: … }` of a preset.
  var presetHeight: Double? {
    guard case .entry(let style, _, _) = presentation.style, let words = style.field(.with)?.value.value else {
      return nil
    }
    let size: Value?
    switch words {
    case .entry(let entry): size = entry.field(.size)?.value.value
    case .names(let names): size = names.first { $0.name.value == KeyID.size.rawValue }?.value.value
    default: size = nil
    }
    switch size {
    case .size(let size)?: return size.height
    case .point(let point)?: return point.y
    case .list(let items)?:
      guard items.count == 2, case .number(let height) = items[1].value else { return nil }
      return height
    default: return nil
    }
  }

  /// The popover with the keyboard up: at once, or after a `keyboardShow` step.
  var popoverWithKeyboard: PopoverLayout? {
    if environment.keyboardHeight != nil { return resolved.popover }
    return resolved.steps.last { $0.after == "keyboardShow" }?.popover
  }

  /// Whether the content takes text.
  func hasTextInput(_ context: RuleContext) -> Bool {
    guard let presented = presentation.presented else { return false }
    return context.visibleScreens(with: presented).contains { screen in
      (screen.tree?.nodes ?? []).contains { $0.kind.isTextInput }
    }
  }

  /// Whether a popover is on screen: the style, or an action sheet or activity in regular classes.
  func isShownAsPopover(_ resolved: ResolvedPresentation) -> Bool {
    resolved.style.resolved == .popover || resolved.popover != nil
  }

  /// The smallest text that says the content's size.
  var sizePlace: SourcePlace? { presentation.screen?.field(.preferredContentSize)?.value.place }

  /// Whether a side of the content's size is given and not zero.
  func asksForSize(_ side: KeyID) -> Bool {
    guard let size = presentation.screen?[.preferredContentSize]?.value else { return false }
    switch size.field(side)?.value.value {
    case .number(let points)?: return points > 0
    case nil, .null?, .invalid?: return size.presetName != nil
    default: return true
    }
  }

  /// A side of the content's size in points; nil when it is measured or not given.
  func askedLength(_ side: KeyID) -> Double? {
    guard let size = presentation.screen?[.preferredContentSize]?.value else { return nil }
    switch size.field(side)?.value.value {
    case .number(let points)?: return points
    case .amount(let amount)?:
      return amount.resolved(in: side == .width ? environment.windowSize.width : environment.windowSize.height)
    default: return nil
    }
  }
}

extension Rect {
  /// Whether both share a point; a rect without extent touches where it lies.
  func touches(_ other: Rect) -> Bool {
    if isEmpty || other.isEmpty {
      return minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
    return intersectsInterior(of: other)
  }
}

/// Returns an amount as the language writes it.
func amountText(_ amount: Amount) -> String {
  guard amount.fraction != 0 else { return numberText(amount.points) }
  let share = "\(numberText(amount.fraction * 100))%"
  if amount.points == 0 { return share }
  return "\(share) \(amount.points < 0 ? "-" : "+") \(numberText(abs(amount.points)))"
}
