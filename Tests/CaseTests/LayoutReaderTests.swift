import Foundation
import Testing
import VitrineTestSupport

/// The readers of the layout tables understand more than the project's own tables use, and nothing else.
struct LayoutReaderTests {
  /// Evaluates one case of bare solver input.
  private static func solved(
    _ variables: [String], _ constraints: [String], _ expect: [String: JSONCell]
  ) throws -> CaseOutcome {
    try outcome([
      "variables": .list(variables.map(JSONCell.text)), "constraints": .list(constraints.map(JSONCell.text)),
      "expect": .object(expect),
    ])
  }

  /// Evaluates one case that expects a finding.
  private static func finding(
    _ rule: String, at name: String, in tree: String, size: [Double] = [320, 100], constraints: [String]? = nil
  ) throws -> CaseOutcome {
    var wanted: [String: JSONCell] = ["rule": .text(rule), "at": .text(name)]
    if let constraints { wanted["constraints"] = .list(constraints.map(JSONCell.text)) }
    return try outcome([
      "env": .object(["size": .list(size.map(JSONCell.number))]), "tree": try JSONCell(json: Data(tree.utf8)),
      "expect": .object(["diagnostics": .list([.object(wanted)])]),
    ])
  }

  /// Evaluates a case.
  private static func outcome(_ fields: [String: JSONCell]) throws -> CaseOutcome {
    var fields = fields
    fields["id"] = .text("case")
    fields["tolerance"] = .number(1e-6)
    let reports = try LayoutCases.evaluate(Data("{\"cases\": [\(JSONCell.object(fields))]}".utf8))
    return try #require(reports.first).outcome
  }

  /// Returns values of variables.
  private static func values(_ values: [String: Double]) -> [String: JSONCell] {
    ["values": .object(values.mapValues(JSONCell.number))]
  }

  @Test func `bare solver input may hold sums, products, chains and priorities`() throws {
    let passed = CaseOutcome.passed
    #expect(try Self.solved(["x", "y"], ["2*x + y = 10", "x - y = 2"], Self.values(["x": 4, "y": 2])) == passed)
    #expect(try Self.solved(["x"], ["0 <= x <= 10 as range", "x = 50 @ high"], Self.values(["x": 10])) == passed)
    #expect(
      try Self.solved(
        ["x", "y"], ["x / 2 = 3", "2 (x + 1) = 2y", "y>=0@750.5"], Self.values(["x": 6, "y": 7])) == passed)
    #expect(try Self.solved(["x"], ["-x <= -5", "x == 1 as low @ 250"], Self.values(["x": 5])) == passed)
    #expect(
      try Self.solved(
        ["x", "y"], ["x >= 0", "y = 3"], Self.values(["y": 3]).merging(["ambiguous": .list([.text("x")])]) { a, _ in a }
      )
        == passed)
    #expect(
      try Self.solved(
        ["x"], ["x >= 5 as lo", "x <= 3 as hi", "x = 4 @ 999 as wish"],
        ["conflict": .list([.text("hi"), .text("lo")])]) == passed)
  }

  @Test(arguments: [
    "x ~ 5", "x = y", "x = 5 @ 2000", "x = 5 as", "x * x = 4", "x = 5 whatever", "x", "5 / x = 1", "(x = 5", "x = ",
  ]) func `bare solver input that is not understood fails`(text: String) throws {
    guard case .failed(let differences) = try Self.solved(["x"], [text], Self.values(["x": 5])) else {
      Issue.record("'\(text)' passes")
      return
    }
    #expect(differences.map(\.field) == ["constraints"])
  }

  @Test func `a field that nothing reads fails`() throws {
    let expectations = [
      Self.values(["x": 5]).merging(["more": .number(1)]) { a, _ in a }, ["conflict": .list([.text("a")])],
      ["oneOf": .list([])], ["oneOf": .list([.object([:])])],
    ]
    for expect in expectations {
      guard case .failed = try Self.solved(["x"], ["x = 5 as a"], expect) else {
        Issue.record("\(expect) passes")
        continue
      }
    }
    let box = try JSONCell(json: Data("{\"box\": [1, 1], \"id\": \"a\"}".utf8))
    let frames: JSONCell = .object(["frames": .object(["a": .list([.number(0), .number(0), .number(1), .number(1)])])])
    #expect(try Self.outcome(["tree": box, "expect": frames]) == .passed)
    for field in ["direction", "contentSize", "size", "scale", "weather"] {
      let outcome = try Self.outcome([
        "tree": box, "expect": frames, "env": .object([field: .text("nonsense")]),
      ])
      guard case .failed(let differences) = outcome else {
        Issue.record("\(field) passes")
        continue
      }
      #expect(differences.contains { $0.field == "env.\(field)" })
    }
    guard case .failed = try Self.outcome(["tree": box, "expect": frames, "weather": .text("fine")]) else {
      Issue.record("an unknown field of a case passes")
      return
    }
  }

  @Test func `a finding stands at a view, at a view that a constraint names, or at that constraint`() throws {
    let passed = CaseOutcome.passed
    let row = """
      {"hstack": [{"box": [9, 9], "id": "a", "width": 20}, {"box": [9, 9], "id": "b"}], "distribution": "fillEqually", "id": "s"}
      """
    #expect(try Self.finding("layout-equal-fixed", at: "a", in: row) == passed)
    guard case .failed = try Self.finding("layout-equal-fixed", at: "b", in: row) else {
      Issue.record("a finding stands elsewhere")
      return
    }
    let mixed = """
      {"view": [{"box": [9, 9], "id": "a"}], "constraints": ["a.leading = superview.top as mix"], "id": "s"}
      """
    for name in ["a", "mix", "s"] { #expect(try Self.finding("layout-axis-mix", at: name, in: mixed) == passed) }
    #expect(try Self.finding("layout-kind", at: "a", in: "{\"view\": [{\"id\": \"a\"}], \"id\": \"s\"}") == passed)
  }

  @Test func `a conflict is the set that the case names`() throws {
    let row = """
      {"hstack": [{"box": [9, 9], "id": "a", "width": 100}, {"box": [9, 9], "id": "b", "width": 90}], "id": "s"}
      """
    let members = ["a.width", "b.width", "s:stack"]
    #expect(try Self.finding("layout-conflict", at: "a", in: row, constraints: members) == .passed)
    for wrong in [["a.width", "b.width"], members + ["c.width"], []] {
      guard case .failed = try Self.finding("layout-conflict", at: "a", in: row, constraints: wrong) else {
        Issue.record("\(wrong) passes")
        continue
      }
    }
  }
}
