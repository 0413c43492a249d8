import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

/// A tree with written constraints as one system of linear constraints over the places and lengths of its views
/// (facts/layout.md 6).
///
/// Places are counted from the root's leading edge or top, in the root's own direction.
struct Island {
  /// The tree and what was read of it.
  let engine: LayoutEngine
  /// Whether guides of views other than the root count as they were found in the round before.
  let isPlaced: Bool
  /// Which axes are solved together.
  let axes: [LayoutAxis]
  /// The constraints so far.
  private(set) var constraints: [PriorityConstraint] = []
  /// Where each comes from, by its tag.
  private(set) var sources: [IslandSource] = []
  /// Wishes that decide what nothing else does, strongest first.
  private(set) var ties: [PriorityConstraint] = []
  /// Natural lengths of leaves by axis, as measured for this round.
  let naturals: PerAxis<[Double?]>
  /// The length at which the closed forms find each node best off by itself, by axis; nil where every length is as good.
  let fits: PerAxis<[Double?]>
  /// Whether nothing says how long each node is across a stack, by axis.
  let isOpen: PerAxis<[Bool]>
  /// The length by which each node takes its share of a stack that fills proportionally, by axis.
  let shares: PerAxis<[Double]>

  /// The first node of each id.
  let indices: [String: NodeIndex]

  /// Quantities of a node: place and length on each axis.
  private static let quantitiesPerNode = 4

