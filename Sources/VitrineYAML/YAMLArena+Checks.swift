import VitrineSource

extension YAMLArena {
  /// A colour that became a comment.
  struct HashColour {
    /// The comment.
    var comment: SourceSpan
    /// The key whose value it was meant to be.
    var key: SourceSpan
  }

  /// Hides keys and values that begin with a character that looks like a space, and returns their places. `runs` are the
  /// candidates in order.
  mutating func hideLookalikes(_ runs: [SourceSpan]) -> [SourceSpan] {
    var found: [SourceSpan] = []
    for (node, run) in startingNodes(runs) {
      if found.count < YAMLLimits.findings { found.append(run) } else { omittedFindings += 1 }
      nodes[node].flags.formUnion([.hidden, .invalid])
    }
    return found
  }

  /// Returns those candidates with which a key or a value begins.
  func lookalikes(_ runs: [SourceSpan]) -> [SourceSpan] { startingNodes(runs).map(\.run) }

  /// Finds the nodes whose key or text begins with one of the candidates.
  private func startingNodes(_ runs: [SourceSpan]) -> [(node: Int, run: SourceSpan)] {
    guard !runs.isEmpty else { return [] }
    var found: [(node: Int, run: SourceSpan)] = []
    var next = 0
    for i in nodes.indices {
      let isKey = keySpans[i].length > 0
      let node = nodes[i]
      let isText = node.kind == .scalar && node.style == .plain && node.length > 0
      for start in [isKey ? keySpans[i].start : nil, isText ? node.start : nil] {
        guard let start else { continue }
        while next < runs.count, runs[next].start < start { next += 1 }
        if next < runs.count, runs[next].start == start { found.append((i, runs[next])) }
      }
    }
    return found
  }

  /// Marks what was not read as it is written: texts and keys that a part lies in, and absent values where one follows.
  /// Returns the values of such keys, which nobody will see.
  mutating func invalidate(_ unread: [SourceSpan]) -> [SourceSpan] {
    guard !unread.isEmpty, !nodes.isEmpty else { return [] }
    var hidden: [SourceSpan] = []
    for span in unread {
      // Nodes are in the order of their places: the last one that begins before the part's end may hold it.
      let after = firstNode(from: max(span.end, span.start + 1))
      var index = after - 1
      while index >= 0, nodes[index].start + nodes[index].length > span.start || nodes[index].start >= span.start {
        if nodes[index].kind == .scalar { nodes[index].flags.insert(.invalid) }
        index -= 1
      }
      // Nothing before a part may be what the part said; a block text before it takes its lines for blank ones.
      if index >= 0, nodes[index].length == 0 || nodes[index].isBlockText { nodes[index].flags.insert(.invalid) }
      for node in [max(index, 0), after] where node < nodes.count {
        if keySpans[node].start < span.end, span.start < keySpans[node].end {
          nodes[node].flags.formUnion([.hidden, .invalid])
          hidden.append(SourceSpan(nodes[node].start, nodes[node].start + nodes[node].length))
        }
      }
    }
    return hidden
  }

  /// Returns the first node that begins at an offset or later.
  private func firstNode(from offset: UInt32) -> Int {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].start < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Finds anchors behind which nothing stands, marks the absent values invalid, and returns the anchors.
  mutating func findEmptyAnchors() -> [SourceSpan] {
    var found: [SourceSpan] = []
    for anchor in anchored {
      let node = Int(anchor.node)
      guard nodes[node].kind == .scalar, nodes[node].style == .plain, nodes[node].length == 0 else { continue }
      nodes[node].flags.insert(.invalid)
      if found.count < YAMLLimits.findings { found.append(anchor.span) } else { omittedFindings += 1 }
    }
    return found
  }

  /// Finds absent values with a comment behind them that is a colour, marks them invalid, and returns them.
  mutating func findHashColours(_ bytes: [UInt8]) -> [HashColour] {
    var found: [HashColour] = []
    for node in absentValues {
      let i = Int(node)
      guard nodes[i].key != .none, let comment = Self.colour(bytes, after: Int(nodes[i].start)) else { continue }
      nodes[i].flags.insert(.invalid)
      if found.count < YAMLLimits.findings {
        found.append(HashColour(comment: comment, key: keySpans[i]))
      } else {
        omittedFindings += 1
      }
    }
    return found
  }

  /// Reads blanks and then `#` with 3, 4, 6 or 8 hexadecimal digits and nothing more.
  static func colour(_ bytes: [UInt8], after offset: Int) -> SourceSpan? {
    var start = offset
    while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "#") else { return nil }
    var end = start + 1
    while end < bytes.count, end - start <= 9, YAMLScalar.digit(bytes[end], radix: 16) != nil { end += 1 }
    guard [3, 4, 6, 8].contains(end - start - 1) else { return nil }
    if end < bytes.count, ![0x20, 0x09, 0x0A, 0x0D].contains(bytes[end]) { return nil }
    return SourceSpan(UInt32(start), UInt32(end))
  }
}
