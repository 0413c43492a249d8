import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrineYAML

// What is wrong with values whose form is right.
extension SpecDecoder {
  /// Returns where a comment begins that follows an absent value on its line.
  func commentBehind(_ node: YAMLNodeID) -> SourceSpan? {
    var index = Int(tree.span(of: node).end)
    let start = index
    while index < source.count, source[index] == 0x20 || source[index] == 0x09 { index += 1 }
    guard index > start, index < source.count, source[index] == UInt8(ascii: "#") else { return nil }
    var end = index
    while end < source.count, source[end] != 0x0A, source[end] != 0x0D { end += 1 }
    while end > index, source[end - 1] == 0x20 || source[end - 1] == 0x09 { end -= 1 }
    return SourceSpan(UInt32(index), UInt32(end))
  }

  /// Reports a value that a comment swallowed.
  mutating func hashStartsComment(_ comment: SourceSpan, _ node: YAMLNodeID, _ slot: Slot) {
    sink.report {
      let text = String(decoding: source[Int(comment.start)..<Int(comment.end)], as: UTF8.self)
      let word = String(text.prefix { $0 != " " })
      let span = SourceSpan(comment.start, comment.start + UInt32(word.utf8.count))
      return Diagnostic(
        .yamlHashStartsComment, "'#' starts a comment here, so \(keyName(slot)) has no value", at: place(span),
        labels: slot.key == .none ? [] : [DiagnosticLabel(place(slot.keySpan), "this key is empty")],
        help: ["quote what follows: \"\(word)\""],
        fixes: [
          DiagnosticFix("quote '\(word)'", .safe, edits: [SourceEdit(place(span), replacement: "\"\(word)\"")])
        ])
    }
  }

  /// Reports a word where a truth value is wanted.
  mutating func notABool(_ node: YAMLNodeID, _ slot: Slot) {
    let text = tree.text(of: node)
    let lower = text.lowercased()
    let meant: String? =
      ["yes", "y", "on", "true"].contains(lower)
      ? "true" : ["no", "n", "off", "false"].contains(lower) ? "false" : nil
    guard let meant else {
      _ = wrongKind(node, .bool, slot)
      return
    }
    sink.report {
      let place = tree.place(of: node)
      return Diagnostic(
        .yamlNotABool, "'\(text)' is no truth value; \(keyName(slot)) takes true or false", at: place,
        why: "only readers of YAML 1.1 take the word for a truth value (yaml 2)", help: ["write '\(meant)'"],
        fixes: [DiagnosticFix("write '\(meant)'", .safe, edits: [SourceEdit(place, replacement: meant)])])
    }
  }

  /// Reports a method that cannot be left out by saying false.
  mutating func notImplemented(_ node: YAMLNodeID, _ slot: Slot) {
    sink.report {
      Diagnostic(
        .specUnknownValue, "\(keyName(slot)) is 'true' or absent: a method exists or does not",
        at: tree.place(of: node), help: ["remove the key"])
    }
  }