  /// Lowers a tree.
  ///
  /// - Parameters:
  ///   - naturals: The natural length of each leaf.
  ///   - fits: The length at which the closed forms find each node best off.
  ///   - isOpen: Whether nothing says how long each node is across a stack.
  ///   - shares: The length by which each node takes its share of a stack that fills proportionally.
  init(
    _ engine: LayoutEngine, axes: [LayoutAxis], isPlaced: Bool, naturals: PerAxis<[Double?]>, fits: PerAxis<[Double?]>,
    isOpen: PerAxis<[Bool]>, shares: PerAxis<[Double]>
  ) {
    self.engine = engine
    self.axes = axes
    self.isPlaced = isPlaced
    self.naturals = naturals
    self.fits = fits
    self.isOpen = isOpen
    self.shares = shares
    indices = Dictionary(
      engine.tree.nodes.enumerated().compactMap { index, node in node.id.map { ($0.value, index) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The number of quantities: those of the nodes, and two content lengths for each.
  var quantityCount: Int { engine.tree.nodes.count * (Self.quantitiesPerNode + 2) }

  /// The place of a node's leading edge or top.
  func start(_ node: NodeIndex, _ axis: LayoutAxis) -> LinearForm {
    LinearForm(of: node * Self.quantitiesPerNode + 2 * axis.rawValue)
  }

  /// The length of a node.
  func length(_ node: NodeIndex, _ axis: LayoutAxis) -> LinearForm {
    LinearForm(of: node * Self.quantitiesPerNode + 2 * axis.rawValue + 1)
  }

  /// The place of a node's trailing edge or bottom.
  func end(_ node: NodeIndex, _ axis: LayoutAxis) -> LinearForm { start(node, axis) + length(node, axis) }

  /// The place of a node's centre.
  func middle(_ node: NodeIndex, _ axis: LayoutAxis) -> LinearForm { start(node, axis) + 0.5 * length(node, axis) }

  /// The length of a scroll view's content.
  func contentLength(_ node: NodeIndex, _ axis: LayoutAxis) -> LinearForm {
    LinearForm(of: engine.tree.nodes.count * Self.quantitiesPerNode + 2 * node + axis.rawValue)
  }

  /// Adds a constraint: `left` relates to `right`.
  mutating func add(
    _ left: LinearForm, _ relation: LayoutRelation, _ right: LinearForm, priority: Double = 1000,
    from source: IslandSource
  ) {
    constraints.append(PriorityConstraint(left - right, relation, priority: priority, tag: sources.count))
    sources.append(source)
  }

  /// Adds a wish that counts only when nothing else decides.
  mutating func tie(_ left: LinearForm, _ right: LinearForm) {
    ties.append(PriorityConstraint(left - right, .equal, priority: 1))
  }

  /// Adds what a tree says on the axes.
  mutating func lower() {
    for axis in axes {
      for node in engine.tree.nodes.indices {
        addNode(node, axis)
        addChildren(of: node, axis)
      }
    }
    for node in engine.tree.nodes.indices {
      if axes.count == 2, let aspect = engine.attributes[node].aspect {
        add(
          length(node, .horizontal), .equal, aspect * length(node, .vertical),
          from: IslandSource(node: node, kind: .attribute("aspect"), place: engine.attributes[node].place))
      }
      for constraint in engine.attributes[node].constraints { addWritten(constraint, of: node) }
    }
    for axis in axes { addTies(axis) }
  }

  /// Adds a node's own lengths.
  private mutating func addNode(_ node: NodeIndex, _ axis: LayoutAxis) {
    let attributes = engine.attributes[node]
    let surroundings = IslandSource(node: node, kind: .surroundings, place: attributes.place)
    add(length(node, axis), .greaterThanOrEqual, LinearForm(), from: surroundings)
    let parent = engine.tree.nodes[node].parent
    if engine.isCollapsed[axis][node] {
      add(length(node, axis), .equal, LinearForm(), from: surroundings)
      if let parent, engine.isCollapsed[axis][parent] {
        add(start(node, axis), .equal, start(parent, axis), from: surroundings)
      }
      return
    }
    for dimension in attributes.dimensions[axis] {
      var wanted = LinearForm(dimension.amount.points)
      if dimension.amount.fraction != 0 {
        if let parent {
          wanted = wanted + dimension.amount.fraction * length(parent, axis)
        } else {
          wanted.constant += dimension.amount.fraction * engine.lengths[axis][node]
        }
      }
      add(
        length(node, axis), dimension.relation, wanted, priority: dimension.priority.value,
        from: IslandSource(
          node: node, kind: .attribute(axis == .horizontal ? "width" : "height"), place: dimension.place))
    }
    if let natural = naturals[axis][node] {
      let content = IslandSource(node: node, kind: .surroundings, place: attributes.place)
      add(
        length(node, axis), .lessThanOrEqual, LinearForm(natural), priority: attributes.hugging[axis], from: content)
      add(
        length(node, axis), .greaterThanOrEqual, LinearForm(natural), priority: attributes.compressionResistance[axis],
        from: content)
    }
  }

  /// Adds what places the children of a node.
  private mutating func addChildren(of parent: NodeIndex, _ axis: LayoutAxis) {
    guard !engine.isCollapsed[axis][parent] else { return }
    switch engine.attributes[parent].kind {
    case .vstack, .hstack, .stack:
      if axis == engine.attributes[parent].stackAxis { addAlong(parent, axis) } else { addAcross(parent, axis) }
    case .scroll: addScrolled(parent, axis)
    default: for child in engine.tree.children(of: parent) { addPlaced(child, in: parent, axis) }
    }
  }

  /// Adds frame, edges and centre of a child of a plain view.
  private mutating func addPlaced(_ child: NodeIndex, in parent: NodeIndex, _ axis: LayoutAxis) {
    let node = engine.attributes[child]
    if let frame = node.frame {
      addFrame(frame, of: child, in: parent, axis)
      return
    }
    func source(_ name: String, _ place: SourcePlace) -> IslandSource {
      IslandSource(node: child, kind: .attribute(name), place: place)
    }
    let isHorizontal = axis == .horizontal
    if let pin = node.pin {
      let guide = guide(pin.guide, of: parent, axis)
      for distance in pin.start[axis] {
        add(
          start(child, axis), distance.relation, guide.start + amount(distance, of: parent, axis),
          priority: distance.priority.value, from: source(isHorizontal ? "pin.leading" : "pin.top", distance.place))
      }
      for distance in pin.end[axis] {
        add(
          end(child, axis), distance.relation.opposite, guide.end - amount(distance, of: parent, axis),
          priority: distance.priority.value, from: source(isHorizontal ? "pin.trailing" : "pin.bottom", distance.place))
      }
    }
    if let center = node.center, let offset = center.offset[axis] {
      let guide = guide(center.guide, of: parent, axis)
      add(
        middle(child, axis), .equal, 0.5 * (guide.start + guide.end) + LinearForm(offset),
        from: source(isHorizontal ? "center.x" : "center.y", center.place ?? node.place))
    }
  }

  /// Returns a distance, percentages of the parent's length resolved.
  private func amount(_ distance: Dimension, of parent: NodeIndex, _ axis: LayoutAxis) -> LinearForm {
    LinearForm(distance.amount.points) + distance.amount.fraction * length(parent, axis)
  }

  /// Adds a frame that grows with its parent (facts/layout.md 5). Frames are physical and do not mirror.
  private mutating func addFrame(_ frame: Rect, of child: NodeIndex, in parent: NodeIndex, _ axis: LayoutAxis) {
    let node = engine.attributes[child]
    let bounds = engine.attributes[parent].bounds
    var grown = Autoresizing(frame, node.flexible, axis)
    let position = grown.position
    let own = grown.length
    let source = IslandSource(node: child, kind: .attribute("frame"), place: node.place)
    guard let drawn = axis == .horizontal ? bounds?.width : bounds?.height else {
      grown.before = false
      grown.itself = false
      grown.after = false
      addPhysical(LinearForm(position), LinearForm(own), of: child, in: parent, axis, source)
      return
    }
    // A frame follows its parent's length and never asks anything of it.
    if parent == 0 && !engine.isRootFree[axis] || isPlaced {
      let part = grown.resized(from: drawn, to: engine.lengths[axis][parent])
      addPhysical(LinearForm(part.position), LinearForm(part.length), of: child, in: parent, axis, source)
      return
    }
    // Both parts are straight lines over the parent's length.
    let one = grown.resized(from: drawn, to: drawn + 1)
    let more = length(parent, axis) - LinearForm(drawn)
    addPhysical(
      LinearForm(position) + (one.position - position) * more, LinearForm(own) + (one.length - own) * more, of: child,
      in: parent, axis, source)
  }

  /// Holds a child at a physical place.
  private mutating func addPhysical(
    _ position: LinearForm, _ own: LinearForm, of child: NodeIndex, in parent: NodeIndex, _ axis: LayoutAxis,
    _ source: IslandSource
  ) {
    // Until the parent's length is known: a flexible length never goes below 0 (facts/layout.md 5).
    let priority = own.isConstant ? 1000 : PrioritySlots.strongestWish
    add(length(child, axis), .equal, own, priority: priority, from: source)
    if axis == .horizontal, engine.isRightToLeft(0) {
      add(end(child, axis), .equal, end(parent, axis) - position, from: source)
    } else {
      add(start(child, axis), .equal, start(parent, axis) + position, from: source)
    }
  }

  /// Adds the content of a scroll view (facts/layout.md 10).
  private mutating func addScrolled(_ index: NodeIndex, _ axis: LayoutAxis) {
    let source = IslandSource(node: index, kind: .stack, place: engine.attributes[index].place)
    for child in engine.tree.children(of: index) {
      add(start(child, axis), .equal, start(index, axis), from: source)
      add(length(child, axis), .equal, contentLength(index, axis), from: source)
    }
    if engine.attributes[index].scrolls[axis] {
      add(contentLength(index, axis), .equal, LinearForm(), priority: PrioritySlots.shortStack, from: source)
    } else {
      add(contentLength(index, axis), .equal, length(index, axis), from: source)
    }
  }

  /// Adds the wishes that decide what is left open: later siblings keep their natural lengths, then lengths are as small as
  /// can be, then places (facts/layout.md 6).
  private mutating func addTies(_ axis: LayoutAxis) {
    for node in engine.tree.nodes.indices.reversed() {
      guard let parent = engine.tree.nodes[node].parent, engine.attributes[parent].isStack else { continue }
      let isAlong = engine.attributes[parent].stackAxis == axis
      if isOpen[axis][node] {
        if !isAlong { tie(length(node, axis), length(parent, axis)) }
      } else if let natural = naturals[axis][node] ?? fits[axis][node] {
        tie(length(node, axis), LinearForm(natural))
      }
    }
    for node in engine.tree.nodes.indices.reversed() { tie(length(node, axis), LinearForm()) }
    for node in engine.tree.nodes.indices.reversed() {
      guard let parent = engine.tree.nodes[node].parent else { continue }
      tie(start(node, axis), start(parent, axis))
    }
  }
}
