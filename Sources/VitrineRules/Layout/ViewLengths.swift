import VitrineModel
import VitrineSchema
import VitrineSource

// What gives a view its length along an axis, as far as the spec alone says it. In doubt a view has a length: rules that ask
// here warn of what is missing.

extension Entry {
  /// The written dimensions along an axis, the side of `size` among them.
  func dimensions(horizontal: Bool) -> [Dimension] {
    var all = (horizontal ? self[.width] : self[.height])?.value.all ?? []
    if let size = self[.size], let side = horizontal ? size.value.width : size.value.height {
      all.append(Dimension(.equal, Amount(points: side), .required, at: size.place))
    }
    return all
  }

  /// The length in points that is required along an axis, if one is.
  func requiredLength(horizontal: Bool) -> Dimension? {
    dimensions(horizontal: horizontal).first {
      $0.relation == .equal && $0.priority >= .required && $0.amount.fraction == 0
    }
  }

  /// Whether `pin` holds both edges along an axis.
  func isPinnedAtBothEnds(horizontal: Bool) -> Bool {
    guard let pin = self[.pin]?.value else { return false }
    if pin.gives(.edges) { return true }
    let sides: [KeyID] = [.leading, .trailing, .top, .bottom]
    guard sides.contains(where: pin.gives) else { return true }
    return horizontal ? pin.gives(.leading) && pin.gives(.trailing) : pin.gives(.top) && pin.gives(.bottom)
  }
}

extension ViewSubject {
  /// Whether a view has a length of its own along an axis: written, of its content, or of what it holds.
  func hasOwnLength(_ index: NodeIndex, horizontal: Bool) -> Bool {
    let node = tree.nodes[index]
    let entry = entry(of: index)
    if !entry.dimensions(horizontal: horizontal).isEmpty || entry.gives(.aspect) { return true }
    switch node.kind {
    case .scroll: return isConstrained(index)
    case .slider, .progress: return !horizontal || isConstrained(index)
    case .box:
      guard case .size(let size)? = node.kindValue?.value else { return isConstrained(index) }
      return (horizontal ? size.width : size.height) != nil || isConstrained(index)
    case .view:
      if entry.gives(.constraints) || isConstrained(index) { return true }
      return tree.children(of: index).contains { child in
        let inner = self.entry(of: child)
        return inner.isPinnedAtBothEnds(horizontal: horizontal) || inner.gives(.center) && inner.gives(.pin)
          || isConstrained(child)
      }
    default: return true
    }
  }

  /// Whether a view's length along an axis comes from itself or from outside rather than from its children. Nesting is
  /// bounded by the reader.
  func isGiven(_ index: NodeIndex, horizontal: Bool) -> Bool {
    guard let parent = tree.nodes[index].parent else { return true }
    let entry = entry(of: index)
    if !entry.dimensions(horizontal: horizontal).isEmpty || entry.gives(.aspect) || entry.gives(.frame) { return true }
    if entry.isPinnedAtBothEnds(horizontal: horizontal) || isConstrained(index) { return true }
    let outer = self.entry(of: parent)
    switch tree.nodes[parent].kind {
    case .scroll:
      let axis = outer[.axis]?.value ?? "vertical"
      let scrolls = horizontal ? axis != "vertical" : axis != "horizontal"
      return !scrolls && isGiven(parent, horizontal: horizontal)
    case .vstack, .hstack, .stack:
      let isAcross = isRow(parent) != horizontal
      if isAcross, let alignment = outer[.alignment]?.value.word, alignment != .fill { return false }
      return isGiven(parent, horizontal: horizontal)
    default: return false
    }
  }
}

/// Returns how messages call an axis's length.
func lengthWord(horizontal: Bool) -> String { horizontal ? "width" : "height" }
