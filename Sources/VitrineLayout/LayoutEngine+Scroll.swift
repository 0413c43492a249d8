import VitrineModel
import VitrineSchema

extension LayoutEngine {
  /// Places the content of a scroll view: across as long as the frame, along it as long as it needs (facts/layout.md 10).
  mutating func placeScrolledContent(of index: NodeIndex, _ axis: LayoutAxis) {
    let node = attributes[index]
    let frame = lengths[axis][index]
    let scrolls = node.scrolls[axis]
    scrollOffsets[axis][index] = scrolls ? scrollOffset(of: index, axis) : 0
    for child in tree.children(of: index) {
      guard scrolls else {
        place(child, axis: axis, at: 0, length: frame)
        checkRequirements(of: child, axis, in: frame)
        continue
      }
      ignoresSafeArea[axis][child] = true
      let cost = cost(of: child, axis, in: frame)
      ambiguous[axis][child] = cost.isLoose && cost.natural == 0
      let position = axis == .horizontal && isRightToLeft(index) ? frame - cost.natural : 0
      place(child, axis: axis, at: position, length: cost.natural)
    }
  }

  /// The size of what a scroll view shows, content insets not included.
  func contentSize(of index: NodeIndex) -> Size {
    guard let child = tree.children(of: index).first else { return .zero }
    return Size(lengths.horizontal[child], lengths.vertical[child])
  }

  /// Returns the written scroll position, or the one at rest: content begins behind the insets and the covered safe area.
  func scrollOffset(of index: NodeIndex, _ axis: LayoutAxis) -> Double {
    let node = attributes[index]
    if let written = node.contentOffset { return axis == .horizontal ? written.x : written.y }
    let inset = axis == .horizontal ? node.contentInset.left : node.contentInset.top
    return -(inset + safeInsets(index, axis).start)
  }
}
