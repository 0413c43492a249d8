import VitrineTestSupport

/// Random views with far too many requirements, and the same views with only some of them.
struct RandomConflict {
  /// The generator.
  private var random: SeededGenerator
  /// How many constraints were written.
  private var count = 0

  /// Begins at a seed.
  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Makes a plain view with boxes and a stack.
  mutating func make() -> JSONCell {
    var children = ["a", "b"].map { placed(box($0)) }
    let inner = ["x", "y"].map { box($0) }
    children.append(
      placed(
        node(
          Bool.random(using: &random) ? "hstack" : "vstack", .list(inner),
          [
            "id": .text("s"), "spacing": number(0, 20),
            "distribution": .text(word(["fill", "fillEqually", "equalSpacing"])),
            "alignment": .text(word(["fill", "center"])),
          ])))
    let constraints = (0..<Int.random(in: 1...5, using: &random)).map { _ in constraint() }
    return node("view", .list(children), ["id": .text("r"), "constraints": .list(constraints)])
  }

  /// Makes a box with required lengths.
  private mutating func box(_ id: String) -> JSONCell {
    var attributes: [String: JSONCell] = ["id": .text(id)]
    if chance(2) {
      attributes["width"] = .text("\(word(["", "<= ", ">= "]))\(Int.random(in: 1...40, using: &random) * 10)")
    }
    if chance(2) {
      attributes["height"] = .text("\(word(["", "<= ", ">= "]))\(Int.random(in: 1...20, using: &random) * 10)")
    }
    if chance(5) { attributes["aspect"] = .text(word(["1:1", "2:1"])) }
    return node("box", .null, attributes)
  }

  /// Places a child of the view.
  private mutating func placed(_ cell: JSONCell) -> JSONCell {
    guard case .object(var fields) = cell else { return cell }
    var pin: [String: JSONCell] = [:]
    for edge in ["leading", "trailing", "top", "bottom"] where chance(2) {
      pin[edge] = chance(4) ? .text(">= \(Int.random(in: 0...30, using: &random))") : number(0, 30)
    }
    if !pin.isEmpty { fields["pin"] = .object(pin) }
    if chance(4) { fields["center"] = .object([word(["x", "y"]): number(0, 9)]) }
    return .object(fields)
  }

  /// Writes a constraint between edges or lengths of one axis.
  private mutating func constraint() -> JSONCell {
    count += 1
    let isHorizontal = Bool.random(using: &random)
    let first = word(["a", "b", "s", "x", "y"])
    let second = word(["a", "b", "s", "superview"].filter { $0 != first })
    let relation = word(["=", "=", "<=", ">="])
    let number = Int.random(in: -6...30, using: &random) * 10
    let sides = isHorizontal ? ["leading", "trailing", "centerX"] : ["top", "bottom", "centerY"]
    let length = isHorizontal ? "width" : "height"
    let text =
      switch Int.random(in: 0..<3, using: &random) {
      case 0: "\(first).\(length) \(relation) \(abs(number))"
      case 1: "\(first).\(length) \(relation) \(second).\(length) * \(word(["0.5", "1", "2"]))"
      default: "\(first).\(word(sides)) \(relation) \(second).\(word(sides)) \(number < 0 ? "-" : "+") \(abs(number))"
      }
    return .text("\(text) as c\(count)")
  }

  /// Whether one of so many chances comes.
  private mutating func chance(_ all: Int) -> Bool { Int.random(in: 0..<all, using: &random) == 0 }

  /// A whole number of a range.
  private mutating func number(_ lower: Int, _ upper: Int) -> JSONCell {
    .number(Double(Int.random(in: lower...upper, using: &random)))
  }

  /// One of some words.
  private mutating func word(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }

  /// Returns a tree in which nothing is required but what has one of these names, and what stacks make.
  static func reduced(_ cell: JSONCell, to names: Set<String>) -> JSONCell {
    guard case .object(var fields) = cell else { return cell }
    let id = fields["id"]?.text ?? ""
    for key in ["width", "height", "aspect"] where !names.contains("\(id).\(key)") { fields[key] = nil }
    for (key, parts) in [("pin", ["leading", "trailing", "top", "bottom"]), ("center", ["x", "y"])] {
      guard case .object(var place)? = fields[key] else { continue }
      for part in parts where !names.contains("\(id).\(key).\(part)") { place[part] = nil }
      // Without any part it would mean all of them.
      fields[key] = place.isEmpty ? nil : .object(place)
    }
    fields["constraints"] = fields["constraints"]?.list.map { list in
      .list(list.filter { cell in names.contains { cell.text?.hasSuffix(" as \($0)") ?? false } })
    }
    if fields["constraints"]?.list?.isEmpty ?? false { fields["constraints"] = nil }
    for kind in ["view", "hstack", "vstack"] {
      guard let children = fields[kind]?.list else { continue }
      fields[kind] = nil
      // What a stack makes cannot be taken away but with the stack.
      let isKept = kind == "view" || names.contains("\(id):stack")
      fields[isKept ? kind : "view"] = .list(children.map { reduced($0, to: names) })
      if !isKept { for key in ["spacing", "distribution", "alignment"] { fields[key] = nil } }
    }
    return .object(fields)
  }
}
