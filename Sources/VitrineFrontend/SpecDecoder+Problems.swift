import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrineYAML

// What is wrong with keys, and with values of the wrong form.
extension SpecDecoder {
  /// Returns the key of a slot in quotes, or what stands for it.
  func keyName(_ slot: Slot) -> String {
    slot.key == .none ? (slot.table?.shape.noun ?? "a value here") : "'\(tree.text(of: slot.key))'"
  }

  /// Returns what a node is, for messages.
  func nodeWord(_ node: YAMLNodeID, _ type: ValueType) -> String {
    switch tree.kind(of: node) {
    case .mapping: return "a mapping"
    case .sequence:
      let count = tree.childCount(of: node)
      return count == 0 ? "an empty list" : type.accepts(.sequence) ? "a list of \(count)" : "a list"
    default:
      if tree.isNull(node) { return "nothing" }
      if tree.isPlain(node) { return "'\(tree.text(of: node))'" }
      return tree.tagSpan(of: node) == nil ? "a text in quotes" : "a text by its tag"
    }
  }

  /// Returns where to point at a wrong node: at a scalar itself, at the key of a collection or its first line.
  func wrongPlace(_ node: YAMLNodeID, _ slot: Slot) -> SourcePlace {
    if tree.kind(of: node) == .scalar, !tree.isAbsent(node) { return tree.place(of: node) }
    if slot.key != .none, !slot.isItem, !slot.keySpan.isEmpty { return place(slot.keySpan) }
    return place(firstLine(tree.span(of: node)))
  }

  /// Returns the part of a span that lies on its first line.
  private func firstLine(_ span: SourceSpan) -> SourceSpan {
    var end = span.start
    while end < span.end, source[Int(end)] != 0x0A, source[Int(end)] != 0x0D { end += 1 }
    return SourceSpan(span.start, end)
  }

  /// Reports a value of the wrong form and returns the mark for it.
  ///
  /// - Parameter words: Words that the form has; those near to a scalar are offered.
  mutating func wrongKind(_ node: YAMLNodeID, _ type: ValueType, _ slot: Slot, words: [String] = []) -> Value {
    if tree.isAbsent(node), let comment = commentBehind(node) {
      hashStartsComment(comment, node, slot)
      return .invalid
    }
    sink.report {
      if let finding = tightDash(node, .specWrongKind) ?? tightPair(node, type) { return finding }
      let place = wrongPlace(node, slot)
      let isWord = !words.isEmpty && tree.kind(of: node) == .scalar && sink.wantsSuggestions
      let ways = sink.wantsSuggestions ? waysOut(node, type) : WaysOut()
      let near = isWord ? Suggestions.fixes(for: tree.text(of: node), at: place, among: words) : []
      return Diagnostic(
        .specWrongKind, "\(keyName(slot)) takes \(type.phrase), not \(nodeWord(node, type))", at: place,
        help: ways.help, fixes: near + ways.fixes)
    }
    return .invalid
  }

  /// Reports a key in brackets that touches its value, as in `{ width:20 }`: YAML takes both for one key without a value.
  /// Returns the key that was meant.
  private mutating func tightKey(_ item: YAMLEntry, _ name: String, _ table: ShapeTable) -> String? {
    if let spoilt = spoiltKey(item, name, table) {
      sink.report { spoilt.finding }
      return spoilt.meant
    }
    guard tree.isAbsent(item.value), let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let meant = String(name[..<colon])
    guard table.rows.contains(where: { $0.key.rawValue == meant }), name.utf8.count == item.keySpan.length else {
      return nil
    }
    sink.report {
      let offset = item.keySpan.start + UInt32(meant.utf8.count)
      return Diagnostic(
        .specUnknownKey, "a colon between key and value has a space behind it",
        at: place(SourceSpan(offset, offset + 1)), why: "without the space '\(name)' is one key that has no value",
        fixes: [
          DiagnosticFix(
            "insert a space", .suggestion,
            edits: [SourceEdit(place(SourceSpan(offset + 1, offset + 1)), replacement: " ")])
        ])
    }
    return meant
  }

