public import VitrineModel

/// The slides of the library Presentr, with the starts its code has (facts/motion.md 8, facts/seed-systems.md 1.7).
public enum PresentrCover: Hashable, Sendable {
  /// From below.
  case vertical
  /// From above.
  case verticalFromTop
  /// From the left.
  case horizontalFromLeft
  /// From the right.
  case horizontalFromRight
  /// From a corner.
  case corner(isTop: Bool, isLeft: Bool)

  /// Reads the library's name; `corner` is one of `topLeft`, `topRight`, `bottomLeft`, `bottomRight`.
  public init?(name: String, corner: String = "topLeft") {
    switch name {
    case "coverVertical": self = .vertical
    case "coverVerticalFromTop": self = .verticalFromTop
    case "coverHorizontalFromLeft": self = .horizontalFromLeft
    case "coverHorizontalFromRight": self = .horizontalFromRight
    case "coverFromCorner":
      guard ["topLeft", "topRight", "bottomLeft", "bottomRight"].contains(corner) else { return nil }
      self = .corner(isTop: corner.hasPrefix("top"), isLeft: corner.hasSuffix("Left"))
    default: return nil
    }
  }

  /// Returns where the view's origin is when the presentation starts.
  ///
  /// From the right and from below the view starts one whole length beyond the edge; from the left and from above it
  /// touches the edge (source).
  /// - Parameters:
  ///   - container: Size of the container view, never of a context.
  ///   - finalFrame: Where the view ends, in the container.
  public func start(container: Size, finalFrame: Rect) -> Point {
    let left = -finalFrame.width
    let right = container.width + finalFrame.width
    let above = -finalFrame.height
    let below = container.height + finalFrame.height
    return switch self {
    case .vertical: Point(finalFrame.minX, below)
    case .verticalFromTop: Point(finalFrame.minX, above)
    case .horizontalFromLeft: Point(left, finalFrame.minY)
    case .horizontalFromRight: Point(right, finalFrame.minY)
    case .corner(let isTop, let isLeft): Point(isLeft ? left : right, isTop ? above : below)
    }
  }
}
