import Foundation
import VitrineTimeline

/// A JSON value of a golden table.
enum CaseValue: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([CaseValue])
  case object([String: CaseValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([CaseValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: CaseValue].self))
    }
  }

  subscript(key: String) -> CaseValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  var number: Double? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  var text: String? {
    guard case .text(let value) = self else { return nil }
    return value
  }

  var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  var list: [CaseValue]? {
    guard case .list(let value) = self else { return nil }
    return value
  }

  var numbers: [Double]? {
    guard let list else { return nil }
    let numbers = list.compactMap(\.number)
    return numbers.count == list.count ? numbers : nil
  }
}

/// One row of `motion.json`.
struct MotionCase: Decodable {
  let id: String
  let kind: String
  let input: CaseValue
  let expect: CaseValue
  let tolerance: CaseValue?

  /// What became of a case.
  enum Outcome: Equatable {
    case passed
    case failed([String])
    case unknownKind
  }

  /// Compares what the product says with what the table expects.
  func check() -> Outcome {
    guard let actual = evaluate() else { return .unknownKind }
    guard case .object(let expected) = expect, case .object(let found) = actual else {
      return .failed(["no object"])
    }
    var problems: [String] = []
    for (key, value) in expected.sorted(by: { $0.key < $1.key }) {
      if kind == "sampling", key.hasSuffix("Segments") || key == "secondDerivativeBound" { continue }
      let allowed = tolerance?[key]?.number
      if let problem = Self.difference(key, expected: value, actual: found[key], tolerance: allowed) {
        problems.append(problem)
      }
    }
    if kind == "sampling" { problems += samplingProblems(found) }
    return problems.isEmpty ? .passed : .failed(problems)
  }

  /// Applies the pass rule of sampling cases.
  private func samplingProblems(_ found: [String: CaseValue]) -> [String] {
    guard let segments = found["segments"]?.number, let error = found["error"]?.number,
      let lower = expect["lowerBoundSegments"]?.number, let best = expect["onCurveSegments"]?.number,
      let maxError = input["maxError"]?.number
    else { return ["numbers missing"] }
    var problems: [String] = []
    if error > maxError { problems.append("error \(error) is above \(maxError)") }
    if segments > (1.05 * best).rounded(.up) + 1 { problems.append("\(segments) segments where \(best) do") }
    if segments < lower { problems.append("\(segments) segments are fewer than possible") }
    if let uniform = expect["uniformSegments"], uniform != found["uniformSegments"] {
      problems.append("uniformSegments: expected \(uniform), got \(String(describing: found["uniformSegments"]))")
    }
    if let bound = expect["secondDerivativeBound"]?.number {
      let actual = found["secondDerivativeBound"]?.number ?? .nan
      if !((actual - bound).magnitude <= bound * 1e-9) {
        problems.append("secondDerivativeBound: expected \(bound), got \(actual)")
      }
    }
    return problems
  }

  /// Describes how a value misses its expectation; `nil` when it does not.
  private static func difference(
    _ key: String, expected: CaseValue, actual: CaseValue?, tolerance: Double?
  ) -> String? {
    let message = "\(key): expected \(expected), got \(actual.map { "\($0)" } ?? "nothing"), ± \(tolerance ?? 0)"
    guard let actual else { return message }
    if let expectedNumber = expected.number, let actualNumber = actual.number, let tolerance {
      return (actualNumber - expectedNumber).magnitude <= tolerance ? nil : message
    }
    if let expectedList = expected.list, let actualList = actual.list {
      guard expectedList.count == actualList.count else { return message }
      for (a, b) in zip(expectedList, actualList) {
        if difference(key, expected: a, actual: b, tolerance: tolerance) != nil { return message }
      }
      return nil
    }
    return expected == actual ? nil : message
  }
}

/// The table as a whole.
struct MotionTable: Decodable {
  let count: Int
  let cases: [MotionCase]
}
