import VitrineSource

extension YAMLArena {
  /// Whether a plain key is one of the null forms, or the merge key.
  @inline(__always)
  static func isNullOrMerge(_ text: Span<UInt8>) -> Bool {
    guard text.count <= 4 else { return false }
    guard text.count > 0 else { return true }
    let first = text[0]
    return first == UInt8(ascii: "<") || first == UInt8(ascii: "n") || first == UInt8(ascii: "N")
      || first == UInt8(ascii: "~")
  }

  /// Takes a plain key that may be null or `<<`.
  mutating func takeNullOrMerge(_ text: Span<UInt8>, _ span: SourceSpan) {
    if text.count == 2, text[0] == UInt8(ascii: "<"), text[1] == UInt8(ascii: "<") {
      top.key = .merge
      top.valueFlags.insert(.hidden)
      top.hasMerge = true
    } else if YAMLScalar.isNull(text) {
      note(.nullKey, span)
      top.key = .none
      top.valueFlags.insert(.hidden)
    } else {
      top.key = YAMLKeyID(rawValue: knownCount + ownKeys.intern(text))
    }
  }

  /// Reports a key of too many code points; it has more bytes than that.
  mutating func checkLength(_ text: Span<UInt8>, _ span: SourceSpan) {
    var codePoints = 0
    for i in text.indices where text[i] & 0xC0 != 0x80 { codePoints += 1 }
    guard codePoints > YAMLLimits.keyCodePoints else { return }
    note(.longKey, span)
    top.valueFlags.formUnion([.hidden, .invalid])
  }

  /// Prepares for a node that stands where a key should; it is kept, hidden.
  mutating func startNodeKey(_ kind: YAMLFinding.Kind?, _ span: SourceSpan) {
    top.key = .none
    top.keySpan = SourceSpan(span.start, span.start)
    top.valueFlags = .hidden
    if let kind { note(kind, span) }
  }

  /// Ends a node that stood where a key should: its value is hidden too.
  mutating func endNodeKey(_ node: UInt32) {
    let key = nodes[Int(node)]
    top.awaitsKey = false
    top.key = .none
    top.keySpan = SourceSpan(key.start, key.start + key.length)
    top.valueFlags = .hidden
    // The opening was noted before the end was known.
    for i in findings.indices.reversed() where findings[i].kind == .collectionKey && findings[i].span.start == key.start
    {
      findings[i].span = top.keySpan
      break
    }
  }

  /// Takes the scalar that was added last, with its anchor or tag, as the key of the next value.
  mutating func takeNodeKey(_ key: YAMLKeyID, _ span: SourceSpan, isTagged: Bool) {
    top.awaitsKey = false
    top.key = key
    top.keySpan = span
    top.valueFlags = isTagged ? [.hidden, .invalid] : .quotedKey
    if isTagged { note(.taggedKey, span) }
  }

  /// Returns the index one past a node's subtree.
  @inline(__always)
  func next(after index: Int) -> Int {
    let node = nodes[index]
    return node.isCollection ? Int(node.link) : index + 1
  }

  /// Looks for keys that stand twice, and flattens merges. Linear in the children: the last child with each key is
  /// remembered under the mapping's serial number.
  mutating func finishMapping(_ mapping: UInt32, hasMerge: Bool) {
    serial &+= 1
    let stamp = UInt64(serial) << 32
    let keyCount = Int(knownCount) + ownKeys.count
    if lastWithKey.count < keyCount {
      lastWithKey.append(contentsOf: repeatElement(0, count: keyCount - lastWithKey.count + keyCount / 2))
    }
    var child = Int(mapping) + 1
    while child < nodes.count {
      let node = nodes[child]
      if !node.flags.contains(.hidden) {
        let key = Int(node.key.rawValue)
        let last = lastWithKey[key]
        if last & ~0xFFFF_FFFF == stamp {
          let first = Int(last & 0xFFFF_FFFF)
          note(.duplicateKey, keySpans[child], other: keySpans[first])
          // Of a line that stands twice the one with something under it counts.
          let lost = nodes[first].kind == .scalar && nodes[first].length == 0 && node.length > 0 ? first : child
          if lost == first { lastWithKey[key] = stamp | UInt64(child) }
          nodes[lost].flags.insert(.hidden)
          nodes[lost].key = .none
        } else {
          lastWithKey[key] = stamp | UInt64(child)
        }
      }
      child = node.isCollection ? Int(node.link) : child + 1
    }
    if hasMerge { flattenMerges(mapping, stamp: stamp) }
  }
}
