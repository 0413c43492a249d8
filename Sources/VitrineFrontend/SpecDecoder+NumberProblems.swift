import VitrineSchema
import VitrineSource
import VitrineYAML

// What is wrong or doubtful with numbers.
extension SpecDecoder {
  /// Warns of a number that other readers take for something else.
  mutating func doubtfulNumber(_ node: YAMLNodeID, _ number: Double, _ form: NumberReading.Form) {
    guard form != .plain else { return }
    sink.note {
      let text = tree.text(of: node)
      let plain = form == .octal ? Self.text(number) : Self.withoutLeadingZeros(text)
      let elsewhere = form == .octal ? "a text" : "octal"
      return Diagnostic(
        .yamlLeadingZero, "'\(text)' is \(plain) here and \(elsewhere) for other readers", at: tree.place(of: node),
        fixes: [writing(plain, .safe, for: node)])
    }
  }

  /// Returns a decimal without needless zeros at its start.
  private static func withoutLeadingZeros(_ text: String) -> String {
    var head = ""
    var rest = Substring(text)
    if let first = rest.first, first == "-" || first == "+" {
      head = first == "-" ? "-" : ""
      rest = rest.dropFirst()
    }
    while rest.first == "0", rest.dropFirst().first?.isNumber == true { rest = rest.dropFirst() }
    return head + rest
  }

  /// Reports an infinity or not-a-number.
  mutating func notFinite(_ node: YAMLNodeID, _ slot: Slot) {
    sink.report {
      Diagnostic(
        .yamlNotFinite, "\(keyName(slot)) takes a finite number", at: tree.place(of: node),
        why: "nothing can be placed or timed by '\(tree.text(of: node))'", help: ["write a plain decimal"])
    }
  }

  /// Reports a number that is too large to compute with.
  mutating func overflow(_ node: YAMLNodeID, _ slot: Slot) {
    sink.report {
      Diagnostic(
        .yamlNumberForm, "\(keyName(slot)) takes a number up to 1e18", at: tree.place(of: node),
        why: "sums and products of larger ones would soon be infinite", help: ["write a smaller number"])
    }
  }

  /// Reports a number in a form that the core schema does not have.
  mutating func numberForm(_ node: YAMLNodeID, _ plain: String?) {
    sink.report {
      Diagnostic(
        .yamlNumberForm, "'\(tree.text(of: node))' is not a number", at: tree.place(of: node),
        why: "other readers take it for one, the core schema of YAML 1.2 does not (yaml 2)",
        help: plain == nil ? ["write a plain decimal"] : [],
        fixes: plain.map { [writing($0, .suggestion, for: node)] } ?? [])
    }
  }

  /// Reports a number with a unit.
  mutating func numberUnit(_ node: YAMLNodeID, _ type: ValueType) {
    sink.report {
      let text = tree.text(of: node)
      let number = String(text.prefix { $0.isNumber || ".+-".contains($0) })
      return Diagnostic(
        .yamlNumberForm, "'\(text)' is not a number: \(type.unitRule)", at: tree.place(of: node),
        fixes: [writing(number, .suggestion, for: node)])
    }
  }

  /// Reports a number outside its range.
  mutating func outOfRange(_ node: YAMLNodeID, _ range: NumberRange, _ slot: Slot) {
    if range == .unit {
      if case .number(let number, _) = NumberReading(tree.bytes(of: node)) { fractionRange(node, number, slot) }
      return
    }
    if range.lower == 0, range.upper == nil, !range.excludesLower { return negativeSize(node, slot) }
    sink.report {
      Diagnostic(
        .specUnknownValue, "\(keyName(slot)) takes a number \(Self.phrase(range))", at: tree.place(of: node))
    }
  }

  /// Returns a range in words.
  private static func phrase(_ range: NumberRange) -> String {
    let lower = range.lower.map { range.excludesLower ? "above \(text($0))" : "from \(text($0))" }
    let upper = range.upper.map { "up to \(text($0))" }
    return [lower, upper].compactMap { $0 }.joined(separator: " ")
  }

  /// Returns a number without a needless fraction.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  /// Reports a share outside 0 to 1. A whole number up to 100 was probably meant in percent.
  mutating func fractionRange(_ node: YAMLNodeID, _ number: Double, _ slot: Slot) {
    sink.report {
      let isPercent = number > 1 && number <= 100 && number == number.rounded() && tree.bytes(of: node).last != 0x25
      let percent = isPercent ? [Self.text(number / 100)] : []
      return Diagnostic(
        .specFractionRange, "\(keyName(slot)) lies between 0 and 1", at: tree.place(of: node),
        fixes: (percent + [number < 0 ? "0" : "1"]).map { writing($0, .suggestion, for: node) })
    }
  }

  /// Returns the fix that writes a scalar in another way.
  func writing(
    _ text: String, _ applicability: DiagnosticFix.Applicability, for node: YAMLNodeID, _ title: String? = nil
  ) -> DiagnosticFix {
    DiagnosticFix(
      title ?? "write '\(text)'", applicability, edits: [SourceEdit(tree.place(of: node), replacement: text)])
  }
}

extension ValueType {
  /// What such a value is measured in, as a rule about units.
  fileprivate var unitRule: String {
    switch self {
    case .int, .number, .fraction, .unboundedFraction, .ratio, .spring, .priority, .axisPriorities: "it bears no unit"
    case .degrees: "angles are degrees and bear no unit"
    default: "lengths are points and bear no unit"
    }
  }
}
