import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

extension PresentationScene {
  /// Puts a screen where a custom style says (design/language.md 4.7), frames unrounded.
  mutating func standCustom(_ screen: Screen, in container: Rect) {
    if let preset = plan.preset {
      standPreset(preset, screen: screen)
      return
    }
    let style = plan.entry
    let frame = keyboardFrame(customFrame(screen, in: container), style: style)
    let insets = WindowInsets.insets(
      of: frame, window: window, safeArea: WindowInsets(moment.environment, covering: screen, spec: spec).safeArea)
    result.presented = presented(screen, frame: frame, safeArea: insets, layer: layer(style))
    result.dimming = dimming(style?[.dimming]?.value, container: container)
  }

  /// Returns the frame before the keyboard counts.
  mutating func customFrame(_ screen: Screen, in container: Rect) -> Rect {
    if let frozen = moment.frozenFrame { return frozen }
    let reference = reference(in: container)
    let style = plan.entry
    let size = customSize(style?[.styleSize]?.value, screen: screen, in: reference)
    return PositionSolver.frame(
      style?[.position]?.value ?? .edge("center", inset: 0), size: size, in: reference,
      isRightToLeft: moment.environment.isRightToLeft)
  }

  /// Returns the rectangle that size and position refer to.
  private mutating func reference(in container: Rect) -> Rect {
    var base = container
    if let measured = measuredBase { base = Rect(origin: container.origin, size: measured) }
    switch plan.entry?[.within]?.value {
    case nil, "container"?: return base
    case "safeArea"?:
      return base.inset(by: WindowInsets(moment.environment, covering: presented, spec: spec).safeArea)
    case let id?:
      if let index = presenter.tree.index(of: id) { return presenter.tree.nodes[index].windowFrame }
      notModelled(
        "'within: \(id)'", reason: "the presenter shows no view with this id, so the container stands in",
        place: plan.entry?.field(.within)?.value.place)
      return base
    }
  }

  /// Returns the size that a style's `size` describes.
  private mutating func customSize(_ written: Entry?, screen: Screen, in reference: Rect) -> Size {
    let width = written?.field(.width)?.value.value
    let height = written?.field(.height)?.value.value
    let fitsWidth = width == .word("fit")
    let fitsHeight = height == .word("fit")
    let givenWidth = fitsWidth ? nil : Self.length(width, side: reference.width)
    let givenHeight = fitsHeight ? nil : Self.length(height, side: reference.height)
    guard fitsWidth || fitsHeight else { return Size(givenWidth ?? 0, givenHeight ?? 0) }
    return fitted(screen, width: givenWidth, height: givenHeight, maximum: reference.size)
  }

  /// Returns a side of a style's size; the whole reference when nothing is written.
  private static func length(_ value: Value?, side: Double) -> Double {
    switch value {
    case .dimensions(let list)?: DimensionSolver.length(list, side: side, preferred: side)
    case .amount(let amount)?: amount.resolved(in: side)
    case .number(let number)?: number
    default: side
    }
  }

  /// Returns a frame moved or shortened for the keyboard, as the style says.
  private func keyboardFrame(_ frame: Rect, style: Entry?) -> Rect {
    guard let top = moment.keyboardTop, let behaviour = style?[.keyboard]?.value,
      let mode = behaviour[.mode]?.value.word
    else { return frame }
    return KeyboardAvoidance.frame(
      frame, mode: mode, margin: behaviour[.margin]?.value ?? KeyboardAvoidance.standardMargin, keyboardTop: top,
      safeTop: moment.environment.safeArea.top)
  }

  /// Puts a screen on in one of seed 001's other ways: the place is computed, the calls are not.
  mutating func standWithStrategy(_ kind: String, strategy: Entry, screen: Screen) {
    notModelled(
      "the strategy '\(kind)'", reason: "only the place is computed, none of its calls and none of its effects on bars",
      place: strategy.place)
    result.style = StyleOutcome(
      asked: plan.asked, resolved: .custom, why: "no presentation, but \(kind)", origin: .place(strategy.place))
    result.presenter.isRemoved = false
    var container = window
    if kind != "window" {
      let name = strategy[.into]?.value ?? "root"
      let index =
        name == "root"
        ? presenter.tree.nodes.firstIndex { $0.screen == presenter.from && $0.node == 0 }
        : presenter.tree.index(of: name)
      if let index { container = presenter.tree.nodes[index].windowFrame }
    }
    guard plan.style == .custom || plan.style == .automatic || plan.style == .fullScreen else { return }
    standCustom(screen, in: container)
  }
}
