import VitrineModel
import VitrineSchema

extension LayoutEngine {
  /// Returns what holds a child along an axis, the guides of its placed parent resolved.
  ///
  /// - Parameter length: The parent's length, when it is known without the parent being placed.
  func anchors(
    of child: NodeIndex, in parent: NodeIndex, _ axis: LayoutAxis, length: Double? = nil
  ) -> AxisAnchors {
    func range(_ guide: PlacementGuide) -> AxisRange {
      let insets = insets(of: guide, in: parent, axis, isPlaced: length == nil)
      return AxisRange(start: 0, end: length ?? lengths[axis][parent]).inset(by: insets)
    }
    var anchors = AxisAnchors()
    let node = attributes[child]
    if let pin = node.pin {
      let range = range(pin.guide)
      for distance in pin.start[axis] {
        anchors.start.append(
          AxisAnchors.Edge(
            relation: distance.relation, at: range.start + distance.amount.points, unit: unit(distance.priority)))
      }
      for distance in pin.end[axis] {
        anchors.end.append(
          AxisAnchors.Edge(
            relation: distance.relation.opposite, at: range.end - distance.amount.points,
            unit: unit(distance.priority)))
      }
    }
    if let center = node.center, let offset = center.offset[axis] {
      anchors.middle = range(center.guide).middle + offset
    }
    return anchors
  }

  /// Returns what the room for a child's height asks of its width, when an aspect ties the two and the parent's height is known.
  func widthCostFromHeight(of child: NodeIndex, in parent: NodeIndex) -> LengthCost? {
    guard let aspect = attributes[child].aspect, let height = known.vertical[parent], known.vertical[child] == nil,
      owner(of: child, .vertical) == .anchors
    else { return nil }
    var cost = anchors(of: child, in: parent, .vertical, length: height).room
    if let percentages = percentages(of: child, .vertical, in: height) { cost = cost.added(to: percentages) }
    return cost.scaled(by: 1 / aspect)
  }

  /// Returns what a child asks of its parent's length: nothing unless it is held at both ends.
  ///
  /// Requirements and one optional end are exact; a child that is centred asks for room on both sides of the centre.
  func demand(of child: NodeIndex, on parent: NodeIndex, _ axis: LayoutAxis) -> LengthCost? {
    let node = attributes[child]
    guard let pin = node.pin else { return nil }
    let insets = insets(of: pin.guide, in: parent, axis, isPlaced: false)
    if let center = node.center, let offset = center.offset[axis] {
      return centredDemand(of: child, pin, offset: offset, insets: insets, axis)
    }
    guard let start = Self.strongest(pin.start[axis]), let end = Self.strongest(pin.end[axis]) else { return nil }
    let room = insets.sum + start.amount.points + end.amount.points
    var cost = costs[child]
    switch (start.relation, end.relation) {
    case (.equal, .equal): break
    case (.lessThanOrEqual, .lessThanOrEqual), (.equal, .lessThanOrEqual), (.lessThanOrEqual, .equal):
      cost = cost.covering
    case (.lessThanOrEqual, .greaterThanOrEqual), (.greaterThanOrEqual, .lessThanOrEqual): return nil
    default: cost = cost.contained
    }
    if let unit = unit(min(start.priority, end.priority)) { cost = cost.softened(to: unit) }
    return cost.lengthened(by: room)
  }

  /// Returns what a centred child with bounded edges asks of its parent's length.
  private func centredDemand(
    of child: NodeIndex, _ pin: PinAttributes, offset: Double, insets: AxisInsets, _ axis: LayoutAxis
  ) -> LengthCost? {
    var room: Double?
    if let start = Self.strongest(pin.start[axis]), start.relation != .lessThanOrEqual, start.priority >= .required {
      room = 2 * (insets.start + start.amount.points - offset)
    }
    if let end = Self.strongest(pin.end[axis]), end.relation != .lessThanOrEqual, end.priority >= .required {
      room = max(room ?? -.infinity, 2 * (insets.end + end.amount.points + offset))
    }
    return room.map { costs[child].contained.lengthened(by: $0) }
  }

  /// Returns the distance that holds an edge most: an equality before a bound, then the stronger one.
  private static func strongest(_ distances: [Dimension]) -> Dimension? {
    distances.max { a, b in
      if (a.relation == .equal) != (b.relation == .equal) { return b.relation == .equal }
      return a.priority < b.priority
    }
  }

  /// Returns what a missing point costs at a priority; nil when it is required.
  private func unit(_ priority: LayoutPriority) -> Slope? {
    priority >= .required ? nil : slots.unit(priority.value)
  }
}
