import VitrineModel
import VitrineSchema

extension LayoutEngine {
  /// Finds heights that no width can change, from the root down, so that an aspect can give a width (facts/layout.md 9).
  mutating func findKnownHeights(root: Double?) {
    guard attributes.contains(where: { $0.aspect != nil }) else { return }
    for index in tree.nodes.indices {
      let parent = tree.nodes[index].parent
      let parentHeight = parent.flatMap { knownHeights[$0] }
      knownHeights[index] =
        (parent == nil ? root : nil) ?? writtenHeight(index, parentHeight)
        ?? parent.flatMap { heightFromParent(index, $0, parentHeight) }
    }
  }

  /// Returns a required height.
  private func writtenHeight(_ index: NodeIndex, _ parentHeight: Double?) -> Double? {
    for dimension in attributes[index].dimensions.vertical
    where dimension.relation == .equal && dimension.priority >= .required {
      if dimension.amount.fraction == 0 { return max(0, dimension.amount.points) }
      if let parentHeight { return max(0, dimension.amount.resolved(in: parentHeight)) }
    }
    return nil
  }

  /// Returns the height that a parent of known height gives a child.
  private func heightFromParent(_ index: NodeIndex, _ parent: NodeIndex, _ parentHeight: Double?) -> Double? {
    guard let parentHeight else { return nil }
    switch owner(of: index, .vertical) {
    case .stack: return heightInStack(index, parent, parentHeight)
    case .scroll: return attributes[parent].scrolls.vertical ? nil : parentHeight
    case .frame:
      guard let frame = attributes[index].frame else { return nil }
      let flexible = attributes[index].flexible
      return Autoresizing(
        position: frame.minY, length: frame.height, before: flexible.contains(.top), itself: flexible.contains(.height),
        after: flexible.contains(.bottom)
      ).resized(from: attributes[parent].bounds?.height ?? parentHeight, to: parentHeight).length
    case .anchors: return heightFromPins(index, parent, parentHeight)
    case .none: return nil
    }
  }

  /// Returns the height of a stack's child that does not depend on its siblings' content.
  private func heightInStack(_ index: NodeIndex, _ parent: NodeIndex, _ parentHeight: Double) -> Double? {
    let stack = attributes[parent]
    let room = parentHeight - stackInsets(parent, .vertical, isPlaced: false).sum
    if stack.stackAxis == .horizontal { return stack.alignment == .fill ? max(0, room) : nil }
    let arranged = arranged(parent)
    if arranged.count == 1 { return max(0, room) }
    guard stack.distribution == .fillEqually, !attributes[index].isHidden else { return nil }
    return max(0, (room - gaps(parent, arranged).reduce(0, +)) / Double(arranged.count))
  }

  /// Returns the height between two fixed edges; guides that depend on the parent's place count for the root alone.
  private func heightFromPins(_ index: NodeIndex, _ parent: NodeIndex, _ parentHeight: Double) -> Double? {
    guard let pin = attributes[index].pin else { return nil }
    func fixed(_ distances: [Dimension]) -> Double? {
      distances.first { $0.relation == .equal && $0.priority >= .required }?.amount.points
    }
    guard let top = fixed(pin.start.vertical), let bottom = fixed(pin.end.vertical) else { return nil }
    let insets = insets(of: pin.guide, in: parent, .vertical, isPlaced: false)
    return max(0, parentHeight - insets.sum - top - bottom)
  }
}
