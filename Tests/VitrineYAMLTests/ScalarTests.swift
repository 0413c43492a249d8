import Testing
import VitrineYAML

/// A row of the table of doubtful plain scalars (facts/yaml.md section 2).
struct ScalarRow: Sendable {
  /// The text.
  var text: String
  /// Its number by the core schema, `nil` for none.
  var number: Double?
  /// Its integer, `nil` for none or one beyond 64 bits.
  var int: Int?
  /// What it looks like.
  var lookalike: YAMLLookalike?
}

@Test(arguments: [
  ScalarRow(text: "12", number: 12, int: 12),
  ScalarRow(text: "+12", number: 12, int: 12),
  ScalarRow(text: "-0", number: 0, int: 0),
  ScalarRow(text: "0777", number: 777, int: 777),
  ScalarRow(text: "0888", number: 888, int: 888),
  ScalarRow(text: "0o17", number: 15, int: 15),
  ScalarRow(text: "0x1F", number: 31, int: 31),
  ScalarRow(text: "0O17", lookalike: .upperBase),
  ScalarRow(text: "0X1F", lookalike: .upperBase),
  ScalarRow(text: "-0x1F", lookalike: .signedBase),
  ScalarRow(text: "-0o17", lookalike: .signedBase),
  ScalarRow(text: "0b11", lookalike: .binary),
  ScalarRow(text: "1_000", lookalike: .underscores),
  ScalarRow(text: "1_000.5", lookalike: .underscores),
  ScalarRow(text: "1:30", lookalike: .base60),
  ScalarRow(text: "190:20:30", lookalike: .base60),
  ScalarRow(text: "1e3", number: 1000),
  ScalarRow(text: "1E3", number: 1000),
  ScalarRow(text: "1e+3", number: 1000),
  ScalarRow(text: "12e03", number: 12000),
  ScalarRow(text: "1.5e3", number: 1500),
  ScalarRow(text: "1.", number: 1),
  ScalarRow(text: ".5", number: 0.5),
  ScalarRow(text: "+.5", number: 0.5),
  ScalarRow(text: "-.5", number: -0.5),
  ScalarRow(text: ".inf", number: .infinity),
  ScalarRow(text: "-.INF", number: -.infinity),
  ScalarRow(text: "+.Inf", number: .infinity),
  ScalarRow(text: ".iNF", lookalike: .notFinite),
  ScalarRow(text: "inf", lookalike: .notFinite),
  ScalarRow(text: "NaN", lookalike: .notFinite),
  ScalarRow(text: "Infinity", lookalike: .notFinite),
  ScalarRow(text: "1e400", number: .infinity),
  ScalarRow(text: "9223372036854775807", number: 0x1p63, int: .max),
  ScalarRow(text: "-9223372036854775808", number: -0x1p63, int: .min),
  ScalarRow(text: "9223372036854775808", number: 0x1p63),
  ScalarRow(text: "2024-01-01"),
  ScalarRow(text: "="),
  ScalarRow(text: "<<"),
  ScalarRow(text: "12px", lookalike: .unit("px")),
  ScalarRow(text: "50%", lookalike: .unit("%")),
  ScalarRow(text: "1.2.3"),
  ScalarRow(text: "."),
  ScalarRow(text: ".e3"),
  ScalarRow(text: "+"),
  ScalarRow(text: "-"),
  ScalarRow(text: "1e", lookalike: .unit("e")),
  ScalarRow(text: "0x", lookalike: .unit("x")),
  ScalarRow(text: "0o8"),
  ScalarRow(text: "nUll", lookalike: .nullSpelling),
  ScalarRow(text: "tRue", lookalike: .truthSpelling(true)),
  ScalarRow(text: "yes", lookalike: .truthWord(true)),
  ScalarRow(text: "No", lookalike: .truthWord(false)),
  ScalarRow(text: "ON", lookalike: .truthWord(true)),
  ScalarRow(text: "off", lookalike: .truthWord(false)),
  ScalarRow(text: "y", lookalike: .truthWord(true)),
  ScalarRow(text: "N", lookalike: .truthWord(false)),
  ScalarRow(text: "1.10", number: 1.1),
])
func `a plain scalar is what the core schema says`(_ row: ScalarRow) {
  let bytes = Array(row.text.utf8)[...]
  #expect(YAMLScalar.resolveNumber(bytes)?.value == row.number)
  #expect(YAMLScalar.resolveFloat(bytes) == row.number)
  #expect(YAMLScalar.resolveInt(bytes) == row.int)
  #expect(YAMLScalar.lookalike(bytes) == row.lookalike)
}

