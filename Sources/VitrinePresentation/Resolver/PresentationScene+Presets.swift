import VitrineLayout
import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

extension PresentationScene {
  /// Puts a screen where a library puts it.
  mutating func standPreset(_ preset: String, screen: Screen) {
    let words = plan.entry.map { PresetWords($0) } ?? PresetWords(.null)
    if preset == "swiftpopup/popup" {
      standSwiftPopup(screen, words: words)
    } else if let style = plan.entry, let preset = PresentrPreset(style: style, environment: moment.environment) {
      standPresentr(screen, preset)
    } else {
      notModelled(
        "the preset '\(preset)'", reason: "its frames cannot be computed from its words", place: plan.entry?.place)
    }
  }

  /// SwiftPopup: the whole container, its view transparent, nothing dismisses it by touch.
  private mutating func standSwiftPopup(_ screen: Screen, words: PresetWords) {
    let insets = WindowInsets(moment.environment, covering: screen, spec: spec).safeArea
    var standing = presented(screen, frame: window, safeArea: insets)
    standing.backgroundColor = RGBA(0, 0, 0, 0)
    result.presented = standing
    let background = words.color("backViewColor").flatMap { color($0) } ?? SwiftPopup.backViewColor
    result.dimming = ResolvedDimming(
      frame: window, color: background, alpha: 1, blur: nil, tap: .none, isAnimated: true, origin: plan.origin)
  }

  /// Presentr: the library's frame, layer, dimming and keyboard.
  private mutating func standPresentr(_ screen: Screen, _ preset: PresentrPreset) {
    var preset = preset
    if preset.asksDevice { approximate("the device is held as the interface stands (seed-systems 1.3)") }
    if case .dynamic = preset.geometry.type {
      // The library asks for the compressed size without any limit.
      preset.geometry.fittingSize = fitted(
        screen, width: nil, height: nil, maximum: Size(SceneLayout.unlimited, SceneLayout.unlimited),
        showsScrolled: false)
    }
    let keyboard = moment.environment.keyboardHeight.map { preset.keyboard(height: $0).frame }
    let frame = moment.frozenFrame ?? keyboard ?? preset.geometry.frame
    let insets = WindowInsets.insets(of: frame, window: window, safeArea: moment.environment.safeArea)
    let layer = presentrLayer(preset.geometry, words: preset.words)
    if case .preset(let name) = screen.kind, name == "presentr/alertViewController" {
      result.presented = presentrAlert(
        screen, version: preset.version, frame: frame, layer: layer, safeArea: insets)
    } else {
      result.presented = presented(screen, frame: frame, safeArea: insets, layer: layer)
    }
    result.dimming = presentrDimming(preset)
  }

  /// The first release that does not clip to round corners (seed-systems 1.5, source).
  private static let firstUnclipped = PresentrVersion(IOSVersion(1, 9))
  /// The last release that clips only where it rounds (seed-systems 1.5, source).
  private static let lastClippingWhenRounded = PresentrVersion(IOSVersion(1, 0, 2))

  /// Returns the presented view's layer as the library leaves it.
  private func presentrLayer(_ geometry: PresentrGeometry, words: PresetWords) -> ResolvedLayer {
    var layer = ResolvedLayer()
    layer.cornerRadius = geometry.layerCornerRadius
    let shadow = words.words("dropShadow")
    if let shadow {
      layer.shadow = (
        color: shadow.color("shadowColor").map { color($0) } ?? RGBA(0, 0, 0, 1),
        opacity: shadow.number("shadowOpacity") ?? 0,
        offset: shadow.pair("shadowOffset").map { Point($0.0, $0.1) } ?? Point(0, -3),
        radius: shadow.number("shadowRadius") ?? 3
      )
    }
    if geometry.version < Self.firstUnclipped {
      layer.clipsToBounds =
        geometry.version <= Self.lastClippingWhenRounded ? layer.cornerRadius > 0 : shadow == nil
    }
    return layer
  }

