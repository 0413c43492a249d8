import VitrineLayout

/// Cases of `layout.json` that are bare solver input: variables and constraints instead of a tree.
enum SolverCases {
  /// Values that differ by less are the same: what the solver takes for rounding.
  private static let rounding = 1e-7

  /// Evaluates one case.
  static func outcome(_ entry: JSONCell) -> CaseOutcome {
    guard let variables = entry["variables"]?.texts, Set(variables).count == variables.count else {
      return .failed([CaseDifference("variables", expected: "distinct names", actual: entry.description)])
    }
    guard let texts = entry["constraints"]?.texts else {
      return .failed([CaseDifference("constraints", expected: "a list of texts", actual: entry.description)])
    }
    var comparison = CaseComparison()
    do {
      let written = try texts.map { text throws(SolverCaseFault) in
        try SolverCaseConstraint(text, variables: variables)
      }
      compare(written, variables, entry, in: &comparison)
    } catch {
      comparison.note("constraints", expected: "linear constraints", actual: error.description)
    }
    return comparison.outcome
  }

  /// Solves a system and compares what came out with everything that is expected.
  private static func compare(
    _ written: [SolverCaseConstraint], _ variables: [String], _ entry: JSONCell, in comparison: inout CaseComparison
  ) {
    var constraints: [PriorityConstraint] = []
    var names: [String?] = []
    for constraint in written {
      constraints += constraint.parts
      names += constraint.parts.map { _ in constraint.name }
    }
    let solution = PrioritySolver.solve(variables: variables.count, constraints)
    let tolerance = entry["tolerance"]?.number ?? 0
    let values = Dictionary(uniqueKeysWithValues: zip(variables, solution.values))
    let expect = entry["expect"]
    for key in expect?.keys ?? [] {
      let wanted = expect?[key] ?? .null
      switch key {
      case "values":
        for name in wanted.keys {
          comparison.check(
            "values.\(name)", expected: wanted[name] ?? .null, actual: values[name].map(JSONCell.number) ?? .null,
            tolerance: tolerance)
        }
      case "oneOf":
        let isOne = wanted.list?.contains { agrees($0, values, tolerance) } ?? false
        if !isOne { comparison.note(key, expected: wanted.description, actual: "\(values)") }
      case "ambiguous":
        let open = zip(variables, zip(solution.values, solution.alternative)).filter { abs($1.0 - $1.1) > rounding }
        comparison.check(key, expected: Set(wanted.texts ?? []), actual: Set(open.map(\.0)))
      case "conflict":
        let conflict = ConflictSearch(variables: variables.count, constraints: constraints).first()
        let members = conflict?.members.compactMap { names[$0] } ?? []
        if solution.failed == nil || wanted.texts == nil {
          comparison.note(key, expected: wanted.description, actual: "values \(values)")
        }
        comparison.check(key, expected: Set(wanted.texts ?? []), actual: Set(members))
      default: comparison.note(key, expected: wanted.description, actual: "nothing compares this field")
      }
    }
    if solution.failed != nil, expect?["conflict"] == nil {
      comparison.note("conflict", expected: "a solution", actual: "constraints that cannot hold together")
    }
  }

  /// Whether values are those of an optimum that a case lists.
  private static func agrees(_ optimum: JSONCell, _ values: [String: Double], _ tolerance: Double) -> Bool {
    !optimum.keys.isEmpty
      && optimum.keys.allSatisfy { name in
        guard let wanted = optimum[name]?.number, let actual = values[name] else { return false }
        return abs(wanted - actual) <= tolerance
      }
  }
}
