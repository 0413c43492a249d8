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
        why: "only readers of YAML 1.1 take the word for a truth value (yaml 2)",
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
