import VitrineModel
import VitrineSchema
import VitrineSource
import VitrineYAML

extension SpecDecoder {
  /// Decodes a style's size into its long form: width and height, each `fit` or dimensions.
  mutating func styleSize(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    let table = self.table(.styleSize, slot)
    switch tree.kind(of: node) {
    case .mapping: return .entry(entry(node, table))
    case .sequence:
      guard tree.childCount(of: node) == 2 else { return wrongKind(node, .styleSize, slot) }
      var sides: [Authored<Value>] = []
      for item in tree.items(of: node) { sides.append(styleSide(item.value, table, slot)) }
      return long(.styleSize, node, width: sides[0], height: sides[1])
    default:
      let both = styleSide(node, table, slot)
      if both.value == .invalid { return .invalid }
      return long(.styleSize, node, width: both, height: both)
    }
  }

  /// Decodes one side of a style's size outside its mapping: `fit`, or an amount, which the side then equals.
  private mutating func styleSide(_ node: YAMLNodeID, _ table: ShapeTable, _ slot: Slot) -> Authored<Value> {
    let place = tree.place(of: node)
    if tree.kind(of: node) == .scalar, tree.bytes(of: node).elementsEqual("fit".utf8) {
      return Authored(.word("fit"), at: place)
    }
    guard let position = table.position(of: .width) else { return Authored(.invalid, at: place) }
    return authored(node, table.rows[position].type, Slot(table, position, key: slot.key, keySpan: slot.keySpan))
  }

  /// Decodes a preferred content size into its long form: width and height, each `fit`, a number or an amount.
  mutating func preferredContentSize(_ node: YAMLNodeID, _ slot: Slot) -> Value {
    let table = self.table(.preferredContentSize, slot)
    guard let position = table.position(of: .width) else { return .invalid }
    let side = table.rows[position].type
    switch tree.kind(of: node) {
    case .mapping: return .entry(entry(node, table))
    case .sequence:
      guard tree.childCount(of: node) == 2 else { return wrongKind(node, .preferredContentSize, slot) }
      var sides: [Authored<Value>] = []
      for item in tree.items(of: node) {
        sides.append(authored(item.value, side, Slot(table, position, key: slot.key, keySpan: slot.keySpan)))
      }
      return long(.preferredContentSize, node, width: sides[0], height: sides[1])
    default:
      let bytes = tree.bytes(of: node)
      if bytes.elementsEqual("fit".utf8) {
        let fit = Authored(Value.word("fit"), at: tree.place(of: node))
        return long(.preferredContentSize, node, width: fit, height: fit)
      }
      guard bytes.contains(UInt8(ascii: "/")) else {
        return wrongKind(node, .preferredContentSize, slot, words: ["fit"])
      }
      let name = authored(node, .preset(.preferredContentSize), slot)
      if name.value == .invalid { return .invalid }
      var entry = writer.begin(.preferredContentSize, at: name.place.span, count: 1)
      writer.add(Field(.preset, keyPlace: name.place, value: name), to: &entry)
      writer.end()
      return .entry(entry)
    }
  }

  /// Makes the long form of a size.
  private mutating func long(
    _ shape: ShapeID, _ node: YAMLNodeID, width: Authored<Value>, height: Authored<Value>
  ) -> Value {
    var entry = writer.begin(shape, at: tree.span(of: node), count: 2)
    writer.add(Field(.width, keyPlace: width.place, value: width), to: &entry)
    writer.add(Field(.height, keyPlace: height.place, value: height), to: &entry)
    writer.end()
    return .entry(entry)
  }
}
