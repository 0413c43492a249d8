/// What a plain scalar is when a number is wanted (YAML 1.2 core schema; facts/yaml.md section 2).
enum NumberReading: Equatable {
  /// A number of the core schema.
  case number(Double, form: Form)
  /// An infinity, not-a-number, or a decimal beyond ``largest``.
  case notFinite
  /// A form that other readers take for a number and the core schema does not; with the plain decimal that was
  /// probably meant, when there is one.
  case lookalike(String?)
  /// A number with a unit behind it, for example `12px`.
  case unit
  /// No number at all.
  case other

  /// How a number is written.
  enum Form: Equatable {
    /// As everybody would write it.
    case plain
    /// A decimal with needless leading zeros: octal for readers of YAML 1.1.
    case leadingZero
    /// `0o17`, `0x1F`.
    case otherBase
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
    let hasLeadingZero = digits > 1 && text[first] == 0x30
    var fraction = 0
    if index < end, text[index] == UInt8(ascii: ".") {
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
    let whole = String(decoding: text, as: UTF8.self)
    let lower = whole.lowercased()
    let unsigned = lower.first == "-" || lower.first == "+" ? String(lower.dropFirst()) : lower
    if unsigned == ".inf" || lower == ".nan" { return .notFinite }
    if ["inf", "infinity", "nan", ".nan"].contains(unsigned) { return .lookalike(nil) }
    if unsigned.hasPrefix("0x") || unsigned.hasPrefix("0o") || unsigned.hasPrefix("0b") {
      return based(whole, unsigned)
    }
    if let value = float(text, whole) {
      let isZeroLed = unsigned.hasPrefix("0") && unsigned.dropFirst().first?.isNumber == true
      return value.magnitude <= largest ? .number(value, form: isZeroLed ? .leadingZero : .plain) : .notFinite
    }
    return nearNumber(whole, unsigned)
  }

  /// Reads a decimal float of the core schema; nil when the text has another form.
  private static func float(_ text: ArraySlice<UInt8>, _ whole: String) -> Double? {
    var digits = 0
    var dots = 0
    var exponents = 0
    var previous: UInt8 = 0
    for (offset, byte) in text.enumerated() {
      switch byte {
      case 0x30...0x39: digits += 1
      case UInt8(ascii: ".") where dots == 0 && exponents == 0: dots = 1
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        guard exponents == 0, digits > 0 else { return nil }
        exponents = 1
        digits = 0
      case UInt8(ascii: "+"), UInt8(ascii: "-"):
        guard offset == 0 || previous | 0x20 == UInt8(ascii: "e") else { return nil }
      default: return nil
      }
      previous = byte
    }
    guard digits > 0 else { return nil }
    // The standard library refuses a trailing point and accepts everything else of this form.
    return Double(whole.hasSuffix(".") ? String(whole.dropLast()) : whole)
  }

  /// Reads hexadecimal and octal numbers; binary ones and signs before them are not of the core schema.
  private static func based(_ whole: String, _ unsigned: String) -> NumberReading {
    let radix = unsigned.hasPrefix("0x") ? 16 : unsigned.hasPrefix("0o") ? 8 : 2
    guard let value = Int(unsigned.dropFirst(2), radix: radix), !unsigned.dropFirst(2).hasPrefix("-"),
      !unsigned.dropFirst(2).hasPrefix("+")
    else { return .other }
    let isCore = radix != 2 && (whole.hasPrefix("0x") || whole.hasPrefix("0o"))
    if isCore { return .number(Double(value), form: .otherBase) }
    return .lookalike(whole.hasPrefix("-") ? "-\(value)" : "\(value)")
  }

  /// Tells forms of YAML 1.1 and numbers with a unit from plain words.
  private static func nearNumber(_ whole: String, _ unsigned: String) -> NumberReading {
    guard let first = unsigned.utf8.first, (0x30...0x39).contains(first) || first == UInt8(ascii: ".") else {
      return .other
    }
    let bytes = unsigned.utf8
    if bytes.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: ".") }),
      bytes.contains(UInt8(ascii: "_"))
    {
      return .lookalike(whole.filter { $0 != "_" })
    }
    if bytes.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }),
      bytes.contains(UInt8(ascii: ":"))
    {
      return .lookalike(nil)
    }
    let digits = bytes.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
    let rest = bytes.dropFirst(digits.count)
    if !rest.isEmpty, rest.allSatisfy({ ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") }) {
      return .unit
    }
    return .other
  }
}
