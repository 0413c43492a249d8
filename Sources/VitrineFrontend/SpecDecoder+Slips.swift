import VitrineModel
import VitrineSchema
import VitrineSource
import VitrineYAML

/// What stands in a section and belongs elsewhere, since a line of it is indented wrongly.
struct SectionSlips {
  /// The values that are done with.
  var done: [YAMLNodeID] = []
  /// The entries of which a key stands elsewhere.
  var owners: [YAMLNodeID] = []
}

extension SpecDecoder {
  /// The bytes of a key with its value.
  func span(of item: YAMLEntry) -> SourceSpan { item.keySpan.union(tree.span(of: item.written)) }

  /// Reports what stands among the entries of a section and is none: keys that slipped out of their entry, names that
  /// slipped to the keys of theirs, and a section that slipped into the one above.
  mutating func slips(in section: YAMLEntry, _ slot: Slot) -> SectionSlips {
    var slips = SectionSlips()
    guard let shape = Self.entryShape(tree.text(of: slot.key)) else { return slips }
    let table = language.table(shape)
    let file = language.table(.file)
    let isSuspect = tree.entries(of: section.value).contains {
      tree.isAbsent($0.value) || table.position($0.key) != nil || file.position($0.key) != nil
    }
    guard isSuspect else { return slips }
    /// The entry above under which nothing stands.
    var empty: YAMLEntry?
    /// The entry above.
    var last: YAMLEntry?
    /// The name of a section that slipped, so that its entries seem to be of this one.
    var slippedHead: YAMLEntry?
    for item in tree.entries(of: section.value) {
      let isKey = table.position(item.key) != nil
      if slippedHead != nil {
        slips.done.append(item.value)
        displaced.append(span(of: item))
        continue
      }
      if tree.isAbsent(item.value) {
        if !isKey, Self.entryShape(tree.text(of: item.key)) != nil {
          slippedHead = item
          slippedSection(item)
          slips.done.append(item.value)
        }
        empty = item
        continue
      }
      if let owner = empty, isKey, tree.kind(of: item.value) != .mapping || slips.done.contains(owner.value) {
        if !slips.done.contains(owner.value) {
          if column(owner.keySpan) > usualColumn(besides: section) {
            slippedName(owner, above: item, column: usualColumn(besides: section))
          } else {
            slippedKey(item, of: owner, "nothing stands under this name", table)
          }
          slips.done.append(owner.value)
          displaced.append(span(of: owner))
        }
        slips.done.append(item.value)
        displaced.append(span(of: item))
        continue
      }
      empty = nil
      if let owner = last, isKey, !isEntry(item.value, table), !has(owner.value, item.key) {
        slippedKey(item, of: owner, "it belongs under this name", table)
        slips.done.append(item.value)
        slips.owners.append(owner.value)
        slipped.append(span(of: item))
      } else if !isKey, isSection(item, table) {
        slippedSection(item)
        slips.done.append(item.value)
        displaced.append(span(of: item))
      } else {
        last = item
      }
    }
    return slips
  }

  /// Notes that a key of the language's is none here: names below it may be meant, and so may keys that stand twice when it is
  /// an entry's name that slipped into the entry above.
  mutating func noteUnknown(_ item: YAMLEntry) {
    displaced.append(span(of: item))
    guard tree.isAbsent(item.value) else { return }
    let column = column(item.keySpan)
    var end = Int(item.keySpan.end)
    while true {
      while end < source.count, source[end] != 0x0A { end += 1 }
      let text = source[end...].dropFirst().prefix { $0 == 0x20 }.count
      guard end + 1 + text < source.count, text >= column || source[end + 1 + text] == 0x0A else { break }
      end += 1
    }
    shifted.append(SourceSpan(item.keySpan.start, UInt32(end)))
  }

  /// The shape of a section's entries; nil when they are values or the key is no section.
  private static func entryShape(_ section: String) -> ShapeID? {
    switch section {
    case KeyID.screens.rawValue: .screen
    case KeyID.popovers.rawValue: .popover
    case KeyID.styles.rawValue: .style
    case KeyID.transitions.rawValue: .transition
    case KeyID.presentations.rawValue: .presentation
    default: nil
    }
  }

