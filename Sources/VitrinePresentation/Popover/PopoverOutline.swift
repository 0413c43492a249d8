import VitrineModel
import VitrineSchema

/// The outline of a popover's background with its arrow, drawn clockwise from the top left corner. A class, so that a placement stays small to copy.
final class PopoverOutline: Sendable {
  /// The body without the arrow's strip.
  private let body: Rect
  /// The whole frame.
  private let frame: Rect
  /// The side of the arrow; nil when none is drawn.
  private let arrow: ArrowDirection?
  /// The side that UIKit chose for the arrow, drawn or not.
  private let direction: ArrowDirection?
  /// Distance of the arrow's centre from the middle of its side.
  private let offset: Double
  /// Half of the arrow's base.
  private let halfBase: Double
  /// The corner radius where a corner is rounded.
  private let radius: Double
  /// The kind of drawing.
  private let style: PopoverOutlineStyle
  /// The input, for the drawing of seed 003.
  private let input: PopoverPlacementInput

  /// Prepares the outline of a placement.
  init(_ input: PopoverPlacementInput, layout: PopoverLayout) {
    self.input = input
    frame = layout.frame
    style = input.outline
    let drawn = layout.arrowDirection.flatMap { input.outline.draws($0) && input.arrowHeight > 0 ? $0 : nil }
    arrow = drawn
    direction = layout.arrowDirection
    offset = layout.arrowOffset
    halfBase = input.arrowBase / 2
    // A background that does not draw this side's arrow leaves its strip empty.
    let height = input.arrowHeight
    var strip = EdgeInsets.zero
    switch layout.arrowDirection {
    case .up: strip.top = height
    case .down: strip.bottom = height
    case .left: strip.left = height
    case .right: strip.right = height
    case nil: break
    }
    let body = layout.frame.inset(by: strip)
    self.body = body
    radius = max(0, min(input.cornerRadius, body.width / 2, body.height / 2))
  }

  /// The SVG path data in container coordinates; empty without a body.
  var path: String {
    guard !body.isEmpty else { return "" }
    if case .seed003 = style { return seedPath }
    let radii = Self.corners.map { style.rounds($0) ? radius : 0 }
    var path = PathData()
    path.move(body.minX + radii[0], body.minY)
    if arrow == .up {
      let middle = frame.midX + offset
      path.line(middle - halfBase, body.minY)
      path.line(middle, frame.minY)
      path.line(middle + halfBase, body.minY)
    }
    path.line(body.maxX - radii[1], body.minY)
    if radii[1] > 0 { path.corner(radius: radii[1], body.maxX, body.minY + radii[1]) }
    if arrow == .right {
      let middle = frame.midY + offset
      path.line(body.maxX, middle - halfBase)
      path.line(frame.maxX, middle)
      path.line(body.maxX, middle + halfBase)
    }
    path.line(body.maxX, body.maxY - radii[2])
    if radii[2] > 0 { path.corner(radius: radii[2], body.maxX - radii[2], body.maxY) }
    if arrow == .down {
      let middle = frame.midX + offset
      path.line(middle + halfBase, body.maxY)
      path.line(middle, frame.maxY)
      path.line(middle - halfBase, body.maxY)
    }
    path.line(body.minX + radii[3], body.maxY)
    if radii[3] > 0 { path.corner(radius: radii[3], body.minX, body.maxY - radii[3]) }
    if arrow == .left {
      let middle = frame.midY + offset
      path.line(body.minX, middle + halfBase)
      path.line(frame.minX, middle)
      path.line(body.minX, middle - halfBase)
    }
    path.line(body.minX, body.minY + radii[0])
    if radii[0] > 0 { path.corner(radius: radii[0], body.minX + radii[0], body.minY) }
    path.close()
    return path.text
  }

  /// The corners as masks name them: top left, top right, bottom right, bottom left.
  private static let corners = ["minXMinY", "maxXMinY", "maxXMaxY", "minXMaxY"]

  /// The drawing of seed 003, moved to the popover's place.
  private var seedPath: String {
    let background = ArrowBackground(
      arrowBase: input.arrowBase, arrowHeight: input.arrowHeight, cornerRadius: input.cornerRadius,
      contentViewInsets: input.contentInsets)
    return background.pathData(in: frame, arrowOffset: offset, arrowDirection: direction)
  }
}
