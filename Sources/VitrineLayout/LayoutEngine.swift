import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// Lays one tree out: widths up, widths down, heights up, heights down, each a walk over the nodes (facts/layout.md 12).
///
/// Positions and lengths are kept in leading coordinates of the parent; ``place(_:axis:at:length:)`` mirrors them once.
struct LayoutEngine {
  /// The views.
  let tree: ViewTree
  /// The surroundings.
  let context: LayoutContext
  /// What was read of each node.
  let attributes: [NodeAttributes]
  /// The priorities of the tree.
  let slots: PrioritySlots
  /// Sizes of leaves.
  let measure: ContentMeasure
  /// Which child of its parent each node is, counted from 0.
  let ordinals: [Int]

  /// Whether each node is a hidden child of a stack or inside one, so that nobody asks where it is.
  let isOut: [Bool]
  /// Whether each node is a hidden child of a stack along this axis, or inside one: then it has no length there, and what it
  /// requires is not reproduced (facts/layout.md 4).
  let isCollapsed: PerAxis<[Bool]>

  /// How badly off each node is at each length of the axis at hand, without percentages.
  var costs: [LengthCost]
  /// Lengths that no content changes, for views with an aspect.
  var known: PerAxis<[Double?]>
  /// Offset from the parent's leading edge or top.
  var positions: PerAxis<[Double]>
  /// Lengths.
  var lengths: PerAxis<[Double]>
  /// Physical offset in the window.
  var origins: PerAxis<[Double]>
  /// Views whose place or length nothing fixes.
  var ambiguous: PerAxis<[Bool]>
  /// Views inside scrolled content, which the scroll view already keeps clear of the safe area.
  var ignoresSafeArea: PerAxis<[Bool]>
  /// Scroll positions of scroll views, in points.
  var scrollOffsets: PerAxis<[Double]>
  /// Text as it was broken.
  var textLines: [TextLines?]
  /// What frames rest on.
  var approximations: [[String]]
  /// Whether the closed forms met something that only the solver answers (facts/layout.md 12).
  var needsSolver = false
  /// Whether the root takes its fitting length.
  var isRootFree = PerAxis(false, false)
  /// Whether the tree is too large for the solver.
  var solvesNothing = false
  /// Requirements that cannot hold together.
  var conflicts: [LaidOutConflict] = []
  /// Written constraints below required, with what they miss.
  var wishes: [LaidOutWish] = []
  /// What was not computed.
  var notModelled: [NotModelled] = []

  /// Reads every node once.
  init(tree: ViewTree, screen: Entry?, context: LayoutContext, target: FittingTarget = .compressed) {
    self.tree = tree
    self.context = context
    let count = tree.nodes.count
    var attributes: [NodeAttributes] = []
    attributes.reserveCapacity(count)
    for index in tree.nodes.indices {
      attributes.append(NodeAttributes(tree.nodes[index], extra: index == 0 ? screen : nil, traits: context.traits))
    }
    var isOut = Array(repeating: false, count: count)
    var isCollapsed = PerAxis(isOut, isOut)
    for index in tree.nodes.indices {
      guard let parent = tree.nodes[index].parent else { continue }
      isOut[index] = isOut[parent] || attributes[index].isHidden && attributes[parent].isStack
      if isOut[index] { attributes[index].aspect = nil }
      for axis in [LayoutAxis.horizontal, .vertical] {
        let isHidden = attributes[index].isHidden && attributes[parent].isStack && attributes[parent].stackAxis == axis
        isCollapsed[axis][index] = isCollapsed[axis][parent] || isHidden
      }
    }
    self.isOut = isOut
    self.isCollapsed = isCollapsed
    self.attributes = attributes
    slots = PrioritySlots(Self.priorities(of: attributes, tree, target))
    measure = ContentMeasure(
      traits: context.traits, scale: context.scale ?? 0, measurer: context.measurer,
      fonts: context.fonts)
    var ordinals = Array(repeating: 0, count: count)
    for index in tree.nodes.indices {
      for (place, child) in tree.children(of: index).enumerated() { ordinals[child] = place }
    }
    self.ordinals = ordinals
    costs = Array(repeating: .free, count: count)
    let unknown: [Double?] = Array(repeating: nil, count: count)
    known = PerAxis(unknown, unknown)
    let zeros = Array(repeating: 0.0, count: count)
    let no = Array(repeating: false, count: count)
    positions = PerAxis(zeros, zeros)
    lengths = PerAxis(zeros, zeros)
    origins = PerAxis(zeros, zeros)
    scrollOffsets = PerAxis(zeros, zeros)
    ambiguous = PerAxis(no, no)
    ignoresSafeArea = PerAxis(no, no)
    textLines = Array(repeating: nil, count: count)
    approximations = Array(repeating: [], count: count)
    // The closed forms tell a limited number of priorities apart, the solver any number.
    needsSolver = slots.isCoarse
  }

