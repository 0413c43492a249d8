import VitrineSource

/// An open collection.
struct YAMLFrame {
  /// Its node.
  var node = UInt32.max
  /// Whether it is a mapping.
  var isMapping = false
  /// Whether the next node is a key.
  var awaitsKey = false
  /// Whether it has a merge key.
  var hasMerge = false
  /// Whether it stands where a key should.
  var isKey = false
  /// The key of the next value.
  var key = YAMLKeyID.none
  /// Where that key is written.
  var keySpan = SourceSpan(0, 0)
  /// What the value's flags take over from its key.
  var valueFlags: YAMLNodeFlags = []
  /// Index in the list of anchored nodes, or -1.
  var anchored = -1
  /// Nodes after expansion before this collection began.
  var expandedBefore = 0
}

/// An anchor or a tag of a node.
struct YAMLNodeProperties: Sendable {
  /// The node.
  var node: UInt32
  /// `&name`, empty when there is none.
  var anchor: SourceSpan
  /// The tag, empty when there is none.
  var tag: SourceSpan
}

/// The entries that a mapping takes over from others.
struct YAMLMerge: Sendable {
  /// The mapping.
  var mapping: UInt32
  /// Range in the list of merged values.
  var start: UInt32
  /// End of that range.
  var end: UInt32
}

/// A value that a merge brings in.
struct YAMLMergedValue: Sendable {
  /// The value node, inside the merged mapping.
  var value: UInt32
  /// The value node of the `<<` that brings it.
  var merge: UInt32
}

/// The buffers that a tree is built in. They are kept between files: an array that no tree holds any more is
/// emptied in place, one that is still held is replaced.
struct YAMLArena {
  /// The nodes in document order.
  var nodes: [YAMLNode] = []
  /// For each node where its key is written; empty for items.
  var keySpans: [SourceSpan] = []
  /// The root of each document.
  var roots: [UInt32] = []
  /// The nodes where nothing is written.
  var absentValues: [UInt32] = []
  /// Texts that differ from what is written.
  var sideTexts: [SourceSpan] = []
  /// The bytes of these texts.
  var sideBytes: [UInt8] = []
  /// Anchors and tags in order of their nodes.
  var properties: [YAMLNodeProperties] = []
  /// Mappings with merges in the order in which they ended.
  var merges: [YAMLMerge] = []
  /// What merges bring in.
  var mergedValues: [YAMLMergedValue] = []
  /// Keys that are not in the key table.
  var ownKeys = YAMLInterner()
  /// What was found.
  var findings: [YAMLFinding] = []
  /// The number of findings that were not kept.
  var omittedFindings = 0

  /// The known keys.
  var known = YAMLKeyTable.empty
  /// The number of known keys.
  var knownCount: UInt32 = 0
  /// The innermost open collection.
  var top = YAMLFrame()
  /// The collections around it.
  var stack: [YAMLFrame] = []
  /// The number of documents after the first.
  var documentMarks = 0
  /// End of the last written node.
  var lastEnd: UInt32 = 0
  /// Nodes that aliases add to those of the file.
  var addedByAliases = 0
  /// Whether a limit ended the work.
  var isStopped = false
  /// Anchor names of the document.
  var anchorNames = YAMLInterner()
  /// For each name the last anchored node, as index into `anchored`.
  var anchorLatest: [Int32] = []
  /// The anchored nodes of the document.
  var anchored: [YAMLAnchored] = []
  /// The largest expansion so far, for the message about too many nodes.
  var largestAlias: (node: UInt32, size: Int) = (UInt32.max, 0)
  /// For each key id the child that had it last: the mapping's serial number above, the node below.
  var lastWithKey: [UInt64] = []
  /// Serial number of the mapping that ended last, never reset.
  var serial: UInt32 = 0

  /// Empties all buffers and keeps their memory.
  mutating func reset(known: YAMLKeyTable) {
    nodes.removeAll(keepingCapacity: true)
    keySpans.removeAll(keepingCapacity: true)
    roots.removeAll(keepingCapacity: true)
    absentValues.removeAll(keepingCapacity: true)
    sideTexts.removeAll(keepingCapacity: true)
    sideBytes.removeAll(keepingCapacity: true)
    properties.removeAll(keepingCapacity: true)
    merges.removeAll(keepingCapacity: true)
    mergedValues.removeAll(keepingCapacity: true)
    ownKeys.removeAll()
    findings.removeAll(keepingCapacity: true)
    omittedFindings = 0
    self.known = known
    knownCount = UInt32(known.count)
    top = YAMLFrame()
    stack.removeAll(keepingCapacity: true)
    documentMarks = 0
    lastEnd = 0
    isStopped = false
    if serial > UInt32.max / 2 {
      serial = 0
      lastWithKey.removeAll(keepingCapacity: true)
    }
    startDocument()
  }

