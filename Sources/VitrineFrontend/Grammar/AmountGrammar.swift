package import VitrineModel
import VitrineSource

/// Amounts, fractions, dimensions and distances (language 3 and 5).
package enum AmountGrammar {
  /// Reads a number, a percentage, or a percentage and a number joined by a sign.
  package static func amount(_ text: GrammarText) throws(GrammarProblem) -> Amount {
    var cursor = GrammarCursor(text.bytes)
    cursor.skipBlanks()
    let amount = try cursor.takeAmount(allowsPercent: true)
    try cursor.finish("an amount is a number, a percentage, or a percentage and a number joined by '+' or '-'")
    return amount
  }

  /// Reads a number or a percentage; 0 to 1 unless the bounds are left to a rule.
  package static func fraction(_ text: GrammarText, isBounded: Bool = true) throws(GrammarProblem) -> Double {
    var cursor = GrammarCursor(text.bytes)
    cursor.skipBlanks()
    let start = cursor.offset
    guard let number = try cursor.takeSignedNumber() else {
      throw cursor.problem("a fraction is a number from 0 to 1 or a percentage")
    }
    let isPercent = cursor.takePercent()
    let fraction = isPercent ? number / percentsOfOne : number
    let length = cursor.offset - start
    try cursor.finish("a fraction is a number from 0 to 1 or a percentage")
    if isBounded, fraction < 0 || fraction > 1 {
      throw GrammarProblem(
        .fractionRange, at: start, length, "a fraction lies between 0 and 1",
        replacements: [fraction < 0 ? "0" : isPercent ? "100%" : "1"])
    }
    return fraction
  }

  /// Reads a dimension: a relation, an amount and a priority, of which only the amount must be there.
  package static func dimension(
    _ text: GrammarText, allowsPercent: Bool = true
  ) throws(GrammarProblem) -> Dimension {
    var cursor = GrammarCursor(text.bytes)
    cursor.skipBlanks()
    let relation = try cursor.takeRelation() ?? .equal
    cursor.skipBlanks()
    let amount = try cursor.takeAmount(allowsPercent: allowsPercent)
    cursor.skipBlanks()
    let priority = try cursor.takePriority() ?? .required
    try cursor.finish("a dimension is a relation, an amount and '@priority', in this order")
    return Dimension(relation, amount, priority, at: text.wholePlace)
  }

  /// Reads a distance: a dimension without percentage.
  package static func distance(_ text: GrammarText) throws(GrammarProblem) -> Dimension {
    try dimension(text, allowsPercent: false)
  }

  /// Reads a priority by number or name.
  package static func priority(_ text: GrammarText) throws(GrammarProblem) -> LayoutPriority {
    var cursor = GrammarCursor(text.bytes)
    cursor.skipBlanks()
    let priority = try cursor.takePriorityValue()
    try cursor.finish("a priority is a number from 1 to 1000 or a name")
    return priority
  }

  /// The percents in one.
  fileprivate static let percentsOfOne = 100.0
}

extension GrammarCursor {
  /// Moves past an amount and returns it.
  mutating func takeAmount(allowsPercent: Bool) throws(GrammarProblem) -> Amount {
    guard let number = try takeSignedNumber() else {
      throw problem(isAtEnd ? "a number is missing here" : "a number belongs here")
    }
    let sign = offset
    guard takePercent() else {
      try refuseUnit()
      var ahead = self
      ahead.skipBlanks()
      if ahead.next == UInt8(ascii: "+") || ahead.next == UInt8(ascii: "-") {
        throw ahead.problem("only a percentage takes a number added to it", help: "write the sum")
      }
      return Amount(points: number)
    }
    guard allowsPercent else {
      throw GrammarProblem(at: sign, 1, "a distance is in points, not a percentage")
    }
    let fraction = number / AmountGrammar.percentsOfOne
    skipBlanks()
    guard let byte = next, byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") else {
      return Amount(fraction: fraction)
    }
    advance()
    skipBlanks()
    guard let points = try takeNumber() else {
      throw problem(isAtEnd ? "a number is missing here" : "a number belongs here")
    }
    if next == UInt8(ascii: "%") {
      throw problem("an amount has one percentage", help: "write the sum, then the points")
    }
    try refuseUnit()
    return Amount(points: byte == UInt8(ascii: "-") ? -points : points, fraction: fraction)
  }

  /// Moves past `%`, with blanks before it, if it is next.
  mutating func takePercent() -> Bool {
    var ahead = self
    ahead.skipBlanks()
    guard ahead.take("%") else { return false }
    self = ahead
    return true
  }

  /// Refuses letters behind a number.
  func refuseUnit() throws(GrammarProblem) {
    var ahead = self
    ahead.skipBlanks()
    let offset = ahead.offset
    guard ahead.takeName() != nil else { return }
    throw GrammarProblem(
      at: offset, ahead.offset - offset, "a length is in points and bears no unit",
      help: "leave '\(ahead.text(from: offset))' away", replacements: [""])
  }

  /// Refuses whatever is left but blanks.
  mutating func finish(_ rule: String, help: String? = nil) throws(GrammarProblem) {
    skipBlanks()
    guard !isAtEnd else { return }
    throw problem(rule, help: help ?? "nothing may follow here, but '\(nextCharacter)' does")
  }
}