  /// Whether a value may be an entry: a mapping with a key of the shape, or what says nothing against it.
  private func isEntry(_ node: YAMLNodeID, _ table: ShapeTable) -> Bool {
    switch tree.kind(of: node) {
    case .mapping:
      tree.childCount(of: node) == 0 || tree.entries(of: node).contains { table.position($0.key) != nil }
    case .invalid, .alias: true
    default: tree.isNull(node)
    }
  }

  /// Whether a mapping has a key.
  private func has(_ node: YAMLNodeID, _ key: YAMLKeyID) -> Bool {
    tree.kind(of: node) == .mapping && tree.entries(of: node).contains { $0.key == key }
  }

  /// Whether an entry is a section of the file: it bears the name of one, and holds entries and no key of the shape.
  private func isSection(_ item: YAMLEntry, _ table: ShapeTable) -> Bool {
    guard Self.entryShape(tree.text(of: item.key)) != nil, tree.kind(of: item.value) == .mapping else { return false }
    return tree.entries(of: item.value).contains { tree.kind(of: $0.value) == .mapping }
      && !tree.entries(of: item.value).contains { table.position($0.key) != nil }
  }

  /// The blanks and other bytes before a key on its line.
  private func column(_ key: SourceSpan) -> Int {
    var start = Int(key.start)
    while start > 0, source[start - 1] != 0x0A, source[start - 1] != 0x0D { start -= 1 }
    return Int(key.start) - start
  }

  /// How far the names of the other sections are indented; two blanks if there is none.
  private func usualColumn(besides section: YAMLEntry) -> Int {
    guard let root = tree.root else { return Self.usualIndent }
    var least: Int?
    for item in tree.entries(of: root) where item.value != section.value {
      guard Self.entryShape(tree.text(of: item.key)) != nil, tree.kind(of: item.value) == .mapping,
        let first = tree.entries(of: item.value).first(where: { _ in true })
      else { continue }
      least = min(least ?? .max, column(first.keySpan))
    }
    return least ?? Self.usualIndent
  }

  /// The blanks of one level in the project's own specs.
  private static let usualIndent = 2

  /// Reports a key that is indented as its entry is.
  private mutating func slippedKey(_ item: YAMLEntry, of owner: YAMLEntry, _ label: String, _ table: ShapeTable) {
    sink.report {
      let start = place(SourceSpan(item.keySpan.start, item.keySpan.start))
      return Diagnostic(
        .specWrongKind,
        "'\(tree.text(of: item.key))' is a key of \(table.shape.noun) and is indented deeper than its name",
        at: place(item.keySpan), labels: [DiagnosticLabel(place(owner.keySpan), label)],
        fixes: [DiagnosticFix("indent it", .suggestion, edits: [SourceEdit(start, replacement: "  ")])])
    }
  }

  /// Reports a name that is indented as its keys are.
  private mutating func slippedName(_ owner: YAMLEntry, above item: YAMLEntry, column wanted: Int) {
    sink.report {
      let start = owner.keySpan.start - UInt32(column(owner.keySpan))
      let margin = place(SourceSpan(start, owner.keySpan.start))
      return Diagnostic(
        .specWrongKind, "a name is indented less than what it holds, '\(tree.text(of: owner.key))' is not",
        at: place(owner.keySpan), labels: [DiagnosticLabel(place(item.keySpan), "this stands beside the name")],
        fixes: [
          DiagnosticFix(
            "indent it by \(wanted) spaces", .suggestion,
            edits: [SourceEdit(margin, replacement: String(repeating: " ", count: wanted))])
        ])
    }
  }

  /// Reports a section inside another.
  private mutating func slippedSection(_ item: YAMLEntry) {
    sink.report {
      Diagnostic(
        .specWrongKind, "'\(tree.text(of: item.key))' is a key of a spec and is not indented", at: place(item.keySpan),
        help: ["begin it at the start of its line, and indent what it holds below it"])
    }
  }
}
