import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

extension PresentationScene {
  /// Returns the preferred content size of what is presented; a side of 0 says nothing.
  ///
  /// - Parameter room: What a measured side may take at most.
  mutating func preferredContentSize(_ screen: Screen, room: Size) -> Size {
    let owner = Self.sizeOwner(screen, spec: spec, traits: traits)
    let field = owner.entry.resolved(for: traits).field(.preferredContentSize)
    guard let value = moment.preferredContentSize ?? field?.value.value else { return .zero }
    switch value {
    case .size(let size): return Size(max(0, size.width ?? 0), max(0, size.height ?? 0))
    case .preset: return fittedLikeSeed(owner, words: PresetWords(.null), place: field?.value.place)
    case .word(let word) where word == "fit":
      return fitted(screen, width: nil, height: nil, maximum: room)
    case .entry(let entry):
      if entry.gives(.preset) {
        return fittedLikeSeed(owner, words: PresetWords(entry), place: field?.value.place)
      }
      return contentSize(entry, screen: screen, room: room)
    default: return .zero
    }
  }

  /// Returns the screen whose preferred size counts: a container's own, else that of what it shows.
  private static func sizeOwner(_ screen: Screen, spec: Spec, traits: TraitSet) -> Screen {
    if screen.entry.resolved(for: traits).gives(.preferredContentSize) { return screen }
    return ContainerChain.visible(in: screen, spec: spec)
  }

  /// Returns a size that is written side by side.
  private mutating func contentSize(_ entry: Entry, screen: Screen, room: Size) -> Size {
    let base = measuredBase ?? window.size
    let width = entry.field(.width)?.value.value
    let height = entry.field(.height)?.value.value
    let most = entry[.max]?.value
    let maximum = Size(
      min(room.width, most?.width ?? .infinity), min(room.height, most?.height ?? .infinity))
    let givenWidth = Self.side(width, base.width)
    let givenHeight = Self.side(height, base.height)
    let fitsWidth = width == .word("fit")
    let fitsHeight = height == .word("fit")
    guard fitsWidth || fitsHeight else { return Size(givenWidth ?? 0, givenHeight ?? 0) }
    return fitted(
      screen, width: fitsWidth ? nil : givenWidth, height: fitsHeight ? nil : givenHeight, maximum: maximum)
  }

  /// Returns a side that is not measured; nil for `fit` and for nothing.
  private static func side(_ value: Value?, _ base: Double) -> Double? {
    switch value {
    case .number(let number)?: max(0, number)
    case .amount(let amount)?: max(0, amount.resolved(in: base))
    case .dimensions(let list)?: DimensionSolver.length(list, side: base, preferred: 0)
    default: nil
    }
  }

  /// Returns the smallest size in which a screen holds, sides that are given kept.
  ///
  /// - Parameter showsScrolled: Whether what scrolls counts with its whole length.
  mutating func fitted(
    _ screen: Screen, width: Double?, height: Double?, maximum: Size, showsScrolled: Bool = true
  ) -> Size {
    var limit = maximum
    if let height { limit.height = height }
    let content = ContainerChain.visible(in: screen, spec: spec)
    if showsScrolled, content.tree?.nodes.contains(where: { $0.kind == .scroll }) ?? false {
      approximate("what scrolls counts with its whole length when it is fitted")
    }
    guard
      let size = SceneLayout.fittingSize(
        screen, spec: spec, environment: moment.environment, width: width, maximum: limit,
        showsScrolled: showsScrolled)
    else {
      notModelled(
        "the fitting size of '\(screen.name.value)'", reason: "its inside is not laid out, so the size counts as 0",
        place: screen.name.place)
      return Size(width ?? 0, height ?? 0)
    }
    return Size(width ?? min(size.width, maximum.width), height ?? min(size.height, maximum.height))
  }

  /// Returns the size that seed 004 computes: what the text view needs within the presenter's size, nothing subtracted.
  private mutating func fittedLikeSeed(_ screen: Screen, words: PresetWords, place: SourcePlace?) -> Size {
    let bounds = presenter.tree.nodes.first?.windowFrame.size
    let situation = FitPopover(textViewIsLoaded: true, presentingBounds: bounds)
    guard let measured = situation.measuredWith else { return .zero }
    let id = words.text("textView")
    guard let node = Self.textView(screen, id: id), let text = screen.tree?.nodes[node] else {
      notModelled(
        "the preferred size of '\(screen.name.value)'", reason: "there is no text view to measure", place: place)
      return .zero
    }
    // The text view alone, outside its surroundings, as sizeThatFits measures it.
    var alone = text
    alone.parent = nil
    alone.entry.fields.removeAll { Self.placementKeys.contains($0.key) }
    let solitary = Screen(
      name: screen.name, entry: Entry(.screen, at: screen.entry.place), kind: .view, tree: ViewTree(nodes: [alone]))
    let fitted = SceneLayout.fittingSize(
      solitary, spec: spec, environment: moment.environment, width: nil, maximum: measured)
    approximate("sizeThatFits of a text view (layout 8)")
    return situation.preferredContentSize(fittedContent: fitted)
  }

  /// The keys that place a view among others.
  private static let placementKeys: [KeyID] = [
    .pin, .center, .frame, .flex, .width, .height, .size, .aspect, .constraints,
  ]

  /// Returns the text view with an id, or the first one.
  private static func textView(_ screen: Screen, id: String?) -> NodeIndex? {
    guard let tree = screen.tree else { return nil }
    if let id, let index = tree.index(of: id) { return index }
    return tree.nodes.firstIndex { $0.kind == .textView }
  }

  /// What percentages are of when code measures the screen or the window once; nil for the usual container.
  var measuredBase: Size? {
    let word =
      entry[.code]?.value[.measures]?.value ?? plan.entry?[.code]?.value[.measures]?.value
    switch word {
    case "screen": return moment.measuredScreen
    case "window": return moment.measuredWindow
    default: return nil
    }
  }
}
