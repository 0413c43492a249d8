import VitrineModel
import VitrineSchema

extension LayoutEngine {
  /// Returns what holds a child along an axis, the guides of its placed parent resolved.
  func anchors(of child: NodeIndex, in parent: NodeIndex, _ axis: LayoutAxis) -> AxisAnchors {
    var anchors = AxisAnchors()
    let node = attributes[child]
    if let pin = node.pin {
      let range = range(of: pin.guide, in: parent, axis)
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
      anchors.middle = range(of: center.guide, in: parent, axis).middle + offset
    }
    return anchors
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
