import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

extension PresentationScene {
  /// Puts a screen into a popover.
  mutating func standPopover(_ screen: Screen) {
    let config = popoverConfiguration
    if plan.isCenteredPopover {
      standCenteredPopover(screen)
      return
    }
    guard let anchor = findAnchor() else { return }
    var input = placementInput(anchor, config: config)
    input.preferred = preferredContentSize(screen, room: PopoverPlacement.roomForContent(input))
    finishPopover(screen, input: input, layer: popoverLayer(config), chrome: chrome(config))
    result.dimming = dimming(config?[.dimming]?.value, container: window)
    if config?[.popoverLayoutMargins] == nil, PopoverFacts.layoutMargin(iOS: traits.iOS).isApproximate {
      approximate("popover layout margins of 10 from iOS 14 on (uikit-presentation 1.7)")
    }
  }

  /// Places a popover and lays its content out.
  mutating func finishPopover(
    _ screen: Screen, input: PopoverPlacementInput, layer: ResolvedLayer, chrome: PopoverChrome
  ) {
    var layout = PopoverPlacement.place(input)
    layout.chrome = chrome
    result.popover = layout
    approximate(PopoverPlacement.approximation.name)
    if isNavigation(screen) { approximate("the height of a navigation bar inside a popover") }
    let showsChrome = input.outline == .standard
    if showsChrome, input.arrowHeight > 0 {
      approximate("base and corner radius of the popover's chrome (uikit-presentation 5.3)")
    }
    result.presented = presented(
      screen, frame: layout.presentedViewFrame, safeArea: layout.presentedSafeArea, layer: layer)
  }

  /// Whether a navigation bar may show.
  private func isNavigation(_ screen: Screen) -> Bool {
    if case .navigation = screen.kind { return true }
    return screen.entry[.container]?.value == "navigation"
  }

  /// The popover's configuration with what the delegate sets at the last moment; nil without either.
  var popoverConfiguration: Entry? {
    let written = spec.popover(of: entry)?.resolved(for: traits)
    guard case .entry(let prepared)? = delegate?[.prepareForPopoverPresentation]?.value else { return written }
    return written.map { prepared.merged(over: $0) } ?? prepared
  }

  /// Finds the anchor and notes why there is none.
  mutating func findAnchor() -> AnchorFinder.Anchor? {
    var keys = entry
    if case .entry(let prepared)? = delegate?[.prepareForPopoverPresentation]?.value {
      keys = prepared.merged(over: keys)
    }
    var frozen = moment.frozenSourceRect
    let isItem = keys.gives(.barButtonItem) || (keys.gives(.sourceItem) && traits.iOS >= IOSVersion(16))
    if moment.isReposition, !isItem, case .entry(let answer)? = delegate?[.willRepositionPopoverTo]?.value {
      keys = answer.merged(over: keys)
      frozen = nil
    }
    let finder = AnchorFinder(
      spec: spec, tree: presenter.tree, screen: presenter.from, entry: keys, traits: traits,
      measured: measuredBase, frozen: frozen)
    switch finder.find() {
    case .problem(let problem):
      result.anchorProblem = problem
      return nil
    case .found(let anchor):
      if anchor.isEmptyView { result.anchorProblem = .empty(anchor.name) }
      frozenSourceRect = anchor.sourceRect
      if anchor.isBarItem, traits.iOS >= IOSVersion(26) {
        approximate("a popover of iOS 26 grows out of its item (uikit-presentation 1.1)")
      }
      return anchor
    }
  }

  /// Returns the input of the placement but for the content's size.
  func placementInput(_ anchor: AnchorFinder.Anchor, config: Entry?) -> PopoverPlacementInput {
    let environment = moment.environment
    let insets = WindowInsets(environment, covering: spec.screen(presenter.screen), spec: spec)
    var input = PopoverPlacementInput(
      container: environment.windowSize, scale: environment.scale, anchor: anchor.rect, preferred: .zero)
    input.safeArea = insets.safeArea
    input.statusBar = insets.statusBar
    input.usesSafeArea = traits.iOS >= PopoverFacts.safeAreaVersion.value
    input.margins =
      config?[.popoverLayoutMargins]?.value ?? EdgeInsets(all: PopoverFacts.layoutMargin(iOS: traits.iOS).value)
    input.isBarItem = anchor.isBarItem
    if let written = config?[.permittedArrowDirections]?.value.values {
      input.permitted = ArrowDirection.directions(written)
    }
    input.canOverlap = config?[.canOverlapSourceViewRect]?.value ?? false
    input.keyboardTop = moment.keyboardTop
    input.current = moment.currentDirection
    applyBackground(config, to: &input)
    return input
  }

