import VitrineModel

extension LayoutEngine {
  /// Returns a conflict as its author knows it.
  func reported(
    _ conflict: ConflictSearch.Conflict, _ constraints: [PriorityConstraint], _ island: Island, dropped: Int
  ) -> LaidOutConflict {
    var members: [LaidOutConflict.Member] = []
    var droppedMember: Int?
    for index in conflict.members {
      guard let member = member(island.sources[constraints[index].tag]) else { continue }
      if index == dropped { droppedMember = members.firstIndex(of: member) ?? members.count }
      if !members.contains(member) { members.append(member) }
    }
    var result = LaidOutConflict(members: members, dropped: droppedMember, shortfall: conflict.shortfall)
    for (position, index) in conflict.members.enumerated() {
      for axis in [LayoutAxis.horizontal, .vertical] where constraints[index].relation == .equal {
        let form = constraints[index].form
        guard form.terms == island.length(0, axis).terms, conflict.multipliers[position] != 0 else { continue }
        // The sum of the members as a function of the root's length is zero where they hold.
        let now = -form.constant
        let length = now + conflict.sum / conflict.multipliers[position]
        let hasSlack = conflict.members.contains { constraints[$0].relation != .equal }
        result.rootLength = now
        guard length > 0 else { continue }
        result.fit = LaidOutConflict.Fit(
          length: length, side: !hasSlack ? .at : length > now ? .from : .upTo, isHorizontal: axis == .horizontal)
      }
    }
    return result
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
