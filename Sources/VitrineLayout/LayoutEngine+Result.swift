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
      for axis in [LayoutAxis.horizontal, .vertical] where ambiguous[axis][index] {
        result.ambiguous.append(AmbiguousAxis(node: index, isHorizontal: axis == .horizontal))
      }
      if attributes[index].kind == .scroll { result.contentSizes.append((index, contentSize(of: index))) }
    }
    result.notModelled = notModelled
    return result
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
    laidOut.children = node.children
    laidOut.isHidden = attributes[index].isHidden
    let horizontal = safeInsets(index, .horizontal)
    let vertical = safeInsets(index, .vertical)
    laidOut.safeAreaInsets = EdgeInsets(
      top: vertical.start, left: horizontal.start, bottom: vertical.end, right: horizontal.end)
    laidOut.approximations = approximations[index].map(Approximation.init)
    if let text = textLines[index] {
      let bytes = Array(attributes[index].text.utf8)
      laidOut.lines = text.lines.map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
      laidOut.isTruncated = text.isTruncated
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
