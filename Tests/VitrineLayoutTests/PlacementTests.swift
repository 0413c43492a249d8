import Testing
import VitrineLayout
import VitrineModel
import VitrineTestSupport

/// A box with an id.
private func box(_ width: Double?, _ height: Double?, _ attributes: [String: JSONCell]) -> JSONCell {
  node(
    "box", .list([width.map(JSONCell.number) ?? .null, height.map(JSONCell.number) ?? .null]),
    attributes.merging(["id": .text("a")]) { _, id in id })
}

/// Lays out one child of a plain view that is 320 by 200.
private func placed(_ child: JSONCell, _ attributes: [String: JSONCell] = [:]) throws -> LaidOutTree {
  try layout(node("view", .list([child]), attributes), in: context(320, 200))
}

@Test func `a fixed edge and a bound on the other limit the width`() throws {
  let pin: JSONCell = .object(["leading": .number(16), "trailing": .text(">= 16"), "top": .number(0)])
  let narrow = try placed(box(100, 20, ["pin": pin]))
  #expect(try frame("a", in: narrow) == Rect(16, 0, 100, 20))
  let wide = try placed(box(500, 20, ["pin": pin]))
  #expect(try frame("a", in: wide) == Rect(16, 0, 288, 20))
  #expect(narrow.ambiguous.isEmpty && wide.ambiguous.isEmpty)
}

@Test func `an edge at a priority yields to a stronger wish for the width`() throws {
  let pin: JSONCell = .object(["leading": .number(0), "trailing": .text("0 @ 700"), "top": .number(0)])
  #expect(try frame("a", in: placed(box(400, 20, ["pin": pin]))) == Rect(0, 0, 400, 20))
  #expect(try frame("a", in: placed(box(100, 20, ["pin": pin]))) == Rect(0, 0, 320, 20))
}

@Test func `a centred view keeps its distance from a bounded edge on both sides`() throws {
  let result = try placed(
    box(400, 20, ["center": .bool(true), "pin": .object(["leading": .text(">= 10")])]))
  #expect(try frame("a", in: result) == Rect(10, 90, 300, 20))
}

@Test func `wishes for both edges alone are weighed by priority`() throws {
  let pin: JSONCell = .object(["leading": .text("16 @ 750"), "trailing": .text("0 @ 250"), "top": .number(0)])
  let result = try placed(box(100, 20, ["pin": pin, "hugging": .number(300)]))
  #expect(try frame("a", in: result) == Rect(16, 0, 100, 20))
  #expect(result.ambiguous.isEmpty)
}

@Test func `a view that nothing places is ambiguous on both axes`() throws {
  let result = try placed(box(50, 20, [:]))
  #expect(try frame("a", in: result) == Rect(0, 0, 50, 20))
  #expect(result.ambiguous.map(\.isHorizontal) == [true, false])
}

@Test func `a percentage is of the parent's same side`() throws {
  let result = try placed(
    box(
      240, 240, ["width": .list([.text("<= 240"), .text("60% @ 900")]), "aspect": .text("1:1"), "center": .bool(true)]))
  // 60 % of 320 is 192; the height follows from the ratio.
  #expect(try frame("a", in: result) == Rect(64, 4, 192, 192))
}

@Test func `a width follows from a known height and a ratio`() throws {
  let pin: JSONCell = .object(["leading": .number(0), "top": .number(20), "bottom": .number(20)])
  #expect(try frame("a", in: placed(box(nil, nil, ["pin": pin, "aspect": .text("2:1")]))) == Rect(0, 20, 320, 160))
}

@Test func `a ratio fits into the room of both sides`() throws {
  let pin: JSONCell = .object(["top": .text(">= 0"), "bottom": .text(">= 0"), "leading": .text(">= 0")])
  let attributes: [String: JSONCell] = [
    "pin": pin, "center": .bool(true), "aspect": .text("1:1"), "width": .text("100% @ 700"),
    "height": .text("100% @ 700"),
  ]
  // The parent is 320 by 200: the height is what limits a square.
  #expect(try frame("a", in: placed(box(nil, nil, attributes))) == Rect(60, 0, 200, 200))
}

@Test func `a container of pinned views is as large as they ask`() throws {
  let child = box(80, 30, ["pin": .object(["edges": .number(10)])])
  let card = node("view", .list([child]), ["id": .text("card"), "center": .bool(true)])
  let result = try placed(card)
  #expect(try frame("card", in: result) == Rect(110, 75, 100, 50))
  #expect(try frame("a", in: result) == Rect(10, 10, 80, 30))
}

