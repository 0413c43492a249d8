import VitrineModel
import VitrineSchema

extension LayoutEngine {
  /// The children of a stack that it arranges.
  func arranged(_ index: NodeIndex) -> [NodeIndex] {
    tree.children(of: index).filter { !attributes[$0].isHidden }
  }

  /// Returns the gap behind each arranged child but the last: its own spacing or the stack's (facts/layout.md 4).
  func gaps(_ index: NodeIndex, _ arranged: [NodeIndex]) -> [Double] {
    arranged.dropLast().map { attributes[$0].customSpacing ?? attributes[index].spacing }
  }

  /// Returns what a stack's content asks of its length along an axis.
  func stackCost(_ index: NodeIndex, _ axis: LayoutAxis) -> LengthCost {
    let insets = stackInsets(index, axis, isPlaced: false).sum
    let content = axis == attributes[index].stackAxis ? alongCost(index, axis) : acrossCost(index, axis)
    return content.lengthened(by: insets)
  }

  /// Returns the cost along the stack, margins not included.
  private func alongCost(_ index: NodeIndex, _ axis: LayoutAxis) -> LengthCost {
    let arranged = arranged(index)
    guard !arranged.isEmpty else { return .free }
    let gaps = gaps(index, arranged)
    let spacing = gaps.reduce(0, +)
    let children = arranged.map { costs[$0] }
    guard children.count > 1 else { return children[0] }
    switch attributes[index].distribution {
    case .fill: return LengthCost.endToEnd(children).lengthened(by: spacing)
    case .fillEqually:
      let together = children.dropFirst().reduce(children[0]) { $0.added(to: $1) }
      return together.scaled(by: 1 / Double(children.count)).lengthened(by: spacing)
    case .fillProportionally: return proportionalCost(arranged, spacing: spacing, axis)
    case .equalSpacing:
      let widest = gaps.max() ?? 0
      return evenlySpaced(children, slack: 0, spacing: widest * Double(gaps.count))
    case .equalCentering:
      let centring = EvenCentres(lengths: children.map(\.natural), gaps: gaps)
      return evenlySpaced(children, slack: centring.slack, spacing: spacing)
    }
  }

  /// Returns the cost of children with gaps that may grow; the stack wishes to be short (facts/layout.md 4, read in source).
  ///
  /// - Parameter slack: Points of gap, beyond the spacing, that even centres need.
  private func evenlySpaced(_ children: [LengthCost], slack: Double, spacing: Double) -> LengthCost {
    var gap = LengthCost.free
    if slack > 0 {
      gap.pieces.insert(LengthCost.Piece(length: slack, slope: -slots.unit(PrioritySlots.evenCentres)), at: 0)
    }
    return LengthCost.endToEnd(children + [gap]).inclined(by: slots.unit(PrioritySlots.shortStack))
      .lengthened(by: spacing)
  }

  /// Returns the cost of children that each take their share of the stack's length, the last one what is left.
  private func proportionalCost(_ arranged: [NodeIndex], spacing: Double, _ axis: LayoutAxis) -> LengthCost {
    let shares = ProportionalShares(lengths: arranged.map { proportionalLength($0, axis) }, spacing: spacing)
    var result = LengthCost.free
    for (place, child) in arranged.enumerated() {
      if place < arranged.count - 1 {
        result = costs[child].scaled(by: shares.fractions[place]).added(to: result)
      } else {
        result = costs[child].lengthened(by: spacing).scaled(by: shares.rest).added(to: result)
      }
    }
    guard shares.total > 0 else { return result }
    var wish = LengthCost.Wishes()
    let unit = slots.unit(Self.proportionalPriority(children: arranged.count)) * abs(spacing / shares.total)
    wish.wish(.equal, shares.total, unit)
    return result.added(to: wish.cost)
  }

  /// Returns the length by which a child takes its share: intrinsic, or of what it holds.
  func proportionalLength(_ child: NodeIndex, _ axis: LayoutAxis) -> Double {
    let node = attributes[child]
    if node.isStack || node.kind == .view || node.kind == .scroll { return costs[child].natural }
    if axis == .horizontal { return measure.width(node).points ?? costs[child].natural }
    if textLines[child] != nil { return costs[child].natural }
    return measure.height(node).points ?? costs[child].natural
  }

  /// Returns the cost across the stack, margins not included. Hidden children count here too (facts/layout.md 4, measured).
  private func acrossCost(_ index: NodeIndex, _ axis: LayoutAxis) -> LengthCost {
    let children = Array(tree.children(of: index))
    guard let first = children.first else { return .free }
    switch CrossAlignment(attributes[index].alignment, stackAxis: attributes[index].stackAxis) {
    case .fill: return children.dropFirst().reduce(costs[first]) { $0.added(to: costs[$1]) }
    case .firstBaseline, .lastBaseline:
      return baselineCost(index).inclined(by: slots.unit(PrioritySlots.shortAcross))
    case .start, .center, .end:
      return children.dropFirst().reduce(costs[first].contained) { $0.added(to: costs[$1].contained) }
        .inclined(by: slots.unit(PrioritySlots.shortAcross))
    }
  }

  /// Returns the cost of the height of a row whose baselines are aligned.
  private func baselineCost(_ index: NodeIndex) -> LengthCost {
    let row = baselineRow(index, arranged(index))
    var wishes = LengthCost.Wishes()
    let resistance = arranged(index).map { attributes[$0].compressionResistance.vertical }.max()
    wishes.wish(.greaterThanOrEqual, row.height, slots.unit(resistance ?? LayoutPriority.defaultHigh.value))
    return wishes.cost
  }
}

/// How children lie across a stack.
enum CrossAlignment {
  /// Over the full length.
  case fill
  /// At the leading edge or top.
  case start
  /// In the middle.
  case center
  /// At the trailing edge or bottom.
  case end
  /// First baselines on one line.
  case firstBaseline
  /// Last baselines on one line.
  case lastBaseline

  /// Reads UIKit's word; baselines of a column count as leading and trailing (facts/layout.md 4, read in source).
  init(_ alignment: StackAlignment, stackAxis: LayoutAxis) {
    switch alignment {
    case .fill: self = .fill
    case .leading, .top: self = .start
    case .center: self = .center
    case .trailing, .bottom: self = .end
    case .firstBaseline: self = stackAxis == .horizontal ? .firstBaseline : .start
    case .lastBaseline: self = stackAxis == .horizontal ? .lastBaseline : .end
    }
  }
}
