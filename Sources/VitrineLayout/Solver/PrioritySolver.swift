import VitrineModel

/// Finds the values that meet all required constraints and then, priority by priority from the highest, violate those of
/// that priority as little as possible (facts/layout.md 6): the smallest sum of violations, whatever it costs lower ones.
///
/// Each priority is a simplex optimum on the face that the higher ones leave. Afterwards every parameter that would cost
/// something stays 0 for good, so the problem shrinks from level to level and no weights are compared.
package struct PrioritySolver: Sendable {
  /// The solutions that are left.
  var tableau: SolverTableau
  /// The goal at hand.
  var cost = CostRow()
  /// In how many constraints each variable stands.
  private let mentions: [Int]

  /// What was found.
  package struct Solution: Sendable {
    /// The value of each variable.
    package var values: [Double]
    /// Other values that are as good before the ties decide, as different as can be; equal where nothing is open.
    package var alternative: [Double]
    /// The index of the required constraint that cannot hold with those before it, nil when all hold.
    package var failed: Int?
    /// Whether the work ran out before an answer was found.
    package var isUnfinished = false
  }

  /// Creates a solver of free variables.
  init(variables: Int, mentionedIn constraints: [PriorityConstraint], limit: Int) {
    tableau = SolverTableau(variables: variables, limit: limit)
    var mentions = Array(repeating: 0, count: variables)
    for constraint in constraints {
      for term in constraint.form.terms { mentions[term.quantity] += 1 }
    }
    self.mentions = mentions
  }

  /// Solves a system.
  ///
  /// - Parameters:
  ///   - constraints: In the order of the source. Required equalities are met first, then required inequalities.
  ///   - ties: Wishes that decide what the constraints leave open, each alone and in this order.
  ///   - leavesOutFailing: Whether required constraints that cannot hold with those before them are left out, so that
  ///     nothing fails.
  ///   - budget: The work that may be done, in terms that are looked at; what was done is taken off.
  static func solve(
    variables: Int, _ constraints: [PriorityConstraint], ties: [PriorityConstraint] = [],
    leavesOutFailing: Bool = false, budget: inout Int
  ) -> Solution {
    budget -= setupCost(variables, constraints)
    var solver = PrioritySolver(variables: variables, mentionedIn: constraints, limit: budget)
    defer { budget -= solver.tableau.work }
    let unfinished = Solution(values: [], alternative: [], failed: nil, isUnfinished: true)
    let failed = solver.addRequired(constraints, leavesOutFailing: leavesOutFailing)
    if solver.tableau.isExhausted { return unfinished }
    if let failed { return Solution(values: [], alternative: [], failed: failed) }
    let wishes = constraints.indices.filter { !constraints[$0].isRequired }.sorted {
      (constraints[$1].priority, $0) < (constraints[$0].priority, $1)
    }
    var start = 0
    while start < wishes.count {
      let priority = constraints[wishes[start]].priority
      var end = start
      while end < wishes.count, constraints[wishes[end]].priority == priority { end += 1 }
      solver.addLevel(wishes[start..<end].lazy.map { constraints[$0] })
      if solver.tableau.isExhausted { return unfinished }
      start = end
    }
    let open = solver.openPoint()
    if solver.tableau.isExhausted { return unfinished }
    guard let open else {
      let values = Array(solver.tableau.values().prefix(variables))
      return Solution(values: values, alternative: values, failed: nil)
    }
    // The alternative differs from the point at hand by what is open; the ties then choose another point.
    let before = solver.tableau.values()
    for tie in ties {
      solver.addLevel(CollectionOfOne(tie))
      if solver.tableau.isExhausted { return unfinished }
    }
    let values = Array(solver.tableau.values().prefix(variables))
    let alternative = values.indices.map { values[$0] + open[$0] - before[$0] }
    return Solution(values: values, alternative: alternative, failed: nil)
  }

  /// Solves a system, however long it takes.
  package static func solve(variables: Int, _ constraints: [PriorityConstraint], ties: [PriorityConstraint] = [])
    -> Solution
  {
    var budget = Int.max
    return solve(variables: variables, constraints, ties: ties, budget: &budget)
  }

  /// Whether required constraints can hold together, however long it takes to tell.
  package static func isFeasible(variables: Int, _ constraints: [PriorityConstraint]) -> Bool {
    var budget = Int.max
    return isFeasible(variables: variables, constraints, budget: &budget) == true
  }

  /// What it costs to begin, in terms that are looked at (measured).
  private static func setupCost(_ variables: Int, _ constraints: [PriorityConstraint]) -> Int {
    (variables + constraints.count) / 2
  }

  /// Whether required constraints can hold together; nil when the work that may be done runs out.
  static func isFeasible(variables: Int, _ constraints: [PriorityConstraint], budget: inout Int) -> Bool? {
    budget -= setupCost(variables, constraints)
    var solver = PrioritySolver(variables: variables, mentionedIn: constraints, limit: budget)
    let failed = solver.addRequired(constraints)
    budget -= solver.tableau.work
    return solver.tableau.isExhausted ? nil : failed == nil
  }

  /// Adds the required constraints, as long as there is work to do. Returns the index of the first that cannot hold,
  /// unless such ones are left out.
  private mutating func addRequired(_ constraints: [PriorityConstraint], leavesOutFailing: Bool = false) -> Int? {
    for (index, constraint) in constraints.enumerated() where constraint.isRequired && constraint.relation == .equal {
      guard addEquality(constraint.form) || leavesOutFailing else { return index }
      if tableau.isExhausted { return nil }
    }
    for (index, constraint) in constraints.enumerated() where constraint.isRequired && constraint.relation != .equal {
      let form = constraint.relation == .lessThanOrEqual ? constraint.form.negated : constraint.form
      guard addInequality(form) || leavesOutFailing else { return index }
      if tableau.isExhausted { return nil }
    }
    return nil
  }

  /// Makes a form zero. Returns false when it cannot be.
  private mutating func addEquality(_ form: LinearForm) -> Bool {
    if let new = tableau.newVariable(form, mentions: mentions) {
      tableau.define(new: new, as: Self.solved(form, for: new))
      return true
    }
    var form = tableau.reduced(form)
    if form.isConstant { return abs(form.constant) <= SolverTableau.tolerance }
    if let loose = tableau.looseParameter(form, mentions: mentions) {
      tableau.define(loose, as: Self.solved(form, for: loose))
      return true
    }
    if form.constant < 0 { form.scale(by: -1) }
    let slack = tableau.addRow(form)
    minimize(form)
    guard tableau.isOpen(slack) || abs(tableau.forms[slack].constant) <= SolverTableau.tolerance else { return false }
    if tableau.isRow(slack) {
      guard let term = tableau.forms[slack].terms.first else { return true }
      // At zero, so the exchange moves nothing.
      tableau.pivot(term.quantity, slack)
    }
    tableau.fix(slack)
    return true
  }

  /// Makes a form at least zero. Returns false when it cannot be.
  private mutating func addInequality(_ form: LinearForm) -> Bool {
    if let new = tableau.newVariable(form, mentions: mentions) {
      var form = form
      form.add(LinearForm(of: tableau.addParameter()), times: -1)
      tableau.define(new: new, as: Self.solved(form, for: new))
      return true
    }
    var form = tableau.reduced(form)
    if form.isConstant { return form.constant >= -SolverTableau.tolerance }
    if let loose = tableau.looseParameter(form, mentions: mentions) {
      let slack = tableau.addParameter()
      form.add(LinearForm(of: slack), times: -1)
      tableau.define(loose, as: Self.solved(form, for: loose))
      return true
    }
    if form.constant < 0 {
      // The lack is a quantity that is minimised: form + lack = slack.
      let slack = tableau.addParameter()
      var lack = form.negated
      lack.add(LinearForm(of: slack), times: 1)
      let quantity = tableau.addRow(lack)
      minimize(lack)
      guard tableau.isOpen(quantity) || tableau.forms[quantity].constant <= SolverTableau.tolerance else {
        return false
      }
      if tableau.isRow(quantity) {
        guard let term = tableau.forms[quantity].terms.first else { return true }
        tableau.pivot(term.quantity, quantity)
      }
      tableau.fix(quantity)
      return true
    }
    _ = tableau.addRow(form)
    return true
  }

  /// Adds the wishes of one priority, meets them as well as those before allow, and keeps only the best solutions.
  mutating func addLevel(_ wishes: some Sequence<PriorityConstraint>) {
    var costs: [(quantity: Int, factor: Double)] = []
    for wish in wishes where !tableau.isExhausted { addWish(wish, to: &costs) }
    minimize(LinearForm(terms: costs), fixingWhatCosts: true)
  }

  /// Adds a wish and what its violation costs.
  private mutating func addWish(_ wish: PriorityConstraint, to costs: inout [(quantity: Int, factor: Double)]) {
    var form = wish.relation == .greaterThanOrEqual ? wish.form.negated : wish.form
    let isEquality = wish.relation == .equal
    let new = tableau.newVariable(form, mentions: mentions)
    if new == nil {
      form = tableau.reduced(form)
      if form.isConstant { return }
    }
    if let variable = new ?? tableau.looseParameter(form, mentions: mentions) {
      // form = over − under; for an inequality only what lies above costs.
      let over = tableau.addParameter()
      let under = tableau.addParameter()
      form.add(LinearForm(of: over), times: -1)
      form.add(LinearForm(of: under), times: 1)
      costs.append((over, 1))
      if isEquality { costs.append((under, 1)) }
      let solved = Self.solved(form, for: variable)
      if new == nil { tableau.define(variable, as: solved) } else { tableau.define(new: variable, as: solved) }
      return
    }
    let other = tableau.addParameter()
    if form.constant > 0 {
      // Violated at the point at hand: over = form + under.
      form.add(LinearForm(of: other), times: 1)
      costs.append((tableau.addRow(form), 1))
      if isEquality { costs.append((other, 1)) }
    } else {
      // under = −form + over.
      form.scale(by: -1)
      form.add(LinearForm(of: other), times: 1)
      let under = tableau.addRow(form)
      costs.append((other, 1))
      if isEquality { costs.append((under, 1)) }
    }
  }

  /// Returns the form of a parameter that makes a form zero.
  private static func solved(_ form: LinearForm, for parameter: Int) -> LinearForm {
    let factor = form.factor(of: parameter)
    var result = form
    result.remove(parameter)
    result.scale(by: -1 / factor)
    return result
  }
}
