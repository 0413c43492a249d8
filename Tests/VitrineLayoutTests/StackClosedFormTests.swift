import Testing
import VitrineLayout
import VitrineModel
import VitrineTestSupport

/// Makes the children of a stack.
private func models(_ isHorizontal: Bool, using random: inout SeededGenerator) -> [WishModel] {
  (0..<Int.random(in: 2...4, using: &random)).map { index in
    WishModel(id: "c\(index)", isHorizontal: isHorizontal, using: &random)
  }
}

@Test(arguments: [1, 2, 3, 4] as [UInt64])
func `a filling stack is as good as every other division of its length`(seed: UInt64) throws {
  var random = SeededGenerator(seed: seed)
  var compared = 0
  var ties = 0
  for round in 0..<150 {
    let isHorizontal = Bool.random(using: &random)
    let models = models(isHorizontal, using: &random)
    let spacing = Int.random(in: 0...2, using: &random)
    let sum = Int.random(in: 0...20, using: &random)
    let best = WishModel.best(models, sum: sum)
    // Requirements that cannot hold are broken from the end, which is not a question of price.
    if best.price.amounts[0] > 0 { continue }
    let length = Double(sum + spacing * (models.count - 1))
    let stack = node(
      isHorizontal ? "hstack" : "vstack", .list(models.map(\.cell)), ["spacing": .number(Double(spacing))])
    let result = try layout(
      stack, in: isHorizontal ? context(length, 5) : context(5, length))
    let lengths = try models.indices.map { index in
      let frame = try frame("c\(index)", in: result)
      return isHorizontal ? frame.width : frame.height
    }
    let whole = lengths.map { Int($0.rounded()) }
    #expect(zip(whole, lengths).allSatisfy { abs(Double($0) - $1) < 1e-6 }, "seed \(seed), round \(round): \(lengths)")
    #expect(whole.reduce(0, +) == sum, "seed \(seed), round \(round): \(lengths) instead of \(sum)")
    let price = zip(models, whole).reduce(WishModel.nothing) { $0 + $1.0.price($1.1) }
    #expect(price == best.price, "seed \(seed), round \(round): \(whole) of \(stack)")
    #expect(result.ambiguous.isEmpty == (best.ways == 1), "seed \(seed), round \(round): \(best.ways) ways, \(stack)")
    compared += 1
    if best.ways > 1 { ties += 1 }
  }
  #expect(compared > 60 && ties > 10, "seed \(seed) compared \(compared) stacks, \(ties) with ties")
}

@Test(arguments: [5, 6] as [UInt64])
func `a free stack of equal views takes the best common length`(seed: UInt64) throws {
  var random = SeededGenerator(seed: seed)
  var compared = 0
  for round in 0..<150 {
    let models = models(true, using: &random)
    let prices = (0...30).map { length in
      models.dropFirst().reduce(models[0].price(length)) { $0 + $1.price(length) }
    }
    let best = try #require(prices.min())
    if best.amounts[0] > 0 { continue }
    // Fitting prefers the shortest of the best; its priority of 50 lies below every wish here.
    let length = try #require(prices.firstIndex(of: best))
    let stack = node(
      "hstack", .list(models.map(\.cell)), ["distribution": .text("fillEqually"), "spacing": .number(3)])
    let size = try ViewTreeLayout.systemLayoutSizeFitting(.compressed, of: tree(stack), in: context(0, 0))
    let expected = Double(length * models.count + 3 * (models.count - 1))
    #expect(abs(size.width - expected) < 1e-6, "seed \(seed), round \(round): \(size.width) of \(stack)")
    compared += 1
  }
  #expect(compared > 60)
}

@Test(arguments: [7, 8] as [UInt64])
func `a free column is as wide as is best for all its children`(seed: UInt64) throws {
  var random = SeededGenerator(seed: seed)
  var compared = 0
  for round in 0..<150 {
    let models = models(true, using: &random)
    let prices = (0...30).map { length in
      models.dropFirst().reduce(models[0].price(length)) { $0 + $1.price(length) }
    }
    let best = try #require(prices.min())
    if best.amounts[0] > 0 { continue }
    let expected = try #require(prices.firstIndex(of: best))
    let stack = node("vstack", .list(models.map(\.cell)))
    let size = try ViewTreeLayout.systemLayoutSizeFitting(.compressed, of: tree(stack), in: context(0, 0))
    #expect(abs(size.width - Double(expected)) < 1e-6, "seed \(seed), round \(round): \(size.width) of \(stack)")
    compared += 1
  }
  #expect(compared > 60)
}

