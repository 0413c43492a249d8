import VitrineModel
import VitrinePlatform
import VitrineSchema

extension LayoutEngine {
  /// Returns what a node wishes along an axis, from its content and its written dimensions. Children come first.
  mutating func cost(of index: NodeIndex, _ axis: LayoutAxis) -> LengthCost {
    let node = attributes[index]
    switch node.kind {
    case .vstack, .hstack, .stack: return withDimensions(index, axis, content: stackCost(index, axis))
    case .view: return withDimensions(index, axis, content: viewCost(index, axis))
    case .scroll: return withDimensions(index, axis, content: .free)
    default:
      var wishes = LengthCost.Wishes()
      addDimensions(of: node, axis, to: &wishes)
      addContent(of: index, axis, to: &wishes)
      addAspect(of: index, axis, to: &wishes)
      if wishes.hasConflict { needsSolver = true }
      guard axis == .horizontal, let aspect = node.aspect, wishes.fixedLength == nil, !node.kind.showsText else {
        return wishes.cost
      }
      return wishes.cost.added(to: heightCost(of: node).scaled(by: 1 / aspect))
    }
  }

  /// Returns a node's cost with percentages of a parent's length, which is known only on the way down.
  func cost(of index: NodeIndex, _ axis: LayoutAxis, in parentLength: Double) -> LengthCost {
    percentages(of: index, axis, in: parentLength)?.added(to: costs[index]) ?? costs[index]
  }

  /// Returns what a node's percentages alone ask; nil without any.
  func percentages(of index: NodeIndex, _ axis: LayoutAxis, in parentLength: Double) -> LengthCost? {
    shares(of: index, axis, in: parentLength)?.cost
  }

  /// Returns a node's percentages as wishes; nil without any.
  func shares(of index: NodeIndex, _ axis: LayoutAxis, in parentLength: Double) -> LengthCost.Wishes? {
    let percentages = attributes[index].dimensions[axis].filter { $0.amount.fraction != 0 }
    guard !percentages.isEmpty else { return nil }
    var wishes = LengthCost.Wishes()
    for dimension in percentages { add(dimension, dimension.amount.resolved(in: parentLength), to: &wishes) }
    return wishes
  }

  /// Returns the cost of a container with its own dimensions.
  private mutating func withDimensions(_ index: NodeIndex, _ axis: LayoutAxis, content: LengthCost) -> LengthCost {
    let node = attributes[index]
    guard node.aspect != nil || !node.dimensions[axis].isEmpty else { return content }
    var wishes = LengthCost.Wishes()
    addDimensions(of: node, axis, to: &wishes)
    addAspect(of: index, axis, to: &wishes)
    if wishes.hasConflict { needsSolver = true }
    return wishes.cost.added(to: content)
  }

  /// Adds written dimensions; percentages wait until the parent's length is known.
  private func addDimensions(of node: NodeAttributes, _ axis: LayoutAxis, to wishes: inout LengthCost.Wishes) {
    for dimension in node.dimensions[axis] where dimension.amount.fraction == 0 {
      add(dimension, dimension.amount.points, to: &wishes)
    }
  }

  /// Adds one dimension with its amount resolved.
  private func add(_ dimension: Dimension, _ length: Double, to wishes: inout LengthCost.Wishes) {
    if dimension.priority >= .required {
      wishes.require(dimension.relation, length)
    } else {
      wishes.wish(dimension.relation, length, slots.unit(dimension.priority.value))
    }
  }

  /// Adds the wishes of an intrinsic size: not longer at the hugging priority, not shorter at the resistance's.
  private func add(_ natural: Double?, _ node: NodeAttributes, _ axis: LayoutAxis, to wishes: inout LengthCost.Wishes) {
    guard let natural else { return }
    wishes.wish(.lessThanOrEqual, natural, slots.unit(node.hugging[axis]))
    wishes.wish(.greaterThanOrEqual, natural, slots.unit(node.compressionResistance[axis]))
  }

  /// Adds the wishes of a leaf's intrinsic size.
  private mutating func addContent(of index: NodeIndex, _ axis: LayoutAxis, to wishes: inout LengthCost.Wishes) {
    // First, by itself: as an argument it would make a copy of every array that it writes to.
    let natural = naturalLength(of: index, axis)
    add(natural, attributes[index], axis, to: &wishes)
  }

  /// Returns a leaf's intrinsic length; text is measured at the width that the first two passes found. Nil for containers and
  /// for views without one.
  mutating func naturalLength(of index: NodeIndex, _ axis: LayoutAxis) -> Double? {
    let node = attributes[index]
    if node.isStack || node.kind == .view || node.kind == .scroll { return nil }
    if axis == .horizontal {
      let width = measure.width(node)
      note(width.approximation, on: index)
      return width.points
    }
    var width = lengths.horizontal[index]
    if width <= 0, isCollapsed.horizontal[index] { width = measure.width(node).points ?? 0 }
    if let text = measure.text(node, width: width) {
      textLines[index] = text.lines
      if text.lines.isEstimated { note(ContentMeasure.estimate, on: index) }
      if text.lines.isApproximate { note(ContentMeasure.lineBreaks, on: index) }
      return text.height
    }
    let height = measure.height(node)
    note(height.approximation, on: index)
    return height.points
  }

  /// Requires the side that an aspect gives: the width of a known height, and always the height of the width.
  private func addAspect(of index: NodeIndex, _ axis: LayoutAxis, to wishes: inout LengthCost.Wishes) {
    guard let aspect = attributes[index].aspect else { return }
    if axis == .vertical {
      wishes.require(.equal, lengths.horizontal[index] / aspect)
    } else if let height = known.vertical[index] {
      wishes.require(.equal, height * aspect)
    }
  }

  /// Returns a leaf's wishes for its height alone, for the width that an aspect ties to it.
  private func heightCost(of node: NodeAttributes) -> LengthCost {
    var wishes = LengthCost.Wishes()
    addDimensions(of: node, .vertical, to: &wishes)
    add(measure.height(node).points, node, .vertical, to: &wishes)
    return wishes.cost
  }

  /// Returns what the children of a view ask of its length: those that touch both of its edges.
  private func viewCost(_ index: NodeIndex, _ axis: LayoutAxis) -> LengthCost {
    var result: LengthCost?
    for child in tree.children(of: index) where owner(of: child, axis) == .anchors {
      guard let demand = demand(of: child, on: index, axis) else { continue }
      result = result?.added(to: demand) ?? demand
    }
    return result ?? .free
  }
}
