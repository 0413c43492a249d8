import VitrineSource

extension YAMLArena {
  /// Lists the entries that `<<` brings into a mapping: own keys win, then the earlier merge. The own keys bear the
  /// stamp already. Costs one step for each entry of a merged mapping; aliases were counted against the budget before.
  mutating func flattenMerges(_ mapping: UInt32, stamp: UInt64) {
    let first = UInt32(mergedValues.count)
    var firstMerge: Int?
    var child = Int(mapping) + 1
    while child < nodes.count {
      let node = nodes[child]
      if node.key == .merge {
        if let firstMerge {
          note(.repeatedMerge, keySpans[child], other: keySpans[firstMerge])
        } else {
          firstMerge = child
          mergeValue(child, stamp: stamp)
        }
      }
      child = node.isCollection ? Int(node.link) : child + 1
    }
    nodes[Int(mapping)].flags.insert(.hasMerge)
    merges.append(YAMLMerge(mapping: mapping, start: first, end: UInt32(mergedValues.count)))
  }

  /// Takes the value of one `<<`: a mapping or a list of mappings.
  private mutating func mergeValue(_ merge: Int, stamp: UInt64) {
    let target = resolved(merge)
    let node = nodes[target]
    guard !node.flags.contains(.invalid), node.kind != .invalid else { return }
    switch node.kind {
    case .mapping:
      mergeMapping(target, merge: merge, stamp: stamp)
    case .sequence:
      var item = target + 1
      while item < Int(node.link) {
        let source = resolved(item)
        if nodes[source].kind == .mapping {
          mergeMapping(source, merge: merge, stamp: stamp)
        } else if nodes[source].kind != .invalid {
          note(.mergeNotMapping, span(item))
        }
        item = next(after: item)
      }
    default:
      note(.mergeNotMapping, span(merge))
    }
  }

  /// Takes over the entries of one mapping, those that it has from merges itself included.
  private mutating func mergeMapping(_ source: Int, merge: Int, stamp: UInt64) {
    let node = nodes[source]
    var child = source + 1
    while child < Int(node.link) {
      take(child, merge: merge, stamp: stamp)
      child = next(after: child)
    }
    guard node.flags.contains(.hasMerge), let inherited = merges.record(of: UInt32(source), in: nodes) else { return }
    for i in Int(inherited.start)..<Int(inherited.end) {
      take(Int(mergedValues[i].value), merge: merge, stamp: stamp)
    }
  }

  /// Takes over one entry unless its key is there already.
  private mutating func take(_ child: Int, merge: Int, stamp: UInt64) {
    let node = nodes[child]
    guard !node.flags.contains(.hidden) else { return }
    let key = Int(node.key.rawValue)
    guard lastWithKey[key] & ~0xFFFF_FFFF != stamp else { return }
    lastWithKey[key] = stamp | UInt64(child)
    mergedValues.append(YAMLMergedValue(value: UInt32(child), merge: UInt32(merge)))
  }

  /// Follows an alias; aliases never point at aliases.
  private func resolved(_ index: Int) -> Int {
    nodes[index].kind == .alias ? Int(nodes[index].link) : index
  }

  /// The written bytes of a node.
  private func span(_ index: Int) -> SourceSpan {
    SourceSpan(nodes[index].start, nodes[index].start + nodes[index].length)
  }
}

extension [YAMLMerge] {
  /// Returns the record of a mapping. The records lie in the order in which their mappings ended: by link, and the
  /// inner one, which began later, first. So a binary search finds one.
  func record(of mapping: UInt32, in nodes: [YAMLNode]) -> YAMLMerge? {
    let link = nodes[Int(mapping)].link
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let other = self[middle].mapping
      let otherLink = nodes[Int(other)].link
      if otherLink < link || (otherLink == link && other > mapping) { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].mapping == mapping ? self[low] : nil
  }
}
