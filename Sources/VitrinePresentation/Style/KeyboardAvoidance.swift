import VitrineModel
import VitrineSchema

/// What a style of the language does when the keyboard comes (design/language.md 4.7).
enum KeyboardAvoidance {
  /// Points kept above the keyboard when nothing is written.
  static let standardMargin = 20.0

  /// Returns the frame above a keyboard.
  ///
  /// - Parameters:
  ///   - top: The keyboard's top, in the frame's coordinates.
  ///   - safeTop: The line that `stickToTop` and `compress` do not cross.
  static func frame(_ frame: Rect, mode: KeyboardMode, margin: Double, keyboardTop top: Double, safeTop: Double) -> Rect
  {
    let needed = frame.maxY + margin - top
    guard mode != .none, needed > 0 else { return frame }
    if mode == .moveUp { return frame.offset(by: Point(0, -needed)) }
    // A view above the line already stays there: the keyboard never pushes down.
    let y = max(frame.minY - needed, min(frame.minY, safeTop))
    guard mode == .compress else { return Rect(frame.minX, y, frame.width, frame.height) }
    return Rect(frame.minX, y, frame.width, max(0, min(frame.height, top - margin - y)))
  }
}
