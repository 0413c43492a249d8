import VitrineModel

extension JSONWriter {
  /// Writes a key with a string.
  mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a key with a length in points.
  mutating func member(_ name: String, points value: Double) {
    key(name)
    points(value)
  }

  /// Writes `[x, y, width, height]`.
  mutating func rect(_ rect: Rect) { pointsList([rect.minX, rect.minY, rect.width, rect.height]) }

  /// Writes `[top, left, bottom, right]`.
  mutating func insets(_ insets: EdgeInsets) { pointsList([insets.top, insets.left, insets.bottom, insets.right]) }

  /// Writes `[x, y]`.
  mutating func point(_ point: Point) { pointsList([point.x, point.y]) }

  /// Writes `[width, height]`.
  mutating func size(_ size: Size) { pointsList([size.width, size.height]) }

  /// Writes numbers on one line, each as the shortest text that reads back the same.
  mutating func exactList(_ values: [Double]) {
    array(inline: true) { writer in
      for value in values { writer.exact(value) }
    }
  }
}
