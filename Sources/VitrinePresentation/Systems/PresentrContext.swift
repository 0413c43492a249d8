public import VitrineModel

/// The frame that Presentr derives from a context controller's view (facts/seed-systems.md 1.10): the view's own origin is
/// counted a second time.
public struct PresentrContext: Hashable, Sendable {
  /// The view's origin in the window.
  public var viewOriginInWindow: Point
  /// The view's origin in its superview.
  public var viewFrameOrigin: Point
  /// The view's size.
  public var viewSize: Size

  /// Creates a context.
  public init(viewOriginInWindow: Point, viewFrameOrigin: Point, viewSize: Size) {
    self.viewOriginInWindow = viewOriginInWindow
    self.viewFrameOrigin = viewFrameOrigin
    self.viewSize = viewSize
  }

  /// The frame that the library derives.
  public var frame: Rect {
    Rect(
      viewOriginInWindow.x + viewFrameOrigin.x, viewOriginInWindow.y + viewFrameOrigin.y, viewSize.width,
      viewSize.height)
  }

  /// The frame that its author meant.
  public var intendedFrame: Rect { Rect(origin: viewOriginInWindow, size: viewSize) }

  /// Returns what deserves a diagnostic, in the words of the golden table.
  public func flags(geometry: PresentrGeometry, safeArea: EdgeInsets, scale: Double) -> [String] {
    var flags: [String] = []
    if frame != intendedFrame { flags.append("context-origin-doubled") }
    if frame != Rect(origin: .zero, size: geometry.container) { flags.append("transition-uses-container-not-context") }
    return flags + geometry.flags(safeArea: safeArea, scale: scale)
  }
}
