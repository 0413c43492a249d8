/// The grid of whole pixels on a screen (facts/layout.md 2, measured).
///
/// Edges are rounded in window coordinates, halves up; a size is the difference of two rounded edges. Text is the
/// exception: its lengths are rounded up before layout.
public enum PixelGrid {
  /// How far above a whole pixel a length may lie and still count as that pixel, in pixels; covers rounding of doubles.
  package static let tolerance = 1e-6

  /// Returns the edge on the nearest pixel, halves upward, also those that sums of doubles bring just below a half.
  ///
  /// A scale of 0 or less rounds nothing.
  public static func roundToPixel(_ edge: Double, scale: Double) -> Double {
    guard scale > 0 else { return edge }
    return (edge * scale + 0.5 + tolerance).rounded(.down) / scale
  }

  /// Returns the length rounded up to a whole pixel. A scale of 0 or less rounds nothing.
  public static func ceilToPixel(_ length: Double, scale: Double) -> Double {
    guard scale > 0 else { return length }
    return (length * scale - tolerance).rounded(.up) / scale
  }
}