@Test func `not-a-number has three spellings`() {
  for text in [".nan", ".NaN", ".NAN"] {
    #expect(YAMLScalar.resolveNumber(Array(text.utf8)[...])?.value.isNaN == true)
  }
  #expect(YAMLScalar.resolveNumber(Array(".Nan".utf8)[...]) == nil)
}

@Test func `null and truth values have three spellings each`() {
  for text in ["null", "Null", "NULL", "~", ""] { #expect(YAMLScalar.resolveNull(Array(text.utf8)[...]), "\(text)") }
  for text in ["nULL", "nil", " "] { #expect(!YAMLScalar.resolveNull(Array(text.utf8)[...]), "\(text)") }
  for text in ["true", "True", "TRUE"] { #expect(YAMLScalar.resolveBool(Array(text.utf8)[...]) == true) }
  for text in ["false", "False", "FALSE"] { #expect(YAMLScalar.resolveBool(Array(text.utf8)[...]) == false) }
  for text in ["yes", "tRUE", "1", ""] { #expect(YAMLScalar.resolveBool(Array(text.utf8)[...]) == nil) }
}

@Test func `leading zeros and overflow are told`() {
  func number(_ text: String) -> YAMLNumber? { YAMLScalar.resolveNumber(Array(text.utf8)[...]) }
  #expect(number("010")?.hasLeadingZero == true)
  #expect(number("-010")?.hasLeadingZero == true)
  #expect(number("0")?.hasLeadingZero == false)
  #expect(number("0.5")?.hasLeadingZero == false)
  #expect(number("1e400")?.isOverflow == true)
  #expect(number(".inf")?.isOverflow == false)
}

@Test func `a foreign number has a plain form where it is clear`() {
  func plain(_ text: String) -> String? { YAMLScalar.plainDecimal(Array(text.utf8)[...]) }
  #expect(plain("1_000") == "1000")
  #expect(plain("-0b11") == "-3")
  #expect(plain("-0x1F") == "-31")
  #expect(plain("0O17") == "15")
  #expect(plain("12px") == "12")
  #expect(plain("50%") == nil)
  #expect(plain("1:30") == nil)
  #expect(plain("hello") == nil)
}

@Test func `decimals are read as the nearest double`() {
  let seed = UInt64.random(in: .min ... .max)
  var random = SplitMix(state: seed)
  for _ in 0..<20_000 {
    let text = randomDecimal(&random)
    #expect(YAMLScalar.resolveFloat(Array(text.utf8)[...]) == Double(text), "seed \(seed), text \(text)")
  }
}

@Test func `hexadecimal numbers of any length are read as the nearest double`() {
  let seed = UInt64.random(in: .min ... .max)
  var random = SplitMix(state: seed)
  for _ in 0..<5_000 {
    let digits = (0..<Int.random(in: 1...40, using: &random)).map { _ in
      Array("0123456789abcdefF08")[Int.random(in: 0..<19, using: &random)]
    }
    let text = "0x" + String(digits)
    #expect(YAMLScalar.resolveFloat(Array(text.utf8)[...]) == Double(text), "seed \(seed), text \(text)")
  }
}

/// Makes a decimal with up to 25 digits.
private func randomDecimal(_ random: inout SplitMix) -> String {
  func digits(_ range: ClosedRange<Int>) -> String {
    String(
      (0..<Int.random(in: range, using: &random)).map { _ in Character("\(Int.random(in: 0...9, using: &random))") })
  }
  var text = ["", "-", "+"][Int.random(in: 0...2, using: &random)] + digits(1...18)
  if Bool.random(using: &random) { text += "." + digits(1...10) }
  if Int.random(in: 0...3, using: &random) == 0 {
    text += "e" + ["", "-", "+"][Int.random(in: 0...2, using: &random)] + digits(1...2)
  }
  return text
}

/// A small generator whose whole state is the seed.
struct SplitMix: RandomNumberGenerator {
  /// The state.
  var state: UInt64

  /// Returns the next number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