  /// Reports a key that the mapping does not have; a known property of UIKit's is only noted.
  /// Returns the unknown key.
  @discardableResult
  mutating func unknownKey(_ item: YAMLEntry, _ table: ShapeTable) -> String? {
    let name = tree.text(of: item.key)
    if UnmodelledProperties.contains(name, in: table.shape.id) {
      notModelled(name, place(item.keySpan))
      return nil
    }
    if let meant = tightKey(item, name, table) { return meant }
    noteUnknown(item)
    sink.report {
      let keyPlace = place(item.keySpan)
      let known = table.rows.map { $0.key.rawValue }
      var fixes: [DiagnosticFix] = []
      var help: [String] = []
      if sink.wantsSuggestions {
        if let old = OldNames.meant(by: name, in: table.shape.id) {
          if known.contains(old.meant) {
            fixes = [
              DiagnosticFix(
                "write '\(old.meant)'", .suggestion, edits: [SourceEdit(keyPlace, replacement: old.meant)])
            ]
          } else {
            help.append("the language says it as '\(old.meant)'")
          }
        } else if let path = path(name, in: table) {
          help.append("write '\(path.inner)' below '\(path.outer)', on a line of its own or in braces")
        } else if let home = home(of: item.key, near: table) {
          help.append("'\(name)' stands under '\(home)'")
        }
        if help.isEmpty, fixes.isEmpty { fixes = Suggestions.fixes(for: name, at: keyPlace, among: known) }
        if fixes.isEmpty { help += Suggestions.help(allowed: known) }
      }
      return Diagnostic(
        .specUnknownKey, "\(table.shape.noun) has no key '\(name)'", at: keyPlace, help: help, fixes: fixes)
    }
    return name
  }

  /// Returns the parts of a key that is written as a path, as code does it.
  private func path(_ name: String, in table: ShapeTable) -> (outer: Substring, inner: Substring)? {
    guard let dot = name.firstIndex(of: ".") else { return nil }
    let outer = name[..<dot]
    let isKnown = table.rows.contains { $0.key.rawValue == outer && $0.type.mappingShape != nil }
    return isKnown ? (outer, name[name.index(after: dot)...]) : nil
  }

  /// Returns the key of a mapping under which a key belongs that was written one level too high.
  private func home(of key: YAMLKeyID, near table: ShapeTable) -> String? {
    for index in table.rows.indices {
      guard let shape = table.rows[index].type.mappingShape, shape != table.shape.id, shape != .node, shape != .screen
      else { continue }
      if language.table(shape).position(key) != nil { return table.rows[index].key.rawValue }
    }
    return nil
  }

  /// Reports an attempt to vary who or what an entry is.
  mutating func variedIdentity(_ item: YAMLEntry, _ key: KeyID, _ table: ShapeTable) {
    sink.report {
      Diagnostic(
        .specUnknownKey, "'vary' cannot change '\(key.rawValue)' of \(table.shape.noun)", at: place(item.keySpan),
        why: "an entry keeps its name and its kind in every environment (language 2)")
    }
  }

  /// Notes a UIKit property that is not computed.
  mutating func notModelled(_ key: String, _ keyPlace: SourcePlace) {
    guard !sink.isTrying else { return }
    unmodelled.append(Authored(key, at: keyPlace))
    sink.note {
      Diagnostic(.specNotModelled, "'\(key)' is accepted and not computed", at: keyPlace)
    }
  }

  /// Reports required keys that are missing.
  mutating func missing(_ keys: [KeyID], in entry: Entry, _ table: ShapeTable) {
    sink.report {
      let names = Suggestions.list(keys.map(\.rawValue))
      return Diagnostic(
        .specMissingKey, "\(table.shape.noun) needs \(names)", at: place(firstLine(entry.place.span)))
    }
  }

