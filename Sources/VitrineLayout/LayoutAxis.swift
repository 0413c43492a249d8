/// One of the two directions in which lengths and positions are found; each is solved by itself.
enum LayoutAxis: Int, Sendable {
  /// From leading to trailing.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The other direction.
  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A value for each axis.
struct PerAxis<Value> {
  /// The horizontal one.
  var horizontal: Value
  /// The vertical one.
  var vertical: Value

  /// Creates a pair.
  init(_ horizontal: Value, _ vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The value of an axis.
  subscript(axis: LayoutAxis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    // In place: a setter would copy a whole array for each element that is set.
    _modify {
      if axis == .horizontal { yield &horizontal } else { yield &vertical }
    }
  }
}

extension PerAxis: Sendable where Value: Sendable {}

/// Two ends of an axis: leading and trailing, or top and bottom, inward positive.
struct AxisInsets: Hashable, Sendable {
  /// From the leading edge or the top.
  var start: Double
  /// From the trailing edge or the bottom.
  var end: Double

  /// No insets.
  static let zero = AxisInsets(start: 0, end: 0)

  /// Both together.
  var sum: Double { start + end }

  /// Adds end by end.
  static func + (a: AxisInsets, b: AxisInsets) -> AxisInsets {
    AxisInsets(start: a.start + b.start, end: a.end + b.end)
  }
}

/// A stretch of an axis in a view's own leading coordinates.
struct AxisRange: Hashable, Sendable {
  /// Where it begins.
  var start: Double
  /// Where it ends.
  var end: Double

  /// How long it is.
  var length: Double { end - start }
  /// Its centre.
  var middle: Double { (start + end) / 2 }

  /// Returns the range made smaller.
  func inset(by insets: AxisInsets) -> AxisRange { AxisRange(start: start + insets.start, end: end - insets.end) }
}
