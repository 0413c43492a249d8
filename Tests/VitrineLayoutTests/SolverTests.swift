import Testing
import VitrineModel
import VitrineTestSupport

@testable import VitrineLayout

/// A random system of constraints over few variables, with whole numbers.
private struct RandomSystem {
  /// The number of variables.
  var variables: Int
  /// The constraints.
  var constraints: [PriorityConstraint] = []

  /// Makes a system.
  init(using random: inout SeededGenerator) {
    variables = Int.random(in: 1...3, using: &random)
    for tag in 0..<Int.random(in: 2...8, using: &random) {
      var form = LinearForm(Double(Int.random(in: -10...10, using: &random)))
      for variable in 0..<variables where Int.random(in: 0..<3, using: &random) > 0 {
        form = form + LinearForm(of: variable, [1, -1, 1, -1, 2, 0.5].randomElement(using: &random) ?? 1)
      }
      guard !form.isConstant else { continue }
      constraints.append(
        PriorityConstraint(
          form, [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal,
          priority: [1000, 1000, 750, 750, 251, 250, 50].randomElement(using: &random) ?? 1000, tag: tag))
    }
  }

  /// The sum of violations of each priority, strongest first.
  func price(_ values: [Double]) -> [Double] {
    Set(constraints.map(\.priority)).sorted(by: >).map { priority in
      constraints.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(values) }
    }
  }

  /// Whether some corner meets constraints: a check that does not rest on the solver.
  func isFeasible(_ constraints: [PriorityConstraint]) -> Bool {
    var part = self
    part.constraints = constraints
    return part.corners().contains { corner in constraints.allSatisfy { $0.violation(corner) < 1e-7 } }
  }

  /// Every point where as many constraints as there are variables hold exactly, far walls included: one of them is best.
  func corners() -> [[Double]] {
    var planes = constraints.map(\.form)
    for variable in 0..<variables {
      for wall in [-1000.0, 0, 1000] { planes.append(LinearForm(of: variable) - LinearForm(wall)) }
    }
    return Self.choices(planes.count, variables).compactMap { Self.meeting($0.map { planes[$0] }, variables) }
      .filter { $0.allSatisfy { abs($0) < 1000.001 } }
  }

  /// The ways to choose some of a number of things.
  private static func choices(_ count: Int, _ some: Int) -> [[Int]] {
    if some == 0 { return [[]] }
    if count < some { return [] }
    return choices(count - 1, some) + choices(count - 1, some - 1).map { $0 + [count - 1] }
  }