  /// Reports two keys of which only one can stand.
  mutating func exclusiveKeys(_ first: Field, _ second: Field, _ noun: String) {
    sink.report {
      Diagnostic(
        .specWrongKind, "\(noun) has '\(first.key.rawValue)' or '\(second.key.rawValue)', not both",
        at: second.keyPlace, labels: [DiagnosticLabel(first.keyPlace, "the other one")])
    }
  }

  /// Warns of an attribute that means nothing on a kind of node.
  mutating func withoutEffect(_ field: Field, on kind: NodeKind, _ group: NodeKindGroup) {
    sink.note {
      Diagnostic(
        .keyWithoutEffect, "'\(field.key.rawValue)' has no effect here; only \(group.noun) has it",
        at: field.keyPlace,
        fixes: [DiagnosticFix("remove '\(field.key.rawValue)'", .safe)])
    }
  }

  /// Reports a node without kind.
  mutating func missingKind(_ node: YAMLNodeID) {
    sink.report {
      Diagnostic(
        .layoutKind, "a node needs a kind, for example 'label' or 'vstack'",
        at: place(firstLine(tree.span(of: node))))
    }
  }

  /// Reports a second kind on a node.
  mutating func severalKinds(_ item: YAMLEntry, first: YAMLEntry) {
    sink.report {
      Diagnostic(
        .layoutKind, "a node has one kind, '\(tree.text(of: first.key))' or '\(tree.text(of: item.key))'",
        at: place(item.keySpan), labels: [DiagnosticLabel(place(first.keySpan), "the first kind")],
        help: ["each view of a list begins with '- '"])
    }
  }

  /// Reports a scroll view with several contents.
  mutating func severalContents(_ node: YAMLNodeID, _ slot: Slot) {
    sink.report {
      Diagnostic(
        .specWrongKind, "a scroll view has one content view", at: place(slot.keySpan),
        help: ["put the views into a 'vstack' or a 'view'"])
    }
  }

  /// Reports a screen without kind.
  mutating func missingScreenKind(_ name: Authored<String>) {
    sink.report {
      Diagnostic(
        .specMissingKey, "the screen '\(name.value)' needs a kind, for example 'view' or 'alert'", at: name.place,
        help: ["kinds: 'view', 'alert', 'activity', 'navigation', 'tabs', 'split', 'preset'"])
    }
  }

  /// Reports a second kind on a screen.
  mutating func severalScreenKinds(_ item: YAMLEntry, first: YAMLEntry) {
    sink.report {
      Diagnostic(
        .specWrongKind, "a screen has one kind, '\(tree.text(of: first.key))' or '\(tree.text(of: item.key))'",
        at: place(item.keySpan), labels: [DiagnosticLabel(place(first.keySpan), "the first kind")])
    }
  }

  /// Reports a missing `vitrine`.
  mutating func missingVersion() {
    sink.report {
      Diagnostic(
        .specVersion, "a spec begins with 'vitrine: 1'", at: place(SourceSpan(0, 0)),
        fixes: [
          DiagnosticFix(
            "add 'vitrine: 1'", .safe, edits: [SourceEdit(place(SourceSpan(0, 0)), replacement: "vitrine: 1\n")])
        ])
    }
  }

  /// Reports an unknown version of the language.
  mutating func wrongVersion(_ item: YAMLEntry) {
    sink.report {
      let slot = Slot(table: nil, key: item.key, keySpan: item.keySpan)
      let wrong = wrongPlace(item.value, slot)
      let isValue = tree.kind(of: item.value) == .scalar && !tree.isAbsent(item.value)
      return Diagnostic(
        .specVersion, "the language has version 1 only", at: wrong,
        fixes: isValue
          ? [DiagnosticFix("write '1'", .safe, edits: [SourceEdit(wrong, replacement: "1")])] : [])
    }
  }
}