@Test func `of contradicting requirements the last written one gives way`() throws {
  let pin: JSONCell = .object(["leading": .number(16), "trailing": .number(16), "top": .number(0)])
  let result = try placed(box(nil, 20, ["pin": pin, "width": .number(300)]))
  #expect(try frame("a", in: result) == Rect(16, 0, 288, 20))
  let conflict = try #require(result.conflicts.first)
  #expect(Set(conflict.members.map(\.name)) == ["a.width", "a.pin.leading", "a.pin.trailing"])
  #expect(conflict.dropped.map { conflict.members[$0].name } == "a.width")
  #expect(conflict.shortfall == 12 && conflict.rootLength == 320)
  #expect(conflict.fit?.length == 332 && conflict.fit?.side == .at && conflict.fit?.isHorizontal == true)
}

@Test func `flexible parts share the change in proportion`() throws {
  let child = box(
    nil, nil,
    [
      "frame": .list([.number(20), .number(30), .number(100), .number(50)]),
      "flex": .list([.text("left"), .text("right")]),
    ])
  let result = try layout(
    node("view", .list([child]), ["bounds": .list([.number(320), .number(480)])]), in: context(640, 480))
  // 20 before and 200 after share 320.
  #expect(abs(try frame("a", in: result).minX - (20 + 320 * 20.0 / 220)) < 1e-9)
  #expect(try frame("a", in: result).width == 100)
}

@Test func `frames do not mirror but leading edges do`() throws {
  let framed = box(nil, nil, ["frame": .list([.number(10), .number(0), .number(50), .number(50)])])
  let root = node("view", .list([framed]))
  #expect(try frame("a", in: layout(root, in: context(320, 200, isRightToLeft: true))).minX == 10)
  let pinned = node("view", .list([box(50, 50, ["pin": .object(["leading": .number(10), "top": .number(0)])])]))
  #expect(try frame("a", in: layout(pinned, in: context(320, 200, isRightToLeft: true))).minX == 260)
  let forced = node(
    "view", .list([box(50, 50, ["pin": .object(["leading": .number(10), "top": .number(0)])])]),
    ["semanticContentAttribute": .text("forceLeftToRight")])
  #expect(try frame("a", in: layout(forced, in: context(320, 200, isRightToLeft: true))).minX == 10)
}

@Test func `the room above the keyboard ends at its top`() throws {
  var surroundings = context(320, 568, safeArea: EdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
  let root = node(
    "view",
    .list([box(50, 44, ["pin": .object(["to": .text("keyboard"), "bottom": .number(12), "trailing": .number(16)])])]))
  #expect(try frame("a", in: layout(root, in: surroundings)) == Rect(254, 568 - 34 - 12 - 44, 50, 44))
  surroundings.keyboardTop = 568 - 260
  #expect(try frame("a", in: layout(root, in: surroundings)) == Rect(254, 568 - 260 - 12 - 44, 50, 44))
}

@Test func `a scroll view starts below the safe area and its content may be longer`() throws {
  let content = node("vstack", .list([box(10, 900, [:])]), ["id": .text("inner")])
  let scroll = node("scroll", content, ["id": .text("scroll"), "pin": .text("superview")])
  let surroundings = context(320, 568, safeArea: EdgeInsets(top: 64, left: 0, bottom: 34, right: 0))
  let result = try layout(node("view", .list([scroll])), in: surroundings)
  #expect(try frame("inner", in: result) == Rect(0, 0, 320, 900))
  let index = try #require(result.index(of: "inner"))
  #expect(result.nodes[index].windowFrame == Rect(0, 64, 320, 900))
  #expect(result.nodes[index].safeAreaInsets == .zero)
  #expect(result.contentSizes.map(\.size) == [Size(320, 900)])
}

@Test func `a written scroll position moves the content in the window`() throws {
  let row = box(nil, nil, ["frame": .list([.number(0), .number(982), .number(320), .number(53)])])
  let content = node("view", .list([row]), ["height": .number(1400), "id": .text("rows")])
  let scroll = node(
    "scroll", content,
    [
      "contentOffset": .list([.number(0), .number(300)]),
      "frame": .list([.number(0), .number(64), .number(320), .number(500)]),
    ])
  let result = try layout(node("view", .list([scroll])), in: context(320, 568))
  let index = try #require(result.index(of: "a"))
  #expect(result.nodes[index].windowFrame == Rect(0, 64 + 982 - 300, 320, 53))
  #expect(result.nodes[index].frame == Rect(0, 982, 320, 53))
}
