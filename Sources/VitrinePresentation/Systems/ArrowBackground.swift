public import VitrineModel
public import VitrineSchema

/// The popover background that seed 003 draws by hand (facts/seed-systems.md 4).
///
/// Quadratic curves round the corners, with the corner itself as control point; only an upward arrow is drawn, though UIKit
/// keeps a strip for it on whichever side it chose.
public struct ArrowBackground: Hashable, Sendable {
  /// Width of the arrow's base in points.
  public var arrowBase: Double
  /// Base to tip in points.
  public var arrowHeight: Double
  /// Radius of the corners in points.
  public var cornerRadius: Double
  /// Background edge to content.
  public var contentViewInsets: EdgeInsets

  /// The seed's own values (seed 003, documented).
  public static let seed = ArrowBackground(
    arrowBase: 20, arrowHeight: 10, cornerRadius: 10, contentViewInsets: .zero)
  /// Width of the stroke, centred on the outline (seed 003).
  public static let lineWidth = 2.0
  /// The fill (seed 003).
  public static let fill = RGBA(1, 1, 1, 0.95)
  /// The stroke's colour (seed 003).
  public static let stroke = RGBA(0.8, 0.8, 0.8, 1)

  /// Creates a background.
  public init(arrowBase: Double, arrowHeight: Double, cornerRadius: Double, contentViewInsets: EdgeInsets) {
    self.arrowBase = arrowBase
    self.arrowHeight = arrowHeight
    self.cornerRadius = cornerRadius
    self.contentViewInsets = contentViewInsets
  }

  /// One command of an outline; points are in the background's own coordinates.
  public enum PathStep: Hashable, Sendable {
    /// Begins the outline.
    case move(Point)
    /// A straight line.
    case line(Point)
    /// A quadratic curve with its control point.
    case quad(control: Point, Point)
  }

  /// Returns the outline in a background of a size; it ends where it began and is not closed.
  public func path(in bounds: Size, arrowOffset: Double, arrowDirection: ArrowDirection?) -> [PathStep] {
    let left = contentViewInsets.left
    let right = bounds.width - contentViewInsets.right
    let top = contentViewInsets.top + (arrowDirection == .up ? arrowHeight : 0)
    let bottom = bounds.height - contentViewInsets.bottom
    let radius = cornerRadius
    var steps: [PathStep] = [.move(Point(left + radius, top))]
    if arrowDirection == .up {
      let middle = bounds.width / 2 + arrowOffset
      steps.append(.line(Point(middle - arrowBase / 2, top)))
      steps.append(.line(Point(middle, 0)))
      steps.append(.line(Point(middle + arrowBase / 2, top)))
    }
    steps += [
      .line(Point(right - radius, top)),
      .quad(control: Point(right, top), Point(right, top + radius)),
      .line(Point(right, bottom - radius)),
      .quad(control: Point(right, bottom), Point(right - radius, bottom)),
      .line(Point(left + radius, bottom)),
      .quad(control: Point(left, bottom), Point(left, bottom - radius)),
      .line(Point(left, top + radius)),
      .quad(control: Point(left, top), Point(left + radius, top)),
    ]
    return steps
  }

  /// Returns what UIKit leaves to the content: bounds less the insets less the arrow's strip on its side.
  public func contentRect(in bounds: Size, arrowDirection: ArrowDirection?) -> Rect {
    var insets = contentViewInsets
    switch arrowDirection {
    case .up: insets.top += arrowHeight
    case .down: insets.bottom += arrowHeight
    case .left: insets.left += arrowHeight
    case .right: insets.right += arrowHeight
    case nil: break
    }
    return Rect(origin: .zero, size: bounds).inset(by: insets)
  }

  /// Returns what deserves a diagnostic about a drawing, in the words of the golden table.
  public func flags(in bounds: Size, arrowOffset: Double, arrowDirection: ArrowDirection?) -> [String] {
    var flags: [String] = []
    if let arrowDirection, arrowDirection != .up, arrowHeight > 0 { flags.append("arrow-not-drawn") }
    let left = contentViewInsets.left
    let right = bounds.width - contentViewInsets.right
    if arrowDirection == .up {
      let middle = bounds.width / 2 + arrowOffset
      if middle - arrowBase / 2 < left + cornerRadius || middle + arrowBase / 2 > right - cornerRadius {
        flags.append("arrow-overlaps-corner")
      }
      if middle - arrowBase / 2 < 0 || middle + arrowBase / 2 > bounds.width { flags.append("arrow-outside-bounds") }
    }
    let height =
      bounds.height - contentViewInsets.top - contentViewInsets.bottom - (arrowDirection == .up ? arrowHeight : 0)
    if 2 * cornerRadius > min(right - left, height) { flags.append("corner-radius-too-large") }
    return flags
  }

  /// Returns the outline as SVG path data, moved to a place.
  func pathData(in frame: Rect, arrowOffset: Double, arrowDirection: ArrowDirection?) -> String {
    var data = PathData()
    for step in path(in: frame.size, arrowOffset: arrowOffset, arrowDirection: arrowDirection) {
      switch step {
      case .move(let point): data.move(frame.minX + point.x, frame.minY + point.y)
      case .line(let point): data.line(frame.minX + point.x, frame.minY + point.y)
      case .quad(let control, let point):
        data.quad(
          frame.minX + control.x, frame.minY + control.y, frame.minX + point.x, frame.minY + point.y)
      }
    }
    data.close()
    return data.text
  }
}
