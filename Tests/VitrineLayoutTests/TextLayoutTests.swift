import Testing
import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineTestSupport

/// A text that needs several lines.
private let sentence = "Heights of labels are found after their widths, as UIKit does it."

/// A label with an id.
private func label(_ text: String, _ attributes: [String: JSONCell] = [:]) -> JSONCell {
  node("label", .text(text), attributes.merging(["id": .text("a")]) { _, id in id })
}

@Test func `a label of any number of lines is as high as its lines`() throws {
  let result = try layout(
    node("vstack", .list([label(sentence, ["numberOfLines": .number(0)]), node("box")])),
    in: context(150, 600, scale: 2))
  let index = try #require(result.index(of: "a"))
  let node = result.nodes[index]
  #expect(node.lines.count > 2)
  #expect(node.lines.joined(separator: " ") == sentence)
  let font = TextFont(size: 17)
  #expect(node.frame.height == TextMeasurer.height(lineCount: node.lines.count, font: font, scale: 2))
  for line in node.lines { #expect(TextMeasurer.width(of: line, font: font).points <= 150) }
  #expect(!node.isTruncated)
}

@Test func `a label of one line that has too little room is truncated`() throws {
  let result = try layout(node("vstack", .list([label(sentence)])), in: context(150, 20.5, scale: 2))
  #expect(result.nodes[1].isTruncated)
  #expect(result.nodes[1].lines == ["Heights of labels…"])
}

@Test func `a label breaks and cuts as its mode says`() throws {
  func lines(_ mode: String) throws -> [String] {
    let attributes: [String: JSONCell] = ["lineBreakMode": .text(mode), "numberOfLines": .number(2)]
    return try layout(node("vstack", .list([label(sentence, attributes)])), in: context(150, 41, scale: 2)).nodes[1]
      .lines
  }
  #expect(try lines("byTruncatingMiddle").last?.contains("…") == true)
  #expect(try lines("byWordWrapping") == ["Heights of labels", "are found after"])
  let cut = try #require(lines("byCharWrapping").first)
  #expect(sentence.hasPrefix(cut) && TextMeasurer.width(of: cut, font: TextFont(size: 17)).points <= 150)
  #expect(TextMeasurer.width(of: String(sentence.prefix(cut.count + 2)), font: TextFont(size: 17)).points > 150)
}

@Test func `a label that is too low for its lines is truncated`() throws {
  let attributes: [String: JSONCell] = ["numberOfLines": .number(0), "height": .number(30)]
  let result = try layout(
    node(
      "view",
      .list([
        label(
          sentence,
          attributes.merging(["pin": .object(["top": .number(0), "leading": .number(0), "trailing": .number(0)])]) {
            a, _ in a
          })
      ])),
    in: context(150, 400, scale: 2))
  #expect(result.nodes[1].isTruncated)
  // 30 points hold one line, which ends as truncated ones do.
  #expect(result.nodes[1].lines == ["Heights of labels…"])
}

@Test func `text styles grow with the user's text size`() throws {
  func height(_ category: ContentSizeCategory) throws -> Double {
    let column = node("vstack", .list([label("Body", ["font": .text("body")])]))
    return try fittingSize(column, in: context(0, 0, scale: 2, category: category)).height
  }
  #expect(try height(.large) == 20.5)
  #expect(try height(.ax5) == PixelGrid.ceilToPixel(53 * SystemFont.lineHeightRatio, scale: 2))
}

@Test func `fitting wraps text at the room there is`() throws {
  let cell = node("vstack", .list([label(sentence, ["numberOfLines": .number(0)])]), ["layoutMargins": .number(20)])
  let free = try fittingSize(cell, in: context(0, 0, scale: 2))
  let narrow = try fittingSize(cell, maximum: Size(200, 2000), in: context(0, 0, scale: 2))
  #expect(free.width > 400 && free.height == 20.5 + 40)
  #expect(narrow.width == 200 && narrow.height > 80)
}

@Test func `baselines of labels of different sizes meet`() throws {
  let small = node("label", .text("small"), ["id": .text("b"), "font": .number(12)])
  let row = node("hstack", .list([label("Big", ["font": .number(34)]), small]), ["alignment": .text("firstBaseline")])
  let result = try layout(row, in: context(200, 60))
  let baselines = [(1, 34.0), (2, 12.0)].map { result.nodes[$0].frame.minY + TextFont(size: $1).ascent }
  #expect(abs(baselines[0] - baselines[1]) < 1e-9)
  #expect(result.nodes[0].approximations.map(\.name) == ["baseline stacks (layout 4)"])
}
