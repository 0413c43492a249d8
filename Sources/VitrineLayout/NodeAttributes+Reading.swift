import VitrinePlatform
import VitrineModel
import VitrineSchema
import VitrineSource

extension NodeAttributes {
  /// Reads a node; `extra` holds attributes of the root view that were written on the screen.
  init(_ node: ViewNode, extra: Entry?, traits: TraitSet) {
    kind = node.kind
    let priorities = ControlPriorities(for: ControlKind(node.kind))
    hugging = PerAxis(priorities.horizontalHugging, priorities.verticalHugging)
    compressionResistance = PerAxis(priorities.compressionResistance, priorities.compressionResistance)
    place = node.kindPlace
    stackAxis = node.kind == .hstack ? .horizontal : .vertical
    let entry = node.entry.field(.vary) == nil ? node.entry : node.entry.resolved(for: traits)
    for field in extra?.fields ?? [] where Self.rootKeys.contains(field.key) && entry.field(field.key) == nil {
      read(field.key, field.value)
    }
    for field in entry.fields { read(field.key, field.value) }
    readKindValue(entry, node.kind)
    for axis in [LayoutAxis.horizontal, .vertical] {
      hugging[axis] = min(hugging[axis], PrioritySlots.strongestWish)
      compressionResistance[axis] = min(compressionResistance[axis], PrioritySlots.strongestWish)
    }
  }

  /// Keys that a screen may give to its root view (language 4.3).
  private static let rootKeys: [KeyID] = [.layoutMargins, .constraints, .bounds]

  /// Takes over one attribute; keys that do not touch layout are passed over.
  private mutating func read(_ key: KeyID, _ value: Authored<Value>) {
    switch (key, value.value) {
    case (.isHidden, .bool(let flag)): isHidden = flag
    case (.width, .dimensions(let list)): dimensions.horizontal += list
    case (.height, .dimensions(let list)): dimensions.vertical += list
    case (.size, .size(let size)): readSize(size, at: value.place)
    case (.aspect, .number(let ratio)) where ratio > 0: aspect = ratio
    case (.hugging, .axisPriorities(let pair)): hugging = PerAxis(pair.horizontal.value, pair.vertical.value)
    case (.compressionResistance, .axisPriorities(let pair)):
      compressionResistance = PerAxis(pair.horizontal.value, pair.vertical.value)
    case (.layoutMargins, .directionalInsets(let insets)): layoutMargins = insets
    case (.semanticContentAttribute, .word(let word)):
      forcesRightToLeft = word == "forceRightToLeft" ? true : word == "forceLeftToRight" ? false : nil
    case (.axis, .word(let word)):
      stackAxis = word == "horizontal" ? .horizontal : .vertical
      scrolls = PerAxis(word != "vertical", word != "horizontal")
    case (.spacing, .number(let points)): spacing = points
    case (.distribution, _): distribution = Word<StackDistribution>(value.value)?.word ?? .fill
    case (.alignment, _): alignment = Word<StackAlignment>(value.value)?.word ?? .fill
    case (.customSpacing, .number(let points)): customSpacing = points
    case (.frame, .rect(let rect)):
      frame = rect
      place = value.place
    case (.flex, .list(let items)):
      for item in items {
        if let part = String(item.value).flatMap(FlexibleParts.init(word:)) { flexible.insert(part) }
      }
    case (.pin, .entry(let entry)):
      pin = PinAttributes(entry)
      if frame == nil { place = value.place }
    case (.center, .entry(let entry)):
      center = CenterAttributes(entry)
      if frame == nil && pin == nil { place = value.place }
    case (.center, .bool(true)):
      center = CenterAttributes(Entry(.center, at: value.place))
      if frame == nil && pin == nil { place = value.place }
    case (.bounds, .size(let size)): bounds = size
    case (.constraints, _): constraints = Constraints(value.value)?.all ?? []
    default: readContentAttribute(key, value.value)
    }
  }

  /// Takes over an attribute of text, scroll views or controls.
  private mutating func readContentAttribute(_ key: KeyID, _ value: Value) {
    switch (key, value) {
    case (.contentOffset, .point(let point)): contentOffset = point
    case (.contentInset, .edgeInsets(let insets)): contentInset = insets
    case (.baseline, .point(let point)): baseline = point
    case (.font, .font(let written)): font = written
    case (.lineBreakMode, .word(let word)): lineBreakMode = LineBreakMode(rawValue: word) ?? lineBreakMode
    case (.numberOfLines, .number(let count)): numberOfLines = max(0, Int(min(count, 1_000_000)))
    case (.isScrollEnabled, .bool(let flag)): isScrollEnabled = flag
    case (.configuration, .word(let word)): configuration = word == "none" ? nil : word
    case (.borderStyle, .word(let word)): hasBorder = word != "none"
    default: break
    }
  }

  /// Takes over `size`: a required width and height.
  private mutating func readSize(_ size: OptionalSize, at place: SourcePlace) {
    if let width = size.width {
      dimensions.horizontal.append(Dimension(.equal, Amount(points: width), .required, at: place))
    }
    if let height = size.height {
      dimensions.vertical.append(Dimension(.equal, Amount(points: height), .required, at: place))
    }
  }

  /// Takes over the value under the kind's own key.
  private mutating func readKindValue(_ entry: Entry, _ kind: NodeKind) {
    guard let value = entry.field(kind.key)?.value.value else { return }
    switch value {
    case .text(let written), .word(let written), .name(let written):
      text = written
      variant = written
    case .size(let size): givenSize = size
    case .number(let number): pages = max(0, Int(min(number, 1_000)))
    case .list(let items):
      for item in items {
        if let title = String(item.value) { titles.append(title) }
        if case .entry(let entry) = item.value { barItems.append(Authored(entry, at: item.place)) }
      }
    default: break
    }
  }
}

extension PinAttributes {
  /// Reads `pin` in its normal form.
  init(_ entry: Entry) {
    guide = PlacementGuide(word: entry[.to]?.value)
    if let edges = entry[.edges] {
      let insets = edges.value
      func exactly(_ points: Double) -> [Dimension] {
        [Dimension(.equal, Amount(points: points), .required, at: edges.place)]
      }
      start = PerAxis(exactly(insets.leading), exactly(insets.top))
      end = PerAxis(exactly(insets.trailing), exactly(insets.bottom))
    }
    if let leading = entry[.leading] { start.horizontal = leading.value.all }
    if let top = entry[.top] { start.vertical = top.value.all }
    if let trailing = entry[.trailing] { end.horizontal = trailing.value.all }
    if let bottom = entry[.bottom] { end.vertical = bottom.value.all }
    guard ![.edges, .leading, .top, .trailing, .bottom].contains(where: entry.gives) else { return }
    let flush = [Dimension(.equal, Amount(), .required, at: entry.place)]
    start = PerAxis(flush, flush)
    end = PerAxis(flush, flush)
  }
}

extension CenterAttributes {
  /// Reads `center` in its normal form; with one of x and y only that axis is held.
  init(_ entry: Entry) {
    guide = PlacementGuide(word: entry[.to]?.value)
    place = entry.place
    let x = entry[.x]?.value
    let y = entry[.y]?.value
    offset = x == nil && y == nil ? PerAxis(0, 0) : PerAxis(x, y)
  }
}
