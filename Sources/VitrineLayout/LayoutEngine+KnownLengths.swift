import VitrineModel
import VitrineSchema

extension LayoutEngine {
  /// Finds lengths that no content can change, from the root down: a known height gives the width of a view with an aspect,
  /// and a known width its height (facts/layout.md 9).
  mutating func findKnownLengths(width: Double?, height: Double?) {
    guard attributes.contains(where: { $0.aspect != nil }) else { return }
    for index in tree.nodes.indices {
      for axis in [LayoutAxis.horizontal, .vertical] {
        let parent = tree.nodes[index].parent
        let parentLength = parent.flatMap { known[axis][$0] }
        let given = axis == .horizontal ? width : height
        known[axis][index] =
          (parent == nil ? given : nil) ?? writtenLength(index, axis, in: parentLength)
          ?? parent.flatMap { lengthFromParent(index, $0, axis, parentLength) }
      }
      guard let aspect = attributes[index].aspect else { continue }
      switch (known.horizontal[index], known.vertical[index]) {
      case (let width?, nil): known.vertical[index] = width / aspect
      case (nil, let height?): known.horizontal[index] = height * aspect
      // What one side asks then weighs on the other, all the way up.
      case (nil, nil): needsSolver = true
      default: break
      }
    }
  }

  /// Returns a required length.
  private func writtenLength(_ index: NodeIndex, _ axis: LayoutAxis, in parentLength: Double?) -> Double? {
    for dimension in attributes[index].dimensions[axis]
    where dimension.relation == .equal && dimension.priority >= .required {
      if dimension.amount.fraction == 0 { return max(0, dimension.amount.points) }
      if let parentLength { return max(0, dimension.amount.resolved(in: parentLength)) }
    }
    return nil
  }

  /// Returns the length that a parent of known length gives a child.
  private func lengthFromParent(
    _ index: NodeIndex, _ parent: NodeIndex, _ axis: LayoutAxis, _ parentLength: Double?
  ) -> Double? {
    guard let parentLength else { return nil }
    switch owner(of: index, axis) {
    case .stack: return lengthInStack(index, parent, axis, parentLength)
    case .scroll: return attributes[parent].scrolls[axis] ? nil : parentLength
    case .frame:
      guard let frame = attributes[index].frame else { return nil }
      let drawn = axis == .horizontal ? attributes[parent].bounds?.width : attributes[parent].bounds?.height
      return Autoresizing(frame, attributes[index].flexible, axis)
        .resized(from: drawn ?? parentLength, to: parentLength).length
    case .anchors: return lengthFromPins(index, parent, axis, parentLength)
    case .none: return nil
    }
  }

  /// Returns the length of a stack's child that does not depend on its siblings' content.
  private func lengthInStack(
    _ index: NodeIndex, _ parent: NodeIndex, _ axis: LayoutAxis, _ parentLength: Double
  ) -> Double? {
    let stack = attributes[parent]
    let room = parentLength - stackInsets(parent, axis, isPlaced: false).sum
    if stack.stackAxis != axis { return stack.alignment == .fill ? max(0, room) : nil }
    let arranged = arranged(parent)
    guard !attributes[index].isHidden else { return nil }
    if arranged.count == 1 { return max(0, room) }
    guard stack.distribution == .fillEqually else { return nil }
    return max(0, (room - gaps(parent, arranged).reduce(0, +)) / Double(arranged.count))
  }

  /// Returns the length between two fixed edges; guides that depend on the parent's place count for the root alone.
  private func lengthFromPins(
    _ index: NodeIndex, _ parent: NodeIndex, _ axis: LayoutAxis, _ parentLength: Double
  ) -> Double? {
    guard let pin = attributes[index].pin else { return nil }
    func fixed(_ distances: [Dimension]) -> Double? {
      distances.first { $0.relation == .equal && $0.priority >= .required }?.amount.points
    }
    guard let start = fixed(pin.start[axis]), let end = fixed(pin.end[axis]) else { return nil }
    let insets = insets(of: pin.guide, in: parent, axis, isPlaced: false)
    return max(0, parentLength - insets.sum - start - end)
  }
}
