public import VitrineLayout
public import VitrineModel
public import VitrineSchema
public import VitrineSource

/// What the asked style became.
public struct StyleOutcome: Sendable {
  /// UIKit's word, the style's name or the preset that was asked for.
  public var asked: String
  /// What UIKit makes of it.
  public var resolved: ModalPresentationStyle
  /// Why, in a few words: "regular width", "the delegate answers none".
  public var why: String
  /// What decided it.
  public var origin: Origin

  /// Creates an outcome.
  public init(asked: String, resolved: ModalPresentationStyle, why: String, origin: Origin) {
    self.asked = asked
    self.resolved = resolved
    self.why = why
    self.origin = origin
  }
}

/// The screen underneath.
public struct ResolvedPresenter: Sendable {
  /// The screen that UIKit presents from.
  public var screen: String
  /// Whether its view leaves the window.
  public var isRemoved: Bool
  /// Its views.
  public var tree: LaidOutTree

  /// Creates a presenter.
  public init(screen: String, isRemoved: Bool, tree: LaidOutTree) {
    self.screen = screen
    self.isRemoved = isRemoved
    self.tree = tree
  }
}

/// The view between presenter and presented.
public struct ResolvedDimming: Sendable {
  /// In window coordinates.
  public var frame: Rect
  /// The colour, its own alpha included.
  public var color: RGBA?
  /// The view's opacity once it stands.
  public var alpha: Double
  /// A UIBlurEffect style instead of the colour.
  public var blur: String?
  /// What a tap does.
  public var tap: DimmingTap
  /// Whether it fades alongside the transition.
  public var isAnimated: Bool
  /// What decided it.
  public var origin: Origin

  /// Creates a dimming view.
  public init(
    frame: Rect, color: RGBA?, alpha: Double, blur: String?, tap: DimmingTap, isAnimated: Bool, origin: Origin
  ) {
    self.frame = frame
    self.color = color
    self.alpha = alpha
    self.blur = blur
    self.tap = tap
    self.isAnimated = isAnimated
    self.origin = origin
  }
}

/// The layer of the presented view.
public struct ResolvedLayer: Sendable {
  /// In points.
  public var cornerRadius: Double
  /// The rounded corners; empty when all are.
  public var maskedCorners: [String]
  /// Border width in points and its colour.
  public var border: (width: Double, color: RGBA?)?
  /// Shadow: colour, opacity, offset and radius.
  public var shadow: (color: RGBA?, opacity: Double, offset: Point, radius: Double)?
  /// Whether content is cut at the bounds.
  public var clipsToBounds: Bool

  /// Creates a plain layer.
  public init() {
    cornerRadius = 0
    maskedCorners = []
    border = nil
    shadow = nil
    clipsToBounds = false
  }
}

/// The presented screen.
public struct ResolvedPresented: Sendable {
  /// The screen.
  public var screen: String
  /// In window coordinates, as UIKit or the library leaves it; custom frames are not rounded.
  public var frame: Rect
  /// The view's own safe area.
  public var safeArea: EdgeInsets
  /// The view's layer.
  public var layer: ResolvedLayer
  /// Its background colour, if written.
  public var backgroundColor: RGBA?
  /// Its views.
  public var tree: LaidOutTree

  /// Creates a presented screen.
  public init(screen: String, frame: Rect, safeArea: EdgeInsets, layer: ResolvedLayer, tree: LaidOutTree) {
    self.screen = screen
    self.frame = frame
    self.safeArea = safeArea
    self.layer = layer
    backgroundColor = nil
    self.tree = tree
  }
}

/// What changed at one step after the presentation stood.
public struct ResolvedStep: Sendable {
  /// The entry of `during`, or `dismiss`.
  public var after: String
  /// The popover's new placement.
  public var popover: PopoverLayout?
  /// The presented screen's new place.
  public var presented: ResolvedPresented?
  /// The sheet's new place.
  public var sheet: ResolvedSheet?
  /// Where the step is written.
  public var place: SourcePlace?

  /// Creates a step.
  public init(after: String, place: SourcePlace?) {
    self.after = after
    self.place = place
  }
}

/// A sheet.
public struct ResolvedSheet: Sendable {
  /// The active detents with their heights, without the bottom inset, in points.
  public var detents: [(id: String, height: Double)]
  /// The selected detent.
  public var selected: String?
  /// Whether a grabber shows.
  public var hasGrabber: Bool
  /// In points.
  public var cornerRadius: Double

  /// Creates a sheet.
  public init(detents: [(id: String, height: Double)], selected: String?, hasGrabber: Bool, cornerRadius: Double) {
    self.detents = detents
    self.selected = selected
    self.hasGrabber = hasGrabber
    self.cornerRadius = cornerRadius
  }
}

/// An alert or action sheet.
public struct ResolvedAlert: Sendable {
  /// `alert` or `actionSheet`.
  public var preferredStyle: String
  /// In window coordinates.
  public var frame: Rect
  /// Buttons in the order of display: title, kind, frame in window coordinates.
  public var buttons: [(title: String, kind: String, frame: Rect, place: SourcePlace)]

  /// Creates an alert.
  public init(
    preferredStyle: String, frame: Rect, buttons: [(title: String, kind: String, frame: Rect, place: SourcePlace)]
  ) {
    self.preferredStyle = preferredStyle
    self.frame = frame
    self.buttons = buttons
  }
}

/// One presentation in one environment, once it stands.
public struct ResolvedPresentation: Sendable {
  /// Index in ``Spec/environments``.
  public var environment: Int
  /// The style.
  public var style: StyleOutcome
  /// What is underneath.
  public var presenter: ResolvedPresenter
  /// The view between.
  public var dimming: ResolvedDimming?
  /// The popover, when one is shown.
  public var popover: PopoverLayout?
  /// Why no popover could be placed: the anchor is missing, hidden or outside; nil when it could.
  public var anchorProblem: AnchorProblem?
  /// What is on top; nil when nothing can be shown.
  public var presented: ResolvedPresented?
  /// The sheet, when one is shown.
  public var sheet: ResolvedSheet?
  /// The alert, when one is shown.
  public var alert: ResolvedAlert?
  /// The presentation underneath.
  public var over: String?
  /// What changed afterwards.
  public var steps: [ResolvedStep]
  /// What is not computed.
  public var notModelled: [NotModelled]
  /// What the numbers rest on without being certain.
  public var approximations: [Approximation]

  /// Creates a presentation with nothing on top.
  public init(environment: Int, style: StyleOutcome, presenter: ResolvedPresenter) {
    self.environment = environment
    self.style = style
    self.presenter = presenter
    steps = []
    notModelled = []
    approximations = []
  }
}

/// Why a popover has no anchor.
public enum AnchorProblem: Hashable, Sendable {
  /// None was written, nor given by the delegate.
  case missing
  /// The view is hidden, or inside something hidden.
  case hidden(String)
  /// The view belongs to a screen that is not in the window.
  case notInWindow(String)
  /// The view has no size.
  case empty(String)
}
