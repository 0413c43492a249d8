import VitrineModel
import VitrineSchema
import VitrineSource
import VitrineYAML

extension SpecDecoder {
  /// Decodes the value of a screen's `view`: the children of a plain root, or the root itself. The nodes are gathered in one
  /// buffer for all screens and copied out, so that no tree holds more room than it needs.
  mutating func tree(_ node: YAMLNodeID, _ slot: Slot) -> (tree: ViewTree, rootIsWritten: Bool)? {
    var nodes = viewNodes
    viewNodes = []
    defer {
      nodes.removeAll(keepingCapacity: true)
      viewNodes = nodes
    }
    let place = tree.place(of: node)
    switch tree.kind(of: node) {
    case .sequence:
      nodes.append(
        ViewNode(kind: .view, entry: Entry(.node, at: place), parent: nil, kindPlace: self.place(slot.keySpan)))
      children(node, of: 0, slot, into: &nodes)
      return (ViewTree(nodes: Self.exactCopy(nodes)), false)
    case .mapping:
      guard self.node(node, parent: nil, into: &nodes) else { return nil }
      return (ViewTree(nodes: Self.exactCopy(nodes)), true)
    case .invalid, .alias: return nil
    case .scalar:
      _ = wrongKind(node, .list(.shape(.node)), slot)
      return nil
    }
  }

  /// Returns nodes in an array without room for more. A copy made of all of a slice would share its buffer.
  private static func exactCopy(_ nodes: [ViewNode]) -> [ViewNode] {
    var copy: [ViewNode] = []
    copy.reserveCapacity(nodes.count)
    copy.append(contentsOf: nodes)
    return copy
  }

  /// Decodes a list of children, or the one child in its place.
  private mutating func children(_ node: YAMLNodeID, of parent: NodeIndex, _ slot: Slot, into nodes: inout [ViewNode]) {
    switch tree.kind(of: node) {
    case .sequence:
      var count = 0
      for item in tree.items(of: node) where self.node(item.value, parent: parent, into: &nodes) { count += 1 }
      if nodes[parent].kind == .scroll, count > 1 { severalContents(node, slot) }
    case .mapping: _ = self.node(node, parent: parent, into: &nodes)
    case .invalid, .alias: break
    case .scalar:
      // `view:` and `view: null` have no children.
      if !tree.isNull(node) { _ = wrongKind(node, .list(.shape(.node)), slot) }
    }
  }

  /// Decodes one node with everything inside it; returns whether it is one. One without a kind is reported.
  private mutating func node(_ node: YAMLNodeID, parent: NodeIndex?, into nodes: inout [ViewNode]) -> Bool {
    guard tree.kind(of: node) == .mapping else {
      if tree.kind(of: node) != .invalid {
        _ = wrongKind(node, .shape(.node), Slot(table: nil, key: .none, keySpan: tree.span(of: node)))
      }
      return false
    }
    let table = language.node
    var entry = begin(table, node)
    var kind: (kind: NodeKind, item: YAMLEntry)?
    var hasUnknownKey = false
    var hasRestricted = false
    let torn = tornTexts(node, table)
    for item in tree.entries(of: node) {
      if torn.contains(item.value) {
        hasUnknownKey = true
        continue
      }
      guard let position = table.position(item.key) else {
        if unknownKey(item, table) != nil { hasUnknownKey = true }
        continue
      }
      if let found = table.rows[position].nodeKind {
        if let first = kind {
          severalKinds(item, first: first.item)
          continue
        }
        kind = (found, item)
        if found.hasChildren { continue }
      }
      guard let field = field(item, table, position) else { continue }
      if table.rows[position].group != nil { hasRestricted = true }
      writer.add(field, to: &entry)
    }
    writer.end()
    guard let kind else {
      if !hasUnknownKey { missingKind(node) }
      // Its id is meant all the same.
      displaced.append(tree.span(of: node))
      return false
    }
    let index = nodes.count
    let kindPlace = place(kind.item.keySpan)
    nodes.append(ViewNode(kind: kind.kind, entry: entry, parent: parent, kindPlace: kindPlace))
    let parentKind = parent.map { nodes[$0].kind }
    if hasRestricted {
      for field in entry.fields.indices {
        let position = Int(table.positions[entry.fields[field].key.ordinal])
        guard let group = table.rows[position].group, !group.includes(kind.kind, parent: parentKind) else { continue }
        misplaced(entry.fields[field], on: kind.kind, group, parent: parentKind)
      }
    }
    for variation in entry.variations { checkPlaces(variation.entry, table, kind.kind, parent: parentKind) }
    if kind.kind.hasChildren {
      let slot = Slot(table: table, key: kind.item.key, keySpan: kind.item.keySpan)
      children(kind.item.value, of: index, slot, into: &nodes)
    }
    return true
  }

  /// Warns of attributes that a variation sets and that mean nothing on a node of this kind or under this parent.
  private mutating func checkPlaces(_ entry: Entry, _ table: ShapeTable, _ kind: NodeKind, parent: NodeKind?) {
    for field in entry.fields {
      guard let position = table.position(of: field.key), let group = table.rows[position].group,
        !group.includes(kind, parent: parent)
      else { continue }
      misplaced(field, on: kind, group, parent: parent)
    }
  }

  /// Warns of one attribute.
  private mutating func misplaced(_ field: Field, on kind: NodeKind, _ group: NodeKindGroup, parent: NodeKind?) {
    // Placement inside a stack is an error with a rule of its own, layout-placed-in-stack.
    if group == .childOfView, parent?.isStack == true { return }
    withoutEffect(field, on: kind, group)
  }
}
