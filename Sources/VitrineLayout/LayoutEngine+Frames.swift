import VitrineModel
import VitrineSchema

extension LayoutEngine {
  /// Places a child of a plain view by its frame, its anchors, or, failing both, at the leading top corner.
  mutating func placeInView(_ child: NodeIndex, of parent: NodeIndex, _ axis: LayoutAxis) {
    let owner = owner(of: child, axis)
    if owner == .frame, let frame = attributes[child].frame {
      placeFrame(frame, of: child, in: parent, axis)
      return
    }
    var cost = cost(of: child, axis, in: lengths[axis][parent])
    if axis == .horizontal, let fromHeight = widthCostFromHeight(of: child, in: parent) {
      cost = cost.added(to: fromHeight)
    }
    if let guide = attributes[child].pin?.guide ?? attributes[child].center?.guide {
      checkInsets(
        insets(of: guide, in: parent, axis), of: parent, axis,
        before: insets(of: guide, in: parent, axis, isPlaced: false))
    }
    checkDemand(of: child, on: parent, axis)
    let anchors = anchors(of: child, in: parent, axis)
    let solution = anchors.solve(cost)
    place(child, axis: axis, at: solution.position, length: solution.length)
    checkRequirements(of: child, axis, in: lengths[axis][parent])
    ambiguous[axis][child] = solution.isAmbiguous
    if solution.hasConflict { needsSolver = true }
    if solution.hasConflict, solvesNothing {
      notModelled.append(
        NotModelled(
          "requirements of '\(tree.name(of: child))' that cannot hold together",
          reason: "its edges win over its own dimensions", place: attributes[child].place))
    }
  }

  /// Places a view by its frame, grown with its parent (facts/layout.md 5). Frames are physical and do not mirror.
  private mutating func placeFrame(_ frame: Rect, of child: NodeIndex, in parent: NodeIndex, _ axis: LayoutAxis) {
    let node = attributes[child]
    let now = lengths[axis][parent]
    let isHorizontal = axis == .horizontal
    let drawn = isHorizontal ? attributes[parent].bounds?.width : attributes[parent].bounds?.height
    let part = Autoresizing(frame, node.flexible, axis).resized(from: drawn ?? now, to: now)
    let mirrors = isHorizontal && isRightToLeft(parent)
    place(
      child, axis: axis, at: mirrors ? now - part.position - part.length : part.position, length: part.length)
    checkRequirements(of: child, axis, in: now)
  }
}

/// One axis of an autoresized frame.
struct Autoresizing {
  /// Distance from the parent's left or top edge.
  var position: Double
  /// Length.
  var length: Double
  /// Whether the distance before gives.
  var before: Bool
  /// Whether the length gives.
  var itself: Bool
  /// Whether the distance after gives.
  var after: Bool

  /// Reads one axis of a frame.
  init(_ frame: Rect, _ flexible: FlexibleParts, _ axis: LayoutAxis) {
    let isHorizontal = axis == .horizontal
    position = isHorizontal ? frame.minX : frame.minY
    length = isHorizontal ? frame.width : frame.height
    before = flexible.contains(isHorizontal ? .left : .top)
    itself = flexible.contains(isHorizontal ? .width : .height)
    after = flexible.contains(isHorizontal ? .right : .bottom)
  }

  /// Returns position and length when the parent's length changes.
  ///
  /// Flexible parts share the change in proportion to what they were, evenly when all were 0; parts below 0 count as 0
  /// and a length never goes below 0 (facts/layout.md 5, documented).
  func resized(from old: Double, to new: Double) -> (position: Double, length: Double) {
    let change = new - old
    guard change != 0, before || itself || after else { return (position, length) }
    let parts = [
      before ? max(0, position) : 0, itself ? max(0, length) : 0, after ? max(0, old - position - length) : 0,
    ]
    let total = parts.reduce(0, +)
    let count = Double([before, itself, after].filter { $0 }.count)
    func growth(_ part: Double, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return total > 0 ? change * part / total : change / count
    }
    return (position + growth(parts[0], before), max(0, length + growth(parts[1], itself)))
  }
}
