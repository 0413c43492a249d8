import VitrineModel
import VitrineSchema
import VitrineSource

extension Island {
  /// Where a guide begins and ends along an axis.
  struct Guide {
    /// Its leading edge or top.
    var start: LinearForm
    /// Its trailing edge or bottom.
    var end: LinearForm
  }

  /// Returns a guide of a node.
  func guide(_ guide: PlacementGuide, of node: NodeIndex, _ axis: LayoutAxis) -> Guide {
    if case .guide(.content) = guide, engine.attributes[node].kind == .scroll {
      return Guide(start: start(node, axis), end: start(node, axis) + contentLength(node, axis))
    }
    let insets = engine.insets(of: guide, in: node, axis, isPlaced: isPlaced || node == 0)
    return Guide(
      start: start(node, axis) + LinearForm(insets.start), end: end(node, axis) - LinearForm(insets.end))
  }

  /// Adds a written constraint when all that it names lies on the axes at hand.
  mutating func addWritten(_ constraint: LayoutConstraint, of owner: NodeIndex) {
    let used = [constraint.first.anchor, constraint.second.anchor].compactMap { $0?.attribute.axis }
    guard let axis = used.first, used.allSatisfy({ axes.contains($0) }) else { return }
    guard let left = side(constraint.first, of: owner, constraint, axis),
      let right = side(constraint.second, of: owner, constraint, axis)
    else { return }
    add(
      left, constraint.relation, right, priority: constraint.priority.value,
      from: IslandSource(node: owner, kind: .constraint(constraint.name), place: constraint.place))
  }

  /// Returns one side of a constraint. Places count from the owner's leading edge or top, so that a factor means what it
  /// says there (facts/layout.md 6, measured); after leading and trailing anchors of a container that runs the other way the
  /// constant turns round.
  private func side(
    _ side: ConstraintSide, of owner: NodeIndex, _ constraint: LayoutConstraint, _ axis: LayoutAxis
  ) -> LinearForm? {
    let turns = Self.turns(constraint, engine, owner) && axis == .horizontal
    let constant = LinearForm(turns ? -side.constant : side.constant)
    guard let anchor = side.anchor else { return constant }
    guard let place = place(anchor, of: owner, constraint) else { return nil }
    if anchor.attribute.isLength || side.multiplier == 1 { return side.multiplier * place + constant }
    let origin = turns ? end(owner, axis) : start(owner, axis)
    return origin + side.multiplier * (place - origin) + constant
  }

  /// Whether positive constants of a constraint point against the root's direction.
  private static func turns(_ constraint: LayoutConstraint, _ engine: LayoutEngine, _ owner: NodeIndex) -> Bool {
    let attributes = [constraint.first.anchor, constraint.second.anchor].compactMap { $0?.attribute }
    guard attributes.contains(where: { !$0.isLength }) else { return false }
    if attributes.contains(where: { $0 == .left || $0 == .right }) { return engine.isRightToLeft(0) }
    return engine.isRightToLeft(owner) != engine.isRightToLeft(0)
  }

  /// Returns the place or length that an anchor names; nil for a view that is not there, which was reported.
  private func place(_ anchor: ConstraintAnchor, of owner: NodeIndex, _ constraint: LayoutConstraint) -> LinearForm? {
    let node: NodeIndex
    switch anchor.item {
    case .superview: node = owner
    case .id(let id):
      guard let index = indices[id] else { return nil }
      node = index
    }
    let guide = guide(of: anchor, node, constraint, owner)
    let isTurned = engine.isRightToLeft(owner) != engine.isRightToLeft(0)
    switch anchor.attribute {
    case .leading: return isTurned ? guide.end : guide.start
    case .trailing: return isTurned ? guide.start : guide.end
    case .left: return engine.isRightToLeft(0) ? guide.end : guide.start
    case .right: return engine.isRightToLeft(0) ? guide.start : guide.end
    case .top: return guide.start
    case .bottom: return guide.end
    case .centerX, .centerY: return 0.5 * (guide.start + guide.end)
    case .width, .height: return guide.end - guide.start
    case .firstBaseline, .lastBaseline:
      return anchor.guide == nil
        ? baseline(node, isFirst: anchor.attribute == .firstBaseline)
        : anchor.attribute == .firstBaseline ? guide.start : guide.end
    }
  }

  /// Returns the edges that an anchor is about. Edges and margins of a scroll view mean its content to what lies inside;
  /// lengths and centres mean its frame (facts/layout.md 10, measured).
  private func guide(
    of anchor: ConstraintAnchor, _ node: NodeIndex, _ constraint: LayoutConstraint, _ owner: NodeIndex
  ) -> Guide {
    let axis = anchor.attribute.axis
    let isEdge = !anchor.attribute.isLength && anchor.attribute != .centerX && anchor.attribute != .centerY
    if engine.attributes[node].kind == .scroll, isEdge, anchor.guide == nil || anchor.guide == .layoutMargins,
      owner == node || isAncestor(node, of: owner)
    {
      return guide(.guide(.content), of: node, axis)
    }
    if anchor.guide == .keyboard, axis == .vertical {
      let window = guide(.guide(.keyboard), of: node, axis)
      return Guide(start: window.end, end: end(node, axis))
    }
    return guide(anchor.guide.map(PlacementGuide.guide) ?? .superview, of: node, axis)
  }

  /// Whether a node lies above another.
  private func isAncestor(_ node: NodeIndex, of other: NodeIndex) -> Bool {
    var current = engine.tree.nodes[other].parent
    while let index = current {
      if index == node { return true }
      current = engine.tree.nodes[index].parent
    }
    return false
  }
}

extension LayoutAttribute {
  /// The axis that the attribute lies on.
  var axis: LayoutAxis { isHorizontal ? .horizontal : .vertical }
}