  /// Warns of a number that other readers take for another.
  mutating func doubtfulNumber(_ node: YAMLNodeID, _ number: Double, _ form: NumberReading.Form) {
    guard form == .leadingZero else { return }
    sink.note {
      let text = tree.text(of: node)
      let place = tree.place(of: node)
      let plain = Self.withoutLeadingZeros(text)
      return Diagnostic(
        .yamlLeadingZero, "'\(text)' is \(plain) here and octal for other readers", at: place,
        fixes: [DiagnosticFix("write '\(plain)'", .safe, edits: [SourceEdit(place, replacement: plain)])])
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
    while rest.count > 1, rest.first == "0", rest.dropFirst().first?.isNumber == true { rest = rest.dropFirst() }
    return head + rest
  }

  /// Reports an infinity, not-a-number, or a number that is too large to compute with.
  mutating func notFinite(_ node: YAMLNodeID, _ slot: Slot) {
    sink.report {
      Diagnostic(
        .yamlNotFinite, "\(keyName(slot)) takes a finite number, at most 1e18", at: tree.place(of: node),
        why: "sums and products of larger ones would soon be infinite", help: ["write a plain decimal"])
    }
  }

  /// Reports a number in a form that the core schema does not have.
  mutating func numberForm(_ node: YAMLNodeID, _ plain: String?) {
    sink.report {
      let place = tree.place(of: node)
      return Diagnostic(
        .yamlNumberForm, "'\(tree.text(of: node))' is not a number", at: place,
        why: "other readers take it for one, the core schema of YAML 1.2 does not (yaml 2)",
        help: plain == nil ? ["write a plain decimal"] : [],
        fixes: plain.map {
          [DiagnosticFix("write '\($0)'", .suggestion, edits: [SourceEdit(place, replacement: $0)])]
        } ?? [])
    }
  }

  /// Reports a number with a unit.
  mutating func numberUnit(_ node: YAMLNodeID) {
    sink.report {
      let text = tree.text(of: node)
      let number = String(text.prefix { $0.isNumber || ".+-".contains($0) })
      let place = tree.place(of: node)
      return Diagnostic(
        .yamlNumberForm, "'\(text)' is not a number: lengths are points and bear no unit", at: place,
        fixes: [DiagnosticFix("write '\(number)'", .suggestion, edits: [SourceEdit(place, replacement: number)])])
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

  /// Reports a share outside 0 to 1.
  mutating func fractionRange(_ node: YAMLNodeID, _ number: Double, _ slot: Slot) {
    sink.report {
      let place = tree.place(of: node)
      let clamped = number < 0 ? "0" : "1"
      return Diagnostic(
        .specFractionRange, "\(keyName(slot)) lies between 0 and 1", at: place,
        fixes: [DiagnosticFix("write '\(clamped)'", .suggestion, edits: [SourceEdit(place, replacement: clamped)])])
    }
  }

  /// Reports a negative length where there can be none.
  mutating func negativeSize(_ node: YAMLNodeID, _ slot: Slot) {
    sink.report {
      let place = tree.place(of: node)
      return Diagnostic(
        .specNegativeSize, "\(keyName(slot)) cannot be negative", at: place,
        fixes: [DiagnosticFix("write '0'", .suggestion, edits: [SourceEdit(place, replacement: "0")])])
    }
  }

  /// Reports a word that is none of the allowed ones.
  mutating func unknownWord(_ node: YAMLNodeID, _ words: [String], _ slot: Slot) {
    sink.report {
      if let finding = tightDash(node, .specUnknownValue) { return finding }
      let text = tree.text(of: node)
      let place = tree.place(of: node)
      let mended = notationFixes(node)
      let fixes =
        !mended.isEmpty || !sink.wantsSuggestions ? mended : Suggestions.fixes(for: text, at: place, among: words)
      var help = Suggestions.help(allowed: words)
      if help.isEmpty, fixes.isEmpty, words.count > 3 {
        help = ["for example \(Suggestions.list(Array(words.prefix(3)))); 'vitrine schema language' lists all"]
      }
      return Diagnostic(
        .specUnknownValue, "\(keyName(slot)) has no value '\(text)'", at: place, help: help, fixes: fixes)
    }
  }

  /// Reports a text that cannot be a name where a defined name is wanted.
  mutating func badReference(_ node: YAMLNodeID, _ namespace: Namespace, _ slot: Slot) {
    sink.report {
      tightDash(node, .specUnknownReference)
        ?? Diagnostic(
          .specUnknownReference, "\(keyName(slot)) takes \(namespace.noun), and '\(tree.text(of: node))' is no name",
          at: tree.place(of: node), fixes: notationFixes(node))
    }
  }

  /// Reports a name with characters that names cannot have.
  mutating func badName(_ name: String, _ place: SourcePlace, kind: String) {
    sink.report {
      Diagnostic(
        .specBadName, "'\(name)' is no name: \(kind) has letters, digits, '-' and '_' and begins with a letter or '_'",
        at: place,
        fixes: SpecName.repaired(name).map {
          [DiagnosticFix("write '\($0)'", .suggestion, edits: [SourceEdit(place, replacement: $0)])]
        } ?? [])
    }
  }

  /// Reports an unreadable range of versions.
  mutating func targetSyntax(_ node: YAMLNodeID, _ text: String) {
    sink.report {
      let place = tree.place(of: node)
      var fixes: [DiagnosticFix] = []
      if let swapped = Self.swapped(text) {
        fixes = [
          DiagnosticFix("write '\(swapped)'", .suggestion, edits: [SourceEdit(place, replacement: swapped)])
        ]
      }
      let message =
        fixes.isEmpty
        ? "'\(text)' is no version and no range of versions"
        : "a range of versions begins with the lower one"
      return Diagnostic(
        .specTargetSyntax, message, at: place, help: fixes.isEmpty ? ["for example '13.0' or '12.0...18.0'"] : [],
        fixes: fixes)
    }
  }

  /// Returns a range with its ends exchanged when that makes it one.
  private static func swapped(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    let dot = UInt8(ascii: ".")
    for index in bytes.indices.dropLast(2) where bytes[index...(index + 2)].allSatisfy({ $0 == dot }) {
      let lower = String(decoding: bytes[..<index], as: UTF8.self)
      let upper = String(decoding: bytes[(index + 3)...], as: UTF8.self)
      let swapped = "\(upper)...\(lower)"
      return !lower.isEmpty && !upper.isEmpty && VersionRange(swapped) != nil ? swapped : nil
    }
    return nil
  }

  /// Reports a priority outside 1 to 1000.
  mutating func priorityRange(_ node: YAMLNodeID) {
    sink.report {
      Diagnostic(.layoutPriorityRange, "a priority lies between 1 and 1000", at: tree.place(of: node))
    }
  }
}
