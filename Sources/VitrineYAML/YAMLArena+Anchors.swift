import VitrineSource

/// A node that aliases can point at.
struct YAMLAnchored {
  /// The node.
  var node: UInt32
  /// Its nodes after expansion, 0 while it is open.
  var size: Int
  /// Where the anchor is written.
  var span: SourceSpan
  /// The text of a scalar as a key, for an alias that stands as a key.
  var key = YAMLKeyID.none
}

extension YAMLArena {
  /// Registers an anchor for the node that was added last; a scalar's text comes along, a collection is still open.
  /// A later anchor of the same name replaces an earlier one.
  mutating func anchor(_ name: Span<UInt8>, span: SourceSpan, isOpen: Bool, key: YAMLKeyID) {
    guard anchored.count < YAMLLimits.anchors else { return note(.tooManyAnchors, span) }
    let id = Int(anchorNames.intern(name))
    if id == anchorLatest.count { anchorLatest.append(0) }
    anchorLatest[id] = Int32(anchored.count)
    if isOpen { top.anchored = anchored.count }
    anchored.append(YAMLAnchored(node: UInt32(nodes.count - 1), size: isOpen ? 0 : 1, span: span, key: key))
  }

  /// Returns the id of a text as a key.
  mutating func keyID(_ text: Span<UInt8>) -> YAMLKeyID {
    if let id = known.interner.find(text) { return YAMLKeyID(rawValue: id) }
    return YAMLKeyID(rawValue: knownCount + ownKeys.intern(text))
  }

  /// Notes where anchor and tag of the node that was added last are written.
  mutating func addProperties(anchor: SourceSpan, tag: SourceSpan) {
    properties.append(YAMLNodeProperties(node: UInt32(nodes.count - 1), anchor: anchor, tag: tag))
  }

  /// Adds an alias; as a key it stands for the text it points at.
  mutating func addAlias(_ name: Span<UInt8>, start: UInt32, end: UInt32, line: UInt32) {
    let span = SourceSpan(start, end)
    let target = target(of: name, span)
    if top.isMapping, top.awaitsKey { return takeAliasKey(target, span, line: line) }
    guard let target else {
      append(.invalid, .plain, .invalid, start: start, end: end, link: 0, line: line)
      lastEnd = end
      top.awaitsKey = top.isMapping
      return
    }
    append(.alias, .plain, [], start: start, end: end, link: target.node, line: line)
    lastEnd = end
    top.awaitsKey = top.isMapping
    addedByAliases += target.size - 1
    if target.size > largestAlias.size { largestAlias = (UInt32(nodes.count - 1), target.size) }
    // A file that is itself larger than half the limit may still double by aliases.
    if nodes.count + addedByAliases > max(YAMLLimits.expandedNodes, 2 * nodes.count) {
      note(.aliasBomb, span, other: target.span)
    }
  }

  /// Checks the second limit on expansion, which depends on the size of the whole document.
  mutating func checkExpansion() {
    guard !isStopped, largestAlias.size > 1 else { return }
    let limit = YAMLLimits.expansionFactor * nodes.count + YAMLLimits.expansionAllowance
    guard nodes.count + addedByAliases > limit else { return }
    let alias = nodes[Int(largestAlias.node)]
    let anchor = anchored.first { $0.node == alias.link }
    note(.aliasBomb, SourceSpan(alias.start, alias.start + alias.length), other: anchor?.span)
  }

  /// Finds the anchored node that a name stands for here, and reports what is wrong with it.
  private mutating func target(of name: Span<UInt8>, _ span: SourceSpan) -> YAMLAnchored? {
    guard let id = anchorNames.find(name) else {
      note(.unknownAnchor, span)
      return nil
    }
    let target = anchored[Int(anchorLatest[Int(id)])]
    guard target.size > 0 else {
      note(.recursiveAlias, span, other: target.span)
      return nil
    }
    return target
  }

  /// Takes the text of an anchored scalar as a key.
  private mutating func takeAliasKey(_ target: YAMLAnchored?, _ span: SourceSpan, line: UInt32) {
    top.awaitsKey = false
    top.keySpan = span
    lastEnd = span.end
    top.key = .none
    top.valueFlags = .hidden
    guard let target else { return }
    guard target.key != .none else { return note(.collectionKey, span) }
    top.key = target.key
    top.valueFlags = .quotedKey
  }
}
