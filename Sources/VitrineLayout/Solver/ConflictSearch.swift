/// Finds out which required constraints contradict each other.
package struct ConflictSearch {
  /// The number of variables.
  package let variables: Int
  /// All constraints, in the order of the source.
  package let constraints: [PriorityConstraint]

  /// A smallest set of constraints that cannot hold together: without any one of them the rest can.
  package struct Conflict: Sendable {
    /// The members, as indices, ascending.
    package var members: [Int]
    /// How much each counts: the sum of the constraints times these leaves no variable, only the shortfall. All 0 in a conflict
    /// of very many groups, whose members are then all constraints of these groups.
    package var multipliers: [Double]
    /// What is left when the members cancel, in units of the first member.
    package var sum: Double
    /// Whether the search came to its end; otherwise some members may not be needed.
    package var isMinimal = true
    /// By how much the members miss each other, in units of the first member.
    package var shortfall: Double { abs(sum) }
  }

  /// What each constraint belongs to: constraints of one number stand or fall together, those of nil always stand.
  private let groups: [Int?]
  /// The work that may still be done; when it runs out the set at hand is what is found.
  package private(set) var budget: Int

  /// The most groups of a conflict for which it is found out how much each counts (project decision: nobody reads more, and
  /// the time grows with the square).
  private static let mostWeighed = 64

  /// Takes a system.
  ///
  /// - Parameters:
  ///   - groups: What each constraint belongs to; without it each stands for itself.
  ///   - budget: The work that may be done, in terms that the solver looks at.
  package init(
    variables: Int, constraints: [PriorityConstraint], groups: [Int?]? = nil, budget: Int = .max
  ) {
    self.budget = budget
    self.variables = variables
    self.constraints = constraints
    self.groups = groups ?? Array(constraints.indices)
  }

  /// Returns a conflict among required constraints, nil when they can hold: without any one of its groups the others and what
  /// always stands can, and no member is without need. Of several, one whose last group begins first in the source.
  ///
  /// Only what is connected to the group that failed is searched; the search halves, so a set of k groups among n takes
  /// about k·log n checks.
  package func first() -> Conflict? {
    var search = self
    return search.find()
  }

  /// Searches, and takes the work off the budget.
  package mutating func find() -> Conflict? {
    let required = constraints.indices.filter { constraints[$0].isRequired }
    guard holds(required) == false else { return nil }
    let standing = required.filter { groups[$0] == nil }
    var parts = parts(of: required)
    var members = standing
    if holds(standing) == true {
      // The shortest beginning that cannot hold ends with a member.
      var low = 0
      var high = parts.count
      while high - low > 1 {
        let middle = (low + high) / 2
        guard let isHeld = holds(standing + parts[..<middle].joined()) else { break }
        if isHeld { low = middle } else { high = middle }
      }
      let last = parts[high - 1]
      let linked = connected(to: last, among: standing + parts[..<(high - 1)].joined())
      let background = standing.filter { linked.contains($0) } + last
      parts = parts[..<(high - 1)].filter { part in part.contains { linked.contains($0) } }
      members = background + minimal(background, hasNew: true, parts).joined()
    }
    members.sort()
    if budget <= 0 || Set(members.compactMap { groups[$0] }).count > Self.mostWeighed {
      return Conflict(members: members, multipliers: members.map { _ in 0 }, sum: 0, isMinimal: budget > 0)
    }
    members = minimal([], hasNew: false, members.map { [$0] }).flatMap { $0 }
    let multipliers = multipliers(members)
    let sum = zip(members, multipliers).reduce(0) { $0 + $1.1 * constraints[$1.0].form.constant }
    return Conflict(members: members, multipliers: multipliers, sum: sum)
  }

  /// Returns the groups of some constraints, in the order in which they begin.
  private func parts(of indices: [Int]) -> [[Int]] {
    var numbers: [Int: Int] = [:]
    var parts: [[Int]] = []
    for index in indices {
      guard let group = groups[index] else { continue }
      if let number = numbers[group] {
        parts[number].append(index)
      } else {
        numbers[group] = parts.count
        parts.append([index])
      }
    }
    return parts
  }

  /// Whether a set can hold together; nil when that takes too long.
  private mutating func holds(_ indices: [Int]) -> Bool? {
    PrioritySolver.isFeasible(variables: variables, indices.map { constraints[$0] }, budget: &budget)
  }

  /// Returns the smallest part of `candidates` that contradicts `background`; earlier candidates are preferred (Junker's
  /// QuickXplain). All of them when that takes too long.
  private mutating func minimal(_ background: [Int], hasNew: Bool, _ candidates: [[Int]]) -> [[Int]] {
    guard budget > 0 else { return candidates }
    if hasNew, holds(background) == false { return [] }
    if candidates.count <= 1 { return candidates }
    let half = candidates.count / 2
    let early = Array(candidates[..<half])
    let late = Array(candidates[half...])
    let fromLate = minimal(background + early.joined(), hasNew: !early.isEmpty, late)
    return minimal(background + fromLate.joined(), hasNew: !fromLate.isEmpty, early) + fromLate
  }

  /// Returns those constraints that share variables with some, directly or through others.
  private func connected(to start: [Int], among indices: [Int]) -> Set<Int> {
    var users: [[Int]] = Array(repeating: [], count: variables)
    for other in indices {
      for term in constraints[other].form.terms { users[term.quantity].append(other) }
    }
    var found: Set<Int> = []
    var isVisited = Array(repeating: false, count: variables)
    var open = start
    while let next = open.popLast() {
      for term in constraints[next].form.terms where !isVisited[term.quantity] {
        isVisited[term.quantity] = true
        for user in users[term.quantity] where found.insert(user).inserted { open.append(user) }
      }
    }
    return found
  }

  /// Returns the factors that make the members' variables cancel, the first one's 1: in a minimal set they are determined
  /// (facts/layout.md 6, Farkas multipliers). Gaussian elimination over the members.
  private func multipliers(_ members: [Int]) -> [Double] {
    // One equation per variable: the sum over the members of factor times coefficient is 0.
    var rows: [[Double]] = []
    let used = Set(members.flatMap { constraints[$0].form.terms.map(\.quantity) }).sorted()
    for variable in used { rows.append(members.map { constraints[$0].form.factor(of: variable) }) }
    var pivots: [(row: Int, column: Int)] = []
    var row = 0
    for column in members.indices.dropFirst() where row < rows.count {
      guard let best = (row..<rows.count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[best][column]) > LinearForm.negligible
      else { continue }
      rows.swapAt(row, best)
      let factor = rows[row][column]
      for index in rows[row].indices { rows[row][index] /= factor }
      for other in rows.indices where other != row && rows[other][column] != 0 {
        let factor = rows[other][column]
        for index in rows[other].indices { rows[other][index] -= factor * rows[row][index] }
      }
      pivots.append((row, column))
      row += 1
    }
    var result = Array(repeating: 0.0, count: members.count)
    result[0] = 1
    for pivot in pivots { result[pivot.column] = -rows[pivot.row][0] }
    return result
  }
}
