public import VitrineModel

/// The centred popover of seed 000, with the seed's own arithmetic (facts/seed-systems.md 3).
///
/// A source rectangle one point wide that begins at the middle of the screen puts the popover half a point to the right; both
/// numbers are computed once from the screen, never from the window.
public struct CenteredPopover: Hashable, Sendable {
  /// The screen's size in points.
  public var screen: Size
  /// The popup's size in points.
  public var size: Size

  /// Width of the source rectangle (seed 000).
  static let sourceWidth = 1.0
  /// Distance that UIKit keeps from the edges (uikit-presentation 1.1, documented).
  static let layoutMargin = 10.0
  /// Height of the arrow (seed 000).
  public static let arrowHeight = 0.0
  /// The dimming view's colour (seed 000): black at a quarter.
  public static let dimmingColor = RGBA(0, 0, 0, 0.25)

  /// Creates a popover.
  public init(screen: Size, size: Size) {
    self.screen = screen
    self.size = size
  }

  /// The source rectangle in the presenter's view, as the seed computes it; its height may be negative.
  public var sourceRect: Rect {
    Rect(screen.width / 2, 0, Self.sourceWidth, (screen.height - size.height) / 2)
  }

  /// The source rectangle with its edges in order.
  public var standardizedSourceRect: Rect {
    let rect = sourceRect
    return rect.height < 0 ? Rect(rect.minX, rect.minY + rect.height, rect.width, -rect.height) : rect
  }

  /// The point at which the popover's top edge is centred.
  public var anchor: Point { Point(standardizedSourceRect.midX, standardizedSourceRect.maxY) }

  /// The popover before UIKit moves it inside the margins and onto pixels.
  public var unclampedFrame: Rect { Rect(anchor.x - size.width / 2, anchor.y, size.width, size.height) }

  /// Where the author meant it to be.
  public var exactlyCentredFrame: Rect {
    Rect((screen.width - size.width) / 2, (screen.height - size.height) / 2, size.width, size.height)
  }

  /// How far its centre is to the right of the screen's.
  public var centreErrorX: Double { unclampedFrame.midX - screen.width / 2 }

  /// The dimming view, in the screen.
  public var dimmingFrame: Rect { Rect(origin: .zero, size: screen) }

  /// What deserves a diagnostic, in the words of the golden table.
  public var flags: [String] {
    var flags: [String] = []
    if centreErrorX != 0 { flags.append("off-centre-half-point") }
    if sourceRect.height < 0 { flags.append("negative-source-height") }
    if size.width > screen.width - 2 * Self.layoutMargin { flags.append("exceeds-layout-margins-horizontal") }
    if size.height > screen.height - 2 * Self.layoutMargin { flags.append("exceeds-layout-margins-vertical") }
    return flags
  }
}
