import VitrineModel
import VitrinePlatform
import VitrineSchema

extension LayoutEngine {
  /// Returns the part of the root's safe area that covers a view, physical: left and right, or top and bottom.
  ///
  /// On the way up only the root's place is known, so other views count as clear of it (facts/layout.md 7).
  func safeInsets(_ index: NodeIndex, _ axis: LayoutAxis, isPlaced: Bool = true) -> AxisInsets {
    let root =
      axis == .horizontal
      ? AxisInsets(start: context.safeArea.left, end: context.safeArea.right)
      : AxisInsets(start: context.safeArea.top, end: context.safeArea.bottom)
    if index == 0 { return root }
    guard isPlaced, !ignoresSafeArea[axis][index] else { return .zero }
    // What lies outside the root is covered no more than the root's edge is: otherwise margins would push it further out.
    let start = max(0, origins[axis][index] - origins[axis][0])
    let end = max(0, lengths[axis][0] - (origins[axis][index] - origins[axis][0]) - lengths[axis][index])
    return AxisInsets(start: max(0, root.start - start), end: max(0, root.end - end))
  }

  /// Returns the same from leading to trailing.
  func leadingSafeInsets(_ index: NodeIndex, _ axis: LayoutAxis, isPlaced: Bool = true) -> AxisInsets {
    let insets = safeInsets(index, axis, isPlaced: isPlaced)
    guard axis == .horizontal, isRightToLeft(index) else { return insets }
    return AxisInsets(start: insets.end, end: insets.start)
  }

  /// Returns a view's layout margins without the safe area (facts/layout.md 7).
  func margins(_ index: NodeIndex, _ axis: LayoutAxis) -> AxisInsets {
    var margins = attributes[index].layoutMargins
    if index == 0 {
      let system = context.layoutMargins
      margins =
        margins.map {
          DirectionalInsets(
            top: $0.top, leading: max($0.leading, system.leading), bottom: $0.bottom,
            trailing: max($0.trailing, system.trailing))
        } ?? system
    }
    let found = margins ?? DirectionalInsets(all: LayoutDefaults.viewMargin.value)
    return axis == .horizontal
      ? AxisInsets(start: found.leading, end: found.trailing) : AxisInsets(start: found.top, end: found.bottom)
  }

  /// Returns what a stack keeps free at its ends: its written margins and then also the safe area (facts/layout.md 4).
  func stackInsets(_ index: NodeIndex, _ axis: LayoutAxis, isPlaced: Bool) -> AxisInsets {
    guard attributes[index].layoutMargins != nil else { return .zero }
    return margins(index, axis) + leadingSafeInsets(index, axis, isPlaced: isPlaced)
  }

  /// Returns how far a guide lies inside a view's edges.
  func insets(of guide: PlacementGuide, in index: NodeIndex, _ axis: LayoutAxis, isPlaced: Bool = true) -> AxisInsets {
    switch guide {
    case .superview, .guide(.content): return .zero
    case .guide(.safeArea): return leadingSafeInsets(index, axis, isPlaced: isPlaced)
    case .guide(.layoutMargins):
      return margins(index, axis) + leadingSafeInsets(index, axis, isPlaced: isPlaced)
    case .guide(.readableContent):
      let margins = margins(index, axis) + leadingSafeInsets(index, axis, isPlaced: isPlaced)
      guard axis == .horizontal, isPlaced else { return margins }
      let widest = LayoutDefaults.readableWidth(at: context.traits.contentSizeCategory)
      let surplus = max(0, lengths.horizontal[index] - margins.sum - widest.value) / 2
      return AxisInsets(start: margins.start + surplus, end: margins.end + surplus)
    case .guide(.keyboard): return keyboardInsets(index, axis, isPlaced: isPlaced)
    }
  }

  /// Returns the insets of the room that the keyboard leaves; without a keyboard the safe area ends it, as UIKit's guide does.
  ///
  /// `pin` to the keyboard means this room, so that `bottom: 12` lies above the keyboard (project decision).
  private func keyboardInsets(_ index: NodeIndex, _ axis: LayoutAxis, isPlaced: Bool) -> AxisInsets {
    guard axis == .vertical else { return .zero }
    let safeEnd = safeInsets(index, axis, isPlaced: isPlaced).end
    guard let top = context.keyboardTop, isPlaced else { return AxisInsets(start: 0, end: safeEnd) }
    let bottom = origins.vertical[index] + lengths.vertical[index]
    return AxisInsets(start: 0, end: max(safeEnd, bottom - top))
  }
}
