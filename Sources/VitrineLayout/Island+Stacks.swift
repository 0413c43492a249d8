import VitrineModel
import VitrineSchema

extension Island {
  /// The constraints that a stack makes along itself (facts/layout.md 4, read in source).
  mutating func addAlong(_ stack: NodeIndex, _ axis: LayoutAxis) {
    let attributes = engine.attributes[stack]
    let source = IslandSource(node: stack, kind: .stack, place: attributes.place)
    let children = engine.arranged(stack)
    addHidden(in: stack, axis)
    let insets = engine.stackInsets(stack, axis, isPlaced: isPlaced)
    guard let first = children.first, let last = children.last else {
      add(length(stack, axis), .greaterThanOrEqual, LinearForm(insets.sum), from: source)
      return
    }
    add(start(first, axis), .equal, start(stack, axis) + LinearForm(insets.start), from: source)
    add(end(last, axis), .equal, end(stack, axis) - LinearForm(insets.end), from: source)
    guard children.count > 1 else { return }
    let gaps = engine.gaps(stack, children)
    switch attributes.distribution {
    case .fill: addGaps(children, gaps, axis, source)
    case .fillEqually:
      addGaps(children, gaps, axis, source)
      for child in children.dropFirst() { add(length(child, axis), .equal, length(first, axis), from: source) }
    case .fillProportionally:
      addGaps(children, gaps, axis, source)
      let naturals = children.map { shares[axis][$0] }
      let total = naturals.reduce(0, +) + gaps.reduce(0, +)
      guard total > 0 else { return }
      for (place, child) in children.enumerated() {
        add(
          length(child, axis), .equal, (naturals[place] / total) * length(stack, axis),
          priority: 1000 - Double(place + 1), from: source)
      }
    case .equalSpacing:
      for place in gaps.indices {
        let gap = start(children[place + 1], axis) - end(children[place], axis)
        add(gap, .greaterThanOrEqual, LinearForm(gaps[place]), from: source)
        if place > 0 { add(gap, .equal, start(children[1], axis) - end(first, axis), from: source) }
      }
      add(length(stack, axis), .equal, LinearForm(), priority: PrioritySlots.shortStack, from: source)
    case .equalCentering:
      for place in gaps.indices {
        let gap = start(children[place + 1], axis) - end(children[place], axis)
        add(gap, .greaterThanOrEqual, LinearForm(gaps[place]), from: source)
        guard place > 0 else { continue }
        add(
          middle(children[place + 1], axis) - middle(children[place], axis), .equal,
          middle(children[1], axis) - middle(first, axis),
          priority: PrioritySlots.evenCentres - Double(place - 1), from: source)
      }
      add(length(stack, axis), .equal, LinearForm(), priority: PrioritySlots.shortStack, from: source)
    }
  }

  /// Sets each child its gap behind the one before it.
  private mutating func addGaps(_ children: [NodeIndex], _ gaps: [Double], _ axis: LayoutAxis, _ source: IslandSource) {
    for place in gaps.indices {
      add(
        start(children[place + 1], axis), .equal, end(children[place], axis) + LinearForm(gaps[place]), from: source)
    }
  }

  /// A hidden child stands where its follower begins, or behind the last child, unless something holds it elsewhere.
  private mutating func addHidden(in stack: NodeIndex, _ axis: LayoutAxis) {
    let children = Array(engine.tree.children(of: stack))
    for (place, child) in children.enumerated() where engine.attributes[child].isHidden {
      let follower = children[place...].first { !engine.attributes[$0].isHidden }
      let inset = engine.stackInsets(stack, axis, isPlaced: isPlaced).start
      let last = engine.arranged(stack).last.map { end($0, axis) } ?? start(stack, axis) + LinearForm(inset)
      tie(start(child, axis), follower.map { start($0, axis) } ?? last)
    }
  }

  /// The constraints that a stack makes across itself. Hidden children count here too (facts/layout.md 4, measured).
  mutating func addAcross(_ stack: NodeIndex, _ axis: LayoutAxis) {
    let attributes = engine.attributes[stack]
    let source = IslandSource(node: stack, kind: .stack, place: attributes.place)
    let insets = engine.stackInsets(stack, axis, isPlaced: isPlaced)
    let low = start(stack, axis) + LinearForm(insets.start)
    let high = end(stack, axis) - LinearForm(insets.end)
    let alignment = CrossAlignment(attributes.alignment, stackAxis: attributes.stackAxis)
    let children = Array(engine.tree.children(of: stack))
    if children.isEmpty { add(length(stack, axis), .greaterThanOrEqual, LinearForm(insets.sum), from: source) }
    if alignment != .fill, !children.isEmpty {
      add(high - low, .equal, LinearForm(), priority: PrioritySlots.shortAcross, from: source)
    }
    for child in children {
      switch alignment {
      case .fill:
        add(start(child, axis), .equal, low, from: source)
        add(end(child, axis), .equal, high, from: source)
        continue
      case .start: add(start(child, axis), .equal, low, from: source)
      case .center: add(middle(child, axis), .equal, 0.5 * (low + high), from: source)
      case .end: add(end(child, axis), .equal, high, from: source)
      case .firstBaseline, .lastBaseline:
        if child != children[0] {
          let isFirst = alignment == .firstBaseline
          add(
            baseline(child, isFirst: isFirst), .equal, baseline(children[0], isFirst: isFirst), from: source)
        }
      }
      add(start(child, axis), .greaterThanOrEqual, low, from: source)
      add(end(child, axis), .lessThanOrEqual, high, from: source)
    }
  }

  /// The place of a view's first or last baseline (facts/layout.md 4 and 8).
  func baseline(_ node: NodeIndex, isFirst: Bool) -> LinearForm {
    let attributes = engine.attributes[node]
    if let written = attributes.baseline {
      return start(node, .vertical) + LinearForm(isFirst ? written.x : written.y)
    }
    let natural = naturals.vertical[node] ?? 0
    if attributes.kind.showsText || attributes.kind == .button {
      // The text stands in the middle of the view.
      let offset =
        isFirst ? engine.firstBaseline(node, height: natural) : engine.lastBaseline(node, height: natural)
      return middle(node, .vertical) + LinearForm(offset - natural / 2)
    }
    if attributes.isStack, let child = isFirst ? engine.arranged(node).first : engine.arranged(node).last {
      return baseline(child, isFirst: isFirst)
    }
    return isFirst ? start(node, .vertical) : end(node, .vertical)
  }
}
