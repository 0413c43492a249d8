import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource
import VitrineYAML

extension SpecDecoder {
  /// Decodes the whole file.
  mutating func decodeFile(_ root: YAMLNodeID) -> DecodedFile {
    var result = DecodedFile()
    let table = language.table(.file)
    guard tree.kind(of: root) == .mapping else {
      // A file that holds nothing is the YAML layer's finding.
      if tree.kind(of: root) != .invalid, !tree.isNull(root) {
        _ = wrongKind(root, .shape(.file), Slot(table: nil, key: .none, keySpan: tree.span(of: root)))
      }
      return result
    }
    var hasVersion = false
    var cursor = tree.cursor(of: root)
    while let item = cursor.next(in: tree) {
      guard let position = table.position(item.key) else {
        if let name = unknownKey(item, table), !NearNames.near(to: name, in: [KeyID.vitrine.rawValue]).isEmpty {
          hasVersion = true
        }
        continue
      }
      let slot = Slot(table: table, key: item.key, keySpan: item.keySpan)
      let key = table.rows[position].key
      switch key {
      case .vitrine:
        hasVersion = true
        checkVersion(item)
      case .target: result.target = authored(item.value, table.rows[position].type, slot)
      case .import: result.imports = imports(item, table.rows[position].type, slot)
      case .environments:
        result.environmentsKey = place(item.keySpan)
        if case .list(let entries) = value(item.value, table.rows[position].type, slot) {
          result.environments = entries
          checkEnvironments(entries, slot)
        }
      case .colors: result.colors = section(item, table.rows[position].type, slot)
      case .fonts: result.fonts = section(item, table.rows[position].type, slot)
      case .screens:
        result.screens.reserveCapacity(tree.childCount(of: item.value))
        eachEntry(item, slot) { decoder, item, name in
          if let screen = decoder.screen(item, name: name) { result.screens.append(screen) }
        }
      case .popovers: entries(item, .popover, slot, into: &result.popovers)
      case .styles: entries(item, .style, slot, into: &result.styles)
      case .transitions: entries(item, .transition, slot, into: &result.transitions)
      case .presentations: entries(item, .presentation, slot, into: &result.presentations)
      default: break
      }
    }
    if !hasVersion, isComplete { missingVersion() }
    return result
  }

  /// Refuses an empty list of environments, and an axis without a value, of which nothing would be compiled.
  private mutating func checkEnvironments(_ entries: [Authored<Value>], _ slot: Slot) {
    if entries.isEmpty { emptyList(keyName(slot), place(slot.keySpan), "leave the key away for the usual devices") }
    for item in entries {
      guard case .entry(let entry) = item.value else { continue }
      for field in entry.fields where field.value.value == .list([]) {
        emptyList("'\(field.key.rawValue)'", field.keyPlace, "leave the key away for its default")
      }
    }
  }

  /// Reports a list that needs an item.
  private mutating func emptyList(_ key: String, _ keyPlace: SourcePlace, _ help: String) {
    sink.report {
      Diagnostic(.specWrongKind, "\(key) takes one value or several, not an empty list", at: keyPlace, help: [help])
    }
  }

  /// Checks `vitrine: 1`.
  private mutating func checkVersion(_ item: YAMLEntry) {
    guard tree.kind(of: item.value) != .invalid else { return }
    if tree.kind(of: item.value) == .scalar, tree.bytes(of: item.value).elementsEqual("1".utf8) { return }
    wrongVersion(item)
  }

  /// Decodes the paths of `import`.
  private mutating func imports(_ item: YAMLEntry, _ type: ValueType, _ slot: Slot) -> [Authored<String>] {
    guard case .list(let items) = value(item.value, type, slot) else { return [] }
    var paths: [Authored<String>] = []
    for item in items {
      if case .text(let path) = item.value { paths.append(Authored(path, at: item.place)) }
    }
    return paths
  }

  /// Decodes a section of values.
  private mutating func section(_ item: YAMLEntry, _ type: ValueType, _ slot: Slot) -> [NamedValue] {
    if case .names(let values) = value(item.value, type, slot) { return values }
    return []
  }

  /// Decodes a section of entries.
  private mutating func entries(
    _ item: YAMLEntry, _ shape: ShapeID, _ slot: Slot, into entries: inout [NamedEntry]
  ) {
    let table = language.table(shape)
    entries.reserveCapacity(tree.childCount(of: item.value))
    eachEntry(item, slot) { decoder, item, name in
      switch decoder.tree.kind(of: item.value) {
      case .mapping: entries.append(NamedEntry(name: name, written: decoder.entry(item.value, table)))
      case .invalid, .alias: break
      default:
        if decoder.tree.isNull(item.value), shape != .presentation {
          // An entry that changes nothing, written as null.
          entries.append(NamedEntry(name: name, written: Entry(shape, at: decoder.tree.place(of: item.value))))
        } else {
          let inner = Slot(table: nil, key: item.key, keySpan: item.keySpan)
          _ = decoder.wrongKind(item.value, .shape(shape), inner)
        }
      }
    }
  }

  /// Visits the entries of a section whose names are names.
  private mutating func eachEntry(
    _ section: YAMLEntry, _ slot: Slot, _ body: (inout SpecDecoder, YAMLEntry, Authored<String>) -> Void
  ) {
    switch tree.kind(of: section.value) {
    case .mapping: break
    case .invalid, .alias: return
    default:
      if !tree.isNull(section.value) { _ = wrongKind(section.value, .names(.shape(.screen)), slot) }
      return
    }
    let slips = slips(in: section, slot)
    var cursor = tree.cursor(of: section.value)
    // A large section is read part by part, and each part is let go when it is done with.
    var parts = Array(tree.takeApart(below: section.value).reversed())
    if let first = parts.popLast() { tree = first }
    while true {
      guard let item = cursor.next(in: tree) else {
        guard let part = parts.popLast() else { break }
        tree = part
        continue
      }
      if slips.done.contains(item.value) { continue }
      guard let name = name(of: item, kind: "a name") else {
        displaced.append(span(of: item))
        continue
      }
      if tree.kind(of: item.value) == .invalid { unreadNames.append(name.value) }
      entryName = name
      isTorn = slips.owners.contains(item.value)
      body(&self, item, name)
      isTorn = false
    }
  }
}
