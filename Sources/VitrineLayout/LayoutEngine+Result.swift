import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

extension LayoutEngine {
  /// Returns the laid-out tree: names, frames on pixels, and what is uncertain about them.
  func result(screen: String) -> LaidOutTree {
    var result = LaidOutTree()
    result.nodes.reserveCapacity(tree.nodes.count)
    for index in tree.nodes.indices {
      result.nodes.append(laidOut(index, name: name(of: index, in: result), in: result, screen: screen))
      for axis in [LayoutAxis.horizontal, .vertical] where ambiguous[axis][index] && !isOut[index] {
        result.ambiguous.append(AmbiguousAxis(node: index, isHorizontal: axis == .horizontal))
      }
      if attributes[index].kind == .scroll { result.contentSizes.append((index, contentSize(of: index))) }
    }
    result.notModelled = notModelled
    result.conflicts = conflicts
    result.wishes = wishes
    result.roots = [LaidOutRoot(node: 0, screen: screen, context: context)]
    for index in tree.nodes.indices where !attributes[index].barItems.isEmpty { addBarItems(of: index, to: &result) }
    return result
  }

  /// Adds the items of a bar of one's own as nodes behind all authored ones.
  private func addBarItems(of bar: NodeIndex, to result: inout LaidOutTree) {
    let outer = result.nodes[bar]
    let row = BarItemRow(
      frame: outer.exactWindowFrame, rowHeight: lengths.vertical[bar], insets: .zero,
      isRightToLeft: isRightToLeft(bar))
    for (number, item) in row.spread(attributes[bar].barItems.map { BarItem($0) }).enumerated() where !item.item.isSpace
    {
      let window = Pixels(scale: context.scale).snapped(item.frame)
      var node = LaidOutNode(
        node: nil, screen: outer.screen, name: item.item.id ?? "\(outer.name).item.\(number)", kind: "barButtonItem",
        frame: window.offset(by: Point(-outer.windowFrame.minX, -outer.windowFrame.minY)), windowFrame: window,
        exactWindowFrame: item.frame, parent: bar, origin: .place(item.item.place))
      node.approximations = [Approximation(BarItemRow.approximation)]
      if let title = item.item.title { node.lines = [title] }
      result.nodes[bar].children.append(result.nodes.count)
      result.nodes.append(node)
    }
  }

  /// Returns one node; its parent is already in the result.
  private func laidOut(_ index: NodeIndex, name: String, in result: LaidOutTree, screen: String) -> LaidOutNode {
    let node = tree.nodes[index]
    let exact = Rect(
      origins.horizontal[index], origins.vertical[index], lengths.horizontal[index], lengths.vertical[index])
    let window = Pixels(scale: context.scale).snapped(exact)
    var frame = window
    if let parent = node.parent {
      let outer = result.nodes[parent].windowFrame.origin
      let scale = context.scale ?? 0
      frame.origin = Point(
        window.minX - outer.x + PixelGrid.roundToPixel(scrollOffsets.horizontal[parent], scale: scale),
        window.minY - outer.y + PixelGrid.roundToPixel(scrollOffsets.vertical[parent], scale: scale))
    }
    var laidOut = LaidOutNode(
      node: index, screen: screen, name: name, kind: node.kind.rawValue, frame: frame, windowFrame: window,
      exactWindowFrame: exact, parent: node.parent, origin: .place(attributes[index].place))
    laidOut.children = Array(tree.children(of: index))
    laidOut.isHidden = attributes[index].isHidden
    let horizontal = safeInsets(index, .horizontal)
    let vertical = safeInsets(index, .vertical)
    laidOut.safeAreaInsets = EdgeInsets(
      top: vertical.start, left: horizontal.start, bottom: vertical.end, right: horizontal.end)
    laidOut.approximations = approximations[index].map(Approximation.init)
    if let text = textLines[index] {
      let needed = measure.textHeight(text, of: attributes[index])
      let isTooLow = lengths.vertical[index] < needed - PixelGrid.tolerance
      let shown =
        isTooLow
        ? measure.fittingLines(
          attributes[index], width: lengths.horizontal[index], height: lengths.vertical[index]) : text
      laidOut.lines = shown.shown(of: attributes[index].text)
      laidOut.isTruncated = text.isTruncated || isTooLow
    } else if !attributes[index].titles.isEmpty {
      laidOut.lines = attributes[index].titles
    } else if !attributes[index].text.isEmpty {
      laidOut.lines = [attributes[index].text]
    }
    return laidOut
  }

  /// Returns the name that ``ViewTree/name(of:)`` gives, built on the parent's.
  private func name(of index: NodeIndex, in result: LaidOutTree) -> String {
    let node = tree.nodes[index]
    if let id = node.id?.value { return id }
    guard let parent = node.parent else { return "root" }
    let isBelowPlainRoot = tree.nodes[parent].parent == nil && tree.nodes[parent].id == nil
    let prefix = isBelowPlainRoot ? "" : result.nodes[parent].name + "."
    return "\(prefix)\(node.kind.rawValue).\(ordinals[index])"
  }
}

/// Rounding of frames to pixels.
struct Pixels {
  /// Pixels per point; nil keeps frames as they are.
  let scale: Double?

  /// Returns a window frame with each edge on the nearest pixel, halves up; lengths are differences of edges (facts/layout.md 2).
  func snapped(_ rect: Rect) -> Rect {
    guard let scale else { return rect }
    let x = PixelGrid.roundToPixel(rect.minX, scale: scale)
    let y = PixelGrid.roundToPixel(rect.minY, scale: scale)
    return Rect(
      x, y, PixelGrid.roundToPixel(rect.maxX, scale: scale) - x, PixelGrid.roundToPixel(rect.maxY, scale: scale) - y)
  }
}
