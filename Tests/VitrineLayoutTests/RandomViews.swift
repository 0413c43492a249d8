import VitrineTestSupport

/// Random plain views in plain views, held by edges, centres, frames and nothing at all.
struct RandomViews {
  /// The generator.
  private var random: SeededGenerator
  /// How many nodes were made.
  private var count = 0

  /// Begins at a seed.
  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Makes a root.
  mutating func make() -> JSONCell { view(depth: 2, attributes: [:]) }

  /// Makes a view with a few children.
  private mutating func view(depth: Int, attributes: [String: JSONCell]) -> JSONCell {
    var attributes = attributes
    attributes["id"] = .text(name())
    if chance(4) { attributes["layoutMargins"] = .list([number(0, 9), number(0, 9), number(0, 9), number(0, 9)]) }
    let children = (0..<Int.random(in: 1...3, using: &random)).map { _ in child(depth: depth) }
    if children.contains(where: { $0["frame"] != nil }), chance(2) {
      attributes["bounds"] = .list([.number(300), .number(300)])
    }
    return node("view", .list(children), attributes)
  }

  /// Makes a child of a view.
  private mutating func child(depth: Int) -> JSONCell {
    var attributes: [String: JSONCell] = [:]
    if chance(8) {
      attributes["frame"] = .list([number(0, 90), number(0, 90), number(10, 200), number(10, 200)])
      let parts = ["left", "width", "right", "top", "height", "bottom"].filter { _ in chance(2) }
      attributes["flex"] = .list(parts.map(JSONCell.text))
    } else {
      place(in: &attributes)
    }
    if attributes["frame"] == nil {
      if chance(3) { attributes["width"] = dimension() }
      if chance(3) { attributes["height"] = dimension() }
    }
    if depth > 0, chance(3) { return view(depth: depth - 1, attributes: attributes) }
    attributes["id"] = .text(name())
    if chance(2) { attributes["hugging"] = .list([priority(), priority()]) }
    if chance(2) { attributes["compressionResistance"] = .list([priority(), priority()]) }
    return node("box", .list([length(), length()]), attributes)
  }

  /// Holds a view by edges and centres.
  private mutating func place(in attributes: inout [String: JSONCell]) {
    var pin: [String: JSONCell] = [:]
    var center: [String: JSONCell] = [:]
    for (start, end, middle) in [("leading", "trailing", "x"), ("top", "bottom", "y")] {
      if !chance(3) { pin[start] = distance() }
      if chance(2) { pin[end] = distance() }
      if chance(6) { center[middle] = number(-9, 9) }
    }
    if !pin.isEmpty {
      if chance(4) { pin["to"] = .text(word(["safeArea", "layoutMargins", "superview"])) }
      attributes["pin"] = .object(pin)
    }
    if !center.isEmpty { attributes["center"] = .object(center) }
  }

  /// A distance from an edge.
  private mutating func distance() -> JSONCell {
    let points = Int.random(in: 0...40, using: &random)
    if chance(2) { return .number(Double(points)) }
    let priority = chance(2) ? "" : " @ \(word(["50", "250", "500", "751", "999"]))"
    return .text("\(word(["", ">= ", ">= ", "<= "]))\(points)\(priority)")
  }

  /// A wish or a requirement for a length.
  private mutating func dimension() -> JSONCell {
    let amount = "\(Int.random(in: 1...150, using: &random))"
    let priority = chance(3) ? "" : " @ \(word(["50", "250", "500", "751", "999"]))"
    return .text("\(word(["", "<= ", ">= "]))\(amount)\(priority)")
  }

  /// A length; sometimes none.
  private mutating func length() -> JSONCell {
    chance(4) ? .null : .number(Double(Int.random(in: 0...700, using: &random)) / 7)
  }

  /// A priority; few different ones make ties likely.
  private mutating func priority() -> JSONCell {
    .number([50, 150, 250, 251, 500, 750, 751, 999].randomElement(using: &random) ?? 250)
  }

  /// Whether one of so many chances comes.
  private mutating func chance(_ all: Int) -> Bool { Int.random(in: 0..<all, using: &random) == 0 }

  /// A whole number of a range.
  private mutating func number(_ lower: Int, _ upper: Int) -> JSONCell {
    .number(Double(Int.random(in: lower...upper, using: &random)))
  }

  /// One of some words.
  private mutating func word(_ words: [String]) -> String { words.randomElement(using: &random) ?? "" }

  /// A new name.
  private mutating func name() -> String {
    count += 1
    return "n\(count)"
  }
}
