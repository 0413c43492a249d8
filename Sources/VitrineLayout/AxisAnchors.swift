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

  /// What the position follows from.
  private enum Hold {
    /// A fixed leading edge or top.
    case start(Double)
    /// A fixed trailing edge or bottom.
    case end(Double)
    /// A fixed centre.
    case middle(Double)

    /// Returns the position of a view of a length.
    func position(_ length: Double) -> Double {
      switch self {
      case .start(let at): at
      case .end(let at): at - length
      case .middle(let at): at - length / 2
      }
    }
  }

  /// The strongest hold; nil when no edge and no centre is fixed.
  private var hold: Hold? {
    if let edge = start.first(where: \.isFixed) { return .start(edge.at) }
    if let edge = end.first(where: \.isFixed) { return .end(edge.at) }
    return middle.map(Hold.middle)
  }

  /// Finds position and length: exact where an edge or the centre is fixed, by trying corners otherwise.
  func solve(_ cost: LengthCost) -> Solution {
    guard let hold else { return LooseAxisAnchors(start: start, end: end).solve(cost) }
    let wishes = wishes(hold)
    var solution = solution(cost, room: wishes.cost, position: hold.position)
    if wishes.hasConflict { solution.hasConflict = true }
    return solution
  }

  /// What the edges ask of the length.
  var room: LengthCost {
    if let hold { return wishes(hold).cost }
    var wishes = LengthCost.Wishes()
    for start in start where start.unit == nil && start.relation == .greaterThanOrEqual {
      for end in end where end.unit == nil && end.relation == .lessThanOrEqual {
        wishes.require(.lessThanOrEqual, end.at - start.at)
      }
    }
    return wishes.cost
  }

  /// Returns what the edges ask of the length when one of them, or the centre, is fixed.
  private func wishes(_ hold: Hold) -> LengthCost.Wishes {
    var wishes = LengthCost.Wishes()
    switch hold {
    case .start(let at):
      for end in end { wishes.add(end.relation, end.at - at, end.unit) }
      if let middle { wishes.add(.equal, 2 * (middle - at), nil) }
    case .end(let at):
      for start in start { wishes.add(start.relation.opposite, at - start.at, start.unit) }
      if let middle { wishes.add(.equal, 2 * (at - middle), nil) }
    case .middle(let at):
      // A point of length moves each edge by half a point.
      for start in start { wishes.add(start.relation.opposite, 2 * (at - start.at), start.unit.map { $0 * 0.5 }) }
      for end in end { wishes.add(end.relation, 2 * (end.at - at), end.unit.map { $0 * 0.5 }) }
    }
    return wishes
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
