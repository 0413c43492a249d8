import VitrineTestSupport

/// Random stacks in a plain view, with everything that a stack and its children may say: for comparing the closed forms
/// with the solver.
struct RandomStack {
  /// The generator.
  private var random: SeededGenerator
  /// How many nodes were made.
  private var count = 0
  /// The distribution that has no free length with margins: no length lets its shares hold (facts/layout.md 4).
  private static let proportional = "fillProportionally"

  /// Begins at a seed.
  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Whether each axis of a view has a length that its content does not decide.
  private struct Fixed {
    /// Along x.
    var horizontal: Bool
    /// Along y.
    var vertical: Bool
  }

  /// Makes a plain view around one stack.
  mutating func make() -> JSONCell {
    let isFixed = Fixed(horizontal: chance(3, of: 4), vertical: chance(3, of: 4))
    guard case .object(var fields) = stack(depth: chance(1, of: 3) ? 2 : chance(1, of: 2) ? 1 : 0, in: isFixed) else {
      return .null
    }
    var pin: [String: JSONCell] = [:]
    var center: [String: JSONCell] = [:]
    for (isFixed, start, end, middle) in [
      (isFixed.horizontal, "leading", "trailing", "x"), (isFixed.vertical, "top", "bottom", "y"),
    ] {
      let place = isFixed ? 0 : Int.random(in: 1...3, using: &random)
      if place <= 1 { pin[start] = number(0, 20) }
      if place == 0 || place == 2 { pin[end] = number(0, 20) }
      if place == 3 { center[middle] = number(-5, 5) }
    }
    if !pin.isEmpty {
      if chance(1, of: 3) { pin["to"] = .text(word(["safeArea", "layoutMargins"])) }
      fields["pin"] = .object(pin)
    }
    if !center.isEmpty { fields["center"] = .object(center) }
    return node("view", .list([.object(fields)]), ["id": .text(name())])
  }

  /// Makes a stack.
  private mutating func stack(depth: Int, in isFixed: Fixed) -> JSONCell {
    let isRow = chance(1, of: 2)
    let distribution = word(RandomTree.allDistributions)
    let isAlongFixed = isRow ? isFixed.horizontal : isFixed.vertical
    var attributes: [String: JSONCell] = ["id": .text(name()), "spacing": number(-2, 12)]
    attributes["distribution"] = .text(distribution)
    let alignment = word(
      isRow ? ["fill", "fill", "top", "center", "bottom"] : ["fill", "fill", "leading", "center", "trailing"])
    attributes["alignment"] = .text(alignment)
    if chance(1, of: 3), distribution != Self.proportional || isAlongFixed {
      attributes["layoutMargins"] = .list([number(0, 9), number(0, 9), number(0, 9), number(0, 9)])
    }
    let isEqual = distribution == "fillEqually"
    let isAcrossFixed = (isRow ? isFixed.vertical : isFixed.horizontal) && alignment == "fill"
    let inner = Fixed(
      horizontal: isRow ? isAlongFixed && isEqual : isAcrossFixed,
      vertical: isRow ? isAcrossFixed : isAlongFixed && isEqual)
    let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      var child = depth > 0 && chance(1, of: 2) ? stack(depth: depth - 1, in: inner) : leaf(in: isFixed)
      if chance(1, of: 5) { child = child.adding("customSpacing", number(0, 15)) }
      if chance(1, of: 8) { child = child.adding("isHidden", .bool(true)) }
      return child
    }
    return node(isRow ? "hstack" : "vstack", .list(children), attributes)
  }

  /// Makes a box or a label in a stack.
  private mutating func leaf(in isFixed: Fixed) -> JSONCell {
    var attributes: [String: JSONCell] = ["id": .text(name())]
    if chance(3, of: 4) { attributes["hugging"] = .list([priority(), priority()]) }
    if chance(3, of: 4) { attributes["compressionResistance"] = .list([priority(), priority()]) }
    if chance(1, of: 3) { attributes["width"] = dimensions(isFixed.horizontal) }
    if chance(1, of: 3) { attributes["height"] = dimensions(isFixed.vertical) }
    if chance(1, of: 20) { attributes["aspect"] = .text(word(["1:1", "16:9", "1:2"])) }
    if chance(1, of: 10) {
      attributes["numberOfLines"] = .number(0)
      return node("label", .text("a few words that may need a second line"), attributes)
    }
    return node("box", .list([length(), length()]), attributes)
  }

  /// One or two wishes or requirements for a length.
  private mutating func dimensions(_ isFixed: Bool) -> JSONCell {
    var list: [JSONCell] = []
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let isPercent = isFixed && chance(1, of: 4)
      let amount =
        isPercent ? "\(Int.random(in: 5...60, using: &random))%" : "\(Int.random(in: 0...120, using: &random))"
      let priority = chance(1, of: 8) ? "" : " @ \(Int.random(in: 1...999, using: &random))"
      // At most one requirement each: two contradict each other more often than not.
      list.append(.text("\(word(["<= ", "", ">= "]))\(amount)\(list.isEmpty ? priority : " @ 400")"))
    }
    return .list(list)
  }

  /// A length that is seldom a whole pixel; sometimes none.
  private mutating func length() -> JSONCell {
    chance(1, of: 6) ? .null : .number(Double(Int.random(in: 0...700, using: &random)) / 7)
  }

  /// A priority; few different ones make ties likely.
  private mutating func priority() -> JSONCell {
    .number(
      [1, 48, 150, 150, 250, 250, 250, 251, 251, 500, 500, 700, 750, 750, 751, 760, 900, 999, 1000].randomElement(
        using: &random) ?? 250)
  }

  /// Whether something of a few chances happens.
  private mutating func chance(_ hits: Int, of all: Int) -> Bool { Int.random(in: 0..<all, using: &random) < hits }

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

extension JSONCell {
  /// Returns an object with one more member.
  fileprivate func adding(_ key: String, _ value: JSONCell) -> JSONCell {
    guard case .object(var fields) = self else { return self }
    fields[key] = value
    return .object(fields)
  }
}
