public import Foundation

/// The golden table of curves, springs, samples and tracks, `motion.json`.
public enum MotionCases {
  /// Evaluates every case of the table, in its order; throws when the table cannot be read.
  public static func evaluate(_ table: Data) throws -> [CaseReport] {
    let root = try JSONCell(json: table)
    return (root["cases"]?.list ?? []).map { CaseReport($0["id"]?.text ?? "?", outcome($0)) }
  }

  /// Evaluates one case.
  private static func outcome(_ entry: JSONCell) -> CaseOutcome {
    guard let kind = entry["kind"]?.text, let input = entry["input"], let expect = entry["expect"] else {
      return .failed([CaseDifference("case", expected: "a readable case", actual: entry.description)])
    }
    guard let answer = MotionCase(kind: kind, input: input).answer() else {
      return isKnown(kind)
        ? .failed([CaseDifference("input", expected: "a readable input", actual: input.description)])
        : .skipped("kind '\(kind)' is not built")
    }
    var comparison = CaseComparison()
    for key in expect.keys {
      let expected = expect[key] ?? .null
      let actual = answer[key] ?? .null
      switch (kind, key) {
      case ("sampling", "lowerBoundSegments"):
        // Fewer than possible means that the error check is broken.
        if (answer["segments"]?.number ?? 0) < expected.number ?? .infinity {
          comparison.note("segments", expected: "at least \(expected)", actual: "\(answer["segments"] ?? .null)")
        }
      case ("sampling", "onCurveSegments"):
        let most = (1.05 * (expected.number ?? 0)).rounded(.up) + 1
        if !((answer["segments"]?.number ?? .infinity) <= most) {
          comparison.note("segments", expected: "at most \(most)", actual: "\(answer["segments"] ?? .null)")
        }
      case ("sampling", "secondDerivativeBound"):
        // The table prints 15 digits.
        comparison.check(key, expected: expected, actual: actual, tolerance: 1e-9 * (expected.number ?? 0))
      default:
        comparison.check(
          key, expected: expected, actual: actual, tolerance: entry["tolerance"]?[key]?.number ?? 0)
      }
    }
    if kind == "sampling", let maxError = input["maxError"]?.number {
      let error = answer["error"]?.number ?? .infinity
      if !(error <= maxError) { comparison.note("error", expected: "at most \(maxError)", actual: "\(error)") }
    }
    return comparison.outcome
  }

  /// Whether a kind of question has an answer at all.
  private static func isKnown(_ kind: String) -> Bool { MotionCase.kinds.contains(kind) }
}
