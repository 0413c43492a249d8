public import VitrineModel
public import VitrineSchema

/// Everything that decides where a popover goes (facts/uikit-presentation.md 5.3).
public struct PopoverPlacementInput: Sendable {
  /// The container's size in points.
  public var container: Size
  /// Pixels per point.
  public var scale: Double
  /// The container's safe area.
  public var safeArea: EdgeInsets
  /// Height of the status bar; 0 when hidden.
  public var statusBar: Double
  /// Whether the safe area counts: from iOS 13.
  public var usesSafeArea: Bool
  /// `popoverLayoutMargins`.
  public var margins: EdgeInsets
  /// The anchor in container coordinates.
  public var anchor: Rect
  /// Whether the anchor is a bar item.
  public var isBarItem: Bool
  /// The permitted directions; empty for arrowless.
  public var permitted: [ArrowDirection]
  /// Wanted size of the content; a side of 0 takes UIKit's own.
  public var preferred: Size
  /// Base to tip of the arrow.
  public var arrowHeight: Double
  /// Width of the arrow's base.
  public var arrowBase: Double
  /// Corner radius of the background.
  public var cornerRadius: Double
  /// Background edge to content.
  public var contentInsets: EdgeInsets
  /// Whether the presented view covers the arrow too: standard chrome from iOS 13.
  public var presentedCoversArrow: Bool
  /// `canOverlapSourceViewRect`.
  public var canOverlap: Bool
  /// The docked keyboard's top in container coordinates.
  public var keyboardTop: Double?
  /// The direction before a re-layout that keeps it if it can.
  public var current: ArrowDirection?
  /// How the background draws its outline.
  public var outline: PopoverOutlineStyle

  /// Creates an input with the defaults of section 5.3 for everything not named.
  public init(container: Size, scale: Double, anchor: Rect, preferred: Size) {
    self.container = container
    self.scale = scale
    safeArea = .zero
    statusBar = 0
    usesSafeArea = true
    margins = EdgeInsets(all: 10)
    self.anchor = anchor
    isBarItem = false
    permitted = ArrowDirection.allCases
    self.preferred = preferred
    arrowHeight = 13
    arrowBase = 26
    cornerRadius = 13
    contentInsets = .zero
    presentedCoversArrow = true
    canOverlap = false
    keyboardTop = nil
    current = nil
    outline = .standard
  }
}

/// How a background draws its outline.
public enum PopoverOutlineStyle: Hashable, Sendable {
  /// UIKit's chrome: round corners and an arrow on every side.
  case standard
  /// A custom class: the directions whose arrow it draws, and the rounded corners; empty for all.
  case custom(draws: [ArrowDirection], maskedCorners: [String])
  /// The drawing of seed 003: quadratic corners, an arrow only upward.
  case seed003

  /// Whether an arrow on this side is drawn.
  func draws(_ direction: ArrowDirection) -> Bool {
    switch self {
    case .standard: true
    case .custom(let draws, _): draws.contains(direction)
    case .seed003: direction == .up
    }
  }

  /// Whether a corner is rounded.
  func rounds(_ corner: String) -> Bool {
    guard case .custom(_, let corners) = self, !corners.isEmpty else { return true }
    return corners.contains(corner)
  }
}

/// What stands out about a placement.
public enum PopoverFlag: String, Hashable, Sendable, CaseIterable {
  case shrunkWidth, shrunkHeight, overlapsSource, arrowMisaligned, noRoom, movedForKeyboard, flipped
}

/// One direction that was tried.
public struct TriedDirection: Hashable, Sendable {
  /// The direction.
  public var direction: ArrowDirection
  /// Whether the whole popover fits there.
  public var fits: Bool
  /// The room on that side.
  public var region: Size
  /// Points missing in width; 0 when wide enough.
  public var missingWidth: Double
  /// Points missing in height; 0 when tall enough.
  public var missingHeight: Double
  /// Share of the popover's area that could be kept.
  public var kept: Double

  /// Creates a record.
  public init(
    _ direction: ArrowDirection, fits: Bool, region: Size, missingWidth: Double, missingHeight: Double, kept: Double
  ) {
    self.direction = direction
    self.fits = fits
    self.region = region
    self.missingWidth = missingWidth
    self.missingHeight = missingHeight
    self.kept = kept
  }
}

/// How a popover's background is painted.
public struct PopoverChrome: Hashable, Sendable {
  /// Whether a class of one's own paints it rather than UIKit.
  public var isCustom: Bool
  /// The fill; nil for UIKit's material, or for nothing in a class of one's own.
  public var fill: RGBA?
  /// Width of the stroke on the outline in points; 0 for none.
  public var strokeWidth: Double
  /// The stroke's colour.
  public var strokeColor: RGBA?

  /// Creates a chrome.
  public init(isCustom: Bool, fill: RGBA?, strokeWidth: Double = 0, strokeColor: RGBA? = nil) {
    self.isCustom = isCustom
    self.fill = fill
    self.strokeWidth = strokeWidth
    self.strokeColor = strokeColor
  }
}

/// Where a popover ends up.
public struct PopoverLayout: Sendable {
  /// The background view, arrow included, in container coordinates.
  public var frame: Rect
  /// Where content may be seen.
  public var contentFrame: Rect
  /// The presented controller's view.
  public var presentedViewFrame: Rect
  /// The presented view's safe area on the arrow's side.
  public var presentedSafeArea: EdgeInsets
  /// The side of the arrow; nil for none.
  public var arrowDirection: ArrowDirection?
  /// Signed distance of the arrow's centre from the middle of its side; left and up negative.
  public var arrowOffset: Double
  /// The arrow's tip; nil for none.
  public var arrowTip: Point?
  /// What stands out, in the order of ``PopoverFlag``.
  public var flags: [PopoverFlag]
  /// Every direction tried, in the order of trying.
  public var tried: [TriedDirection]
  /// The outline with its arrow as SVG path data in container coordinates; empty when not drawn.
  public var path: String { outline?.path ?? "" }
  /// What ``path`` is made of when it is asked for.
  var outline: PopoverOutline?
  /// The anchor in container coordinates.
  public var anchor: Rect
  /// The rect in which the popover had to stay.
  public var available: Rect
  /// How it is painted; nil for a placement without a background.
  public var chrome: PopoverChrome?

  /// Creates a placement without arrow.
  public init(frame: Rect, contentFrame: Rect, anchor: Rect, available: Rect) {
    self.frame = frame
    self.contentFrame = contentFrame
    presentedViewFrame = contentFrame
    presentedSafeArea = .zero
    arrowDirection = nil
    arrowOffset = 0
    arrowTip = nil
    flags = []
    tried = []
    outline = nil
    chrome = nil
    self.anchor = anchor
    self.available = available
  }
}
