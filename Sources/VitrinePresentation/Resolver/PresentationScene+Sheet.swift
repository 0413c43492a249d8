import VitrineModel
import VitrinePlatform
import VitrineSchema
import VitrineSource

extension PresentationScene {
  /// Puts a screen on a sheet.
  mutating func standSheet(_ screen: Screen) {
    if traits.iOS >= SheetFacts.unmodelledVersion.value {
      approximate("sheets of iOS 26 stand as those of iOS 18 (uikit-presentation 2.4)")
    }
    let environment = moment.environment
    let insets = WindowInsets(environment, covering: screen, spec: spec).safeArea
    let config = Self.sheetEntry(entry, plan: plan, spec: spec, traits: traits)
    var sheet = SheetPlacement(
      container: window.size, safeArea: insets,
      portraitWidth: min(environment.screenSize.width, environment.screenSize.height), scale: environment.scale,
      traits: traits, form: outcome.form, style: outcome.style,
      preferred: preferredContentSize(screen, room: window.inset(by: insets).size))
    let hasController = traits.iOS >= StyleAdaptation.sheetControllerVersion
    if hasController, let config {
      sheet.prefersPageSizing = config[.prefersPageSizing]?.value
      sheet.widthFollowsPreferred = config[.widthFollowsPreferredContentSizeWhenEdgeAttached]?.value ?? false
      sheet.detents = detents(config, screen: screen, sheet: sheet)
      sheet.selected = moment.detent ?? config[.selectedDetentIdentifier]?.value
      if config.gives(.sourceView) {
        notModelled(
          "'sourceView' of the sheet", reason: "the sheet stands in the middle", place: config.keyPlace(.sourceView))
      }
    }
    sheet.keyboardTop = moment.keyboardTop
    nameSheetGuesses()
    let frame = sheet.frame
    var layer = ResolvedLayer()
    let radius =
      (hasController ? config?[.preferredCornerRadius]?.value : nil) ?? SheetFacts.cornerRadius.value
    layer.cornerRadius = radius
    layer.clipsToBounds = true
    result.presented = presented(screen, frame: frame, safeArea: sheet.presentedSafeArea, layer: layer)
    if traits.iOS >= SheetFacts.cardVersion.value {
      result.sheet = ResolvedSheet(
        detents: sheet.activeDetents, selected: sheet.selectedDetent.id,
        hasGrabber: config?[.prefersGrabberVisible]?.value ?? false, cornerRadius: radius)
    }
    result.dimming = sheetDimming(config, selected: sheet.selectedDetent.id, sheet: sheet)
  }

  /// Names what the frames of sheets rest on.
  private mutating func nameSheetGuesses() {
    switch outcome.form {
    case .card: approximate("top of a card and scale of its presenter (uikit-presentation 2.4)")
    case .edgeAttachedSheet: approximate("top of a sheet in compact height (uikit-presentation 2.4)")
    default: approximate("size of a floating sheet (uikit-presentation 2.3)")
    }
  }

  /// Returns the detents in the order of writing.
  private mutating func detents(_ config: Entry, screen: Screen, sheet: SheetPlacement) -> [SheetDetent] {
    guard let written = config[.detents]?.value.values else { return [] }
    var detents: [SheetDetent] = []
    for value in written {
      switch value {
      case .word("medium"), .name("medium"): detents.append(SheetDetent("medium", .medium))
      case .word("large"), .name("large"): detents.append(SheetDetent("large", .large))
      case .entry(let entry):
        guard traits.iOS >= Self.customDetentVersion else { continue }
        detents.append(
          SheetDetent(
            entry[.id]?.value ?? "", detentHeight(entry.field(.height)?.value.value, screen: screen, sheet: sheet)))
      default: break
      }
    }
    return detents
  }

  /// The first system with detents of one's own (4.2, documented).
  private static let customDetentVersion = IOSVersion(16)

  /// Returns a detent's height.
  private mutating func detentHeight(_ value: Value?, screen: Screen, sheet: SheetPlacement) -> SheetDetent.Height {
    switch value {
    case .number(let points)?: return .points(points)
    case .amount(let amount)?: return .amount(amount)
    case .dimensions(let list)?:
      return list.first.map { .amount($0.amount) } ?? .inactive
    case .word("fit")?:
      let width = sheet.frame.width
      return .points(
        fitted(screen, width: width, height: nil, maximum: Size(width, sheet.maximumDetentValue)).height)
    default: return .inactive
    }
  }

  /// Returns the shade over the presenter; nothing up to the largest undimmed detent.
  private func sheetDimming(_ config: Entry?, selected: String, sheet: SheetPlacement) -> ResolvedDimming? {
    if let limit = config?[.largestUndimmedDetentIdentifier]?.value,
      traits.iOS >= StyleAdaptation.sheetControllerVersion,
      let largest = sheet.activeDetents.first(where: { $0.id == limit }), sheet.selectedDetent.height <= largest.height
    {
      return nil
    }
    guard traits.iOS >= SheetFacts.cardVersion.value else { return nil }
    let grey = traits.appearance == .dark ? Self.darkShade : 0
    return ResolvedDimming(
      frame: window, color: RGBA(grey, grey, grey, SheetFacts.dimmingAlpha.value), alpha: 1, blur: nil,
      tap: presented?.entry.resolved(for: traits)[.isModalInPresentation]?.value == true ? .none : .dismiss,
      isAnimated: true, origin: .standard("uikit-presentation 2.4"))
  }

  /// The grey of the shade on dark ground: UIColor.lightGray (2.4, source).
  private static let darkShade = 2.0 / 3
}