  /// Forgets what is valid inside one document only.
  mutating func startDocument() {
    anchorNames.removeAll()
    anchorLatest.removeAll(keepingCapacity: true)
    anchored.removeAll(keepingCapacity: true)
    addedByAliases = 0
    largestAlias = (UInt32.max, 0)
  }

  /// Notes a finding; a limit stops the work.
  mutating func note(_ kind: YAMLFinding.Kind, _ span: SourceSpan, other: SourceSpan? = nil) {
    if kind.isFatal { isStopped = true }
    if findings.count < YAMLLimits.findings || kind.isFatal {
      findings.append(YAMLFinding(kind: kind, span: span, other: other))
    } else {
      omittedFindings += 1
    }
  }

  /// Adds a node under the key at hand.
  @inline(__always)
  mutating func append(
    _ kind: YAMLKind, _ style: YAMLStyle, _ flags: YAMLNodeFlags, start: UInt32, end: UInt32, link: UInt32, line: UInt32
  ) {
    if stack.isEmpty { roots.append(UInt32(nodes.count)) }
    nodes.append(
      YAMLNode(
        kind: kind, style: style, flags: flags.union(top.valueFlags), key: top.key, start: start, length: end - start,
        link: link, line: line))
    keySpans.append(top.keySpan)
    if nodes.count > YAMLLimits.nodes { note(.tooManyNodes, SourceSpan(start, end)) }
  }

  /// Adds a scalar that is no key.
  @inline(__always)
  mutating func addScalar(
    _ style: YAMLStyle, _ flags: YAMLNodeFlags, start: UInt32, end: UInt32, link: UInt32, line: UInt32
  ) {
    append(.scalar, style, flags, start: start, end: end, link: link, line: line)
    if start == end { absentValues.append(UInt32(nodes.count - 1)) }
    lastEnd = end
    top.awaitsKey = top.isMapping
  }

  /// Takes a scalar as the key of the next value.
  @inline(__always)
  mutating func takeKey(_ text: Span<UInt8>, head: UInt64, isPlain: Bool, span: SourceSpan) {
    top.awaitsKey = false
    top.keySpan = span
    top.valueFlags = isPlain ? [] : .quotedKey
    lastEnd = span.end
    if let id = known.interner.find(text, head: head) {
      top.key = YAMLKeyID(rawValue: id)
    } else if isPlain, Self.isNullOrMerge(text) {
      takeNullOrMerge(text, span)
    } else {
      top.key = YAMLKeyID(rawValue: knownCount + ownKeys.intern(text, head: head))
      if text.count > YAMLLimits.keyCodePoints { checkLength(text, span) }
    }
  }

  /// Opens a collection.
  mutating func open(
    _ kind: YAMLKind, _ style: YAMLStyle, _ flags: YAMLNodeFlags, start: UInt32, line: UInt32
  ) {
    let isKey = top.isMapping && top.awaitsKey
    if isKey { startNodeKey(.collectionKey, SourceSpan(start, start)) }
    append(kind, style, flags, start: start, end: start, link: 0, line: line)
    lastEnd = start
    stack.append(top)
    top = YAMLFrame(
      node: UInt32(nodes.count - 1), isMapping: kind == .mapping, awaitsKey: kind == .mapping, isKey: isKey,
      expandedBefore: nodes.count - 1 + addedByAliases)
    if stack.count > YAMLLimits.nesting { note(.tooDeep, SourceSpan(start, start + 1)) }
  }

  /// Closes the innermost collection. `end` is its closing bracket's end, or `nil` where it ends with its last
  /// descendant.
  mutating func close(end: UInt32?) {
    let frame = top
    guard let outer = stack.popLast() else { return }
    let end = max(end ?? lastEnd, lastEnd)
    let index = Int(frame.node)
    nodes[index].link = UInt32(nodes.count)
    nodes[index].length = end - nodes[index].start
    lastEnd = end
    if frame.isMapping { finishMapping(frame.node, hasMerge: frame.hasMerge) }
    if frame.anchored >= 0 {
      anchored[frame.anchored].size = nodes.count + addedByAliases - frame.expandedBefore
    }
    top = outer
    if frame.isKey {
      endNodeKey(frame.node)
    } else {
      top.awaitsKey = top.isMapping
    }
  }

  /// Closes what a syntax error or a limit left open.
  mutating func closeAll() {
    while !stack.isEmpty { close(end: nil) }
  }
}