  /// The dimming view's opacity when nobody says (seed-systems 1.5, source).
  private static let presentrOpacity = 0.7

  /// Returns the dimming view as the library makes it: the opacity replaces the colour's own alpha.
  private func presentrDimming(_ preset: PresentrPreset) -> ResolvedDimming {
    let words = preset.words
    let blurs = words.bool("blurBackground") ?? false
    var background = words.color("backgroundColor").flatMap { color($0) } ?? RGBA(0, 0, 0, 1)
    background.alpha = words.number("backgroundOpacity") ?? Self.presentrOpacity
    let tap: DimmingTap =
      switch preset.tap.backgroundTap {
      case .dismiss: .dismiss
      case .noAction: .none
      case .passthrough: .passthrough
      }
    return ResolvedDimming(
      frame: window, color: blurs ? nil : background, alpha: 1,
      blur: blurs ? (words.text("blurStyle") ?? "dark") : nil, tap: tap, isAnimated: true, origin: plan.origin)
  }

  /// Returns the library's own alert with its parts.
  private func presentrAlert(
    _ screen: Screen, version: PresentrVersion, frame: Rect, layer: ResolvedLayer, safeArea: EdgeInsets
  ) -> ResolvedPresented {
    let words = PresetWords(screen.entry.resolved(for: traits))
    var titles: [String] = []
    if case .list(let actions)? = words.value("actions") { titles = actions.map { Self.title(ofAction: $0.value) } }
    let layout = PresentrAlertLayout(version: version, viewSize: frame.size, actionCount: titles.count)
    var tree = SceneLayout.emptyTree(screen.name.value, frame: frame)
    func add(_ name: String, _ kind: String, _ rect: Rect, _ lines: [String], _ look: TextLook) {
      tree.addPart(
        name, kind: kind, frame: rect.offset(by: frame.origin), lines: lines, look: look,
        origin: .standard("seed-systems 1.11"))
    }
    let grey = PresentrAlertLayout.bodyGrey
    add(
      "title", "label", layout.title, words.text("title").map { [$0] } ?? [],
      TextLook(fontSize: PresentrAlertLayout.titleFont.size))
    add(
      "body", "label", layout.body, Self.bodyLines(words.text("body") ?? "", width: layout.body.width),
      TextLook(fontSize: PresentrAlertLayout.bodyFont.size, textColor: RGBA(grey, grey, grey, 1)))
    let guess = Approximation("the body's font measured as the system's (seed-systems 1.11)")
    tree.nodes[tree.nodes.count - 1].approximations = [guess]
    for (index, button) in layout.buttons.enumerated() {
      add(
        "button.\(index)", "button", button, index < titles.count ? [titles[index].uppercased()] : [],
        TextLook(fontSize: PresentrAlertLayout.buttonFont.size))
    }
    return ResolvedPresented(screen: screen.name.value, frame: frame, safeArea: safeArea, layer: layer, tree: tree)
  }

  /// Breaks the body as far as its lines go.
  private static func bodyLines(_ text: String, width: Double) -> [String] {
    guard !text.isEmpty else { return [] }
    let font = TextFont(size: PresentrAlertLayout.bodyFont.size)
    let lines = TextLines(text, font: font, width: width, limit: PresentrAlertLayout.bodyLines)
    let bytes = Array(text.utf8)
    return lines.lines.map { String(decoding: bytes[$0.bytes], as: UTF8.self) }
  }

  /// Returns the title of an action of the library's alert, whatever its kind.
  private static func title(ofAction value: Value) -> String {
    switch value {
    case .text(let title), .word(let title), .name(let title): title
    case .entry(let entry): (entry[.cancel] ?? entry[.destructive] ?? entry[.default])?.value ?? ""
    case .names(let names): names.first.flatMap { String($0.value.value) } ?? ""
    default: ""
    }
  }
}
