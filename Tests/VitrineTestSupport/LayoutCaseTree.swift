package import VitrineModel
import VitrineSchema
package import VitrineSource

/// Makes a view tree from the JSON form of the language, for tests that do not go through a file.
package struct LayoutCaseTree {
  /// The nodes so far, parents first.
  private var nodes: [ViewNode] = []

  /// A place for everything that was never written in a file.
  package static let nowhere = SourcePlace(.main, SourceSpan(0, 0))

  /// Reads a tree; nil when a node has no kind that the language knows.
  package static func tree(_ cell: JSONCell) -> ViewTree? {
    var reader = LayoutCaseTree()
    return reader.add(cell, parent: nil) ? ViewTree(nodes: reader.nodes) : nil
  }

  /// Adds a node and what it holds.
  private mutating func add(_ cell: JSONCell, parent: Int?) -> Bool {
    guard let kind = NodeKind.allCases.first(where: { cell.keys.contains($0.rawValue) }) else { return false }
    var entry = Entry(.node, at: Self.nowhere)
    for key in cell.keys where key != "id" && !(kind.hasChildren && key == kind.rawValue) {
      guard case .object(let fields) = cell, let value = fields[key], let id = KeyID(rawValue: key) else { continue }
      entry.fields.append(Self.field(id, Self.value(key, value, kind: kind)))
    }
    let index = nodes.count
    let id = cell["id"]?.text.map { Authored($0, at: Self.nowhere) }
    nodes.append(ViewNode(kind: kind, id: id, entry: entry, parent: parent, kindPlace: Self.nowhere))
    if let parent { nodes[parent].children.append(index) }
    guard kind.hasChildren, let content = cell[kind.rawValue] else { return true }
    let children = content.list ?? [content]
    return children.allSatisfy { add($0, parent: index) }
  }

  /// Makes a field.
  private static func field(_ key: KeyID, _ value: Value) -> Field {
    Field(key, keyPlace: nowhere, value: Authored(value, at: nowhere))
  }

  /// Reads a value by its key, in the normal form that the front end makes.
  private static func value(_ key: String, _ cell: JSONCell, kind: NodeKind) -> Value {
    switch key {
    case kind.rawValue:
      if let list = cell.list { return .size(OptionalSize(list.first?.number, list.last?.number)) }
      return cell.text.map(Value.text) ?? .null
    case "width", "height", "top", "leading", "bottom", "trailing":
      return .dimensions((cell.list ?? [cell]).map(dimension))
    case "size", "bounds": return .size(OptionalSize(cell.list?.first?.number, cell.list?.last?.number))
    case "aspect": return .number(ratio(cell))
    case "hugging", "compressionResistance":
      let numbers = cell.numbers ?? cell.number.map { [$0, $0] } ?? []
      return .axisPriorities(
        AxisPriorities(horizontal: LayoutPriority(numbers.first ?? 0), vertical: LayoutPriority(numbers.last ?? 0)))
    case "layoutMargins", "edges": return .directionalInsets(insets(cell))
    case "baseline", "contentOffset": return cell.point.map(Value.point) ?? .invalid
    case "frame": return cell.rect.map(Value.rect) ?? .invalid
    case "flex": return .list((cell.texts ?? []).map { Authored(.word($0), at: nowhere) })
    case "pin", "center": return .entry(placement(key, cell))
    case "constraints": return .list([])
    default:
      if let number = cell.number { return .number(number) }
      if let bool = cell.bool { return .bool(bool) }
      return cell.text.map(Value.word) ?? .null
    }
  }

  /// Reads `pin` or `center`.
  private static func placement(_ key: String, _ cell: JSONCell) -> Entry {
    var entry = Entry(key == "pin" ? .pin : .center, at: nowhere)
    if let guide = cell.text { entry.fields.append(field(.to, .word(guide))) }
    for name in cell.keys {
      guard let id = KeyID(rawValue: name), let value = cell[name] else { continue }
      entry.fields.append(field(id, name == "to" ? .word(value.text ?? "") : Self.value(name, value, kind: .view)))
    }
    return entry
  }

  /// Reads `16:9` or a number.
  private static func ratio(_ cell: JSONCell) -> Double {
    if let number = cell.number { return number }
    let parts = (cell.text ?? "").split(separator: ":").compactMap { Double($0) }
    return parts.count == 2 ? parts[0] / parts[1] : 0
  }

  /// Reads one, two or four numbers: top, leading, bottom, trailing.
  private static func insets(_ cell: JSONCell) -> DirectionalInsets {
    let numbers = cell.numbers ?? cell.number.map { [$0] } ?? []
    switch numbers.count {
    case 1: return DirectionalInsets(all: numbers[0])
    case 2: return DirectionalInsets(top: numbers[0], leading: numbers[1], bottom: numbers[0], trailing: numbers[1])
    case 4: return DirectionalInsets(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    default: return .zero
    }
  }

  /// Reads a dimension: relation, amount, priority.
  package static func dimension(_ cell: JSONCell) -> Dimension {
    if let number = cell.number { return Dimension(.equal, Amount(points: number), .required, at: nowhere) }
    let halves = (cell.text ?? "").split(separator: "@")
    var text = halves.first.map(String.init)?.filter { $0 != " " } ?? ""
    var relation = LayoutRelation.equal
    for candidate in [LayoutRelation.lessThanOrEqual, .greaterThanOrEqual, .equal]
    where text.hasPrefix(candidate.rawValue) {
      relation = candidate
      text.removeFirst(candidate.rawValue.count)
      break
    }
    var amount = Amount()
    if let percent = text.firstIndex(of: "%") {
      amount.fraction = (Double(text[..<percent]) ?? 0) / 100
      amount.points = Double(text[text.index(after: percent)...]) ?? 0
    } else {
      amount.points = Double(text) ?? 0
    }
    return Dimension(relation, amount, priority(halves.count > 1 ? String(halves[1]) : nil), at: nowhere)
  }

  /// Reads a priority's name or number.
  private static func priority(_ text: String?) -> LayoutPriority {
    switch text?.filter({ $0 != " " }) {
    case nil, "required": .required
    case "high": .defaultHigh
    case "low": .defaultLow
    case "fitting": .fittingSizeLevel
    case let number?: LayoutPriority(Double(number) ?? 0)
    }
  }
}
