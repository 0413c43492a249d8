import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// What a root's lengths are asked to be.
struct RootRequest {
  /// The width, when it is given.
  var width: Double?
  /// The height, when it is given.
  var height: Double?
  /// What free sides are fitted to.
  var target: FittingTarget
  /// What nothing exceeds.
  var maximum: Size
}

extension LayoutEngine {
  /// The rounds in which text is measured again at its new width, and guides are found again at their new place.
  private static let roundLimit = 4
  /// The work for one tree, in terms that the solver looks at: far more than any screen takes (project decision).
  private static let solverBudget = 1_000_000
  /// The work for the conflicts of one tree on an axis, and for the lengths at which they would fit.
  private static let conflictBudget = 1_000_000
  /// The most views of a tree without written constraints that the solver takes over from the closed forms (project decision:
  /// screens have a tenth of that, and its time grows with the square).
  private static let handoverLimit = 500
  /// The conflicts of one tree that are looked for; each costs one requirement.
  private static let conflictLimit = 16

  /// Whether written constraints take part, so that the tree is an island for the solver.
  var isIsland: Bool { !solvesNothing && attributes.contains { !$0.constraints.isEmpty } }

  /// Lays the whole tree out by the solver. Widths come first and heights follow, as UIKit does for text (facts/layout.md 8),
  /// unless something ties the two axes.
  mutating func solveIsland(_ request: RootRequest) {
    guard isIsland || tree.nodes.count <= Self.handoverLimit else {
      notModelled.append(
        NotModelled(
          "what the views of a screen with more than \(Self.handoverLimit) views ask of each other",
          reason:
            "sides of an aspect, even centres, equal wishes and contradictions are weighed in smaller screens alone",
          place: tree.root.place, isBeyondLimit: true))
      solvesNothing = true
      run(width: request.width, height: request.height, target: request.target, maximum: request.maximum)
      return
    }
    var budget = Self.solverBudget
    for index in tree.nodes.indices { noteScrolling(index) }
    if let width = request.width { lengths.horizontal[0] = width }
    if let height = request.height { lengths.vertical[0] = height }
    let isMixed = tiesBothAxes
    let innerGuides = usesInnerGuides
    for round in 0..<Self.roundLimit {
      let before = (lengths, origins)
      findKnownLengths(width: request.width, height: request.height)
      let isPlaced = round > 0
      let widths = measured(.horizontal)
      if !isMixed || round == 0 {
        solve([.horizontal], request, isPlaced: isPlaced, PerAxis(widths, widths), &budget)
      }
      let heights = measured(.vertical)
      solve(
        isMixed ? [.horizontal, .vertical] : [.vertical], request, isPlaced: isPlaced, PerAxis(widths, heights), &budget
      )
      if budget < 0 {
        giveUpSolving(request)
        return
      }
      let hasSettled =
        before.0.horizontal == lengths.horizontal && before.0.vertical == lengths.vertical
        && before.1.horizontal == origins.horizontal && before.1.vertical == origins.vertical
      if hasSettled || !(isMixed || innerGuides) { return }
    }
  }

  /// Lays the tree out as it would be without its written constraints, and says so.
  private mutating func giveUpSolving(_ request: RootRequest) {
    notModelled.append(
      NotModelled(
        "the constraints of a screen that would take the solver too long",
        reason: "its views have the places that they would have without them", place: tree.root.place,
        isBeyondLimit: true))
    solvesNothing = true
    // What was found to contradict itself does so still; what wishes miss depends on the places.
    wishes = []
    run(width: request.width, height: request.height, target: request.target, maximum: request.maximum)
  }

  /// Whether something ties the two axes, so that they are solved together.
  var tiesBothAxes: Bool {
    attributes.contains { $0.aspect != nil || $0.constraints.contains(where: Self.isMixed) }
  }

  /// Whether a constraint ties the two axes.
  private static func isMixed(_ constraint: LayoutConstraint) -> Bool {
    guard let first = constraint.first.anchor, let second = constraint.second.anchor else { return false }
    return first.attribute.isHorizontal != second.attribute.isHorizontal
  }