  /// Lays out the whole tree. A side that is nil takes its fitting size, at most `maximum`.
  mutating func run(width: Double?, height: Double?, target: FittingTarget = .compressed, maximum: Size = .unlimited) {
    isRootFree = PerAxis(width == nil, height == nil)
    origins.horizontal[0] = context.frame.minX
    origins.vertical[0] = context.frame.minY
    let request = RootRequest(width: width, height: height, target: target, maximum: maximum)
    if isIsland || needsSolver && !solvesNothing {
      solveIsland(request)
      return
    }
    findKnownLengths(width: width, height: height)
    if needsSolver, !solvesNothing {
      solveIsland(request)
      return
    }
    for axis in [LayoutAxis.horizontal, .vertical] {
      for index in tree.nodes.indices.reversed() { costs[index] = cost(of: index, axis) }
      let isHorizontal = axis == .horizontal
      let most = isHorizontal ? maximum.width : maximum.height
      lengths[axis][0] = (isHorizontal ? width : height) ?? min(fittingLength(target, axis), most)
      for index in tree.nodes.indices { placeChildren(of: index, axis) }
      checkAmbiguity(axis)
    }
    if needsSolver, !solvesNothing {
      notModelled = []
      solveIsland(request)
    }
  }

  /// The root's length that a fitting target leads to (facts/layout.md 11).
  private func fittingLength(_ target: FittingTarget, _ axis: LayoutAxis) -> Double {
    let isHorizontal = axis == .horizontal
    let length = isHorizontal ? target.size.width : target.size.height
    let priority = isHorizontal ? target.horizontalPriority : target.verticalPriority
    var wishes = LengthCost.Wishes()
    if priority >= .required {
      wishes.require(.equal, length)
    } else {
      wishes.wish(.equal, length, slots.unit(priority.value))
    }
    return wishes.cost.added(to: costs[0]).natural
  }

  /// Whether leading is right inside a view.
  func isRightToLeft(_ index: NodeIndex) -> Bool {
    attributes[index].forcesRightToLeft ?? (context.traits.layoutDirection == .rightToLeft)
  }

  /// Sets a view's place in its parent and in the window.
  mutating func place(_ index: NodeIndex, axis: LayoutAxis, at position: Double, length: Double) {
    positions[axis][index] = position
    lengths[axis][index] = length
    guard let parent = tree.nodes[index].parent else { return }
    var physical = position
    if axis == .horizontal, isRightToLeft(parent) { physical = lengths[axis][parent] - position - length }
    origins[axis][index] = origins[axis][parent] + physical - scrollOffsets[axis][parent]
  }

  /// Notes what a frame rests on, once.
  mutating func note(_ approximation: String?, on index: NodeIndex) {
    guard let approximation, !approximations[index].contains(approximation) else { return }
    approximations[index].append(approximation)
  }

  /// Places the children of one view along an axis.
  private mutating func placeChildren(of index: NodeIndex, _ axis: LayoutAxis) {
    guard !tree.children(of: index).isEmpty else { return }
    if isCollapsed[axis][index] {
      for child in tree.children(of: index) { place(child, axis: axis, at: 0, length: 0) }
      return
    }
    switch attributes[index].kind {
    case .vstack, .hstack, .stack: placeStack(index, axis)
    case .scroll: placeScrolledContent(of: index, axis)
    default:
      for child in tree.children(of: index) { placeInView(child, of: index, axis) }
    }
    for child in tree.children(of: index) where ignoresSafeArea[axis][index] { ignoresSafeArea[axis][child] = true }
  }

  /// Collects every priority that may be compared.
  private static func priorities(
    of attributes: [NodeAttributes], _ tree: ViewTree, _ target: FittingTarget
  ) -> [Double] {
    var used = [
      target.horizontalPriority.value, target.verticalPriority.value, PrioritySlots.shortStack,
      PrioritySlots.shortAcross, PrioritySlots.evenCentres,
    ]
    for index in attributes.indices {
      add(index, .horizontal)
      add(index, .vertical)
      if attributes[index].distribution == .fillProportionally {
        used.append(Self.proportionalPriority(children: tree.children(of: index).count))
      }
    }
    return used

    func add(_ index: Int, _ axis: LayoutAxis) {
      used.append(attributes[index].hugging[axis])
      used.append(attributes[index].compressionResistance[axis])
      add(attributes[index].dimensions[axis])
      if let pin = attributes[index].pin {
        add(pin.start[axis])
        add(pin.end[axis])
      }
    }

    func add(_ dimensions: [Dimension]) {
      for dimension in dimensions where dimension.priority < .required { used.append(dimension.priority.value) }
    }
  }

  /// The priority at which the last child of a proportional stack wants its share (facts/layout.md 4, read in source).
  static func proportionalPriority(children: Int) -> Double { max(1, 1000 - Double(children)) }
}
