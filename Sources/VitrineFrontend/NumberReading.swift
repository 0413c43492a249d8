import VitrineYAML

/// What a plain scalar is when a number is wanted (YAML 1.2 core schema; facts/yaml.md section 2).
enum NumberReading: Equatable {
  /// A number of the core schema.
  case number(Double, form: Form)
  /// An infinity or not-a-number.
  case notFinite
  /// A decimal beyond ``largest``.
  case overflow
  /// A form that other readers take for a number and the core schema does not; with the plain decimal that was
  /// probably meant, when there is one.
  case lookalike(String?)
  /// A number with a unit behind it, for example `12px`.
  case unit
  /// No number at all.
  case other

  /// How a number is written.
  enum Form: Equatable {
    /// As everybody reads it.
    case plain
    /// A decimal with needless leading zeros: octal for readers of YAML 1.1.
    case leadingZero
    /// `0o17`: a text for readers of YAML 1.1.
    case octal
  }

  /// The largest number that is taken: sums and products of a few stay finite (project decision).
  static let largest = 1e18
  /// The most digits whose value a Double holds exactly.
  private static let exactDigits = 15
  /// Powers of ten that a Double holds exactly and one division by which rounds correctly.
  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Reads the text of a plain scalar.
  init(_ text: ArraySlice<UInt8>) {
    if let quick = Self.decimal(text) {
      self = quick
    } else {
      self = Self.slow(text)
    }
  }

  /// Reads `[-+]digits[.digits]` with few digits, which is nearly every number; nil for all else.
  private static func decimal(_ text: ArraySlice<UInt8>) -> NumberReading? {
    var index = text.startIndex
    let end = text.endIndex
    guard index < end else { return nil }
    var isNegative = false
    if text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
      isNegative = text[index] == UInt8(ascii: "-")
      index += 1
    }
    let first = index
    var value = 0
    var digits = 0
    while index < end, case let byte = text[index], byte >= 0x30, byte <= 0x39 {
      value = value * 10 + Int(byte - 0x30)
      digits += 1
      if digits > exactDigits { return nil }
      index += 1
    }
    guard digits > 0 else { return nil }
    var hasLeadingZero = digits > 1 && text[first] == 0x30
    var fraction = 0
    if index < end, text[index] == UInt8(ascii: ".") {
      // With a point it is decimal for everybody.
      hasLeadingZero = false
      index += 1
      while index < end, case let byte = text[index], byte >= 0x30, byte <= 0x39 {
        value = value * 10 + Int(byte - 0x30)
        digits += 1
        fraction += 1
        if digits > exactDigits { return nil }
        index += 1
      }
    }
    guard index == end else { return nil }
    let magnitude = fraction == 0 ? Double(value) : Double(value) / powers[fraction]
    return .number(isNegative ? -magnitude : magnitude, form: hasLeadingZero ? .leadingZero : .plain)
  }

  /// Reads everything else.
  private static func slow(_ text: ArraySlice<UInt8>) -> NumberReading {
    guard let number = YAMLScalar.resolveNumber(text) else { return nearNumber(text) }
    switch number.form {
    case .infinity, .notANumber: return .notFinite
    default:
      guard number.value.magnitude <= largest else { return .overflow }
      let form: Form = number.form == .octal ? .octal : number.hasLeadingZero ? .leadingZero : .plain
      return .number(number.value, form: form)
    }
  }

  /// Tells forms of YAML 1.1 and numbers with a unit from plain words.
  private static func nearNumber(_ text: ArraySlice<UInt8>) -> NumberReading {
    switch YAMLScalar.lookalike(text) {
    case .underscores, .base60, .binary, .signedBase, .upperBase, .notFinite:
      return .lookalike(YAMLScalar.plainDecimal(text))
    case .unit(let unit) where unit != "%": return .unit
    default: return .other
    }
  }
}