  /// Whether guides of views other than the root take part, or frames in them, which are known only once the views are placed.
  private var usesInnerGuides: Bool {
    for (index, node) in attributes.enumerated() {
      if index > 0, node.layoutMargins != nil { return true }
      if node.bounds != nil, index > 0 || isRootFree.horizontal || isRootFree.vertical { return true }
      for constraint in node.constraints {
        for anchor in [constraint.first.anchor, constraint.second.anchor] where anchor?.guide != nil {
          if index > 0 || anchor?.item != .superview { return true }
        }
      }
      if let pin = node.pin, case .guide = pin.guide, tree.nodes[index].parent != 0 { return true }
      if let center = node.center, case .guide = center.guide, tree.nodes[index].parent != 0 { return true }
    }
    return false
  }

  /// Notes scroll positions, and which views scroll clear of the safe area.
  private mutating func noteScrolling(_ index: NodeIndex) {
    for axis in [LayoutAxis.horizontal, .vertical] {
      let scrolls = attributes[index].kind == .scroll && attributes[index].scrolls[axis]
      for child in tree.children(of: index) where scrolls || ignoresSafeArea[axis][index] {
        ignoresSafeArea[axis][child] = true
      }
    }
  }

  /// Whether a node takes its share of a stack that fills proportionally.
  private func isShared(_ index: NodeIndex) -> Bool {
    guard let parent = tree.nodes[index].parent else { return false }
    return attributes[parent].isStack && attributes[parent].distribution == .fillProportionally
  }

  /// Measures every leaf along an axis, and what the closed forms say of the rest.
  private mutating func measured(_ axis: LayoutAxis) -> Measured {
    for index in tree.nodes.indices.reversed() { costs[index] = cost(of: index, axis) }
    return Measured(
      naturals: tree.nodes.indices.map { naturalLength(of: $0, axis) },
      fits: costs.map { $0.isIndifferent ? nil : $0.natural },
      isOpen: tree.nodes.indices.map { isOpenAcross($0, costs[$0], axis) },
      shares: tree.nodes.indices.map { isShared($0) ? proportionalLength($0, axis) : 0 })
  }

  /// What the nodes measure along one axis.
  private struct Measured {
    /// The natural length of each leaf.
    var naturals: [Double?]
    /// The length at which each node is best off by itself; nil where every length is as good.
    var fits: [Double?]
    /// Whether nothing says how long each node is across a stack.
    var isOpen: [Bool]
    /// The length by which each node takes its share of a stack that fills proportionally.
    var shares: [Double]
  }

  /// Solves one axis or both, and places every view.
  private mutating func solve(
    _ axes: [LayoutAxis], _ request: RootRequest, isPlaced: Bool, _ measured: PerAxis<Measured>, _ budget: inout Int
  ) {
    var island = Island(
      self, axes: axes, isPlaced: isPlaced,
      naturals: PerAxis(measured.horizontal.naturals, measured.vertical.naturals),
      fits: PerAxis(measured.horizontal.fits, measured.vertical.fits),
      isOpen: PerAxis(measured.horizontal.isOpen, measured.vertical.isOpen),
      shares: PerAxis(measured.horizontal.shares, measured.vertical.shares))
    for axis in axes { island.addRoot(axis, request) }
    island.lower()
    var constraints = island.constraints
    var solution = PrioritySolver.solve(
      variables: island.quantityCount, constraints, ties: island.ties, budget: &budget)
    var conflictBudget = Self.conflictBudget
    for _ in 0..<Self.conflictLimit where solution.failed != nil && conflictBudget > 0 {
      var search = ConflictSearch(
        variables: island.quantityCount, constraints: constraints,
        groups: constraints.map { island.sources[$0.tag].group(tag: $0.tag) }, budget: conflictBudget)
      let found = search.find()
      conflictBudget = search.budget
      // Without the work to find out what it contradicts, the one that failed is known all the same.
      let alone = solution.failed.map {
        ConflictSearch.Conflict(members: [$0], multipliers: [0], sum: 0, isMinimal: false)
      }
      guard let conflict = found ?? alone else { break }
      // UIKit breaks one of them and promises nothing about which; here the last in the source (facts/layout.md 6).
      let written = conflict.members.filter { island.sources[constraints[$0].tag].isWritten }
      let last = written.max { island.sources[constraints[$0].tag].place < island.sources[constraints[$1].tag].place }
      let dropped = last ?? conflict.members[0]
      note(reported(conflict, constraints, island, dropped: dropped, budget: &conflictBudget))
      constraints.remove(at: dropped)
      solution = PrioritySolver.solve(
        variables: island.quantityCount, constraints, ties: island.ties, budget: &budget)
    }
    if solution.failed != nil {
      notModelled.append(
        NotModelled(
          "more conflicts of one screen than are looked for, at most \(Self.conflictLimit)",
          reason: "requirements that cannot hold with those before them are left out", place: tree.root.place,
          isBeyondLimit: true))
      solution = PrioritySolver.solve(
        variables: island.quantityCount, constraints, ties: island.ties, leavesOutFailing: true, budget: &budget)
    }
    guard !solution.isUnfinished else { return }
    for constraint in constraints where !constraint.isRequired {
      note(constraint, island.sources[constraint.tag], solution)
    }
    for axis in axes { take(solution, island, axis) }
  }

