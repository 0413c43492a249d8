import VitrineTestSupport

/// A view as a bag of wishes for its length, judged by counting: the slow model that stacks are checked against.
struct WishModel {
  /// One wish: a relation, a length and a priority.
  struct Wish {
    /// `<=`, `=` or `>=`.
    var relation: String
    /// The length.
    var length: Int
    /// The priority; 1000 is required.
    var priority: Int

    /// How many points a length misses it by.
    func violation(_ length: Int) -> Int {
      switch relation {
      case "<=": max(0, length - self.length)
      case ">=": max(0, self.length - length)
      default: abs(length - self.length)
      }
    }
  }

  /// The wishes.
  var wishes: [Wish] = []
  /// The node that has them.
  var cell: JSONCell = .null

  /// Makes a view with a few random wishes along an axis; small numbers make ties likely.
  init(id: String, isHorizontal: Bool, using random: inout SeededGenerator) {
    var attributes: [String: JSONCell] = ["id": .text(id)]
    var natural: JSONCell = .null
    if Int.random(in: 0..<5, using: &random) > 0 {
      let length = Int.random(in: 0...6, using: &random)
      let hugging = [100, 200, 300].randomElement(using: &random) ?? 100
      let resistance = [200, 300, 400].randomElement(using: &random) ?? 200
      natural = .number(Double(length))
      attributes["hugging"] = .number(Double(hugging))
      attributes["compressionResistance"] = .number(Double(resistance))
      wishes.append(Wish(relation: "<=", length: length, priority: hugging))
      wishes.append(Wish(relation: ">=", length: length, priority: resistance))
    }
    var dimensions: [JSONCell] = []
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let relation = ["<=", "=", ">="].randomElement(using: &random) ?? "="
      let length = Int.random(in: 0...8, using: &random)
      let priority = [150, 200, 350, 1000].randomElement(using: &random) ?? 150
      // A second requirement could contradict the first, which is no longer a question of wishes.
      if priority == 1000, wishes.contains(where: { $0.priority == 1000 }) { continue }
      wishes.append(Wish(relation: relation, length: length, priority: priority))
      dimensions.append(.text("\(relation) \(length) @ \(priority)"))
    }
    if !dimensions.isEmpty { attributes[isHorizontal ? "width" : "height"] = .list(dimensions) }
    let box: JSONCell = .list(isHorizontal ? [natural, .number(5)] : [.number(5), natural])
    cell = node("box", box, attributes)
  }

  /// Returns the violations by priority, strongest first, required ones included.
  func price(_ length: Int, priorities: [Int]) -> [Int] {
    priorities.map { priority in
      wishes.reduce(0) { $0 + ($1.priority == priority ? $1.violation(length) : 0) }
    }
  }

  /// Every priority that the models use, strongest first.
  static let priorities = [1000, 400, 350, 300, 200, 150, 100]
}

/// Adds two prices.
func + (a: WishModel.Price, b: WishModel.Price) -> WishModel.Price {
  WishModel.Price(amounts: zip(a.amounts, b.amounts).map(+))
}

extension WishModel {
  /// Violations by priority, compared lexicographically.
  struct Price: Comparable, CustomStringConvertible {
    /// Points, strongest priority first.
    var amounts: [Int]

    /// Compares the strongest priority first.
    static func < (a: Price, b: Price) -> Bool { a.amounts.lexicographicallyPrecedes(b.amounts) }

    /// The amounts.
    var description: String { "\(amounts)" }
  }

  /// Returns the price of a length.
  func price(_ length: Int) -> Price { Price(amounts: price(length, priorities: Self.priorities)) }

  /// No price.
  static let nothing = Price(amounts: priorities.map { _ in 0 })

  /// Returns the best price of lengths with a sum, and in how many ways it is reached; counts through every division.
  static func best(_ models: [WishModel], sum: Int) -> (price: Price, ways: Int) {
    var table: [(price: Price, ways: Int)?] = Array(repeating: nil, count: sum + 1)
    table[0] = (nothing, 1)
    for model in models {
      let prices = (0...sum).map { model.price($0) }
      var next: [(price: Price, ways: Int)?] = Array(repeating: nil, count: sum + 1)
      for (used, entry) in table.enumerated() {
        guard let entry else { continue }
        for length in 0...(sum - used) {
          let price = entry.price + prices[length]
          if let known = next[used + length], known.price < price { continue }
          if let known = next[used + length], known.price == price {
            next[used + length] = (price, known.ways + entry.ways)
          } else {
            next[used + length] = (price, entry.ways)
          }
        }
      }
      table = next
    }
    return table[sum] ?? (nothing, 1)
  }
}
