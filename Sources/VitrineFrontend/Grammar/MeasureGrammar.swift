import VitrineModel
import VitrineSource

/// Ratios, durations and window sizes (language 3 and 4.2).
package enum MeasureGrammar {
  /// Reads `w:h`, or width over height as a number.
  package static func ratio(_ text: GrammarText) throws(GrammarProblem) -> Double {
    let rule = "a ratio is 'width:height' or a number above 0"
    var cursor = GrammarCursor(text.bytes)
    cursor.skipBlanks()
    let width = try positive(&cursor, rule)
    cursor.skipBlanks()
    guard cursor.take(":") else {
      let slash = cursor.next == UInt8(ascii: "/")
      try cursor.finish(rule, help: slash ? "write ':' between width and height" : nil)
      return width
    }
    cursor.skipBlanks()
    let height = try positive(&cursor, rule)
    try cursor.finish(rule)
    return width / height
  }

  /// Reads seconds: a number, `Ns` or `Nms`. What is not above 0 is kept for a rule to judge.
  package static func duration(_ text: GrammarText) throws(GrammarProblem) -> Double {
    let rule = "a duration is a number of seconds, 'Ns' or 'Nms'"
    var cursor = GrammarCursor(text.bytes)
    cursor.skipBlanks()
    guard let number = try cursor.takeSignedNumber() else { throw cursor.problem(rule) }
    let unitStart = cursor.offset
    guard cursor.takeName() != nil else {
      var ahead = cursor
      let hasBlank = ahead.skipBlanks()
      if hasBlank, let unit = ahead.takeName(), unit.elementsEqual("s".utf8) || unit.elementsEqual("ms".utf8) {
        throw GrammarProblem(
          at: unitStart, ahead.offset - unitStart, "a unit stands right behind its number",
          replacements: [String(decoding: unit, as: UTF8.self)])
      }
      try cursor.finish(rule)
      return number
    }
    let unit = cursor.text(from: unitStart)
    guard unit == "s" || unit == "ms" else {
      throw GrammarProblem(
        .unit, at: unitStart, cursor.offset - unitStart, "a time is in 's' or 'ms'",
        help: unit == "m" || unit.hasPrefix("min") ? "a minute is '60s'" : nil, replacements: replacements(of: unit))
    }
    try cursor.finish(rule)
    return unit == "ms" ? number / millisecondsOfASecond : number
  }

  /// Reads a window's size in points: `507x768`.
  package static func windowSize(_ text: GrammarText) throws(GrammarProblem) -> (width: Double, height: Double) {
    let rule = "a window's size is width, 'x' and height in points, as in '507x768'"
    var cursor = GrammarCursor(text.bytes)
    let width = try positive(&cursor, rule)
    guard cursor.take("x") else {
      let isTimes = cursor.take("\u{D7}")
      throw isTimes
        ? GrammarProblem(at: cursor.offset - 2, 2, rule, replacements: ["x"]) : cursor.problem(rule)
    }
    let height = try positive(&cursor, rule)
    guard cursor.isAtEnd else { throw cursor.problem(rule) }
    return (width, height)
  }

  /// Returns the unit that another spelling of it means.
  private static func replacements(of unit: String) -> [String] {
    let unit = unit.lowercased()
    if unit == "ms" || unit.hasPrefix("mil") || unit == "msec" { return ["ms"] }
    return unit.hasPrefix("s") ? ["s"] : []
  }

  /// The milliseconds in a second.
  private static let millisecondsOfASecond = 1000.0

  /// Moves past a number above zero and returns it.
  private static func positive(_ cursor: inout GrammarCursor, _ rule: String) throws(GrammarProblem) -> Double {
    let start = cursor.offset
    guard let number = try cursor.takeSignedNumber() else { throw cursor.problem(rule) }
    guard number > 0 else { throw GrammarProblem(at: start, cursor.offset - start, rule) }
    return number
  }
}
