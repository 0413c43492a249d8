package import VitrineModel

extension JSONCell {
  /// A rectangle from four numbers.
  package var rect: Rect? {
    guard let numbers, numbers.count == 4 else { return nil }
    return Rect(numbers[0], numbers[1], numbers[2], numbers[3])
  }

  /// A size from two numbers.
  package var size: Size? {
    guard let numbers, numbers.count == 2 else { return nil }
    return Size(numbers[0], numbers[1])
  }

  /// A point from two numbers.
  package var point: Point? {
    guard let numbers, numbers.count == 2 else { return nil }
    return Point(numbers[0], numbers[1])
  }

  /// Insets from top, left, bottom, right.
  package var insets: EdgeInsets? {
    guard let numbers, numbers.count == 4 else { return nil }
    return EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Four numbers for a rectangle.
  package init(_ rect: Rect) {
    self = .list([.number(rect.minX), .number(rect.minY), .number(rect.width), .number(rect.height)])
  }

  /// Two numbers for a size.
  package init(_ size: Size) { self = .list([.number(size.width), .number(size.height)]) }

  /// Two numbers for a point.
  package init(_ point: Point) { self = .list([.number(point.x), .number(point.y)]) }
}