@Test(arguments: [9, 10] as [UInt64])
func `a row inside a row shares a length as if it were taken apart`(seed: UInt64) throws {
  var random = SeededGenerator(seed: seed)
  var compared = 0
  for round in 0..<200 {
    var models = models(true, using: &random)
    models.append(WishModel(id: "c\(models.count)", isHorizontal: true, using: &random))
    let sum = Int.random(in: 0...20, using: &random)
    let best = WishModel.best(models, sum: sum)
    if best.price.amounts[0] > 0 || best.ways > 1 { continue }
    let cells = models.map(\.cell)
    let inner = node("hstack", .list(Array(cells.dropFirst())))
    let result = try layout(node("hstack", .list([cells[0], inner])), in: context(Double(sum), 5))
    let lengths = try models.indices.map { Int(try frame("c\($0)", in: result).width.rounded()) }
    let price = zip(models, lengths).reduce(WishModel.nothing) { $0 + $1.0.price($1.1) }
    #expect(price == best.price, "seed \(seed), round \(round): \(lengths)")
    compared += 1
  }
  #expect(compared > 50)
}

@Test func `shares of a proportional stack leave the rest to the last view`() throws {
  let boxes = (0..<24).map { node("box", .list([.number(1), .number(1)]), ["id": .text("b\($0)")]) }
  let result = try layout(
    node("hstack", .list(boxes), ["distribution": .text("fillProportionally"), "spacing": .number(1)]),
    in: context(300, 1))
  // 300 / 47 each, and what is left after 23 of them and 23 gaps (facts/layout.md 4).
  #expect(abs(try frame("b0", in: result).width - 300.0 / 47) < 1e-9)
  #expect(abs(try frame("b23", in: result).width - (300 - 23 - 23 * 300.0 / 47)) < 1e-9)
}

@Test func `even centres have equal distances where they fit`() throws {
  let widths: [Double] = [40, 100, 20, 60]
  let boxes = widths.enumerated().map { node("box", .list([.number($1), .number(1)]), ["id": .text("b\($0)")]) }
  let row = node("hstack", .list(boxes), ["distribution": .text("equalCentering"), "spacing": .number(8)])
  let result = try layout(row, in: context(400, 1))
  let centres = try widths.indices.map { try frame("b\($0)", in: result).midX }
  let distances = zip(centres.dropFirst(), centres).map { $0 - $1 }
  #expect(distances.allSatisfy { abs($0 - distances[0]) < 1e-9 })
  // Sums of doubles may miss the edge by less than a billionth.
  #expect(abs(try frame("b3", in: result).maxX - 400) < 1e-9)
}

@Test func `even centres that do not fit are even from the front`() throws {
  // Halves 70, 60, 40 and gaps of at least 8: three equal distances of 78 need 0 + 10 + 30 = 40 beyond the spacing.
  let widths: [Double] = [40, 100, 20, 60]
  let boxes = widths.enumerated().map { node("box", .list([.number($1), .number(1)]), ["id": .text("b\($0)")]) }
  let row = node("hstack", .list(boxes), ["distribution": .text("equalCentering"), "spacing": .number(8)])
  let natural = try ViewTreeLayout.systemLayoutSizeFitting(.compressed, of: tree(row), in: context(0, 0))
  #expect(natural.width == 220 + 24 + 40)
  let result = try layout(row, in: context(220 + 24 + 20, 1))
  // With 20 the second distance can be 78 as well, for 10; the rest goes to the third.
  #expect(try frame("b0", in: result).minX == 0)
  #expect(try frame("b1", in: result).minX == 48)
  #expect(try frame("b2", in: result).minX == 48 + 100 + 18)
  #expect(try frame("b3", in: result).minX == 48 + 100 + 18 + 20 + 18)
}

@Test func `a hidden child leaves one gap and still counts across`() throws {
  let row = node(
    "hstack",
    .list([
      node("box", .list([.number(10), .number(10)]), ["id": .text("a")]),
      node("box", .list([.number(10), .number(130)]), ["id": .text("b"), "isHidden": .bool(true)]),
      node("box", .list([.number(10), .number(10)]), ["id": .text("c")]),
    ]), ["spacing": .number(6)])
  let size = try ViewTreeLayout.systemLayoutSizeFitting(.compressed, of: tree(row), in: context(0, 0))
  #expect(size == Size(26, 130))
}
