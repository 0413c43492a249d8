import Testing
import VitrineLayout
import VitrineModel
import VitrineSchema
import VitrineTestSupport

/// Seeds of the random trees.
private let seeds: ClosedRange<UInt64> = 1...60

@Test func `right to left is the mirror image`() throws {
  for seed in seeds {
    var random = RandomTree(seed: seed)
    let cell = random.make()
    let plain = try layout(cell, in: context(320, 480))
    let mirrored = try layout(cell, in: context(320, 480, isRightToLeft: true))
    #expect(plain.nodes.count == mirrored.nodes.count)
    for (a, b) in zip(plain.nodes, mirrored.nodes) {
      let (left, right) = (a.exactWindowFrame, b.exactWindowFrame)
      let isMirror = abs(right.minX - (320 - left.maxX)) < 1e-6 && abs(left.width - right.width) < 1e-6
      #expect(isMirror && abs(left.minY - right.minY) < 1e-6, "seed \(seed): \(a.name) \(left) and \(right)")
    }
  }
}

@Test func `turning there and back gives the same bytes`() throws {
  for seed in seeds {
    var random = RandomTree(seed: seed)
    let cell = random.make()
    let before = try "\(layout(cell, in: context(320, 480, scale: 3)).nodes)"
    let turned = try "\(layout(cell, in: context(480, 320, scale: 3)).nodes)"
    let after = try "\(layout(cell, in: context(320, 480, scale: 3)).nodes)"
    #expect(before == after, "seed \(seed)")
    #expect(before != turned, "seed \(seed)")
  }
}

@Test(arguments: [1, 2, 3] as [Double])
func `edges lie on pixels and neighbours share them`(scale: Double) throws {
  var shared = 0
  for seed in seeds {
    var random = RandomTree(seed: seed)
    let result = try layout(random.make(), in: context(321, 479, scale: scale))
    for node in result.nodes {
      for edge in [node.windowFrame.minX, node.windowFrame.minY, node.windowFrame.maxX, node.windowFrame.maxY] {
        #expect(abs((edge * scale).rounded() - edge * scale) < 1e-6, "seed \(seed): \(node.name) \(node.windowFrame)")
      }
      let moved = node.exactWindowFrame
      #expect(abs(moved.minX - node.windowFrame.minX) <= 0.5 / scale + 1e-6)
      #expect(abs(moved.maxY - node.windowFrame.maxY) <= 0.5 / scale + 1e-6)
      for (first, second) in zip(node.children, node.children.dropFirst()) {
        let (a, b) = (result.nodes[first], result.nodes[second])
        guard abs(a.exactWindowFrame.maxX - b.exactWindowFrame.minX) < 1e-9 else { continue }
        #expect(a.windowFrame.maxX == b.windowFrame.minX, "seed \(seed): \(a.name) and \(b.name)")
        shared += 1
      }
    }
  }
  #expect(shared > 15)
}

@Test func `frames are differences of window frames`() throws {
  for seed in seeds {
    var random = RandomTree(seed: seed)
    let result = try layout(random.make(), in: context(320, 480, scale: 3))
    for node in result.nodes {
      guard let parent = node.parent else { continue }
      let outer = result.nodes[parent].windowFrame
      #expect(abs(node.frame.minX - (node.windowFrame.minX - outer.minX)) < 1e-9)
      #expect(abs(node.frame.minY - (node.windowFrame.minY - outer.minY)) < 1e-9)
      #expect(node.frame.size == node.windowFrame.size)
    }
  }
}

@Test func `a stack's children fill it from end to end without overlapping`() throws {
  for seed in seeds {
    var random = RandomTree(seed: seed)
    let cell = random.make()
    let source = try tree(cell)
    let result = try layout(cell, in: context(700, 900))
    for (index, node) in source.nodes.enumerated() where node.kind.isStack {
      let stack = result.nodes[index]
      for child in stack.children {
        let inner = result.nodes[child].exactWindowFrame
        #expect(inner.width >= 0 && inner.height >= 0, "seed \(seed): \(result.nodes[child].name) \(inner)")
      }
      let frames = stack.children.map { result.nodes[$0].exactWindowFrame }
      for (a, b) in zip(frames, frames.dropFirst()) {
        let isBehind = node.kind == .hstack ? b.minX >= a.maxX - 1e-6 : b.minY >= a.maxY - 1e-6
        #expect(isBehind, "seed \(seed): \(a) and \(b) in \(stack.name)")
      }
    }
  }
}

@Test func `time grows in step with the tree`() throws {
  func rows(_ count: Int) throws -> ViewTree {
    let rows = (0..<count).map { row in
      node(
        "hstack",
        .list([
          node("label", .text("Row"), ["hugging": .number(251)]), node("box", .list([.number(40), .number(20)])),
          node("vstack", .list([node("box", .list([.number(9), .number(9)])), node("box")])),
        ]), ["spacing": .number(Double(row % 5))])
    }
    // Groups keep any one stack small, as in real screens.
    let groups = stride(from: 0, to: count, by: 20).map { start in
      node("vstack", .list(Array(rows[start..<min(count, start + 20)])))
    }
    return try tree(node("vstack", .list(groups)))
  }
  func time(_ tree: ViewTree) -> Duration {
    let clock = ContinuousClock()
    return (0..<3).map { _ in
      clock.measure { _ = ViewTreeLayout.systemLayoutSizeFitting(.compressed, of: tree, in: context(320, 4000)) }
    }.min() ?? .zero
  }
  let small = try time(rows(60))
  let large = try time(rows(960))
  // Sixteen times the rows: linear is 16, quadratic 256; the bound leaves room for a busy machine.
  #expect(large < small * 64, "\(small) and \(large)")
}
