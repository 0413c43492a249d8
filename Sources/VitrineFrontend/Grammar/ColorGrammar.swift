package import VitrineModel
import VitrinePlatform
import VitrineSource

/// Colours as text: a base, then optionally a space and a percentage (language 3).
package enum ColorGrammar {
  /// Reads a colour. A plain name that is not UIColor's is a name of `colors`; whether it is defined is asked elsewhere.
  package static func color(_ text: GrammarText) throws(GrammarProblem) -> AuthoredColor {
    var cursor = GrammarCursor(text.bytes)
    cursor.skipBlanks()
    guard !cursor.isAtEnd else { throw cursor.problem("a colour is missing here", help: forms) }
    let base = cursor.next == UInt8(ascii: "#") ? try hex(&cursor) : try named(&cursor)
    let hadBlank = cursor.skipBlanks()
    guard !cursor.isAtEnd else { return .base(base, alpha: nil) }
    return .base(base, alpha: try alpha(&cursor, hadBlank: hadBlank))
  }

  /// The forms of a base, for help.
  private static let forms = "'#RGB', '#RRGGBB', '#RRGGBBAA', a name, 'white(n)' or 'rgb(r g b)'"

  /// Reads `#` and three, six or eight hexadecimal digits.
  private static func hex(_ cursor: inout GrammarCursor) throws(GrammarProblem) -> ColorBase {
    let start = cursor.offset
    cursor.advance()
    var digits: [Int] = []
    while let byte = cursor.next, !GrammarCursor.isBlank(byte) {
      guard let digit = hexDigit(byte) else {
        throw cursor.problem("a colour's '#' takes hexadecimal digits", help: "'#RGB', '#RRGGBB' or '#RRGGBBAA'")
      }
      digits.append(digit)
      cursor.advance()
    }
    switch digits.count {
    case 3: return .rgba(part(digits[0] * 17), part(digits[1] * 17), part(digits[2] * 17), 1)
    case 6, 8:
      var parts: [Double] = []
      for index in stride(from: 0, to: digits.count, by: 2) {
        parts.append(part(digits[index] * 16 + digits[index + 1]))
      }
      return .rgba(parts[0], parts[1], parts[2], parts.count == 4 ? parts[3] : 1)
    default:
      throw GrammarProblem(
        at: start, cursor.offset - start, "a colour's '#' takes 3, 6 or 8 hexadecimal digits, not \(digits.count)")
    }
  }

  /// Returns the value of a hexadecimal digit.
  private static func hexDigit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// Returns a part of 0 to 255 as a fraction.
  private static func part(_ byte: Int) -> Double { Double(byte) / 255 }

  /// Reads a name, or a function with its parts.
  private static func named(_ cursor: inout GrammarCursor) throws(GrammarProblem) -> ColorBase {
    let start = cursor.offset
    guard cursor.takeName() != nil else {
      if cursor.next == UInt8(ascii: ".") {
        throw cursor.problem("a colour's name bears no dot", help: "leave the dot away", replacements: [""])
      }
      throw cursor.problemWithRest("this is no colour", help: forms)
    }
    let name = cursor.text(from: start)
    switch cursor.next {
    case UInt8(ascii: "("): return try function(name, start, &cursor)
    case UInt8(ascii: "."):
      throw GrammarProblem(
        at: start, cursor.offset + 1 - start, "a colour's name stands alone", help: "leave '\(name).' away",
        replacements: [""])
    default:
      if case .some = SystemColor.named(name) { return .system(name) }
      return .named(name)
    }
  }

  /// Reads the parts of `white(n)` or `rgb(r g b)`.
  private static func function(
    _ name: String, _ start: Int, _ cursor: inout GrammarCursor
  ) throws(GrammarProblem) -> ColorBase {
    guard name == "white" || name == "rgb" else {
      throw GrammarProblem(
        .unknownWord, at: start, cursor.offset - start, "'\(name)' is no colour function",
        help: "'white(n)' or 'rgb(r g b)'",
        replacements: name == "rgba" ? ["rgb"] : NearNames.near(to: name, in: ["white", "rgb"]))
    }
    cursor.advance()
    var parts: [Double] = []
    while true {
      cursor.skipBlanks()
      if cursor.take(")") { break }
      guard !cursor.isAtEnd else { throw cursor.problem("')' is missing here") }
      if cursor.next == UInt8(ascii: ",") {
        throw cursor.problem("blanks part the numbers of a colour", replacements: [""])
      }
      parts.append(try component(&cursor))
    }
    let wanted = name == "white" ? 1 : 3
    guard parts.count == wanted else {
      throw GrammarProblem(
        at: start, cursor.offset - start,
        "'\(name)' takes \(wanted) number\(wanted == 1 ? "" : "s"), not \(parts.count)",
        help: parts.count == 4 ? "write the alpha behind it, as in 'rgb(1 0 0) 50%'" : nil)
    }
    return wanted == 1 ? .rgba(parts[0], parts[0], parts[0], 1) : .rgba(parts[0], parts[1], parts[2], 1)
  }

  /// Reads a part: a fraction.
  private static func component(_ cursor: inout GrammarCursor) throws(GrammarProblem) -> Double {
    let start = cursor.offset
    guard let number = try cursor.takeSignedNumber() else { throw cursor.problem("a number from 0 to 1 belongs here") }
    let isPercent = cursor.take("%")
    let value = isPercent ? number / 100 : number
    guard value >= 0, value <= 1 else {
      throw GrammarProblem(
        .fractionRange, at: start, cursor.offset - start, "a part of a colour lies between 0 and 1",
        help: value > 1 ? "divide by 255, or write '#RRGGBB'" : nil)
    }
    return value
  }

  /// Reads the alpha behind a base.
  private static func alpha(_ cursor: inout GrammarCursor, hadBlank: Bool) throws(GrammarProblem) -> Double {
    let start = cursor.offset
    guard hadBlank, let number = try cursor.takeSignedNumber(), cursor.take("%") else {
      cursor = GrammarCursor(cursor.bytes, at: start)
      throw cursor.problemWithRest(
        "only an alpha as percentage may follow a colour, after a space", help: "as in 'black 50%'")
    }
    let length = cursor.offset - start
    try cursor.finish("nothing may follow the alpha of a colour")
    guard number >= 0, number <= 100 else {
      throw GrammarProblem(
        .fractionRange, at: start, length, "an alpha lies between 0% and 100%",
        replacements: [number < 0 ? "0%" : "100%"])
    }
    return number / 100
  }
}
