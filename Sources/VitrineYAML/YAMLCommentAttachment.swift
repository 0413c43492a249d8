import VitrineSource

/// Finds the nodes that comments belong to. Linear: nodes and comments are walked together, and each comment climbs at most
/// the nesting.
struct YAMLCommentAttachment {
  /// The bytes of the file.
  private let bytes: [UInt8]
  /// The nodes in order.
  private let nodes: [YAMLNode]
  /// Where their keys are written.
  private let keySpans: [SourceSpan]
  /// For each node the collection around it, -1 for none.
  private var parents: [Int32]

  /// Prepares for a file.
  init(_ bytes: [UInt8], nodes: [YAMLNode], keySpans: [SourceSpan]) {
    self.bytes = bytes
    self.nodes = nodes
    self.keySpans = keySpans
    parents = []
    parents.reserveCapacity(nodes.count)
    var open: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let last = open.last, Int(nodes[last].link) <= index { open.removeLast() }
      parents.append(Int32(open.last ?? -1))
      if node.isCollection { open.append(index) }
    }
  }

  /// Gives each comment its node.
  mutating func attach(_ comments: inout [YAMLComment]) {
    var next = 0
    var first = 0
    while first < comments.count {
      // Comments on lines that follow each other stay together.
      var last = first
      if !comments[first].isTrailing {
        while last + 1 < comments.count, !comments[last + 1].isTrailing,
          comments[last + 1].line == comments[last].line + 1
        {
          last += 1
        }
      }
      let start = Int(comments[first].span.start)
      let end = Int(comments[last].span.end)
      while next < nodes.count, Int(nodes[next].start) < end { next += 1 }
      let place = comments[first].isTrailing ? trailing(start, next) : ownLine(start, end, next)
      for index in first...last {
        comments[index].node = place.node.map { YAMLNodeID(value(of: $0)) }
        comments[index].placement = place.placement
        comments[index].next = next < nodes.count ? YAMLNodeID(value(of: next)) : nil
      }
      first = last + 1
    }
  }

  /// The value of the entry when a node stands where a key should; otherwise the node.
  private func value(of node: Int) -> Int {
    var node = node
    while nodes[node].flags.contains(.hidden), keySpans[node].isEmpty, parents[node] >= 0,
      nodes[Int(parents[node])].kind == .mapping
    {
      let after = nodes[node].isCollection ? Int(nodes[node].link) : node + 1
      guard after < nodes.count, parents[after] == parents[node] else { return node }
      node = after
    }
    return node
  }

  /// The end of a node.
  private func end(_ node: Int) -> Int { Int(nodes[node].start + nodes[node].length) }

  /// Finds the node of a comment behind something on its line.
  private func trailing(_ start: Int, _ next: Int) -> (node: Int?, placement: YAMLCommentPlacement) {
    let line = lineStart(start)
    // Behind the mark of a document, or behind a directive.
    if bytes[line] == UInt8(ascii: "%") || isMark(line), !(line..<start).contains(where: { isNodeAt($0, next) }) {
      return (nil, .inside)
    }
    var token = start - 1
    while token > line, bytes[token] == 0x20 || bytes[token] == 0x09 { token -= 1 }
    guard next > 0 else { return (nodes.isEmpty ? nil : 0, .trailing) }
    let before = next - 1
    if end(before) > start && nodes[before].isBlockText || end(before) == token + 1 && !nodes[before].isCollection {
      return (before, .trailing)
    }
    switch bytes[token] {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return (before, .trailing)
    case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","): return (closed(before, by: start), .trailing)
    default: return (next < nodes.count ? next : before, .trailing)
    }
  }

  /// Whether the node before the next one begins at an offset; tells `--- text` from `---`.
  private func isNodeAt(_ offset: Int, _ next: Int) -> Bool { next > 0 && Int(nodes[next - 1].start) == offset }

  /// Climbs from a node to the outermost collection in brackets that ended before an offset.
  private func closed(_ node: Int, by offset: Int) -> Int {
    var node = node
    while parents[node] >= 0 {
      let parent = Int(parents[node])
      guard nodes[parent].style == .flow, end(parent) <= offset else { break }
      node = parent
    }
    return node
  }

  /// Finds the node of comments on lines of their own.
  private func ownLine(_ start: Int, _ end: Int, _ next: Int) -> (node: Int?, placement: YAMLCommentPlacement) {
    if next < nodes.count, let entry = entry(directlyBelow: end, next) { return (entry, .above) }
    return (collection(around: start, next), .inside)
  }

  /// Finds the node whose line directly follows comments.
  private func entry(directlyBelow end: Int, _ next: Int) -> Int? {
    var offset = end
    guard offset < bytes.count else { return nil }
    offset += bytes[offset] == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1
    while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
    guard offset < bytes.count else { return nil }
    switch bytes[offset] {
    case 0x0A, 0x0D, UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","): return nil
    default: break
    }
    if isMark(offset), lineStart(offset) == offset { return nil }
    // The node or its key begins on that line.
    let key = keySpans[next]
    let hasKey = !key.isEmpty && Int(key.start) >= offset
    let first = hasKey ? Int(key.start) : Int(nodes[next].start)
    var i = offset
    while i < first {
      if bytes[i] == 0x0A || bytes[i] == 0x0D { return nil }
      i += 1
    }
    var node = next
    if !hasKey {
      // A collection by indentation begins with its first entry.
      while nodes[node].style == .block, Int(nodes[node].start) == offset, node + 1 < Int(nodes[node].link) {
        node += 1
        if !keySpans[node].isEmpty { break }
      }
    }
    return node
  }

  /// Finds the collection that comments stand in: brackets that are open, else the one with their indentation.
  private func collection(around start: Int, _ next: Int) -> Int? {
    guard next > 0 else { return nil }
    let column = start - lineStart(start)
    var node = next - 1
    var outermost: Int?
    while true {
      if nodes[node].isCollection {
        if nodes[node].style == .flow {
          if end(node) > start { return node }
        } else {
          if self.column(node) <= column { return node }
          outermost = node
        }
      }
      guard parents[node] >= 0 else { return outermost ?? node }
      node = Int(parents[node])
    }
  }

  /// The column of a collection by indentation.
  private func column(_ node: Int) -> Int { Int(nodes[node].start) - lineStart(Int(nodes[node].start)) }

  /// Offset of the first byte of a line.
  private func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return start
  }

  /// Whether `---` or `...` stands at an offset.
  private func isMark(_ offset: Int) -> Bool {
    guard offset + 3 <= bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: ".") else {
      return false
    }
    return bytes[offset + 1] == bytes[offset] && bytes[offset + 2] == bytes[offset]
      && (offset + 3 == bytes.count || bytes[offset + 3] <= 0x20)
  }
}
