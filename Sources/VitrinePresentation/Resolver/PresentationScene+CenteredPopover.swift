import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

extension PresentationScene {
  /// Puts a screen into seed 000's centred popover: its arithmetic from the screen, UIKit's placement.
  mutating func standCenteredPopover(_ screen: Screen) {
    let words = plan.entry.map { PresetWords($0) } ?? PresetWords(.null)
    guard let pair = words.pair("size"), pair.0 != 0 || pair.1 != 0 else {
      notModelled(
        "the popup", reason: "the seed stops the program when 'size' is zero", place: plan.entry?.place)
      return
    }
    let size = Size(pair.0, pair.1)
    // The code measures once, when the view is loaded; nothing moves it after a rotation.
    let popover = CenteredPopover(screen: moment.measuredScreen, size: size)
    let root = presenter.tree.nodes.first?.windowFrame ?? window
    let anchor = popover.standardizedSourceRect.offset(by: root.origin)
    let insets = WindowInsets(moment.environment, covering: spec.screen(presenter.screen), spec: spec)
    var input = PopoverPlacementInput(
      container: window.size, scale: moment.environment.scale, anchor: anchor, preferred: size)
    input.safeArea = insets.safeArea
    input.statusBar = insets.statusBar
    input.usesSafeArea = traits.iOS >= PopoverFacts.safeAreaVersion.value
    input.margins = EdgeInsets(all: PopoverFacts.layoutMargin(iOS: traits.iOS).value)
    input.permitted = [.up]
    input.canOverlap = true
    input.arrowHeight = CenteredPopover.arrowHeight
    input.arrowBase = 0
    input.cornerRadius = 0
    input.presentedCoversArrow = false
    input.outline = .custom(draws: [], maskedCorners: [])
    input.keyboardTop = moment.keyboardTop
    input.current = moment.currentDirection
    let config = Self.config(words).over(.standard)
    finishPopover(screen, input: input, layer: layer(config), chrome: PopoverChrome(isCustom: true, fill: nil))
    result.dimming = ResolvedDimming(
      frame: popover.dimmingFrame.offset(by: root.origin), color: CenteredPopover.dimmingColor, alpha: 1, blur: nil,
      tap: (words.bool("enableDismiss") ?? true) ? .dismiss : .none, isAnimated: false, origin: plan.origin)
  }

  /// Returns the eight values that the words set.
  private static func config(_ words: PresetWords) -> CenteredPopoverConfig {
    var config = CenteredPopoverConfig()
    config.shadowOffset = words.pair("shadowOffset").map { Point($0.0, $0.1) }
    config.shadowRadius = words.number("shadowRadius")
    config.shadowOpacity = words.number("shadowOpacity")
    config.borderWidth = words.number("borderWidth")
    config.cornerRadius = words.number("cornerRadius")
    config.maskedCorners = words.texts("maskedCorners")
    return config
  }

  /// Returns the layer that the values make: shadow of the background, border and corners of the content's superview.
  private func layer(_ config: CenteredPopoverConfig) -> ResolvedLayer {
    let words = plan.entry.map { PresetWords($0) } ?? PresetWords(.null)
    var layer = ResolvedLayer()
    layer.cornerRadius = config.cornerRadius ?? 0
    let corners = config.maskedCorners ?? []
    layer.maskedCorners = corners.count == 4 ? [] : corners
    let borderColor = words.color("borderColor") ?? config.borderColor.flatMap { LibraryColor.authored($0) }
    if let width = config.borderWidth, width > 0 { layer.border = (width, borderColor.flatMap { color($0) }) }
    let shadowColor = words.color("shadowColor") ?? config.shadowColor.flatMap { LibraryColor.authored($0) }
    layer.shadow = (
      color: shadowColor.flatMap { color($0) }, opacity: config.shadowOpacity ?? 0,
      offset: config.shadowOffset ?? .zero,
      radius: config.shadowRadius ?? 0
    )
    return layer
  }
}