  /// Keeps a conflict, once.
  private mutating func note(_ conflict: LaidOutConflict) {
    if !conflicts.contains(conflict) { conflicts.append(conflict) }
  }

  /// Keeps what a written wish misses in the last round.
  private mutating func note(
    _ constraint: PriorityConstraint, _ source: IslandSource, _ solution: PrioritySolver.Solution
  ) {
    guard case .constraint = source.kind else { return }
    let violation = constraint.violation(solution.values)
    let wish = LaidOutWish(place: source.place, violation: violation < SolverTableau.tolerance ? 0 : violation)
    if let known = wishes.firstIndex(where: { $0.place == wish.place }) {
      wishes[known] = wish
    } else {
      wishes.append(wish)
    }
  }

  /// Places every view as the solver says.
  private mutating func take(_ solution: PrioritySolver.Solution, _ island: Island, _ axis: LayoutAxis) {
    lengths[axis][0] = island.length(0, axis).value(solution.values)
    for (index, node) in tree.nodes.enumerated() {
      guard let parent = node.parent else { continue }
      if attributes[parent].kind == .scroll { placeScroll(parent, axis) }
      let offset = island.start(index, axis) - island.start(parent, axis)
      let length = island.length(index, axis)
      let solved = length.value(solution.values)
      // No length is negative; what is left of rounding is no length either.
      let own = abs(solved) < SolverTableau.tolerance ? 0 : solved
      var position = offset.value(solution.values)
      if axis == .horizontal, isRightToLeft(parent) != isRightToLeft(0) {
        position = lengths.horizontal[parent] - position - own
      }
      place(index, axis: axis, at: position, length: own)
      ambiguous[axis][index] =
        !isOut[index]
        && (abs(offset.value(solution.alternative) - offset.value(solution.values)) > SolverTableau.tolerance
          || abs(length.value(solution.alternative) - own) > SolverTableau.tolerance)
    }
  }

  /// Notes how far a scroll view is scrolled.
  private mutating func placeScroll(_ index: NodeIndex, _ axis: LayoutAxis) {
    scrollOffsets[axis][index] = attributes[index].scrolls[axis] ? scrollOffset(of: index, axis) : 0
  }
}

extension Island {
  /// Adds the root's place and what its length is asked to be.
  mutating func addRoot(_ axis: LayoutAxis, _ request: RootRequest) {
    let source = IslandSource(node: 0, kind: .surroundings, place: engine.attributes[0].place)
    let isHorizontal = axis == .horizontal
    add(start(0, axis), .equal, LinearForm(), from: source)
    if let given = isHorizontal ? request.width : request.height {
      add(length(0, axis), .equal, LinearForm(given), from: source)
      return
    }
    let target = isHorizontal ? request.target.size.width : request.target.size.height
    let priority = isHorizontal ? request.target.horizontalPriority : request.target.verticalPriority
    add(length(0, axis), .equal, LinearForm(target), priority: priority.value, from: source)
    let most = isHorizontal ? request.maximum.width : request.maximum.height
    // Stronger than any wish and weaker than what is required: what does not fit is cut by the presentation.
    if most.isFinite {
      add(
        length(0, axis), .lessThanOrEqual, LinearForm(most), priority: PrioritySlots.strongestWish, from: source)
    }
  }
}
