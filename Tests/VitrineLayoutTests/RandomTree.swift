import VitrineTestSupport

/// Random trees of stacks, boxes and labels for properties that hold for every layout.
struct RandomTree {
  /// The generator.
  private var random: SeededGenerator
  /// How many nodes were made.
  private var count = 0

  /// Every distribution.
  static let allDistributions = ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]

  /// Begins at a seed.
  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Makes a plain view with pinned and centred children.
  mutating func make(depth: Int = 3) -> JSONCell {
    let children = (0..<Int.random(in: 1...3, using: &random)).map { _ in placed(stack(depth: depth)) }
    return node("view", .list(children), ["id": .text(name())])
  }

  /// Returns a new name.
  private mutating func name() -> String {
    count += 1
    return "n\(count)"
  }

  /// Adds a placement to a child of a plain view.
  private mutating func placed(_ cell: JSONCell) -> JSONCell {
    guard case .object(var fields) = cell else { return cell }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      fields["pin"] = .object([
        "leading": number(0, 20), "trailing": number(0, 20), "top": number(0, 20), "to": .text("layoutMargins"),
      ])
    case 1: fields["pin"] = .object(["edges": .list([number(0, 9), number(0, 9), number(0, 9), number(0, 9)])])
    case 2: fields["center"] = .object(["x": number(0, 7), "y": number(0, 7)])
    default: fields["pin"] = .object(["trailing": number(0, 20), "bottom": number(0, 20)])
    }
    return .object(fields)
  }

  /// Makes a stack.
  private mutating func stack(depth: Int) -> JSONCell {
    let children = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      depth > 0 && Int.random(in: 0..<3, using: &random) == 0 ? stack(depth: depth - 1) : leaf()
    }
    var attributes: [String: JSONCell] = [
      "id": .text(name()), "spacing": number(0, 9), "distribution": word(Self.allDistributions),
      "alignment": word(["fill", "leading", "center", "trailing"]),
    ]
    if Bool.random(using: &random) {
      attributes["layoutMargins"] = .list([number(0, 9), number(0, 9), number(0, 9), number(0, 9)])
    }
    return node(Bool.random(using: &random) ? "hstack" : "vstack", .list(children), attributes)
  }

  /// Makes a box or a label.
  private mutating func leaf() -> JSONCell {
    var attributes: [String: JSONCell] = ["id": .text(name()), "hugging": number(240, 260)]
    if Int.random(in: 0..<3, using: &random) == 0 {
      attributes["numberOfLines"] = .number(0)
      return node("label", .text("a few words that may need a second line"), attributes)
    }
    attributes["customSpacing"] = number(0, 9)
    return node("box", .list([fraction(), fraction()]), attributes)
  }

  /// A whole number of a range.
  private mutating func number(_ lower: Int, _ upper: Int) -> JSONCell {
    .number(Double(Int.random(in: lower...upper, using: &random)))
  }

  /// A length that is seldom a whole pixel.
  private mutating func fraction() -> JSONCell { .number(Double(Int.random(in: 0...400, using: &random)) / 7) }

  /// One of some words.
  private mutating func word(_ words: [String]) -> JSONCell { .text(words.randomElement(using: &random) ?? "") }
}
