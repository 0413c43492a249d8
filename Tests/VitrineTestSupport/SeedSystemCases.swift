public import Foundation
import VitrineModel
import VitrinePlatform
import VitrinePresentation
import VitrineSchema

/// The golden table of the systems in the seed documents, `seed-systems.json`.
public enum SeedSystemCases {
  /// Evaluates every case of the table, in its order; throws when the table cannot be read.
  public static func evaluate(_ table: Data) throws -> [CaseReport] {
    let root = try JSONCell(json: table)
    let tolerance = SeedTolerance(
      points: root["tolerance"]?["points"]?.number ?? 0.001, ratio: root["tolerance"]?["ratio"]?.number ?? 1e-6)
    return (root["cases"]?.list ?? []).map { entry in
      CaseReport(entry["id"]?.text ?? "?", outcome(entry, tolerance: tolerance))
    }
  }

  /// Evaluates one case.
  private static func outcome(_ entry: JSONCell, tolerance: SeedTolerance) -> CaseOutcome {
    guard let input = entry["input"], let expect = entry["expect"], let kind = entry["kind"]?.text else {
      return .failed([CaseDifference("case", expected: "a readable case", actual: entry.description)])
    }
    let version = entry["version"]?.text ?? "seed"
    let produced: SeedOutput
    switch kind {
    case "popupAnimation": produced = SwiftPopupCases.animation(input)
    case "popupAlertDemo": produced = SwiftPopupCases.alertDemo(input)
    case "popupSheetDemo": produced = SwiftPopupCases.sheetDemo(input)
    case "centredPopover": produced = PopoverSystemCases.centred(input)
    case "popoverConfig": produced = PopoverSystemCases.config(input)
    case "popoverPath": produced = PopoverSystemCases.path(input)
    case "fitPopover": produced = PopoverSystemCases.fit(input)
    default: produced = PresentrCases.output(kind: kind, version: version, input)
    }
    switch produced {
    case .skipped(let reason): return .skipped(reason)
    case .unreadable: return .failed([CaseDifference("input", expected: "a readable input", actual: input.description)])
    case .fields(let fields): return compare(expect, fields, tolerance: tolerance)
    }
  }

  /// Compares every expected field; a field that is not produced is a failure.
  private static func compare(
    _ expect: JSONCell, _ fields: [String: JSONCell], tolerance: SeedTolerance
  ) -> CaseOutcome {
    var comparison = CaseComparison()
    for key in expect.keys {
      let expected = expect[key] ?? .null
      let actual = fields[key] ?? .null
      switch key {
      case "flags", "options":
        comparison.check(key, expected: Set(expected.texts ?? []), actual: Set(actual.texts ?? ["?"]))
      case "offscreenShare", "path", "spring":
        comparison.check(key, expected: expected, actual: actual, tolerance: tolerance.ratio)
      default: comparison.check(key, expected: expected, actual: actual, tolerance: tolerance.points)
      }
    }
    return comparison.outcome
  }
}

/// The tolerances of the table.
struct SeedTolerance {
  /// Of lengths in points.
  let points: Double
  /// Of ratios and path points.
  let ratio: Double
}

/// What a model says about a case.
enum SeedOutput {
  /// The fields by name.
  case fields([String: JSONCell])
  /// Not built.
  case skipped(String)
  /// The input could not be read.
  case unreadable

  /// A list of words.
  static func words(_ words: [String]) -> JSONCell { .list(words.map { .text($0) }) }
}