  /// The point where forms are all zero, nil when there is none or more than one.
  private static func meeting(_ forms: [LinearForm], _ count: Int) -> [Double]? {
    var rows = forms.map { form in (0..<count).map { form.factor(of: $0) } + [-form.constant] }
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in rows[row].indices { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}

/// Whether a price is better than another beyond rounding.
private func isBetter(_ a: [Double], _ b: [Double]) -> Bool {
  for (x, y) in zip(a, b) where abs(x - y) > 1e-7 { return x < y }
  return false
}

@Test(arguments: 1...4 as ClosedRange<UInt64>)
func `the optimum of each priority agrees with trying every corner`(seed: UInt64) throws {
  var random = SeededGenerator(seed: seed)
  var conflicts = 0
  var open = 0
  for round in 0..<500 {
    let system = RandomSystem(using: &random)
    let corners = system.corners()
    let required = system.constraints.filter(\.isRequired)
    let isFeasible = corners.contains { corner in required.allSatisfy { $0.violation(corner) < 1e-7 } }
    let solution = PrioritySolver.solve(variables: system.variables, system.constraints)
    #expect((solution.failed == nil) == isFeasible, "seed \(seed), round \(round): \(system)")
    guard isFeasible else {
      conflicts += 1
      continue
    }
    let best = try #require(corners.map(system.price).min { isBetter($0, $1) })
    #expect(!isBetter(best, system.price(solution.values)), "seed \(seed), round \(round): \(system)")
    // A variable is open when corners that are as good differ in it.
    let good = corners.filter { !isBetter(best, system.price($0)) }
    for variable in 0..<system.variables {
      let values = good.map { $0[variable] }
      let isOpen = (values.max() ?? 0) - (values.min() ?? 0) > 1e-6
      let found = abs(solution.values[variable] - solution.alternative[variable]) > 1e-7
      #expect(found == isOpen, "seed \(seed), round \(round): variable \(variable) of \(system)")
      if isOpen { open += 1 }
    }
  }
  print("systems, seed \(seed): 500 agree, \(conflicts) of them conflicts, \(open) open variables")
  #expect(conflicts > 10 && open > 100, "seed \(seed): \(conflicts) conflicts, \(open) open variables")
}

@Test(arguments: 11...14 as ClosedRange<UInt64>)
func `removing any one member of a conflict makes the rest solvable`(seed: UInt64) throws {
  var random = SeededGenerator(seed: seed)
  var found = 0
  for round in 0..<800 {
    let system = RandomSystem(using: &random)
    guard
      let conflict = ConflictSearch(variables: system.variables, constraints: system.constraints).first()
    else { continue }
    found += 1
    let members = conflict.members.map { system.constraints[$0] }
    #expect(!system.isFeasible(members), "seed \(seed), round \(round)")
    for index in members.indices {
      var rest = members
      rest.remove(at: index)
      #expect(system.isFeasible(rest), "seed \(seed), round \(round)")
    }
    // The multipliers leave no variable, only the shortfall.
    var sum = LinearForm()
    for (member, factor) in zip(members, conflict.multipliers) { sum = sum + factor * member.form }
    #expect(sum.isConstant && abs(abs(sum.constant) - conflict.shortfall) < 1e-7 && conflict.shortfall > 1e-7)
  }
  print("conflicts of systems, seed \(seed): \(found)")
  #expect(found > 20, "seed \(seed)")
}

@Test func `a chain of a thousand views is solved`() {
  var constraints: [PriorityConstraint] = []
  for view in 0..<1_000 {
    let start = LinearForm(of: 2 * view)
    let length = LinearForm(of: 2 * view + 1)
    let before = view == 0 ? LinearForm() : LinearForm(of: 2 * view - 2) + LinearForm(of: 2 * view - 1) + LinearForm(8)
    constraints.append(PriorityConstraint(start - before, .equal))
    constraints.append(PriorityConstraint(length - LinearForm(100), .equal, priority: 750))
    constraints.append(PriorityConstraint(length - LinearForm(10), .greaterThanOrEqual))
    constraints.append(PriorityConstraint(length - LinearForm(90), .equal, priority: 250))
  }
  let solution = PrioritySolver.solve(variables: 2_000, constraints)
  #expect(abs(solution.values[1_998] - 999 * 108) < 1e-6 && abs(solution.values[1_999] - 100) < 1e-6)
}

@Test func `a system that takes too long is given up, and a conflict keeps all its members`() {
  // Each view begins after all before it, and all want to begin at the edge.
  var constraints: [PriorityConstraint] = []
  for view in 1..<60 {
    constraints.append(
      PriorityConstraint(
        LinearForm(of: view) - LinearForm(of: view - 1) - LinearForm(8), .greaterThanOrEqual))
    constraints.append(PriorityConstraint(LinearForm(of: view), .equal, priority: 250))
  }
  var small = 200
  #expect(PrioritySolver.solve(variables: 60, constraints, budget: &small).isUnfinished && small < 0)
  var large = 1_000_000
  let solution = PrioritySolver.solve(variables: 60, constraints, budget: &large)
  #expect(!solution.isUnfinished && solution.values.count == 60 && large > 0)

  constraints.append(PriorityConstraint(LinearForm(of: 59) - LinearForm(of: 0) - LinearForm(100), .lessThanOrEqual))
  let whole = ConflictSearch(variables: 60, constraints: constraints).first()
  #expect(whole?.isMinimal == true && whole?.members.count == 60)
  var needed = 1_000_000
  _ = PrioritySolver.isFeasible(variables: 60, constraints, budget: &needed)
  let cut = ConflictSearch(variables: 60, constraints: constraints, budget: 1_000_000 - needed + 1).first()
  #expect(cut?.isMinimal == false && (cut?.members.count ?? 0) >= 60)
}
