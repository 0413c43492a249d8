import VitrineModel
import VitrineSource

extension LayoutEngine {
  /// The most written constraints of a tree that are tried; each costs two checks of what is required (project decision).
  private static let redundancyLimit = 128
  /// The work for one of them, in terms that the solver looks at; one that takes more is not called redundant.
  private static let redundancyBudget = 100_000
  /// How far a constraint must be breakable to say something, in points; below it differences are rounding.
  private static let redundancyMargin = 0.01

  /// Whether there are written constraints, and few enough to be tried.
  var triesRedundancy: Bool {
    isIsland && attributes.reduce(0) { $0 + $1.constraints.count } <= Self.redundancyLimit
  }

  /// Finds the written constraints that follow from the others of the same or a higher priority, the last written of
  /// several alike. Wishes count as far as they hold. The tree is laid out before.
  func redundantConstraints() -> [SourcePlace] {
    guard triesRedundancy else { return [] }
    let groups: [[LayoutAxis]] =
      tiesBothAxes ? [[.horizontal, .vertical]] : [[.horizontal], [.vertical]]
    return groups.flatMap { redundantConstraints(on: $0) }
  }

  /// Finds those on one axis, or on both together.
  private func redundantConstraints(on axes: [LayoutAxis]) -> [SourcePlace] {
    let nothing: [Double?] = Array(repeating: nil, count: tree.nodes.count)
    let zeros = Array(repeating: 0.0, count: tree.nodes.count)
    let none = Array(repeating: false, count: tree.nodes.count)
    var island = Island(
      self, axes: axes, isPlaced: true, naturals: PerAxis(nothing, nothing), fits: PerAxis(nothing, nothing),
      isOpen: PerAxis(none, none), shares: PerAxis(zeros, zeros))
    for axis in axes {
      island.addRoot(
        axis,
        RootRequest(
          width: lengths.horizontal[0], height: lengths.vertical[0], target: .compressed, maximum: .unlimited))
    }
    island.lower()
    let all = island.constraints
    let holds = all.map { constraint in
      constraint.isRequired
        || wishes.contains { $0.place == island.sources[constraint.tag].place && $0.violation == 0 }
    }
    var isLeft = holds
    var found: [SourcePlace] = []
    for index in all.indices.reversed() where holds[index] {
      guard case .constraint = island.sources[all[index].tag].kind else { continue }
      let others = all.indices.filter { $0 != index && isLeft[$0] && all[$0].priority >= all[index].priority }
      if follows(all[index], from: others.map { all[$0] }, variables: island.quantityCount) {
        isLeft[index] = false
        found.append(island.sources[all[index].tag].place)
      }
    }
    return found
  }

  /// Whether a constraint cannot be broken while the others hold.
  private func follows(_ constraint: PriorityConstraint, from others: [PriorityConstraint], variables: Int) -> Bool {
    var required = others
    for index in required.indices { required[index].priority = 1000 }
    var budget = Self.redundancyBudget
    guard PrioritySolver.isFeasible(variables: variables, required, budget: &budget) == true else { return false }
    let margin = LinearForm(Self.redundancyMargin)
    if constraint.relation != .lessThanOrEqual {
      let below = PriorityConstraint(constraint.form + margin, .lessThanOrEqual)
      guard PrioritySolver.isFeasible(variables: variables, required + [below], budget: &budget) == false else {
        return false
      }
    }
    if constraint.relation != .greaterThanOrEqual {
      let above = PriorityConstraint(constraint.form - margin, .greaterThanOrEqual)
      guard PrioritySolver.isFeasible(variables: variables, required + [above], budget: &budget) == false else {
        return false
      }
    }
    return true
  }
}
