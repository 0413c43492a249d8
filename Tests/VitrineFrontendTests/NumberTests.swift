import Testing

@testable import VitrineFrontend

/// Numbers of the core schema and what other readers take for numbers (facts/yaml.md section 2).
struct NumberTests {
  /// Reads a text.
  private func read(_ text: String) -> NumberReading { NumberReading(ArraySlice(text.utf8)) }

  @Test(arguments: [
    ("12", 12.0), ("-8", -8), ("+12", 12), ("0.5", 0.5), (".5", 0.5), ("1.", 1), ("+.5", 0.5), ("-.5", -0.5),
    ("1e3", 1000), ("1E3", 1000), ("1e+3", 1000), ("12e03", 12000), ("1.5e3", 1500), ("-0", 0), ("0", 0),
    ("123456789012345680", 123_456_789_012_345_680), ("0.1", 0.1), ("1.10", 1.1),
    ("010.5", 10.5), ("01e2", 100),
  ])
  func `a decimal is its number`(text: String, number: Double) {
    #expect(read(text) == .number(number, form: .plain))
  }

  @Test func `quick and exact reading agree for every number of four digits`() {
    for whole in stride(from: 0, through: 9999, by: 7) {
      for digits in 0...3 {
        let fraction = String(repeating: "3", count: digits)
        let text = digits == 0 ? "\(whole)" : "\(whole).\(fraction)"
        #expect(read(text) == .number(Double(text) ?? .nan, form: .plain), "\(text)")
      }
    }
  }

  @Test(arguments: ["010", "0777", "0888", "-010", "00", "0000000000000000012"])
  func `leading zeros are decimal and doubtful`(text: String) {
    guard case .number(let number, form: .leadingZero) = read(text) else {
      Issue.record("\(read(text))")
      return
    }
    #expect(number == Double(text))
  }

  @Test func `octal numbers are doubtful and hexadecimal ones are not`() {
    #expect(read("0o17") == .number(15, form: .octal))
    #expect(read("0x1F") == .number(31, form: .plain))
  }

  @Test(arguments: [
    ("1_000", "1000"), ("1_000.5", "1000.5"), ("0b11", "3"), ("-0x1F", "-31"), ("0O17", "15"), ("0X1F", "31"),
  ])
  func `look-alikes say what was meant`(text: String, meant: String) {
    #expect(read(text) == .lookalike(meant))
  }

  @Test(arguments: ["1:30", "190:20:30", "inf", "nan", "Infinity", "NaN"])
  func `other look-alikes are no numbers`(text: String) {
    #expect(read(text) == .lookalike(nil))
  }

  @Test(arguments: [".inf", "-.inf", "+.Inf", ".nan", ".NaN"])
  func `infinities are not finite`(text: String) {
    #expect(read(text) == .notFinite)
  }

  @Test(arguments: ["1e400", "-1e308", "1.1e18", "0xFFFFFFFFFFFFFFFFFF", "9999999999999999999"])
  func `numbers beyond the largest are too large`(text: String) {
    #expect(read(text) == .overflow)
  }

  @Test func `units are told apart from words`() {
    #expect(read("12px") == .unit)
    #expect(read("50%") == .other)
    for text in ["", "-", "+", ".", ".e3", "e3", "abc", "1.2.3", "2024-01-01", "true", "--1", "1-2"] {
      #expect(read(text) == .other, "\(text)")
    }
  }
}
