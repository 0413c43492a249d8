import VitrineModel

/// What holds a child of a plain view along one axis: edges and centre against the parent, in leading coordinates.
struct AxisAnchors {
  /// How an edge relates to a place in the parent, and how strongly.
  struct Edge {
    /// Relation of the edge to the place.
    var relation: LayoutRelation
    /// The place in the parent.
    var at: Double
    /// What each missing point costs; nil when it is required.
    var unit: Slope?

    /// Whether it fixes the edge.
    var isFixed: Bool { relation == .equal && unit == nil }
  }

  /// What was found.
  struct Solution {
    /// Distance from the parent's leading edge or top.
    var position: Double
    /// Length.
    var length: Double
    /// Whether place or length rest on the tie rule.
    var isAmbiguous: Bool
    /// Whether the edges contradict the view's required dimensions.
    var hasConflict = false
  }

  /// The leading edge or top.
  var start: [Edge] = []
  /// The trailing edge or bottom.
  var end: [Edge] = []
  /// Where the centre is required to be.
  var middle: Double?

  /// Finds position and length: exact where an edge or the centre is fixed, by trying corners otherwise.
  func solve(_ cost: LengthCost) -> Solution {
    if let edge = start.first(where: \.isFixed) {
      return solution(
        cost,
        room: room { rooms in
          for end in end { rooms.add(end.relation, end.at - edge.at, end.unit) }
          // A second fixed leading edge or centre would contradict or repeat the first; the centre counts once.
          if let middle { rooms.add(.equal, 2 * (middle - edge.at), nil) }
        }
      ) { _ in edge.at }
    }
    if let edge = end.first(where: \.isFixed) {
      return solution(
        cost,
        room: room { rooms in
          for start in start { rooms.add(start.relation.opposite, edge.at - start.at, start.unit) }
          if let middle { rooms.add(.equal, 2 * (edge.at - middle), nil) }
        }
      ) { edge.at - $0 }
    }
    if let middle {
      return solution(
        cost,
        room: room { rooms in
          for start in start {
            rooms.add(start.relation.opposite, 2 * (middle - start.at), start.unit.map { $0 * 0.5 })
          }
          for end in end { rooms.add(end.relation, 2 * (end.at - middle), end.unit.map { $0 * 0.5 }) }
        }
      ) { middle - $0 / 2 }
    }
    return LooseAxisAnchors(start: start, end: end).solve(cost)
  }

  /// Collects what the edges ask of the length.
  private func room(_ collect: (inout LengthCost.Wishes) -> Void) -> LengthCost {
    var wishes = LengthCost.Wishes()
    collect(&wishes)
    return wishes.cost
  }

  /// Returns the best length in the room that the edges leave, and the position that follows.
  private func solution(_ cost: LengthCost, room: LengthCost, position: (Double) -> Double) -> Solution {
    let both = room.added(to: cost)
    let length = both.natural
    let conflict = room.lower > cost.upper + LengthCost.tolerance || room.upper < cost.lower - LengthCost.tolerance
    return Solution(
      position: position(length), length: length, isAmbiguous: both.isLoose, hasConflict: conflict)
  }
}

extension LengthCost.Wishes {
  /// Adds a requirement or, with a unit, a wish.
  mutating func add(_ relation: LayoutRelation, _ length: Double, _ unit: Slope?) {
    if let unit { wish(relation, length, unit) } else { require(relation, length) }
  }
}

extension LayoutRelation {
  /// The relation with its sides exchanged.
  var opposite: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
