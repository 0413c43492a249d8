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

  /// Marks absent values invalid whose lines were left out: something was written there.
  mutating func invalidateEmptied(by unread: [SourceSpan]) {
    guard !unread.isEmpty else { return }
    for node in absentValues {
      let index = Int(node)
      let start = nodes[index].start
      let next =
        index + 1 < nodes.count
        ? (keySpans[index + 1].isEmpty ? nodes[index + 1].start : keySpans[index + 1].start) : UInt32.max
      if unread.contains(where: { $0.start >= start && $0.start < next }) { nodes[index].flags.insert(.invalid) }
    }
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
