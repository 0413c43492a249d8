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
    /// How much each counts: the sum of the constraints times these leaves no variable, only the shortfall.
    package var multipliers: [Double]
    /// What is left when the members cancel, in units of the first member.
    package var sum: Double
    /// By how much the members miss each other, in units of the first member.
    package var shortfall: Double { abs(sum) }
  }

  /// Takes a system.
  package init(variables: Int, constraints: [PriorityConstraint]) {
    self.variables = variables
    self.constraints = constraints
  }

  /// Returns a minimal conflict among required constraints, nil when they can hold. Of several, one whose last member
  /// comes first in the source.
  ///
  /// Only what is connected to the constraint that failed is searched; the search halves, so a set of k members among n
  /// takes about k·log n checks.
  package func first() -> Conflict? {
    let required = constraints.indices.filter { constraints[$0].isRequired }
    guard !holds(required) else { return nil }
    // The shortest beginning that cannot hold ends with a member.
    var low = 0
    var high = required.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(Array(required[..<middle])) { low = middle } else { high = middle }
    }
    let last = required[high - 1]
    let candidates = connected(to: last, among: Array(required[..<(high - 1)]))
    let members = (minimal([last], hasNew: true, candidates) + [last]).sorted()
    let multipliers = multipliers(members)
    let sum = zip(members, multipliers).reduce(0) { $0 + $1.1 * constraints[$1.0].form.constant }
    return Conflict(members: members, multipliers: multipliers, sum: sum)
  }

  /// Whether a set can hold together.
  private func holds(_ indices: [Int]) -> Bool {
    PrioritySolver.isFeasible(variables: variables, indices.map { constraints[$0] })
  }

  /// Returns the smallest part of `candidates` that contradicts `background`; earlier candidates are preferred (Junker's
  /// QuickXplain).
  private func minimal(_ background: [Int], hasNew: Bool, _ candidates: [Int]) -> [Int] {
    if hasNew, !holds(background) { return [] }
    if candidates.count <= 1 { return candidates }
    let half = candidates.count / 2
    let early = Array(candidates[..<half])
    let late = Array(candidates[half...])
    let fromLate = minimal(background + early, hasNew: !early.isEmpty, late)
    return minimal(background + fromLate, hasNew: !fromLate.isEmpty, early) + fromLate
  }

  /// Returns those constraints that share variables with one, directly or through others.
  private func connected(to index: Int, among indices: [Int]) -> [Int] {
    var users: [[Int]] = Array(repeating: [], count: variables)
    for other in indices {
      for term in constraints[other].form.terms { users[term.quantity].append(other) }
    }
    var isFound = Array(repeating: false, count: constraints.count)
    var isVisited = Array(repeating: false, count: variables)
    var open = [index]
    while let next = open.popLast() {
      for term in constraints[next].form.terms where !isVisited[term.quantity] {
        isVisited[term.quantity] = true
        for user in users[term.quantity] where !isFound[user] {
          isFound[user] = true
          open.append(user)
        }
      }
    }
    return indices.filter { isFound[$0] }
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
