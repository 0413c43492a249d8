public import VitrineModel
public import VitrinePlatform
public import VitrineSchema

/// Frames and detents of page sheets and form sheets (facts/uikit-presentation.md 2.3, 2.4, 4.2, 4.3).
public struct SheetPlacement: Sendable {
  /// The container's size.
  public var container: Size
  /// The container's safe area.
  public var safeArea: EdgeInsets
  /// The portrait width of the screen.
  public var portraitWidth: Double
  /// Pixels per point.
  public var scale: Double
  /// The traits.
  public var traits: TraitSet
  /// How the sheet stands.
  public var form: StyleAdaptation.Form
  /// `pageSheet` or `formSheet`.
  public var style: ModalPresentationStyle
  /// The content's preferred size; sides of 0 say nothing.
  public var preferred: Size
  /// `prefersPageSizing`; nil for the system's.
  public var prefersPageSizing: Bool?
  /// `widthFollowsPreferredContentSizeWhenEdgeAttached`.
  public var widthFollowsPreferred: Bool
  /// The detents in the order of writing; empty for `large` alone.
  public var detents: [SheetDetent]
  /// The selected detent; nil for the smallest.
  public var selected: String?
  /// The docked keyboard's top in the container.
  public var keyboardTop: Double?

  /// Creates a sheet with UIKit's defaults.
  public init(
    container: Size, safeArea: EdgeInsets, portraitWidth: Double, scale: Double, traits: TraitSet,
    form: StyleAdaptation.Form, style: ModalPresentationStyle, preferred: Size
  ) {
    self.container = container
    self.safeArea = safeArea
    self.portraitWidth = portraitWidth
    self.scale = scale
    self.traits = traits
    self.form = form
    self.style = style
    self.preferred = preferred
    widthFollowsPreferred = false
    detents = []
  }

  /// How the sheet stands on its device.
  private var placement: SheetFacts.Placement {
    SheetFacts.Placement(
      idiom: traits.idiom, verticalSizeClass: traits.verticalSizeClass, bottomInset: safeArea.bottom)
  }

  /// The top of the largest sheet that is attached to the bottom.
  private var largestTop: Double { safeArea.top + SheetFacts.topGap(placement).value }

  /// The largest height of a detent, without the bottom inset.
  public var maximumDetentValue: Double {
    if form == .floatingSheet { return floatingSize.height }
    return SheetFacts.maximumDetentValue(
      containerHeight: container.height, safeTop: safeArea.top, safeBottom: safeArea.bottom, placement: placement)
  }

  /// The active detents with their heights, without the bottom inset, in the order of writing.
  public var activeDetents: [(id: String, height: Double)] {
    var active: [(id: String, height: Double)] = []
    for detent in detents {
      switch detent.height {
      case .inactive: break
      case .medium where traits.verticalSizeClass == .compact: break
      case .medium:
        let height = SheetFacts.mediumDetentValue(containerHeight: container.height, safeBottom: safeArea.bottom)
        active.append((detent.id, min(height, maximumDetentValue)))
      case .large: active.append((detent.id, maximumDetentValue))
      case .points(let points): active.append((detent.id, min(max(points, 0), maximumDetentValue)))
      case .amount(let amount):
        active.append((detent.id, min(max(amount.resolved(in: maximumDetentValue), 0), maximumDetentValue)))
      }
    }
    return active.isEmpty ? [("large", maximumDetentValue)] : active
  }

  /// The detent at which the sheet rests.
  public var selectedDetent: (id: String, height: Double) {
    let active = activeDetents
    if let selected, let chosen = active.first(where: { $0.id == selected }) { return chosen }
    return active.min { $0.height < $1.height } ?? active[0]
  }

  /// The sheet's frame in the container, on pixels.
  public var frame: Rect {
    form == .floatingSheet ? floatingFrame : attachedFrame
  }

  /// The sheet's own safe area.
  public var presentedSafeArea: EdgeInsets {
    guard form != .floatingSheet else { return .zero }
    let frame = self.frame
    return EdgeInsets(
      top: 0, left: max(0, safeArea.left - frame.minX), bottom: safeArea.bottom,
      right: max(0, frame.maxX - (container.width - safeArea.right)))
  }

  /// The frame of a sheet at the bottom.
  private var attachedFrame: Rect {
    let height = selectedDetent.height + safeArea.bottom
    var width = container.width
    if form == .edgeAttachedSheet {
      width = container.width - safeArea.left - safeArea.right
      if widthFollowsPreferred, preferred.width > 0 { width = min(width, preferred.width) }
    }
    let x =
      form == .edgeAttachedSheet ? safeArea.left + (container.width - safeArea.left - safeArea.right - width) / 2 : 0
    return snapped(Rect(x, container.height - height, width, height))
  }

  /// The frame of a sheet in the middle, above the keyboard as far as the safe top allows.
  private var floatingFrame: Rect {
    var size = floatingSize
    if detents.contains(where: { $0.height != .large }) { size.height = min(size.height, selectedDetent.height) }
    var frame = Rect(
      (container.width - size.width) / 2, (container.height - size.height) / 2, size.width, size.height)
    if isPage, traits.iOS < SheetFacts.cardVersion.value { frame.origin.y = container.height - size.height }
    if let keyboardTop, frame.maxY > keyboardTop {
      let y = max(keyboardTop - frame.height, min(frame.minY, safeArea.top))
      frame = Rect(frame.minX, y, frame.width, max(0, min(frame.height, keyboardTop - y)))
    }
    return snapped(frame)
  }

  /// Whether the sheet is sized like a page.
  private var isPage: Bool {
    prefersPageSizing ?? SheetFacts.prefersPageSizing(iOS: traits.iOS, isFormSheet: style == .formSheet).value
  }

  /// The size of a sheet in the middle at its largest.
  private var floatingSize: Size {
    if isPage {
      if traits.iOS < SheetFacts.cardVersion.value {
        return Size(min(container.width, portraitWidth), container.height - SheetFacts.oldPageSheetTop.value)
      }
      let width = min(container.width - SheetFacts.pageSheetFreeWidth.value, SheetFacts.pageSheetWidth.value)
      return Size(width, container.height - 2 * (safeArea.top + SheetFacts.pageSheetVerticalGap.value))
    }
    let standard = SheetFacts.formSheet(iOS: traits.iOS).value
    let width = preferred.width > 0 ? preferred.width : standard.width
    let height = preferred.height > 0 ? preferred.height : standard.height
    return Size(
      min(width, container.width - safeArea.left - safeArea.right),
      min(height, container.height - safeArea.top - safeArea.bottom))
  }

  /// Returns a rect with its edges on pixels.
  private func snapped(_ rect: Rect) -> Rect {
    let x = PixelGrid.roundToPixel(rect.minX, scale: scale)
    let y = PixelGrid.roundToPixel(rect.minY, scale: scale)
    return Rect(
      x, y, PixelGrid.roundToPixel(rect.maxX, scale: scale) - x, PixelGrid.roundToPixel(rect.maxY, scale: scale) - y)
  }
}

/// One resting height of a sheet.
public struct SheetDetent: Hashable, Sendable {
  /// The detent's height.
  public enum Height: Hashable, Sendable {
    case medium
    case large
    case inactive
    /// Without the bottom inset.
    case points(Double)
    /// A share of the tallest, plus points.
    case amount(Amount)
  }

  /// `medium`, `large` or its own id.
  public var id: String
  /// Its height.
  public var height: Height

  /// Creates a detent.
  public init(_ id: String, _ height: Height) {
    self.id = id
    self.height = height
  }
}
