import VitrineModel
import VitrineSchema
import VitrineSource
import VitrineYAML

extension SpecDecoder {
  /// Decodes a mapping from free names to values.
  mutating func names(_ node: YAMLNodeID, _ type: ValueType, _ slot: Slot) -> Value {
    guard tree.kind(of: node) == .mapping else { return wrongKind(node, .names(type), slot) }
    var values: [NamedValue] = []
    values.reserveCapacity(tree.childCount(of: node))
    let torn = tornTexts(node, nil)
    for item in tree.entries(of: node) {
      if torn.contains(item.value) { continue }
      guard let name = name(of: item, kind: "a name") else { continue }
      let slot = Slot(table: slot.table, key: item.key, keySpan: item.keySpan)
      values.append(NamedValue(name: name, value: authored(item.value, type, slot)))
    }
    return .names(values)
  }

  /// Returns the name that a key of a section defines; nil when it is none, which is reported.
  mutating func name(of item: YAMLEntry, kind: String) -> Authored<String>? {
    let name = tree.text(of: item.key)
    let keyPlace = place(item.keySpan)
    guard SpecName.isName(name.utf8) else {
      badName(name, keyPlace, kind: kind)
      return nil
    }
    return Authored(name, at: keyPlace)
  }

  /// Decodes `vary`: trait queries and the keys that each sets.
  mutating func variations(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    guard tree.kind(of: node) == .mapping else { return wrongKind(node, .variations, slot) }
    var variations: [Variation] = []
    for item in tree.entries(of: node) {
      guard let query = query(item) else { continue }
      switch tree.kind(of: item.value) {
      case .mapping:
        guard let table = slot.table else { continue }
        let entry = entry(item.value, table, isVariation: true)
        variations.append(Variation(query: query, entry: entry))
      case .invalid: continue
      default:
        let inner = Slot(table: slot.table, key: item.key, keySpan: item.keySpan)
        _ = wrongKind(item.value, .variations, inner)
      }
    }
    return .variations(variations)
  }

  /// Reads the key of a variation; nil when it is no query, which is reported.
  private mutating func query(_ item: YAMLEntry) -> TraitQuery? {
    let text = tree.text(of: item.key)
    // What stands in quotes begins one byte later; a query has no escapes.
    let isQuoted = item.keySpan.length == text.utf8.count + 2
    let offset = item.keySpan.start + (isQuoted ? 1 : 0)
    let written = SourcePlace(file, SourceSpan(offset, max(offset, item.keySpan.end - (isQuoted ? 1 : 0))))
    let grammar =
      text.utf8.count == written.span.length
      ? GrammarText(ArraySlice(text.utf8), at: written) : GrammarText(ArraySlice(text.utf8)) { _, _ in written }
    do throws(GrammarProblem) {
      var query = try TraitQueryGrammar.query(grammar)
      query.place = place(item.keySpan)
      return query
    } catch {
      let problem = error
      sink.report {
        var found = Self.diagnostic(problem, in: grammar, syntax: .specVarySyntax)
        found.code = FrontendCode.specVarySyntax.code
        return found
      }
      return nil
    }
  }

  /// Decodes the words under `with`: the library's own, kept as written. Numbers, truth values and null are told
  /// apart from texts, since libraries know these types too.
  mutating func presetWords(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    guard tree.kind(of: node) == .mapping else { return wrongKind(node, .presetWords, slot) }
    return asWritten(node)
  }

  /// Keeps a value as it is written, without a declared type.
  private func asWritten(_ node: YAMLNodeID) -> Value {
    switch tree.kind(of: node) {
    case .mapping:
      var values: [NamedValue] = []
      for item in tree.entries(of: node) {
        values.append(
          NamedValue(
            name: Authored(tree.text(of: item.key), at: place(item.keySpan)),
            value: Authored(asWritten(item.value), at: tree.place(of: item.value))))
      }
      return .names(values)
    case .sequence:
      var values: [Authored<Value>] = []
      for item in tree.items(of: node) {
        values.append(Authored(asWritten(item.value), at: tree.place(of: item.value)))
      }
      return .list(values)
    case .scalar:
      if tree.isNull(node) { return .null }
      guard isResolved(node) else { return .text(tree.text(of: node)) }
      let bytes = tree.bytes(of: node)
      if let value = YAMLScalar.resolveBool(bytes) { return .bool(value) }
      if case .number(let number, _) = NumberReading(bytes) { return .number(number) }
      return .text(tree.text(of: node))
    case .alias, .invalid: return .invalid
    }
  }
}
