/// A point: y grows downward.
public struct Point: Hashable, Sendable {
  /// Horizontal position in points.
  public var x: Double
  /// Vertical position in points.
  public var y: Double

  /// Creates a point.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(0, 0)
}

/// A width and a height in points.
public struct Size: Hashable, Sendable {
  /// Horizontal length in points.
  public var width: Double
  /// Vertical length in points.
  public var height: Double

  /// Creates a size.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static let zero = Size(0, 0)
}

/// A rectangle in points, origin top left, y down. Half open: the left and top edges belong to it.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// Width and height.
  public var size: Size

  /// Creates a rectangle from its four numbers.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    origin = Point(x, y)
    size = Size(width, height)
  }

  /// Creates a rectangle.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(0, 0, 0, 0)

  /// Left edge.
  public var minX: Double { origin.x }
  /// Top edge.
  public var minY: Double { origin.y }
  /// Right edge.
  public var maxX: Double { origin.x + size.width }
  /// Bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// Horizontal centre.
  public var midX: Double { origin.x + size.width / 2 }
  /// Vertical centre.
  public var midY: Double { origin.y + size.height / 2 }
  /// Horizontal length.
  public var width: Double { size.width }
  /// Vertical length.
  public var height: Double { size.height }
  /// Whether no point lies inside.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Returns the rectangle moved by a vector.
  public func offset(by vector: Point) -> Rect {
    Rect(origin.x + vector.x, origin.y + vector.y, size.width, size.height)
  }

  /// Returns the rectangle made smaller by insets; lengths never go below 0.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      origin.x + insets.left, origin.y + insets.top, max(0, size.width - insets.left - insets.right),
      max(0, size.height - insets.top - insets.bottom))
  }

  /// Whether a point lies inside; right and bottom edges do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether `other` lies inside, edges included.
  public func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// Whether the interiors of both share a point.
  public func intersectsInterior(of other: Rect) -> Bool {
    !isEmpty && !other.isEmpty && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the smallest rectangle that covers both.
  public func union(_ other: Rect) -> Rect {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Rect(x, y, max(maxX, other.maxX) - x, max(maxY, other.maxY) - y)
  }
}

/// Insets by physical edge, inward positive, in points: UIEdgeInsets.
public struct EdgeInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the left edge.
  public var left: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the right edge.
  public var right: Double

  /// Creates insets in UIEdgeInsets' order.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same inset on every side.
  public init(all value: Double) {
    self.init(top: value, left: value, bottom: value, right: value)
  }

  /// No insets.
  public static let zero = EdgeInsets(all: 0)
}

/// Insets by reading direction, inward positive, in points: NSDirectionalEdgeInsets.
public struct DirectionalInsets: Hashable, Sendable {
  /// From the top edge.
  public var top: Double
  /// From the edge where reading begins.
  public var leading: Double
  /// From the bottom edge.
  public var bottom: Double
  /// From the edge where reading ends.
  public var trailing: Double

  /// Creates insets in NSDirectionalEdgeInsets' order.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same inset on every side.
  public init(all value: Double) {
    self.init(top: value, leading: value, bottom: value, trailing: value)
  }

  /// No insets.
  public static let zero = DirectionalInsets(all: 0)

  /// Returns the physical insets for a reading direction.
  public func resolved(isRightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
  }
}
