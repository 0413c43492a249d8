import VitrineModel

/// The origin of a custom frame from its position (design/language.md 4.7).
enum PositionSolver {
  /// Returns the frame of a size inside a reference rectangle, unrounded.
  static func frame(
    _ position: AuthoredPosition, size: Size, in reference: Rect, isRightToLeft: Bool
  ) -> Rect {
    switch position {
    case .origin(let point):
      return Rect(
        reference.minX + point.x.resolved(in: reference.width),
        reference.minY + point.y.resolved(in: reference.height), size.width, size.height)
    case .center(let point):
      return Rect(
        reference.minX + point.x.resolved(in: reference.width) - size.width / 2,
        reference.minY + point.y.resolved(in: reference.height) - size.height / 2, size.width, size.height)
    case .edge(let word, let inset):
      var x = reference.midX - size.width / 2
      var y = reference.midY - size.height / 2
      let lower = word.lowercased()
      if lower.hasPrefix("top") { y = reference.minY + inset }
      if lower.hasPrefix("bottom") { y = reference.maxY - inset - size.height }
      let isLeading = lower.hasSuffix("leading")
      if isLeading || lower.hasSuffix("trailing") {
        x = isLeading == isRightToLeft ? reference.maxX - inset - size.width : reference.minX + inset
      }
      return Rect(x, y, size.width, size.height)
    }
  }
}
