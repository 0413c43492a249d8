import VitrineSource

/// Looks for what YAML 1.2 forbids and libyaml accepts without a sign (facts/yaml.md section 1, measured with the YAML test
/// suite), in a file that libyaml read to its end. Linear in the bytes.
struct YAMLStrictness {
  /// The bytes of the file.
  let bytes: [UInt8]
  /// The file's nodes in order.
  let nodes: [YAMLNode]
  /// Where their keys are written.
  let keySpans: [SourceSpan]
  /// What was found, in the order of the checks.
  private(set) var findings: [YAMLFinding] = []

  /// An open block collection.
  private struct Block {
    /// One past its last node.
    var end: UInt32
    /// The column of its keys or dashes, from 0.
    var column: Int
  }

  /// Checks a file.
  static func findings(bytes: [UInt8], nodes: [YAMLNode], keySpans: [SourceSpan]) -> [YAMLFinding] {
    var check = YAMLStrictness(bytes: bytes, nodes: nodes, keySpans: keySpans)
    check.checkComments()
    check.checkNodes()
    return check.findings
  }

  /// Returns what is wrong with the blank lines of the last block text of a file in which libyaml failed: it takes the
  /// widest blank line for the indentation and then stumbles over the text.
  static func deepBlankLine(bytes: [UInt8], nodes: [YAMLNode], keySpans: [SourceSpan]) -> YAMLFinding? {
    guard let last = nodes.last, last.style == .literal || last.style == .folded else { return nil }
    var check = YAMLStrictness(bytes: bytes, nodes: nodes, keySpans: keySpans)
    check.checkBlankLines(of: last, deeperThan: -1)
    return check.findings.first
  }

  /// Creates a check.
  private init(bytes: [UInt8], nodes: [YAMLNode], keySpans: [SourceSpan]) {
    self.bytes = bytes
    self.nodes = nodes
    self.keySpans = keySpans
  }

  /// Comments that touch what stands before them (suite 9JBA, CVW2, SU5Z, X4QW).
  private mutating func checkComments() {
    for comment in YAMLTree.comments(bytes, nodes: nodes, keySpans: keySpans) where comment.isGlued {
      note(.gluedComment, Int(comment.span.start), Int(comment.span.start) + 1)
    }
  }

  /// Everything about single nodes.
  private mutating func checkNodes() {
    var blocks: [Block] = []
    /// One past the last node of the flow collection at hand.
    var flowEnd: UInt32 = 0
    for (index, node) in nodes.enumerated() {
      while let block = blocks.last, block.end <= index { blocks.removeLast() }
      let column = blocks.last?.column ?? -1
      let isInFlow = index < flowEnd
      switch node.style {
      case .flow:
        if !isInFlow {
          flowEnd = node.link
          checkLines(of: node, deeperThan: column)
        }
      case .singleQuoted, .doubleQuoted:
        if !isInFlow { checkLines(of: node, deeperThan: column) }
      case .literal, .folded: checkBlankLines(of: node, deeperThan: column)
      case .plain: if isInFlow { checkDash(node) }
      case .block: blocks.append(Block(end: node.link, column: self.column(Int(node.start))))
      }
    }
  }

  /// The further lines of a text in quotes or of a collection in brackets lie deeper than the block around them, and spaces
  /// make them so (suite 9C9N, QB6E, DK95/01, Y79Y/003). A line that only closes brackets may stand at the block's own
  /// column: YAML forbids that too, but people write it and no reader misunderstands it (project decision).
  private mutating func checkLines(of node: YAMLNode, deeperThan column: Int) {
    let end = Int(node.start + node.length)
    var i = Int(node.start)
    while i < end {
      guard bytes[i] == 0x0A || bytes[i] == 0x0D else {
        i += 1
        continue
      }
      i += 1
      let start = i
      while i < end, bytes[i] == 0x20 { i += 1 }
      let spaces = i - start
      var text = i
      while text < end, bytes[text] == 0x20 || bytes[text] == 0x09 { text += 1 }
      guard text < end, bytes[text] != 0x0A, bytes[text] != 0x0D, spaces <= column else { continue }
      if text > i {
        note(.tabInContinuation, i, text)
      } else if node.style != .flow || spaces < column || !closesOnly(text, end) {
        if node.style == .flow, bytes[text] == UInt8(ascii: "#") { continue }
        note(.shallowContinuation, text, text + 1, other: SourceSpan(node.start, node.start + 1))
        return
      }
    }
  }

  /// Whether the line at an offset has nothing but closing brackets, commas and a comment.
  private func closesOnly(_ offset: Int, _ end: Int) -> Bool {
    var i = offset
    while i < end, bytes[i] != 0x0A, bytes[i] != 0x0D {
      switch bytes[i] {
      case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), 0x20, 0x09: i += 1
      default: return bytes[i] == UInt8(ascii: "#")
      }
    }
    return true
  }

  /// A dash alone is no text inside brackets (suite G5U8, YJV2).
  private mutating func checkDash(_ node: YAMLNode) {
    guard node.length == 1, bytes[Int(node.start)] == UInt8(ascii: "-") else { return }
    note(.loneDash, Int(node.start), Int(node.start) + 1)
  }

  /// Blank lines before the first line of a block text have no more spaces than it (suite S98Z).
  private mutating func checkBlankLines(of node: YAMLNode, deeperThan column: Int) {
    let start = Int(node.start)
    let end = bytes.count
    var i = start
    var hasIndicator = false
    while i < end, bytes[i] != 0x0A, bytes[i] != 0x0D, bytes[i] != UInt8(ascii: "#") {
      if bytes[i] &- 0x31 < 9 { hasIndicator = true }
      i += 1
    }
    while i < end, bytes[i] != 0x0A, bytes[i] != 0x0D { i += 1 }
    if hasIndicator { return }
    var widest: (start: Int, end: Int) = (0, 0)
    while i < end {
      i += bytes[i] == 0x0D && i + 1 < end && bytes[i + 1] == 0x0A ? 2 : 1
      let line = i
      while i < end, bytes[i] == 0x20 { i += 1 }
      guard i < end else { return }
      if bytes[i] == 0x0A || bytes[i] == 0x0D {
        if i - line > widest.end - widest.start { widest = (line, i) }
        continue
      }
      // The first line with text, if the block has one at all.
      guard i - line > column, i - line < widest.end - widest.start else { return }
      note(.deepBlankLine, widest.start, widest.end, other: SourceSpan(UInt32(line), UInt32(i)))
      return
    }
  }

  /// The bytes before an offset in its line; enough to compare indentations, which are spaces. For an item behind other
  /// items in the line the dashes before it count too.
  private func column(_ offset: Int) -> Int {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return offset - start
  }

  /// Keeps a finding.
  private mutating func note(_ kind: YAMLFinding.Kind, _ start: Int, _ end: Int, other: SourceSpan? = nil) {
    guard findings.count < YAMLLimits.findings else { return }
    findings.append(YAMLFinding(kind: kind, span: SourceSpan(UInt32(start), UInt32(end)), other: other))
  }
}
