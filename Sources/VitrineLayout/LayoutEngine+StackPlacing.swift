import VitrineModel
import VitrineSchema

extension LayoutEngine {
  /// Places a stack's children along one axis.
  mutating func placeStack(_ index: NodeIndex, _ axis: LayoutAxis) {
    let insets = stackInsets(index, axis, isPlaced: true)
    checkInsets(insets, of: index, axis, before: stackInsets(index, axis, isPlaced: false))
    if axis == attributes[index].stackAxis {
      placeAlong(index, axis, insets)
    } else {
      placeAcross(index, axis, insets)
    }
  }

  /// Places children one behind the other. A hidden one has no length and stands where its follower begins.
  private mutating func placeAlong(_ index: NodeIndex, _ axis: LayoutAxis, _ insets: AxisInsets) {
    let arranged = arranged(index)
    let whole = lengths[axis][index]
    let division = divide(whole, insets: insets, of: index, arranged, axis)
    var position = insets.start
    var visible = 0
    for child in tree.children(of: index) {
      if attributes[child].isHidden {
        place(child, axis: axis, at: position, length: 0)
        continue
      }
      place(child, axis: axis, at: position, length: division.lengths[visible])
      checkRequirements(of: child, axis, in: whole)
      ambiguous[axis][child] = division.ambiguous[visible]
      position += division.lengths[visible]
      if visible < division.gaps.count { position += division.gaps[visible] }
      visible += 1
    }
    // The last child holds on to the end of the stack.
    if visible > 0, abs(position + insets.end - whole) > Self.slack { needsSolver = true }
  }

  /// Lengths and gaps of the arranged children, in order.
  private struct Division {
    /// Lengths.
    var lengths: [Double]
    /// Gaps behind all but the last.
    var gaps: [Double]
    /// Whether order alone decided.
    var ambiguous: [Bool]
  }

  /// Shares a stack's length by its distribution (facts/layout.md 4).
  private mutating func divide(
    _ whole: Double, insets: AxisInsets, of index: NodeIndex, _ arranged: [NodeIndex], _ axis: LayoutAxis
  ) -> Division {
    let gaps = gaps(index, arranged)
    let spacing = gaps.reduce(0, +)
    let room = whole - insets.sum - spacing
    let count = arranged.count
    let settled = Array(repeating: false, count: count)
    // The first and the last child hold on to the stack's ends, so one child fills it in every distribution.
    let distribution = count > 1 ? attributes[index].distribution : .fill
    switch distribution {
    case .fillEqually:
      let each = max(0, room / Double(count))
      return Division(lengths: Array(repeating: each, count: count), gaps: gaps, ambiguous: settled)
    case .fillProportionally:
      note("fillProportionally (layout 4)", on: index)
      // A wish as strong as the shares takes part in what only the solver weighs.
      let weakest = slots.slot(of: Self.proportionalPriority(children: count))
      if arranged.contains(where: { costs[$0].hasWish(upTo: weakest) }) { needsSolver = true }
      let shares = ProportionalShares(lengths: arranged.map { proportionalLength($0, axis) }, spacing: spacing)
      if shares.total <= 0 { needsSolver = true }
      return Division(lengths: shares.lengths(whole: whole, room: room), gaps: gaps, ambiguous: settled)
    case .equalSpacing, .equalCentering:
      let children = arranged.map { cost(of: $0, axis, in: whole) }
      let natural = children.map(\.natural)
      // A child that any length suits shares with the gaps, and one that minds less than uneven centres do makes them even:
      // only the solver weighs that.
      if children.contains(where: \.isLoose) { needsSolver = true }
      if distribution == .equalCentering {
        let even = slots.unit(PrioritySlots.evenCentres)
        if children.contains(where: { $0.yields(before: even) }) { needsSolver = true }
      }
      let free = whole - insets.sum - natural.reduce(0, +)
      let even =
        distribution == .equalCentering
        ? EvenCentres(lengths: natural, gaps: gaps).gaps(in: free)
        : Array(repeating: max(gaps.max() ?? 0, free / Double(count - 1)), count: count - 1)
      guard free - even.reduce(0, +) < -LengthCost.tolerance * 16 else {
        return Division(lengths: natural, gaps: even, ambiguous: settled)
      }
      // Which child gives way then follows from the wishes for even centres too, which only the solver weighs.
      if distribution == .equalCentering { needsSolver = true }
      let shares = LengthShares(whole - insets.sum - even.reduce(0, +), among: children)
      return Division(lengths: shares.lengths, gaps: even, ambiguous: shares.ambiguous)
    case .fill:
      let shares = LengthShares(room, among: arranged.map { cost(of: $0, axis, in: whole) })
      return Division(lengths: shares.lengths, gaps: gaps, ambiguous: shares.ambiguous)
    }
  }

  /// Places children side by side across the stack.
  private mutating func placeAcross(_ index: NodeIndex, _ axis: LayoutAxis, _ insets: AxisInsets) {
    let whole = lengths[axis][index]
    let room = max(0, whole - insets.sum)
    if whole - insets.sum < -Self.slack { needsSolver = true }
    let alignment = CrossAlignment(attributes[index].alignment, stackAxis: attributes[index].stackAxis)
    if alignment == .firstBaseline || alignment == .lastBaseline {
      placeOnBaselines(index, insets, room: room, isLast: alignment == .lastBaseline)
      return
    }
    for child in tree.children(of: index) {
      guard alignment != .fill else {
        place(child, axis: axis, at: insets.start, length: room)
        checkRequirements(of: child, axis, in: whole)
        continue
      }
      let cost = cost(of: child, axis, in: whole)
      var length = min(cost.natural, room)
      if isOpenAcross(child, cost, axis) {
        // Nothing decides the length across the stack: the stack's own, as a tie (decisions.md).
        length = min(room, cost.longest)
      }
      ambiguous[axis][child] = !isOut[child] && cost.isLoose && cost.natural < room - Self.slack
      let spare = room - length
      let offset = alignment == .center ? spare / 2 : alignment == .end ? spare : 0
      place(child, axis: axis, at: insets.start + offset, length: length)
      checkRequirements(of: child, axis, in: whole)
    }
  }

  /// Whether nothing says how long a child is across a stack: a minimum says no more than nothing, but what a container holds
  /// is its length (facts/layout.md 4, measured).
  mutating func isOpenAcross(_ child: NodeIndex, _ cost: LengthCost, _ axis: LayoutAxis) -> Bool {
    guard cost.isLoose else { return false }
    return tree.children(of: child).isEmpty ? naturalLength(of: child, axis) == nil : cost.isIndifferent
  }

  /// Places a row's children with their baselines on one line.
  private mutating func placeOnBaselines(_ index: NodeIndex, _ insets: AxisInsets, room: Double, isLast: Bool) {
    note("baseline stacks (layout 4)", on: index)
    let row = baselineRow(index, Array(tree.children(of: index)))
    // A taller row keeps first baselines at its top and last ones at its bottom (project decision, facts/layout.md 4).
    let shift = isLast ? max(0, room - row.height) : 0
    for (place, child) in tree.children(of: index).enumerated() {
      self.place(
        child, axis: .vertical, at: insets.start + shift + row.offsets[place], length: min(room, row.heights[place]))
    }
  }
}
