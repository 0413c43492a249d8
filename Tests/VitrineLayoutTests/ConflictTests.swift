import Foundation
import Testing
import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineTestSupport

/// Returns the conflicts of a tree as sets of names.
private func conflicts(_ cell: JSONCell, in context: LayoutContext) throws -> [LaidOutConflict] {
  try layout(cell, in: context).conflicts
}

/// Returns the names of a conflict's members.
private func names(_ conflict: LaidOutConflict) -> Set<String> { Set(conflict.members.map(\.name)) }

@Test(arguments: 1...4 as ClosedRange<UInt64>)
func `without any one member of a conflict the rest of it holds, in a whole tree too`(part: UInt64) throws {
  var found = 0
  var withStacks = 0
  var fits = 0
  for seed in (part * 1_000)..<(part * 1_000 + 50) {
    var random = RandomConflict(seed: seed)
    let cell = random.make()
    let surroundings = context(320, 200, isRightToLeft: seed % 2 == 0)
    for conflict in try conflicts(cell, in: surroundings) {
      found += 1
      let all = names(conflict)
      let comment: Comment = "seed \(seed): \(all.sorted()) of \(cell)"
      let alone = RandomConflict.reduced(cell, to: all)
      let again = try conflicts(alone, in: surroundings)
      #expect(again.map(names) == [all], comment)
      if conflict.members.contains(where: { !$0.isWritten }) { withStacks += 1 }
      for member in conflict.members where member.isWritten {
        let rest = RandomConflict.reduced(cell, to: all.subtracting([member.name]))
        #expect(try conflicts(rest, in: surroundings).isEmpty, "without \(member.name), \(comment)")
      }
      guard let fit = conflict.fit else { continue }
      fits += 1
      try check(fit, of: alone, in: surroundings, comment)
    }
  }
  print(
    "conflicts, seeds \(part * 1_000)...\(part * 1_000 + 49): \(found), \(withStacks) with stacks, \(fits) that fit elsewhere"
  )
  #expect(found > 50 && withStacks > 5 && fits > 15)
}

/// Checks at which lengths of the root a conflict holds.
private func check(
  _ fit: LaidOutConflict.Fit, of cell: JSONCell, in surroundings: LayoutContext, _ comment: Comment
) throws {
  func holds(_ length: Double) throws -> Bool {
    guard length >= 0 else { return false }
    let size = surroundings.frame
    let resized = context(
      fit.isHorizontal ? length : size.width, fit.isHorizontal ? size.height : length,
      isRightToLeft: surroundings.traits.layoutDirection == .rightToLeft)
    return try conflicts(cell, in: resized).isEmpty
  }
  #expect(try holds(fit.length), "\(fit), \(comment)")
  switch fit.side {
  case .at: #expect(try !holds(fit.length + 1) && !holds(fit.length - 1), "\(fit), \(comment)")
  case .from: #expect(try holds(fit.length + 50) && !holds(fit.length - 1), "\(fit), \(comment)")
  case .upTo: #expect(try holds(fit.length / 2) && !holds(fit.length + 1), "\(fit), \(comment)")
  case .between(let shortest):
    #expect(try holds((shortest + fit.length) / 2) && holds(shortest), "\(fit), \(comment)")
    #expect(try !holds(fit.length + 1) && !holds(shortest - 1), "\(fit), \(comment)")
  }
}

@Test(arguments: [
  // Rows that are too long, too short, and of unequal fixed children.
  (
    """
    {"hstack": [{"box": null, "id": "a", "width": 200}, {"box": null, "id": "b", "width": 200}], "id": "s"}
    """, ["a.width", "b.width", "s:stack"]
  ),
  (
    """
    {"hstack": [{"box": null, "id": "a", "width": 20}, {"box": null, "id": "b", "width": "<= 20"}], "id": "s"}
    """, ["a.width", "b.width", "s:stack"]
  ),
  (
    """
    {"vstack": [{"box": null, "id": "a", "width": 20}, {"box": [9, 9], "id": "b"}], "id": "s"}
    """, ["a.width", "s:stack"]
  ),
  (
    """
    {"hstack": [{"box": null, "id": "a", "width": 20}, {"box": [9, 9], "id": "b"}], "id": "s", "distribution": "fillEqually"}
    """, ["a.width", "s:stack"]
  ),
  // Across: longer than the stack, and beside another length.
  (
    """
    {"hstack": [{"box": [9, 9], "id": "a", "height": 300}], "alignment": "center", "id": "s"}
    """, ["a.height", "s:stack"]
  ),
  // Margins and gaps alone.
  ("{\"hstack\": [{\"box\": null, \"id\": \"a\"}], \"layoutMargins\": [0, 200, 0, 200], \"id\": \"s\"}", ["s:stack"]),
  (
    "{\"hstack\": [{\"box\": null, \"id\": \"a\"}, {\"box\": null, \"id\": \"b\"}], \"spacing\": 400, \"id\": \"s\"}",
    ["s:stack"]
  ),
  // A share of the parent against a number, and content wider than a scroll view that scrolls the other way.
  (
    """
    {"view": [{"box": null, "id": "a", "width": ["50%", 100], "pin": {"top": 0, "leading": 0}}], "id": "s"}
    """, ["a.width"]
  ),
  (
    """
    {"view": [{"scroll": {"box": [9, 9], "id": "a", "width": 400}, "id": "s", "pin": {"edges": 0}}], "id": "r"}
    """, ["a.width", "s:stack", "s.pin.leading", "s.pin.trailing"]
  ),
]) func `what stacks require counts in conflicts`(tree: String, members: [String]) throws {
  let found = try conflicts(try JSONCell(json: Data(tree.utf8)), in: context(320, 200))
  #expect(found.map(names) == [Set(members)], "\(found)")
}

@Test func `what a hidden child of a stack requires is not reproduced`() throws {
  let inner = node("vstack", .list([node("box", .null, ["height": .number(40)])]), ["isHidden": .bool(true)])
  let image = node("image", .list([.number(9), .number(9)]), ["aspect": .text("1:1"), "isHidden": .bool(true)])
  let stack = node("vstack", .list([inner, image, node("box", .list([.number(9), .number(9)]))]))
  #expect(try conflicts(stack, in: context(320, 200)).isEmpty)
}

@Test func `a screen that is too large for the solver says so and keeps the places of the closed forms`() throws {
  func rows(_ count: Int) -> JSONCell {
    let row = node(
      "hstack", .list([node("box", .null, ["width": .number(100)]), node("box", .null, ["width": .number(90)])]))
    return node("vstack", .list(Array(repeating: row, count: count)))
  }
  let small = try layout(rows(5), in: context(320, 200))
  #expect(!small.conflicts.isEmpty && small.notModelled.isEmpty)
  let large = try layout(rows(400), in: context(320, 16_000))
  #expect(large.conflicts.isEmpty && large.notModelled.count == 1)
  #expect(large.nodes[2].frame.width == 100 && large.nodes[3].frame.minX == 100 && large.nodes[3].frame.width == 220)
}

@Test func `a conflict of very many requirements is named, but not weighed`() throws {
  let boxes = (0..<80).map { node("box", .null, ["id": .text("b\($0)"), "width": .number(1)]) }
  let found = try conflicts(node("hstack", .list(boxes), ["id": .text("s")]), in: context(320, 200))
  #expect(found.map(names) == [Set((0..<80).map { "b\($0).width" } + ["s:stack"])])
  #expect(found.first?.shortfall == 0 && found.first?.fit == nil)
}
