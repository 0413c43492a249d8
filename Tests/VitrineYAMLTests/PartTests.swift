import Testing
import VitrineSource

@testable import VitrineYAML

/// A tree and its parts.
@Suite struct `Parts of a tree` {
  /// Parses a text that must be free of faults, repeated keys aside.
  private func tree(_ text: String) -> YAMLTree {
    YAMLParser.parse(
      SourceFile(path: "spec.yaml", text: text), id: .main, keys: .empty, workspace: YAMLWorkspace()
    ).tree
  }

  /// Writes a node with everything in it: key, kind, place and text.
  private func listing(_ node: YAMLNodeID, in tree: YAMLTree) -> String {
    var text = "\(node.rawValue) \(tree.kind(of: node)) \(tree.span(of: node)) \(tree.text(of: node))\n"
    for entry in tree.entries(of: node) {
      text += "\(tree.text(of: entry.key)) \(entry.keySpan): " + listing(entry.value, in: tree)
    }
    for item in tree.items(of: node) { text += "- " + listing(item.value, in: tree) }
    return text
  }

  /// Takes a copy of a tree apart.
  private func parts(
    of tree: YAMLTree, below mapping: YAMLNodeID, from minimum: Int, of size: Int
  ) -> [YAMLTree] {
    var copy = tree
    return copy.takeApart(below: mapping, from: minimum, of: size)
  }

  /// Writes the entries of a mapping, taken from its parts one after the other, and how many parts there were.
  private func partwise(_ mapping: YAMLNodeID, in tree: YAMLTree, of size: Int) -> (text: String, count: Int) {
    var cursor = tree.cursor(of: mapping)
    var text = ""
    let parts = parts(of: tree, below: mapping, from: 0, of: size)
    for part in parts {
      while let entry = cursor.next(in: part) {
        text += "\(part.text(of: entry.key)) \(entry.keySpan): " + listing(entry.value, in: part)
      }
    }
    return (text, parts.count)
  }

  /// Writes the entries of a mapping of the whole tree.
  private func whole(_ mapping: YAMLNodeID, in tree: YAMLTree) -> String {
    tree.entries(of: mapping).map { "\(tree.text(of: $0.key)) \($0.keySpan): " + listing($0.value, in: tree) }.joined()
  }

  @Test(arguments: [1, 2, 3, 5, 8, 1000]) func `hold the entries of the whole, each in one part`(size: Int) throws {
    var text = "before: 1\nsection:\n"
    for index in 0..<40 {
      text += "  entry-\(index):\n"
      for child in 0..<(index % 7) { text += "    - { key: \"a\\tb\", other: [\(child), x] }\n" }
      if index % 5 == 4 { text += "  entry-\(index): again\n" }
    }
    text += "after: { last: 2 }\n"
    let tree = tree(text)
    let root = try #require(tree.root)
    let section = try #require(tree.value(of: root, "section"))
    let (read, count) = partwise(section, in: tree, of: size)
    #expect(read == whole(section, in: tree))
    #expect(size == 1000 ? count == 2 : count > 8)

    let after = try #require(tree.value(of: root, "after"))
    let rest = try #require(parts(of: tree, below: section, from: 0, of: size).last)
    #expect(listing(after, in: rest) == listing(after, in: tree))
    #expect(rest.nodeCount == 2)
  }

  @Test func `are none of a small tree, a scalar or a tree with anchors`() throws {
    let small = tree("a: { b: 1, c: 2 }\ne: 3\n")
    let root = try #require(small.root)
    var untouched = small
    #expect(untouched.takeApart(below: root).isEmpty && untouched.nodeCount == small.nodeCount)
    #expect(!parts(of: small, below: root, from: 1, of: 1).isEmpty)
    let scalar = try #require(small.value(of: root, "e"))
    #expect(parts(of: small, below: scalar, from: 0, of: 1).isEmpty)
    let linked = tree("a: &x { b: 1, c: 2 }\nd: *x\n")
    let linkedRoot = try #require(linked.root)
    #expect(parts(of: linked, below: linkedRoot, from: 0, of: 1).isEmpty)
  }
}
