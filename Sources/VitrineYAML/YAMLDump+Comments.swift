import VitrineSource

extension YAMLDump {
  /// Writes the comments of a file as one JSON array on a line of its own: line, column in bytes, text, how each stands to
  /// its node, the node's document from 0 and its path there, a JSON pointer (RFC 6901). A comment outside all nodes has
  /// neither. In a mapping that repeats a key both values have one path; an entry whose key is no text has the path of its
  /// mapping.
  ///
  /// - Parameters:
  ///   - tree: What was read.
  ///   - limit: The most bytes; nil for those of ``maximumBytes(of:)``.
  /// - Returns: `nil` when the dump would exceed them.
  public static func comments(_ tree: YAMLTree, maximumBytes limit: Int? = nil) -> [UInt8]? {
    let maximumBytes = limit ?? maximumBytes(of: tree)
    let comments = tree.comments()
    let paths = comments.isEmpty ? nil : NodePaths(tree)
    var output: [UInt8] = [UInt8(ascii: "[")]
    for (index, comment) in comments.enumerated() {
      guard output.count <= maximumBytes else { return nil }
      if index > 0 { output.append(contentsOf: ", ".utf8) }
      let source = tree.storage.source
      let start = Int(comment.span.start)
      let before = source[..<start].lastIndex { $0 == 0x0A || $0 == 0x0D } ?? -1
      output.append(contentsOf: "{\"line\": \(comment.line), \"column\": \(start - before), \"text\": ".utf8)
      appendText(source[start..<Int(comment.span.end)], to: &output)
      output.append(contentsOf: ", \"placement\": \"\(comment.placement)\"".utf8)
      if let node = comment.node, let paths {
        output.append(contentsOf: ", \"document\": \(paths.document(of: node.index)), \"path\": ".utf8)
        appendText(paths.pointer(to: node.index)[...], to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
    output.append(contentsOf: "]\n".utf8)
    return output.count <= maximumBytes ? output : nil
  }
}

/// Where the nodes of a tree stand. Made in one walk, so that each path costs its own length only.
private struct NodePaths {
  /// The tree.
  let tree: YAMLTree
  /// For each node the collection around it, -1 for none.
  private var parents: [Int32] = []
  /// For each node the number of siblings before it.
  private var places: [UInt32] = []

  /// Walks over all nodes.
  init(_ tree: YAMLTree) {
    self.tree = tree
    let nodes = tree.storage.nodes
    parents.reserveCapacity(nodes.count)
    places.reserveCapacity(nodes.count)
    var open: [(node: Int, children: UInt32)] = []
    for (index, node) in nodes.enumerated() {
      while let last = open.last, Int(nodes[last.node].link) <= index { open.removeLast() }
      parents.append(Int32(open.last?.node ?? -1))
      places.append(open.last?.children ?? 0)
      if !open.isEmpty { open[open.count - 1].children += 1 }
      if node.isCollection { open.append((index, 0)) }
    }
  }

  /// Returns the number of a node's document.
  func document(of node: Int) -> Int {
    var low = 0
    var high = tree.documents.count
    while low < high {
      let middle = (low + high) / 2
      if tree.documents[middle].index <= node { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  /// Writes the path of a node.
  func pointer(to node: Int) -> [UInt8] {
    var steps: [[UInt8]] = []
    var node = node
    while parents[node] >= 0 {
      let parent = Int(parents[node])
      if tree.storage.nodes[parent].kind == .sequence {
        steps.append(Array("\(places[node])".utf8))
      } else if !tree.storage.keySpans[node].isEmpty || tree.storage.nodes[node].key != .none {
        steps.append(escaped(tree.text(of: tree.storage.nodes[node].key)))
      } else {
        steps.removeAll()
      }
      node = parent
    }
    return steps.reversed().flatMap { [UInt8(ascii: "/")] + $0 }
  }

  /// Writes a key as a step of a path.
  private func escaped(_ key: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in key.utf8 {
      switch byte {
      case UInt8(ascii: "~"): bytes.append(contentsOf: "~0".utf8)
      case UInt8(ascii: "/"): bytes.append(contentsOf: "~1".utf8)
      default: bytes.append(byte)
      }
    }
    return bytes
  }
}