  /// Sets the metrics of the background: UIKit's chrome, a class of one's own, or the preset of seed 003.
  private func applyBackground(_ config: Entry?, to input: inout PopoverPlacementInput) {
    input.arrowHeight = PopoverFacts.arrowHeight.value
    input.arrowBase = PopoverFacts.arrowBase.value
    input.cornerRadius = PopoverFacts.cornerRadius(iOS: traits.iOS).value
    input.presentedCoversArrow = traits.iOS >= PopoverFacts.viewUnderArrowVersion.value
    guard let background = config?[.background]?.value else { return }
    input.presentedCoversArrow = false
    switch background {
    case .entry(let entry) where !entry.gives(.preset):
      input.arrowHeight = max(0, entry[.arrowHeight]?.value ?? 0)
      input.arrowBase = max(0, entry[.arrowBase]?.value ?? 0)
      input.cornerRadius = max(0, entry[.cornerRadius]?.value ?? 0)
      input.contentInsets = entry[.contentViewInsets]?.value ?? .zero
      let draws = entry[.draws].map { ArrowDirection.directions($0.value.values) } ?? input.permitted
      input.outline = .custom(draws: draws, maskedCorners: entry[.maskedCorners]?.value.values ?? [])
    case .entry(let entry): applySeedBackground(PresetWords(entry), to: &input)
    default: applySeedBackground(PresetWords(.null), to: &input)
    }
  }

  /// Sets the metrics of seed 003's background.
  private func applySeedBackground(_ words: PresetWords, to input: inout PopoverPlacementInput) {
    let seed = ArrowBackground.seed
    input.arrowHeight = words.number("arrowHeight") ?? seed.arrowHeight
    input.arrowBase = words.number("arrowBase") ?? seed.arrowBase
    input.cornerRadius = words.number("cornerRadius") ?? seed.cornerRadius
    input.contentInsets = seed.contentViewInsets
    input.outline = .seed003
  }

  /// Returns how the background is painted: by UIKit in the popover's own colour, by a class, or as seed 003 does.
  private func chrome(_ config: Entry?) -> PopoverChrome {
    guard let background = config?[.background]?.value else {
      return PopoverChrome(isCustom: false, fill: config?[.backgroundColor].flatMap { color($0.value) })
    }
    guard case .entry(let entry) = background, !entry.gives(.preset) else {
      return PopoverChrome(
        isCustom: true, fill: ArrowBackground.fill, strokeWidth: ArrowBackground.lineWidth,
        strokeColor: ArrowBackground.stroke)
    }
    let stroke = entry[.stroke]?.value
    return PopoverChrome(
      isCustom: true, fill: entry[.fill].flatMap { color($0.value) },
      strokeWidth: stroke.map { $0.field(.width).flatMap { Self.points($0.value.value) } ?? 1 } ?? 0,
      strokeColor: stroke?[.color].flatMap { color($0.value) })
  }

  /// Returns the layer around a popover's content: the background's shadow, then what is set on the content's superview.
  private func popoverLayer(_ config: Entry?) -> ResolvedLayer {
    var layer = ResolvedLayer()
    if case .entry(let background)? = config?[.background]?.value, background.gives(.shadow) {
      layer.shadow = self.layer(background).shadow
    }
    return self.layer(config?[.contentSuperview]?.value, over: layer)
  }
}

extension ArrowDirection {
  /// Returns the directions that words name, in UIKit's order; `any` names all.
  fileprivate static func directions(_ words: [String]) -> [ArrowDirection] {
    words.contains("any") ? allCases : allCases.filter { words.contains($0.rawValue) }
  }
}
