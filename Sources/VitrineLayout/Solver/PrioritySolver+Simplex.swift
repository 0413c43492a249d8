extension PrioritySolver {
  /// Pivots without progress after which the first candidates are taken, which cannot run in a circle (Bland's rule).
  private static let patience = 64

  /// Returns a length between 1 and 2 for a quantity, without any small sum among those of several (SplitMix64's finalizer).
  private static func length(_ quantity: Int) -> Double {
    var bits = UInt64(quantity + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return 1 + Double((bits ^ (bits >> 31)) >> 32) / 0x1p32
  }

  /// Moves to a point where a form over the quantities is smallest. The form must be bounded below there.
  ///
  /// - Parameter fixingWhatCosts: Whether parameters that would raise the form are held at 0 from then on, so that only
  ///   its best solutions are left.
  mutating func minimize(_ form: LinearForm, fixingWhatCosts: Bool = false) {
    cost.start(tableau.reduced(form), count: tableau.count)
    _ = descend(untilItMoves: false)
    guard fixingWhatCosts else { return }
    for parameter in cost.known.sorted() where cost.factor(of: parameter) > SolverTableau.tolerance {
      if tableau.isOpen(parameter) { tableau.fix(parameter) }
    }
  }

  /// Pivots while that lowers the cost and work is left; returns whether the point moved. Without a limit a parameter moves for ever.
  private mutating func descend(untilItMoves: Bool) -> Bool {
    var idle = 0
    var hasMoved = false
    while !tableau.isExhausted, let parameter = cost.entering(tableau, isCautious: idle > Self.patience) {
      let limit = tableau.limit(of: parameter)
      if limit.map({ $0.step > SolverTableau.tolerance }) ?? true {
        hasMoved = true
        idle = 0
        if untilItMoves { return true }
      } else {
        idle += 1
      }
      guard let limit else {
        cost.forget(parameter)
        continue
      }
      tableau.pivot(parameter, limit.blocking)
      cost.replace(parameter, by: tableau.forms[parameter])
    }
    return hasMoved
  }

  /// Returns a point at which everything that the constraints leave open has moved, nil when nothing is open.
  /// Nothing that is returned counts when the work has run out.
  mutating func openPoint() -> [Double]? {
    var solver = self
    solver.fixStuckParameters()
    solver.fixStuckRows()
    tableau.charge(solver.tableau.work - tableau.work)
    if tableau.isExhausted { return nil }
    // What is left moves freely, each parameter by a length of its own.
    return solver.tableau.parameters().isEmpty ? nil : solver.tableau.values(parameter: Self.length)
  }

  /// Holds parameters that cannot grow at 0.
  private mutating func fixStuckParameters() {
    for parameter in tableau.parameters() where tableau.isSigned(parameter) {
      if tableau.isExhausted { return }
      // What nothing stops at once grows.
      guard let limit = tableau.limit(of: parameter), limit.step <= SolverTableau.tolerance else { continue }
      if !canGrow(LinearForm(of: parameter, -1)) { tableau.fix(parameter) }
    }
  }

  /// Whether the point moves when a form is minimised. The copy that tries it is paid for.
  private mutating func canGrow(_ form: LinearForm) -> Bool {
    var probe = self
    probe.cost.start(form, count: tableau.count)
    let moves = probe.descend(untilItMoves: true)
    tableau.charge(probe.tableau.work - tableau.work + tableau.count / Self.copiedPerTerm)
    return moves
  }

  /// Quantities that are copied in the time in which a term is looked at (measured).
  private static let copiedPerTerm = 8

  /// Holds rows at 0 that must not be negative and cannot grow: what depends on them alone is not open.
  private mutating func fixStuckRows() {
    for quantity in tableau.variableCount..<max(tableau.variableCount, tableau.count) where tableau.isRow(quantity) {
      if tableau.isExhausted { return }
      let form = tableau.forms[quantity]
      guard abs(form.constant) <= SolverTableau.tolerance, form.terms.contains(where: { $0.factor < 0 }) else {
        continue
      }
      guard !canGrow(form.negated) else { continue }
      tableau.pivot(form.terms[0].quantity, quantity)
      tableau.fix(quantity)
    }
  }
}

/// What each parameter adds to a goal, spread out by number, so that a pivot costs only what it changes.
struct CostRow: Sendable {
  /// The factor of each quantity.
  private var factors: [Double] = []
  /// Quantities that ever had a factor.
  private(set) var known: [Int] = []
  /// Whether each is in that list.
  private var isKnown: [Bool] = []
  /// Where the search for the next parameter goes on.
  private var next = 0

  /// Begins with a form over parameters. Takes the time of what changed since the last beginning.
  mutating func start(_ form: LinearForm, count: Int) {
    for quantity in known {
      factors[quantity] = 0
      isKnown[quantity] = false
    }
    known.removeAll(keepingCapacity: true)
    next = 0
    while factors.count < count {
      factors.append(0)
      isKnown.append(false)
    }
    for term in form.terms { add(term.quantity, term.factor) }
  }

  /// The factor of a quantity.
  func factor(of quantity: Int) -> Double { factors[quantity] }

  /// Adds to the factor of a quantity.
  private mutating func add(_ quantity: Int, _ factor: Double) {
    factors[quantity] += factor
    if !isKnown[quantity] {
      isKnown[quantity] = true
      known.append(quantity)
    }
  }

  /// Replaces a parameter that became basic.
  mutating func replace(_ parameter: Int, by form: LinearForm) {
    let factor = factors[parameter]
    factors[parameter] = 0
    for term in form.terms { add(term.quantity, term.factor * factor) }
  }

  /// Leaves a parameter as it is.
  mutating func forget(_ parameter: Int) { factors[parameter] = 0 }

  /// Returns a parameter whose growth lowers the goal: the next one in turn, or the first of all.
  mutating func entering(_ tableau: SolverTableau, isCautious: Bool) -> Int? {
    if isCautious {
      return known.filter { factors[$0] < -SolverTableau.tolerance && tableau.isOpen($0) }.min()
    }
    for _ in known.indices {
      if next >= known.count { next = 0 }
      let quantity = known[next]
      if factors[quantity] < -SolverTableau.tolerance, tableau.isOpen(quantity) { return quantity }
      next += 1
    }
    return nil
  }
}
