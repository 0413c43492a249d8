import VitrineModel
import VitrineSchema
import VitrineSource
import VitrineYAML

/// What stands in a section and belongs elsewhere, since a line of it is indented wrongly.
struct SectionSlips {
  /// The values that are done with.
  var done: Set<YAMLNodeID> = []
  /// The entries of which a key stands elsewhere.
  var owners: Set<YAMLNodeID> = []
}

/// A key of no meaning without a value, which may be the name of an entry.
struct SlippedName {
  /// Where it is written.
  let offset: UInt32
  /// The blanks before it.
  let column: Int
}

extension SpecDecoder {
  /// The bytes of a key with its value.
  func span(of item: YAMLEntry) -> SourceSpan { item.keySpan.union(tree.span(of: item.written)) }

  /// Reports what stands among the entries of a section and is none: keys that slipped out of their entry, names that
  /// slipped to the keys of theirs, and a section that slipped into the one above.
  mutating func slips(in section: YAMLEntry, _ slot: Slot) -> SectionSlips {
    var slips = SectionSlips()
    guard tree.style(of: section.value) == .block, let shape = Self.entryShape(tree.text(of: slot.key)) else {
      return slips
    }
    let table = language.table(shape)
    let file = language.table(.file)
    let isSuspect = tree.entries(of: section.value).contains {
      tree.isAbsent($0.value) || table.position($0.key) != nil || file.position($0.key) != nil
    }
    guard isSuspect else { return slips }
    let usual = usualColumn(besides: section)
    /// The entry above under which nothing stands.
    var empty: YAMLEntry?
    /// The entry above.
    var last: YAMLEntry?
    /// The name of a section that slipped, so that its entries seem to be of this one.
    var slippedHead: YAMLEntry?
    for item in tree.entries(of: section.value) {
      let isKey = table.position(item.key) != nil
      if slippedHead != nil {
        slips.done.insert(item.value)
        displaced.append(span(of: item))
        continue
      }
      if tree.isAbsent(item.value) {
        if !isKey, Self.entryShape(tree.text(of: item.key)) != nil {
          slippedHead = item
          slippedSection(item)
          slips.done.insert(item.value)
        }
        empty = item
        continue
      }
      if let owner = empty, isKey, tree.kind(of: item.value) != .mapping || slips.done.contains(owner.value) {
        if !slips.done.contains(owner.value) {
          if indentation(of: owner.keySpan.start) ?? 0 > usual {
            slippedName(owner, above: item, column: usual)
          } else {
            slippedKey(item, of: owner, "nothing stands under this name", table)
          }
          slips.done.insert(owner.value)
          displaced.append(span(of: owner))
        }
        slips.done.insert(item.value)
        displaced.append(span(of: item))
        continue
      }
      empty = nil
      if let owner = last, isKey, !isEntry(item.value, table), !has(owner.value, item.key) {
        slippedKey(item, of: owner, "it belongs under this name", table)
        slips.done.insert(item.value)
        slips.owners.insert(owner.value)
        slipped.append(span(of: item))
      } else if !isKey, isSection(item, table) {
        slippedSection(item)
        slips.done.insert(item.value)
        displaced.append(span(of: item))
      } else {
        last = item
      }
    }
    return slips
  }

  /// Notes that a key of the language's is none here: names below it may be meant, and it may itself be an entry's name that
  /// slipped into the entry above.
  mutating func noteUnknown(_ item: YAMLEntry) {
    displaced.append(span(of: item))
    if tree.isAbsent(item.value), let column = indentation(of: item.keySpan.start) {
      slippedNames.append(SlippedName(offset: item.keySpan.start, column: column))
    }
  }

  /// Whether a key stands twice only because the name of the second one's entry slipped between the two.
  func isTwiceBySlip(_ finding: Diagnostic) -> Bool {
    guard finding.code == "yaml-duplicate-key", let first = finding.labels.first?.place.span else { return false }
    let second = finding.place.span
    guard let column = indentation(of: second.start) else { return false }
    return slippedNames.contains { $0.offset > first.start && $0.offset < second.start && $0.column == column }
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

  /// The blanks before an offset when nothing else stands before it on its line; nil otherwise.
  func indentation(of offset: UInt32) -> Int? {
    var start = Int(offset)
    while start > 0, source[start - 1] == 0x20 { start -= 1 }
    return start == 0 || source[start - 1] == 0x0A || source[start - 1] == 0x0D ? Int(offset) - start : nil
  }

  /// How far the names of the other sections are indented; two blanks if there is none.
  private func usualColumn(besides section: YAMLEntry) -> Int {
    guard let root = tree.root else { return Self.usualIndent }
    var least: Int?
    for item in tree.entries(of: root) where item.value != section.value {
      guard Self.entryShape(tree.text(of: item.key)) != nil, tree.kind(of: item.value) == .mapping,
        let first = tree.entries(of: item.value).first(where: { _ in true })
      else { continue }
      least = min(least ?? .max, indentation(of: first.keySpan.start) ?? .max)
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
      let start = owner.keySpan.start - UInt32(indentation(of: owner.keySpan.start) ?? 0)
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
