extension GrammarCursor {
  /// Whether an unsigned number begins here.
  var startsNumber: Bool {
    guard let byte = next else { return false }
    return Self.isDigit(byte) || (byte == UInt8(ascii: ".") && peek(1).map(Self.isDigit) == true)
  }

  /// Moves past an unsigned decimal number of YAML 1.2's core schema and returns it; nil when none begins here.
  mutating func takeNumber() throws(GrammarProblem) -> Double? {
    guard startsNumber else { return nil }
    let start = offset
    var mantissa = 0
    var digits = 0
    var fraction = 0
    var isShort = true
    while let byte = next, Self.isDigit(byte) { note(byte, &mantissa, &digits, &isShort) }
    if next == UInt8(ascii: "."), peek(1).map(Self.isDigit) ?? true {
      advance()
      while let byte = next, Self.isDigit(byte) {
        note(byte, &mantissa, &digits, &isShort)
        fraction += 1
      }
    }
    let hasExponent = takeExponent()
    let value: Double
    if isShort, !hasExponent, fraction < Self.powers.count {
      value = Double(mantissa) / Self.powers[fraction]
    } else {
      let written = text(from: start)
      value = Double(written.hasSuffix(".") ? written + "0" : written) ?? .infinity
    }
    guard value <= NumberReading.largest else {
      throw GrammarProblem(.overflow, at: start, offset - start, "a number is at most 1e18")
    }
    return value
  }

  /// Moves past a number with an optional sign and returns it; nil when none begins here.
  mutating func takeSignedNumber() throws(GrammarProblem) -> Double? {
    guard let byte = next else { return nil }
    guard byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") else { return try takeNumber() }
    var ahead = self
    ahead.advance()
    guard let value = try ahead.takeNumber() else { return nil }
    self = ahead
    return byte == UInt8(ascii: "-") ? -value : value
  }

  /// Adds a digit.
  private mutating func note(_ byte: UInt8, _ mantissa: inout Int, _ digits: inout Int, _ isShort: inout Bool) {
    digits += 1
    if digits > Self.exactDigits { isShort = false } else { mantissa = mantissa * 10 + Int(byte - 0x30) }
    advance()
  }

  /// Moves past `e`, a sign and digits, if all are there.
  private mutating func takeExponent() -> Bool {
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return false }
    var ahead = self
    ahead.advance()
    if ahead.next == UInt8(ascii: "-") || ahead.next == UInt8(ascii: "+") { ahead.advance() }
    guard let digit = ahead.next, Self.isDigit(digit) else { return false }
    while let byte = ahead.next, Self.isDigit(byte) { ahead.advance() }
    self = ahead
    return true
  }

  /// The most digits whose value a Double holds exactly.
  private static let exactDigits = 15
  /// Powers of ten that a Double holds exactly; dividing by one of them rounds once and thus correctly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
