import VitrineModel

extension LayoutEngine {
  /// Returns a conflict as its author knows it.
  func reported(
    _ conflict: ConflictSearch.Conflict, _ constraints: [PriorityConstraint], _ island: Island, dropped: Int,
    budget: inout Int
  ) -> LaidOutConflict {
    var members: [LaidOutConflict.Member] = []
    var numbers: [LaidOutConflict.Member: Int] = [:]
    var droppedMember: Int?
    for index in conflict.members {
      guard let member = member(island.sources[constraints[index].tag]) else { continue }
      let number = numbers[member] ?? members.count
      if number == members.count {
        numbers[member] = number
        members.append(member)
      }
      if index == dropped { droppedMember = number }
    }
    var result = LaidOutConflict(
      members: members, dropped: droppedMember, isMinimal: conflict.isMinimal, shortfall: conflict.shortfall)
    for (position, index) in conflict.members.enumerated() where conflict.multipliers[position] != 0 {
      for axis in [LayoutAxis.horizontal, .vertical] where constraints[index].isLength(of: island, axis) {
        result.rootLength = -constraints[index].form.constant
        result.fit = fit(conflict, constraints, island, axis, budget: &budget)
      }
    }
    return result
  }

  /// A length that no screen has: what holds up to it holds at every length.
  private static let farLength = 1e6

  /// Returns the root's lengths at which the members of a conflict and the surroundings can hold together.
  private func fit(
    _ conflict: ConflictSearch.Conflict, _ constraints: [PriorityConstraint], _ island: Island, _ axis: LayoutAxis,
    budget: inout Int
  ) -> LaidOutConflict.Fit? {
    func group(_ index: Int) -> Int? { island.sources[constraints[index].tag].group(tag: constraints[index].tag) }
    let groups = Set(conflict.members.compactMap(group))
    let kept = constraints.indices.filter { index in
      constraints[index].isRequired && !constraints[index].isLength(of: island, axis)
        && (group(index).map(groups.contains) ?? true)
    }.map { constraints[$0] }
    func nearest(to length: Double) -> Double? {
      let wish = PriorityConstraint(island.length(0, axis) - LinearForm(length), .equal, priority: 1)
      let solution = PrioritySolver.solve(variables: island.quantityCount, kept + [wish], budget: &budget)
      return solution.failed == nil && !solution.isUnfinished ? island.length(0, axis).value(solution.values) : nil
    }
    guard let shortest = nearest(to: 0), let longest = nearest(to: Self.farLength) else { return nil }
    let isHorizontal = axis == .horizontal
    if longest - shortest <= SolverTableau.tolerance {
      return LaidOutConflict.Fit(length: shortest, side: .at, isHorizontal: isHorizontal)
    }
    if longest >= Self.farLength - 1 {
      return LaidOutConflict.Fit(length: shortest, side: .from, isHorizontal: isHorizontal)
    }
    return LaidOutConflict.Fit(
      length: longest, side: shortest <= SolverTableau.tolerance ? .upTo : .between(shortest),
      isHorizontal: isHorizontal)
  }

  /// Returns what is said of a requirement; nil for the surroundings.
  private func member(_ source: IslandSource) -> LaidOutConflict.Member? {
    let node = tree.name(of: source.node)
    switch source.kind {
    case .constraint(let name):
      return LaidOutConflict.Member(
        name: name ?? "a constraint of '\(node)'", place: source.place, isConstraint: true, isWritten: true)
    case .attribute(let name):
      return LaidOutConflict.Member(
        name: "\(node).\(name)", place: source.place, isConstraint: false, isWritten: true)
    case .stack:
      return LaidOutConflict.Member(
        name: "\(node):stack", place: source.place, isConstraint: false, isWritten: false)
    case .surroundings: return nil
    }
  }
}

extension PriorityConstraint {
  /// Whether it gives the root of a tree its length.
  fileprivate func isLength(of island: Island, _ axis: LayoutAxis) -> Bool {
    relation == .equal && form.terms == island.length(0, axis).terms
      && island.sources[tag].kind == .surroundings
  }
}
